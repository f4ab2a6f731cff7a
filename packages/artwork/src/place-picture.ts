import type { Composition } from './compose.ts';
import { skyKinds } from './draw-sky.ts';
import { landmarks } from './landmarks.ts';
import { climates } from './light-of-places.ts';
import { lookOf, type WhereOf } from './look-of.ts';
import { palettes } from './palettes.ts';
import { landmarkAlone } from './scenes/landmark-alone.ts';
import { seedOf } from './seed-of.ts';

/** The poster of a place: the landmark it is known by, or its roofs where nobody has drawn one. */
export function placePicture(where: WhereOf): Composition {
  const look = lookOf(where);
  const seed = seedOf(`${where.place} itself`);
  const light = climates[look.climate];
  return {
    seed,
    scene: landmarkAlone,
    inks: palettes[light[seed % light.length] ?? light[0]],
    sky: skyKinds[seed % skyKinds.length] ?? 'rings',
    turned: false,
    look,
    nearness: 'usual',
    landmark: landmarks[look.landmarks[0] ?? ''],
  };
}
