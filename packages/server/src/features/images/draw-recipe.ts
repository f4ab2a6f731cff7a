import { type Composition, compose } from '@ashore/artwork/compose.ts';
import { compositionOf } from '@ashore/artwork/composition-of.ts';
import { dominantOf } from '@ashore/artwork/dominant-of.ts';
import { placePicture } from '@ashore/artwork/place-picture.ts';
import { supplierMark } from '@ashore/artwork/supplier-mark.ts';
import type { ImageSize } from '@ashore/core/contract/image-sizes.ts';
import type { Recipe } from './recipe.ts';

/** The drawing of a picture, cut to the shape it is wanted in. A mark is never cut: it stands in a square of paper. */
export function drawRecipe(recipe: Recipe, size: ImageSize): string {
  if (recipe.kind === 'mark') return supplierMark(recipe, paper);
  return compose(compositionOfRecipe(recipe), size);
}

/** What its box shows until it is there. */
export function colourOfRecipe(recipe: Recipe): string {
  return recipe.kind === 'mark' ? paper : dominantOf(compositionOfRecipe(recipe));
}

const paper = '#fffdf8';

function compositionOfRecipe(recipe: Exclude<Recipe, { kind: 'mark' }>): Composition {
  return recipe.kind === 'place' ? placePicture(known(recipe)) : compositionOf(known(recipe));
}

/** Without the fields that are named and say nothing. */
function known<Fields extends object>(fields: Fields): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { [Name in keyof Fields]: NonNullable<Fields[Name]> };
}
