/**
 * Exceptions to the landmark whose turn it is, written `<place> <scene>`. `none` is for trips outside the
 * town.
 */
const localLandmarks: Readonly<Record<string, string>> = {
  'edinburgh rooftops': 'edinburgh-castle',
  'edinburgh canal': 'none',
  'porto beach': 'none',
  'porto ruin': 'none',
  'rome garden': 'none',
  'vienna museum-hall': 'st-stephens',
  'vienna garden': 'none',
  'vienna river-boats': 'none',
};

type Wanted = { readonly place: string; readonly scene: string; readonly rank: number };

/**
 * Chooses which of the place's landmarks a picture shows. They take turns, except where a trip is about one
 * of them or leaves the town.
 */
export function localLandmark({ place, scene, rank }: Wanted, of: readonly string[]): string {
  return localLandmarks[`${place} ${scene}`] ?? of[rank % of.length] ?? 'none';
}
