import type { Composition } from './compose.ts';
import { skyKinds } from './draw-sky.ts';
import { formOf } from './form-of.ts';
import { chanceFrom } from './kit/chance.ts';
import { landmarkSubjects } from './landmark-subjects.ts';
import { landmarks } from './landmarks.ts';
import { climates, sceneLight } from './light-of-places.ts';
import { localLandmark } from './local-landmark.ts';
import { localProp } from './local-props.ts';
import { lookOf } from './look-of.ts';
import { palettes } from './palettes.ts';
import type { Nearness } from './placing.ts';
import { props } from './props.ts';
import { landmarkAlone } from './scenes/landmark-alone.ts';
import { windowView } from './scenes/window-view.ts';
import { seedOf } from './seed-of.ts';

export type PictureOf = {
  readonly place: string;
  /** Position among the place's products, counted from 0. Adjacent products must not look alike. */
  readonly rank: number;
  readonly scene: string;
  readonly prop: string;
  /** Slug of the sight that the product is about. Its landmark is shown, if it has been drawn. */
  readonly sight?: string;
  /** The landmark that the product states instead: a name of the registry, or `none`. */
  readonly landmark?: string;
  /**
   * Picture of the product's gallery: 0 the whole scene, 1 the activity from closer, 2 the landmark alone, 3 the
   * landmark through a window, 4 a detail. Without a landmark of the town, 2 shows the scene from the other side
   * and 3 a smaller section of it, both under another sky.
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
  const light = form.light ?? sceneLight[scene] ?? climates[look.climate];
  const landmark = localLandmark(picture);
  const composition: Composition = {
    seed: seedOf(`${place} ${rank}`),
    scene: form.draw,
    inks: palettes[nth(light, rank)],
    // Three and seven have no common divisor, so a place uses all skies before one repeats.
    sky: nth(skyKinds, offset + rank * 3),
    turned: rank % 2 === 1,
    look,
    nearness: nearnessOf(picture, offset),
    landmark: landmarks[landmark],
    prop,
  };
  const standsInTown = landmark in landmarks && !landmarkSubjects[landmark]?.outOfTown;
  return viewOf(composition, view, standsInTown && !scene.startsWith('sight'));
}

/**
 * Composes another picture of the gallery in the same palette. Each shows only what the first one shows. Only a
 * landmark `inTown` may be shown among streets and roofs.
 */
function viewOf(composition: Composition, view: number, inTown: boolean): Composition {
  const { sky, turned } = composition;
  const seed = composition.seed + view;
  const other = nth(skyKinds, skyKinds.indexOf(sky) + view * 2);
  const base = { ...composition, seed, sky: other };
  if (view === 1) return { ...base, turned: !turned, nearness: 'aside', closer: 1.5 };
  if (view === 2 && inTown) return { ...base, scene: landmarkAlone, nearness: 'usual', prop: undefined };
  if (view === 2) return { ...base, turned: !turned, nearness: 'near' };
  if (view === 3 && inTown) return { ...base, scene: windowView, nearness: 'usual', prop: undefined };
  // Some interiors have neither sky nor landmark: only a smaller section makes this view another picture.
  if (view === 3) return { ...base, nearness: 'usual', closer: 1.2 };
  if (view === 4) return { ...base, nearness: 'near', closer: 2.1 };
  return composition;
}

/** Scenes whose main subject is the landmark. */
const aboutTheLandmark = new Set(['tower-view', 'ruin', 'temple', 'night-skyline', 'quayside']);

function nearnessOf({ scene, prop, rank }: PictureOf, offset: number): Nearness {
  if (scene.startsWith('sight')) return 'usual';
  if (prop === 'none' || aboutTheLandmark.has(scene)) return rank % 2 === 0 ? 'near' : 'usual';
  return nth(['usual', 'aside', 'near', 'far', 'usual', 'near'] as const, rank + offset);
}

function nth<Item>(list: readonly Item[], at: number): Item {
  return list[at % list.length] as Item;
}
