import type { Composition } from './compose.ts';
import { skyKinds } from './draw-sky.ts';
import { chanceFrom } from './kit/chance.ts';
import { landmarks } from './landmarks.ts';
import { palettes } from './palettes.ts';
import { climates, placeLooks, sceneLight } from './places.ts';
import { props } from './props.ts';
import { scenes } from './scenes.ts';

export type PictureOf = {
  readonly place: string;
  /** Which of the place's products it is, counted from 0: neighbours must not look alike. */
  readonly rank: number;
  readonly scene: string;
  readonly prop: string;
};

/** Which picture a product has. The same product always has the same, and two of one place differ. */
export function compositionOf({ place, rank, scene, prop }: PictureOf): Composition {
  const look = placeLooks[place];
  const drawScene = scenes[scene];
  if (!look || !drawScene) throw new Error(`There is no picture of ${place} as ${scene}`);
  const seed = seedOf(`${place} ${rank}`);
  const first = Math.floor(chanceFrom(seedOf(place))() * skyKinds.length);
  const light = sceneLight[scene] ?? climates[look.climate];
  return {
    seed,
    scene: drawScene,
    inks: palettes[nth(light, rank)],
    // Three is prime to seven: the place goes through all skies before one comes again.
    sky: nth(skyKinds, first + rank * 3),
    turned: rank % 2 === 1,
    landmark: landmarks[nth(look.landmarks, rank)],
    prop: prop === 'none' ? undefined : props[prop],
  };
}

function nth<Item>(list: readonly Item[], at: number): Item {
  return list[at % list.length] as Item;
}

function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
