import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseImageFormat } from './choose-image-format.ts';

test.each([
  ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['Firefox', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif'],
  [
    'Safari of some years ago',
    'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5',
    'webp',
  ],
  ['a browser of long ago', 'image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['a program that shows previews', '*/*', 'jpeg'],
  ['one that says nothing', '', 'jpeg'],
  ['one that refuses AVIF', 'image/avif;q=0, image/webp;q=0.3', 'webp'],
  ['one that refuses both', 'image/avif;q=0.0,image/webp; q=0', 'jpeg'],
  ['one that writes capital letters', 'IMAGE/AVIF', 'avif'],
  ['one that reads something of a similar name', 'image/avif-sequence', 'jpeg'],
])('A browser gets the smallest format that it accepts: %s', (_, accept, expected) => {
  expect(chooseImageFormat(accept)).toBe(expected);
});

test('Every Accept header selects one of the three formats', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (accept) => {
      expect(['avif', 'webp', 'jpeg']).toContain(chooseImageFormat(accept));
    }),
  );
});
