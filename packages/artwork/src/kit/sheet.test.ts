import { expect, test } from 'vitest';
import { Sheet } from './sheet.ts';

test('Adjacent shapes of one ink print as one path', () => {
  const sheet = new Sheet(100, 100);
  sheet.rect(0, 0, 10, 10, '#111111');
  sheet.poly([20, 20, 30, 20, 30, 30], '#111111');
  sheet.rect(40, 40, 10, 10, '#222222');
  expect(sheet.svg().match(/<path/g)).toHaveLength(2);
});

test('A polygon is always wound the same way, so that overlapping polygons cut no holes', () => {
  const [forwards, backwards] = [
    [0, 0, 10, 0, 10, 10],
    [10, 10, 10, 0, 0, 0],
  ].map((corners) => {
    const sheet = new Sheet(10, 10);
    sheet.poly(corners, '#111111');
    return sheet.svg();
  });
  expect(backwards).toBe(forwards);
});

test('Several discs of one ink and radius print as round points, and a single disc as a circle', () => {
  const lone = new Sheet(100, 100);
  lone.disc(10, 10, 5, '#111111');
  expect(lone.svg()).toContain('<circle cx="10" cy="10" r="5"');
  const many = new Sheet(100, 100);
  many.disc(10, 10, 5, '#111111');
  many.disc(30, 10, 5, '#111111');
  expect(many.svg()).toContain('d="M10 10h0M30 10h0"');
  expect(many.svg()).toContain('stroke-width="10"');
});

test('Discs of different radii keep their radii', () => {
  const sheet = new Sheet(100, 100);
  for (const [x, radius] of [
    [10, 5],
    [30, 5],
    [50, 8],
  ] as const) {
    sheet.disc(x, 10, radius, '#111111');
  }
  expect(sheet.svg()).not.toContain('stroke');
  expect(sheet.svg()).toContain('a8 8');
});
