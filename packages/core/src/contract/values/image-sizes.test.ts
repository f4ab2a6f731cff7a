import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  imagePath,
  imageShapes,
  imageSizes,
  isComposedImage,
  isImageStem,
  PREVIEW_SIZE,
  parseImageName,
  photographStem,
  sailingOfStem,
  sizedPath,
  sizesOf,
  starsPicture,
  stemOfSailing,
} from './image-sizes.ts';

const words = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 5 });
const stem = words.map((parts) => parts.join('-')).filter(isImageStem);

test('Only a poster is composed: no photograph, mark, line drawing or picture of another site', () => {
  expect(isComposedImage('/images/lisbon-sunset-sail')).toBe(true);
  for (const other of [
    `/images/${photographStem('lisbon-sunset-sail', 'a1b2c3d4e5f60718'.repeat(4))}`,
    '/images/mark-harbour-walks',
    '/images/lighthouse.svg',
    'https://elsewhere.example/images/lisbon',
  ])
    expect(isComposedImage(other), other).toBe(false);
});

test('An address made of a stem and a size is read back as both', () => {
  fc.assert(
    fc.property(stem, fc.constantFrom(...imageSizes), (name, size) => {
      const path = sizedPath(imagePath(name), size);
      expect(parseImageName(path.slice('/images/'.length))).toEqual({ stem: name, ...size });
    }),
  );
});

test('A size that is not on the list is never an image, after any stem', () => {
  const ourSizes = new Set(imageSizes.map(({ width, height }) => `${width}x${height}`));
  fc.assert(
    fc.property(stem, fc.nat(9_999), fc.nat(9_999), (name, width, height) => {
      fc.pre(!ourSizes.has(`${width}x${height}`));
      expect(parseImageName(`${name}-${width}x${height}`)).toBeUndefined();
    }),
  );
  for (const name of ['a-0480x600', 'a-480x0600', 'a-480X600', 'a--480x600', '-480x600'])
    expect(parseImageName(name), name).toBeUndefined();
});

test('The parser accepts any text without failing, and returns only letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9x.%/-]{0,150}$/)), (text) => {
      const image = parseImageName(text);
      if (image) expect(image.stem).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
  expect(parseImageName('../../etc/passwd')).toBeUndefined();
  expect(parseImageName('a'.repeat(181))).toBeUndefined();
});

test('A stem that ends like a size is refused: its address would mean another image', () => {
  expect(isImageStem('room-480x600')).toBe(false);
  expect(isImageStem('room-480-x-600')).toBe(true);
  expect(parseImageName('room-480x600')).toMatchObject({ stem: 'room', width: 480 });
});

test('Without a size the default size is returned', () => {
  expect(parseImageName('lisbon-sail')).toEqual({ stem: 'lisbon-sail', width: 800, height: 600 });
});

test('Every size has whole pixels and the ratio of its shape, and each shape is sorted by width', () => {
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

test('A rating is an image of whole stars out of five, rounded up, and never of zero stars', () => {
  const stars = [1, 3.1, 4, 4.5, 5].map(starsPicture);
  expect(stars.map((path) => path.match(/\d/)?.[0])).toEqual(['1', '4', '4', '5', '5']);
  expect(starsPicture(0)).toBe('/images/stars-1.svg');
});

test('The image of a sailing is named by the ID of the sailing, and other names are not', () => {
  const routeId = 'b0e7c6aa-13e5-4b5c-9d3c-0f5f4c1d2e3f';
  const stem = stemOfSailing(routeId);
  expect(isImageStem(stem)).toBe(true);
  expect(sailingOfStem(stem)).toBe(routeId);
  expect(parseImageName(`${stem}-1200x630`)).toEqual({ stem, ...PREVIEW_SIZE });
  for (const other of ['sailing-boat', `sailing-${routeId}-bow`, routeId, `sailing-${routeId.slice(1)}`])
    expect(sailingOfStem(other)).toBeUndefined();
});

test('A preview has the size that other programs expect', () => {
  expect(sizesOf('share')).toEqual([PREVIEW_SIZE]);
});
