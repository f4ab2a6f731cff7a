import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourOfRecipe, drawRecipe, type Recipe, recipe } from './recipe.ts';

const size = { width: 400, height: 500 };
const sail: Recipe = { kind: 'product', place: 'lisbon', rank: 0, scene: 'harbour', prop: 'sailing-boat' };
const mark: Recipe = { kind: 'mark', name: 'Harbour Walks', slug: 'harbour-walks' };
const drawInSize = (drawn: Recipe) => drawRecipe(drawn, size);

test('The same recipe gives the same image, byte for byte', () => {
  expect(drawInSize({ ...sail })).toBe(drawInSize(sail));
});

test('Each view of a product is a different image', () => {
  const views = ([0, 1, 2, 3, 4] as const).map((view) => drawInSize({ ...sail, view }));
  expect(new Set(views).size).toBe(5);
  expect(views[0]).toBe(drawInSize(sail));
});

test('The image shows the landmark of the sight, unless the product states another or none', () => {
  const atBridge = drawInSize({ ...sail, sight: 'ponte-25-de-abril' });
  expect(atBridge).toBe(drawInSize({ ...sail, landmark: 'ponte-25-de-abril' }));
  expect(atBridge).not.toBe(drawInSize(sail));
  expect(drawInSize({ ...sail, sight: 'ponte-25-de-abril', landmark: 'none' })).toBe(drawInSize(sail));
});

test('A place without its own drawing gets an image that suits its part of the world', () => {
  const elsewhere: Recipe = { ...sail, place: 'nowhere-in-particular', latitude: 65, coastal: true };
  expect(drawInSize(elsewhere)).toMatch(/^<svg/);
  expect(drawInSize({ ...elsewhere, latitude: 5 })).not.toBe(drawInSize(elsewhere));
  // `constructor` is a property of every object, and must not be taken for a known place.
  expect(drawInSize({ ...sail, place: 'constructor' })).toMatch(/^<svg/);
});

test('The image of a place differs from those of its products', () => {
  expect(drawInSize({ kind: 'place', place: 'lisbon' })).not.toBe(drawInSize(sail));
  expect(drawInSize({ kind: 'place', place: 'atlantis', latitude: undefined })).toMatch(/^<svg/);
});

test('Each supplier has its own mark, which no frame crops or stretches', async () => {
  expect(drawInSize({ ...mark, slug: 'other-walks' })).not.toBe(drawInSize(mark));
  const dots = async (width: number, height: number) =>
    await sharp(Buffer.from(drawRecipe(mark, { width, height })))
      .removeAlpha()
      .raw()
      .toBuffer();
  const [square, tall] = [await dots(96, 96), await dots(96, 120)];
  const margin = Buffer.alloc(96 * 12 * 3, Buffer.from(colourOfRecipe(mark).slice(1), 'hex'));
  expect(tall.equals(Buffer.concat([margin, square, margin]))).toBe(true);
});

test('The placeholder colour comes from the image that will replace it', () => {
  expect(colourOfRecipe(sail)).toMatch(/^#[0-9a-f]{6}$/);
  expect(colourOfRecipe({ kind: 'place', place: 'merzouga' })).not.toBe(colourOfRecipe(sail));
});

test('A stored recipe is validated by its schema, which rejects missing, extra and invalid fields', () => {
  for (const right of [sail, mark, { kind: 'place', place: 'rome' }])
    expect(recipe.parse(JSON.parse(JSON.stringify(right)))).toEqual(right);
  for (const wrong of [
    { ...sail, kind: 'photograph' },
    { ...sail, more: 1 },
    { ...sail, rank: -1 },
    { ...sail, view: 5 },
    { ...sail, place: '../lisbon' },
    { ...sail, landmark: '../lisbon' },
    { ...sail, scene: undefined },
    { ...mark, name: '' },
    null,
  ])
    expect(recipe.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
