import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  imagePath,
  imageShapes,
  imageSizes,
  isImageStem,
  parseImageName,
  sizedPath,
  sizesOf,
  starsPicture,
} from './image-sizes.ts';

const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 5 });
const stem = words.map((parts) => parts.join('-')).filter(isImageStem);

test('Whatever the stem and the size, an address that is written is read back as both.', () => {
  fc.assert(
    fc.property(stem, fc.constantFrom(...imageSizes), (name, size) => {
      const path = sizedPath(imagePath(name), size);
      expect(parseImageName(path.slice('/images/'.length))).toEqual({ stem: name, ...size });
    }),
  );
});

test('A size that is not on the list is never a picture, whatever stands before it.', () => {
  const known = new Set(imageSizes.map(({ width, height }) => `${width}x${height}`));
  fc.assert(
    fc.property(stem, fc.nat(9_999), fc.nat(9_999), (name, width, height) => {
      fc.pre(!known.has(`${width}x${height}`));
      expect(parseImageName(`${name}-${width}x${height}`)).toBeUndefined();
    }),
  );
  for (const name of ['a-0480x600', 'a-480x0600', 'a-480X600', 'a--480x600', '-480x600'])
    expect(parseImageName(name), name).toBeUndefined();
});

test('No text at all makes the parser stumble, and what it lets through is letters, digits and single hyphens.', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9x.%/-]{0,150}$/)), (text) => {
      const asked = parseImageName(text);
      if (asked) expect(asked.stem).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
  expect(parseImageName('../../etc/passwd')).toBeUndefined();
  expect(parseImageName('a'.repeat(181))).toBeUndefined();
});

test('A stem that ends like a size is none: its address would mean another picture.', () => {
  expect(isImageStem('room-480x600')).toBe(false);
  expect(isImageStem('room-480-x-600')).toBe(true);
  expect(parseImageName('room-480x600')).toMatchObject({ stem: 'room', width: 480 });
});

test('Without a size one gets the usual one.', () => {
  expect(parseImageName('lisbon-sail')).toEqual({ stem: 'lisbon-sail', width: 800, height: 600 });
});

test('Every size is whole dots, keeps the shape it belongs to, and the shapes come from narrow to wide.', () => {
  for (const shape of Object.keys(imageShapes) as (keyof typeof imageShapes)[]) {
    const { ratio } = imageShapes[shape];
    const sizes = sizesOf(shape);
    expect(sizes.map(({ width }) => width)).toEqual(sizes.map(({ width }) => width).sort((a, b) => a - b));
    for (const { width, height } of sizes) {
      expect(Number.isInteger(height), `${shape} ${width}`).toBe(true);
      expect(width * ratio[1]).toBe(height * ratio[0]);
    }
  }
  expect(sizesOf('impression')).toEqual([{ width: 45, height: 30 }]);
});

test('A rating is a picture of whole stars of five, rounded up, and never of none.', () => {
  const stars = [1, 3.1, 4, 4.5, 5].map(starsPicture);
  expect(stars.map((path) => path.match(/\d/)?.[0])).toEqual(['1', '4', '4', '5', '5']);
  expect(starsPicture(0)).toBe('/images/stars-1.svg');
});
