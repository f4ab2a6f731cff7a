import { type Composition, compose } from '@ashore/artwork/compose.ts';
import { compositionOf } from '@ashore/artwork/composition-of.ts';
import { dominantOf } from '@ashore/artwork/dominant-of.ts';
import { HOTEL_SUBJECTS, hotelPicture } from '@ashore/artwork/hotels/hotel-picture.ts';
import { placePicture } from '@ashore/artwork/place-picture.ts';
import { SHEET_SIZE } from '@ashore/artwork/stage.ts';
import { supplierMark } from '@ashore/artwork/supplier-mark.ts';
import type { ImageSize } from '@ashore/core/contract/values/image-sizes.ts';
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9-]{1,100}$/);
const rank = z.int().min(0).max(100_000);
const view = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** For a place without its own drawing: facts that show what part of the world it is in. */
const placeFacts = { latitude: z.number().min(-90).max(90).optional(), coastal: z.boolean().optional() };

/**
 * The recipe of a composed image. It is stored with the image, and every release draws the image from it
 * again.
 */
export const recipe = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    place: name,
    /** Position of the product in its place's file. It makes neighbouring products look different. */
    rank,
    scene: name,
    prop: name,
    /** The product's sight. Its landmark is shown unless `landmark` states another, or `none`. */
    sight: name.optional(),
    landmark: name.optional(),
    /** 0 is the poster. Each further view shows the same subject from another side. */
    view: view.optional(),
    ...placeFacts,
  }),
  /** A picture of a hotel: its façade, a room with its view, its pool or its breakfast. */
  z.strictObject({
    kind: z.literal('hotel'),
    place: name,
    hotel: name,
    subject: z.enum(HOTEL_SUBJECTS),
    facade: name,
    view: name,
    pool: name,
    breakfast: name,
    room: name.optional(),
    twin: z.literal(true).optional(),
    ...placeFacts,
  }),
  z.strictObject({ kind: z.literal('place'), place: name, ...placeFacts }),
  /** The mark drawn for a supplier that has provided none. */
  z.strictObject({ kind: z.literal('mark'), slug: name, name: z.string().min(1).max(200) }),
]);
export type Recipe = z.output<typeof recipe>;

/**
 * Draws an image, cropped to the requested shape. A mark is never cropped: it is placed on a plain
 * background.
 */
export function drawRecipe(recipe: Recipe, size: ImageSize): string {
  if (recipe.kind === 'mark') return markOnBackground(supplierMark(recipe), size);
  return compose(compositionOfRecipe(recipe), size);
}

function markOnBackground(mark: string, { width, height }: ImageSize): string {
  const side = Math.min(width, height);
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const background = `<path d="M0 0h${width}v${height}H0z" fill="${BACKGROUND}"/>`;
  // `supplierMark` states its own size once, which a position and size on the background replace.
  const placedMark = mark.replace(/width="\d+" height="\d+"/, place);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${background}${placedMark}</svg>\n`;
}

/** The placeholder colour that is shown until the image has loaded. */
export function colourOfRecipe(recipe: Recipe): string {
  return recipe.kind === 'mark' ? BACKGROUND : dominantOf(compositionOfRecipe(recipe));
}

const BACKGROUND = '#fffdf8';

function compositionOfRecipe(recipe: Exclude<Recipe, { kind: 'mark' }>): Composition {
  if (recipe.kind === 'hotel') return hotelPicture(withoutUndefined(recipe));
  return recipe.kind === 'place'
    ? placePicture(withoutUndefined(recipe))
    : compositionOf(withoutUndefined(recipe));
}

/** Removes fields that are undefined. */
function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: NonNullable<Fields[Name]> };
}

/** The database row of a composed image, for the import. */
export function rowOfRecipe(stem: string, recipe: Recipe) {
  return {
    stem,
    width: SHEET_SIZE,
    height: SHEET_SIZE,
    dominant: colourOfRecipe(recipe),
    artwork: recipe,
  };
}
