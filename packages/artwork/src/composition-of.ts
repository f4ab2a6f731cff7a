import type { Composition } from './compose.ts';
import { skyKinds } from './draw-sky.ts';
import { formOf } from './form-of.ts';
import { chanceFrom } from './kit/chance.ts';
import { landmarks } from './landmarks.ts';
import { climates, sceneLight } from './light-of-places.ts';
import { localLandmark } from './local-landmark.ts';
import { localProp } from './local-props.ts';
import { lookOf } from './look-of.ts';
import { palettes } from './palettes.ts';
import type { Nearness } from './placing.ts';
import { props } from './props.ts';
import { landmarkAlone } from './scenes/landmark-alone.ts';
import { patternOf } from './scenes/pattern.ts';
import { windowView } from './scenes/window-view.ts';
import { seedOf } from './seed-of.ts';

export type PictureOf = {
  readonly place: string;
  /** Position among the place's products, counted from 0. Adjacent products must not look alike. */
  readonly rank: number;
  readonly scene: string;
  readonly prop: string;
  /**
   * Picture of the product's gallery: 0 the whole scene, 1 a closer view, 2 the landmark, 3 a window with the
   * landmark, 4 a pattern.
   */
  readonly view?: 0 | 1 | 2 | 3 | 4;
  /** For a place that is not in `placeLooks`: latitude and coast choose its climate and its houses. */
  readonly latitude?: number;
  readonly coastal?: boolean;
};

/**
 * Composes the picture of a product. The same product always gets the same picture, and two products of one
 * place differ.
 */
export function compositionOf(picture: PictureOf): Composition {
  const { place, rank, scene, view = 0 } = picture;
  const look = lookOf(picture);
  // Each place begins at another sky, form and nearness, so that places do not look alike.
  const offset = Math.floor(chanceFrom(seedOf(place))() * skyKinds.length);
  const prop = props[localProp(picture)];
  const form = formOf({ scene, look, rank: rank + offset, afloat: prop?.rests === 'on water' });
  const composition: Composition = {
    seed: seedOf(`${place} ${rank}`),
    scene: form.draw,
    inks: palettes[nth(form.light ?? sceneLight[scene] ?? climates[look.climate], rank)],
    // Three and seven have no common divisor, so a place uses all skies before one repeats.
    sky: nth(skyKinds, offset + rank * 3),
    turned: rank % 2 === 1,
    look,
    nearness: nearnessOf(picture, offset),
    landmark: landmarks[localLandmark(picture, look.landmarks)],
    prop,
  };
  return viewOf(composition, view, picture);
}

/** Composes another picture in the same palette. */
function viewOf(composition: Composition, view: number, picture: PictureOf): Composition {
  const { rank } = picture;
  const { look, sky } = composition;
  const seed = composition.seed + view;
  const other = nth(skyKinds, skyKinds.indexOf(sky) + view * 2);
  const next = landmarks[nth(look.landmarks, rank + view) ?? ''];
  const viewLandmark = view === 2 ? (composition.landmark ?? next) : next;
  const base = { ...composition, seed, sky: other };
  if (view === 1) return { ...base, turned: !composition.turned, nearness: 'aside', closer: 1.5 };
  if (view === 2)
    return { ...base, scene: landmarkAlone, landmark: viewLandmark, nearness: 'usual', prop: undefined };
  if (view === 3)
    return { ...base, scene: windowView, landmark: viewLandmark, nearness: 'usual', prop: undefined };
  if (view === 4)
    return { ...base, scene: patternOf(composition), landmark: viewLandmark, nearness: 'usual' };
  return composition;
}

/** Scenes whose main subject is the landmark. */
const aboutTheLandmark = new Set(['tower-view', 'ruin', 'temple', 'night-skyline', 'quayside']);

function nearnessOf({ scene, prop, rank }: PictureOf, offset: number): Nearness {
  if (prop === 'none' || aboutTheLandmark.has(scene)) return rank % 2 === 0 ? 'near' : 'usual';
  return nth(['usual', 'far', 'near', 'aside', 'absent', 'usual', 'near'] as const, rank + offset);
}

function nth<Item>(list: readonly Item[], at: number): Item {
  return list[at % list.length] as Item;
}
