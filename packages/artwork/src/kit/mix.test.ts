import { expect, test } from 'vitest';
import { mix, steps } from './mix.ts';

test('A mix with a share of 0 is the first ink, and with a share of 1 the second', () => {
  expect(mix('#e5484d', '#0d5e78', 0)).toBe('#e5484d');
  expect(mix('#e5484d', '#0d5e78', 1)).toBe('#0d5e78');
});

test('Inks are mixed as the eye sees them: halfway between black and white is a middle grey, not RGB 128', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
});

test('Steps begin and end with the given inks', () => {
  const inks = steps('#9fd2d6', '#12516a', 5);
  expect(inks).toHaveLength(5);
  expect([inks[0], inks[4]]).toEqual(['#9fd2d6', '#12516a']);
});
