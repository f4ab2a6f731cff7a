import type { Composition } from '@ashore/artwork/compose.ts';
import { compositionOf, type PictureOf } from '@ashore/artwork/composition-of.ts';
import { skyKinds } from '@ashore/artwork/draw-sky.ts';
import { placeLooks } from '@ashore/artwork/places.ts';
import { interestLooks } from './interest-looks.ts';
import type { Recipe } from './recipe.ts';

/** The parts of a picture, out of its recipe. */
export function compositionOfRecipe(recipe: Recipe): Composition {
  switch (recipe.kind) {
    case 'product':
      return fromElsewhere(anywhere(recipe), recipe.view ?? 0);
    case 'place':
      return anywhere({ ...recipe, prop: 'none' });
    case 'interest':
      return compositionOf(interestLooks[recipe.interest]);
  }
}

/** A place that nobody has drawn a landmark for borrows the light of one of those that have. */
function anywhere(picture: PictureOf): Composition {
  if (Object.hasOwn(placeLooks, picture.place)) return compositionOf(picture);
  const known = Object.keys(placeLooks);
  const lender = known[sumOf(picture.place) % known.length] ?? '';
  return { ...compositionOf({ ...picture, place: lender }), landmark: undefined };
}

function fromElsewhere(composition: Composition, view: number): Composition {
  if (view === 0) return composition;
  const sky = skyKinds[(skyKinds.indexOf(composition.sky) + view) % skyKinds.length] ?? composition.sky;
  const turned = view % 2 === 1 ? !composition.turned : composition.turned;
  return { ...composition, seed: composition.seed + view, sky, turned };
}

function sumOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
