import { expect, test } from 'vitest';
import { dominantOf } from './dominant-of.ts';
import { palettes } from './palettes.ts';

test('The colour of a box lies between the low sky and the middle plane, nearer to the middle plane', () => {
  expect(dominantOf({ inks: palettes.mediterraneanNoon })).toBe('#80b0b3');
});

test('Every palette has a different dominant colour', () => {
  const colours = Object.values(palettes).map((inks) => dominantOf({ inks }));
  expect(new Set(colours).size).toBe(colours.length);
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});
