import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourOfRecipe, drawRecipe } from './draw-recipe.ts';
import { type Recipe, recipe } from './recipe.ts';

const size = { width: 400, height: 500 };
const sail: Recipe = { kind: 'product', place: 'lisbon', rank: 0, scene: 'harbour', prop: 'sailing-boat' };
const mark: Recipe = { kind: 'mark', name: 'Harbour Walks', slug: 'harbour-walks' };
const draw = (given: Recipe) => drawRecipe(given, size);

test('The same recipe is the same picture, byte for byte.', () => {
  expect(draw({ ...sail })).toBe(draw(sail));
});

test('Each further view of a product is another picture of it.', () => {
  const views = ([0, 1, 2, 3, 4] as const).map((view) => draw({ ...sail, view }));
  expect(new Set(views).size).toBe(5);
  expect(views[0]).toBe(draw(sail));
});

test('A place that nobody has drawn has a picture all the same, of its part of the world.', () => {
  const elsewhere: Recipe = { ...sail, place: 'nowhere-in-particular', latitude: 65, coastal: true };
  expect(draw(elsewhere)).toMatch(/^<svg/);
  expect(draw({ ...elsewhere, latitude: 5 })).not.toBe(draw(elsewhere));
  // Not a name that every object answers to.
  expect(draw({ ...sail, place: 'constructor' })).toMatch(/^<svg/);
});

test('A place has a picture that is none of its products’.', () => {
  expect(draw({ kind: 'place', place: 'lisbon' })).not.toBe(draw(sail));
  expect(draw({ kind: 'place', place: 'atlantis', latitude: undefined })).toMatch(/^<svg/);
});

test('A mark is the supplier’s own, on paper, and neither cut nor stretched in any frame.', async () => {
  expect(draw({ ...mark, slug: 'other-walks' })).not.toBe(draw(mark));
  const dots = async (width: number, height: number) =>
    await sharp(Buffer.from(drawRecipe(mark, { width, height })))
      .removeAlpha()
      .raw()
      .toBuffer();
  const [square, tall] = [await dots(96, 96), await dots(96, 120)];
  const margin = Buffer.alloc(96 * 12 * 3, Buffer.from(colourOfRecipe(mark).slice(1), 'hex'));
  expect(tall.equals(Buffer.concat([margin, square, margin]))).toBe(true);
});

test('A box has the colour of what will be in it.', () => {
  expect(colourOfRecipe(sail)).toMatch(/^#[0-9a-f]{6}$/);
  expect(colourOfRecipe({ kind: 'place', place: 'merzouga' })).not.toBe(colourOfRecipe(sail));
});

test('What is kept with a picture is read through its schema: nothing more, nothing less, nothing odd.', () => {
  for (const right of [sail, mark, { kind: 'place', place: 'rome' }])
    expect(recipe.parse(JSON.parse(JSON.stringify(right)))).toEqual(right);
  for (const wrong of [
    { ...sail, kind: 'photograph' },
    { ...sail, more: 1 },
    { ...sail, rank: -1 },
    { ...sail, view: 5 },
    { ...sail, place: '../lisbon' },
    { ...sail, scene: undefined },
    { ...mark, name: '' },
    null,
  ])
    expect(recipe.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
