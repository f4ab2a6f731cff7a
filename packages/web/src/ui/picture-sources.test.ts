import { imageShapes, parseImageName } from '@ashore/core/contract/image-sizes.ts';
import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('A picture of ours comes in every size of its shape, each of which the server makes.', () => {
  for (const shape of Object.keys(imageShapes) as (keyof typeof imageShapes)[]) {
    const { src, srcSet = '', width, height, impression = '' } = pictureSources('/images/lisbon-sail', shape);
    const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '));
    expect(candidates).toHaveLength(imageShapes[shape].widths.length);
    for (const [address = '', descriptor] of candidates) {
      const asked = parseImageName(address.slice('/images/'.length));
      expect(`${asked?.width}w`).toBe(descriptor);
      expect((asked?.width ?? 0) * height).toBe((asked?.height ?? 0) * width);
    }
    expect(parseImageName(src.slice('/images/'.length))).toBeDefined();
    expect(impression).toBe('/images/lisbon-sail-45x30');
  }
});

test.each([
  '/images/lighthouse.svg',
  '/assets/specimen-harbour-x1.svg',
  'https://pictures.example/a',
  'data:image/png;base64,',
  '/images/',
])('A file, and what lies elsewhere, is shown as it is: %s', (src) => {
  expect(pictureSources(src, 'tall')).toEqual({ src, width: 800, height: 1_000 });
});
