import { compose } from '@ashore/artwork/compose.ts';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { expect, test } from 'vitest';
import { compositionOfRecipe } from './composition-of-recipe.ts';
import { interestLooks } from './interest-looks.ts';
import { type Recipe, recipe } from './recipe.ts';

const draw = (given: Recipe) => compose(compositionOfRecipe(given), { width: 4, height: 5 });
const sail: Recipe = { kind: 'product', place: 'lisbon', rank: 0, scene: 'harbour', prop: 'sailing-boat' };

test('The same recipe is the same picture, byte for byte.', () => {
  expect(draw({ ...sail })).toBe(draw(sail));
});

test('Each further view of a product is another picture of it.', () => {
  const views = Array.from({ length: 10 }, (_, view) => draw({ ...sail, view }));
  expect(new Set(views).size).toBe(10);
  expect(views[0]).toBe(draw(sail));
});

test('A place that nobody has drawn a landmark for has a picture all the same, and nobody’s landmark in it.', () => {
  const elsewhere: Recipe = { ...sail, place: 'nowhere-in-particular' };
  expect(compositionOfRecipe(elsewhere).landmark).toBeUndefined();
  expect(draw(elsewhere)).toMatch(/^<svg/);
  // Not a name that every object answers to.
  expect(draw({ ...sail, place: 'constructor' })).toMatch(/^<svg/);
});

test('A place is shown without anybody doing anything there.', () => {
  expect(
    compositionOfRecipe({ kind: 'place', place: 'bergen', rank: 3, scene: 'harbour' }).prop,
  ).toBeUndefined();
});

test('Every interest has a picture of its own, and its prop is one that can be drawn.', () => {
  const pictures = INTERESTS.map((interest) => draw({ kind: 'interest', interest }));
  expect(new Set(pictures).size).toBe(INTERESTS.length);
  for (const interest of INTERESTS) {
    const { prop } = compositionOfRecipe({ kind: 'interest', interest });
    expect(prop !== undefined, interest).toBe(interestLooks[interest].prop !== 'none');
  }
});

test('What is kept with a picture is read through its schema: nothing more, nothing less, nothing odd.', () => {
  expect(recipe.parse(JSON.parse(JSON.stringify(sail)))).toEqual(sail);
  for (const wrong of [
    { ...sail, kind: 'photograph' },
    { ...sail, more: 1 },
    { ...sail, rank: -1 },
    { ...sail, place: '../lisbon' },
    { ...sail, scene: undefined },
    { kind: 'interest', interest: 'gold' },
    null,
  ])
    expect(recipe.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
