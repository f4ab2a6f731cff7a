/** Where what one sees there is not whichever landmark comes next. Written `<place> <scene>`; `none` is outside the town. */
const own: Readonly<Record<string, string>> = {
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

/** Which of the place's landmarks a picture has: they take turns, except where a trip is about one of them or leads away. */
export function localLandmark({ place, scene, rank }: Wanted, of: readonly string[]): string {
  return own[`${place} ${scene}`] ?? of[rank % of.length] ?? 'none';
}
