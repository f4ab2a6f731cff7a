import { expect, test } from 'vitest';
import { scatteredStars } from './loading-scene.tsx';

test('A seed always gives the same stars, so that server and browser draw the same page', () => {
  expect(scatteredStars(40, 7)).toEqual(scatteredStars(40, 7));
  expect(scatteredStars(40, 7)).not.toEqual(scatteredStars(40, 8));
});

test('Stars stay in the upper part of the sky, above the text', () => {
  for (const { x, y, radius, glow } of scatteredStars(500, 3)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeLessThanOrEqual(56);
    expect(radius).toBeGreaterThan(0);
    expect(glow).toBeLessThanOrEqual(1);
  }
});
