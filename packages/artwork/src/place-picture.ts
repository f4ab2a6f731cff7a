import type { Composition } from './compose.ts';
import { skyKinds } from './draw-sky.ts';
import { landmarks } from './landmarks.ts';
import { climates } from './light-of-places.ts';
import { lookOf, type WhereOf } from './look-of.ts';
import { palettes } from './palettes.ts';
import { landmarkAlone } from './scenes/landmark-alone.ts';
import { seedOf } from './seed-of.ts';

/** Composes the poster of a place: its best-known landmark, or its roofs if none has been drawn. */
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
