import { expect, test } from 'vitest';
import { alwaysVisibleBox, SHEET_SIZE } from './stage.ts';
import { windowOf } from './window-of.ts';

const frames = [
  [4, 5],
  [5, 4],
  [16, 10],
  [4, 3],
  [1, 1],
  [16, 9],
  [3, 4],
] as const;

test.each(frames)(
  'A frame of %i to %i shows the whole always-visible box, and nothing beyond the sheet',
  (width, height) => {
    const shown = windowOf({ width, height });
    expect(shown.width / shown.height).toBeCloseTo(width / height, 2);
    expect(shown.left).toBeGreaterThanOrEqual(0);
    expect(shown.top).toBeGreaterThanOrEqual(0);
    expect(shown.left + shown.width).toBeLessThanOrEqual(SHEET_SIZE);
    expect(shown.top + shown.height).toBeLessThanOrEqual(SHEET_SIZE);
    expect(shown.left).toBeLessThanOrEqual(alwaysVisibleBox.left);
    expect(shown.top).toBeLessThanOrEqual(alwaysVisibleBox.top);
    expect(shown.left + shown.width).toBeGreaterThanOrEqual(alwaysVisibleBox.right);
    expect(shown.top + shown.height).toBeGreaterThanOrEqual(alwaysVisibleBox.bottom);
  },
);
