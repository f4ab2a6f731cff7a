import { landmarkSubjects } from './landmark-subjects.ts';

type Wanted = {
  readonly place: string;
  readonly scene: string;
  /** Slug of the sight that the product is about. */
  readonly sight?: string;
  /** What the product states: a name of the registry, or `none`. */
  readonly landmark?: string;
};

const landmarkOfSight: ReadonlyMap<string, string> = new Map(
  Object.entries(landmarkSubjects).flatMap(([landmark, { sights }]) =>
    sights.map((sight): [string, string] => [sight, landmark]),
  ),
);

/** Scenes under a roof or about a dish. Even the sight itself is not seen from there. */
const indoors = new Set([
  'cistern',
  'cooking',
  'dohyo',
  'market',
  'model-landscape',
  'museum-hall',
  'picture-hall',
  'glass-hall',
  'cloister',
  'spa',
  'stage',
  'station-clock',
  'workshop',
]);

/**
 * Chooses the landmark that a picture shows: the one that the product states, or else the one that is its sight, seen from outside.
 * Every other picture shows none, because a landmark promises that the trip goes there.
 */
export function localLandmark({ place, scene, sight, landmark }: Wanted): string {
  if (landmark) return landmark;
  if (indoors.has(scene)) return 'none';
  return landmarkOfSight.get(`${place} ${sight}`) ?? 'none';
}
