import { imageSizes, sizesOf } from '@ashore/core/contract/values/image-sizes.ts';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { isFullRun } from '../../../../../../tests/support/test-level.ts';
import { scenery } from '../../../../test-support/images/photographs.ts';
import { drawRecipe } from '../recipe.ts';
import { imageFormats } from './jobs.ts';
import { printDrawing, printPhotograph } from './print.ts';

vi.setConfig({ testTimeout: 60_000 });

const drawings = [
  { place: 'goreme', rank: 0, scene: 'balloons', prop: 'none' },
  { place: 'kyoto', rank: 0, scene: 'temple', prop: 'none' },
  { place: 'vancouver', rank: 0, scene: 'forest-lake', prop: 'hiker' },
  { place: 'hong-kong', rank: 0, scene: 'night-skyline', prop: 'none' },
  { place: 'lisbon', rank: 1, scene: 'old-town-street', prop: 'tram' },
  { place: 'cairns', rank: 0, scene: 'reef', prop: 'diver' },
];
const [card = { width: 0, height: 0 }] = sizesOf('tall').filter(({ width }) => width === 320);
const [large = { width: 0, height: 0 }] = sizesOf('tall').filter(({ width }) => width === 800);
const printInSize = (drawing: (typeof drawings)[number], size: typeof card) =>
  drawRecipe({ kind: 'product', ...drawing }, size);

test('Posters are light: at most 40 kB at 800 across, and twenty phone cards use at most half of 250 kB', async () => {
  const sizes = { card: 0, large: 0 };
  for (const drawing of drawings) {
    const small = await printDrawing({
      kind: 'print drawing',
      svg: printInSize(drawing, card),
      ...card,
      format: 'avif',
    });
    const wide = await printDrawing({
      kind: 'print drawing',
      svg: printInSize(drawing, large),
      ...large,
      format: 'avif',
    });
    sizes.card += small.length / drawings.length;
    sizes.large = Math.max(sizes.large, wide.length);
  }
  expect(sizes.large).toBeLessThanOrEqual(40_000);
  expect(sizes.card * 20).toBeLessThanOrEqual(125_000);
});

test('Every image has exactly the requested size', async () => {
  const [drawing] = drawings;
  if (!drawing) throw new Error('no picture');
  const bytes = await scenery().jpeg().toBuffer();
  const cut = { left: 0, top: 0, width: 1_200, height: 800 };
  for (const size of imageSizes.filter((_, index) => isFullRun || index % 4 === 0)) {
    const job = { ...size, format: 'jpeg' } as const;
    const drawn = await printDrawing({ kind: 'print drawing', svg: printInSize(drawing, size), ...job });
    expect(await sharp(drawn).metadata()).toMatchObject(size);
    const printed = await printPhotograph({ kind: 'print photograph', bytes, crop: cut, ...job });
    expect(await sharp(printed).metadata()).toMatchObject(size);
  }
});

test.each(imageFormats)(
  'A drawing and a photograph are encoded in the requested format: %s',
  async (format) => {
    const [drawing] = drawings;
    if (!drawing) throw new Error('no picture');
    const bytes = await scenery().jpeg().toBuffer();
    const cut = { left: 0, top: 0, width: 1_200, height: 800 };
    const job = { width: 45, height: 30, format };
    const drawn = await printDrawing({ kind: 'print drawing', svg: printInSize(drawing, job), ...job });
    const printed = await printPhotograph({ kind: 'print photograph', bytes, crop: cut, ...job });
    for (const picture of [drawn, printed])
      expect((await sharp(picture).metadata()).mediaType).toBe(`image/${format}`);
  },
);

test('A photograph full of detail is encoded at lower quality until it is light enough', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { width: 1_000, height: 800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const job = { kind: 'print photograph', bytes, width: 640, height: 512, format: 'avif' } as const;
  const cut = { left: 0, top: 0, width: 1_000, height: 800 };
  const noisy = await printPhotograph({ ...job, crop: cut });
  const finest = await sharp(bytes).resize(640, 512).avif({ quality: 50, effort: 2 }).toBuffer();
  expect(noisy.length).toBeLessThan(finest.length * 0.6);
});

test('A rendered photograph shows the requested crop', async () => {
  const bytes = await scenery().jpeg().toBuffer();
  const cut = { left: 944, top: 200, width: 80, height: 80 };
  const printed = await printPhotograph({
    kind: 'print photograph',
    bytes,
    crop: cut,
    width: 96,
    height: 96,
    format: 'jpeg',
  });
  const { dominant } = await sharp(printed).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});
