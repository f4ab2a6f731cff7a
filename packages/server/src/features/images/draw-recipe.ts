import { type Composition, compose } from '@ashore/artwork/compose.ts';
import { compositionOf } from '@ashore/artwork/composition-of.ts';
import { dominantOf } from '@ashore/artwork/dominant-of.ts';
import { placePicture } from '@ashore/artwork/place-picture.ts';
import { supplierMark } from '@ashore/artwork/supplier-mark.ts';
import type { ImageSize } from '@ashore/core/contract/image-sizes.ts';
import type { Recipe } from './recipe.ts';

/** The drawing of a picture, cut to the shape it is wanted in. A mark is never cut: it stands on paper. */
export function drawRecipe(recipe: Recipe, size: ImageSize): string {
  if (recipe.kind === 'mark') return onPaper(supplierMark(recipe), size);
  return compose(compositionOfRecipe(recipe), size);
}

function onPaper(mark: string, { width, height }: ImageSize): string {
  const side = Math.min(width, height);
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const ground = `<path d="M0 0h${width}v${height}H0z" fill="${paper}"/>`;
  const placed = mark.replace(/width="\d+" height="\d+"/, place);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground}${placed}</svg>\n`;
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
