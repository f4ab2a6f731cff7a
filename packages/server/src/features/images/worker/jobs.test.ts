import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropAround } from './jobs.ts';

const length = fc.integer({ min: 400, max: 4_000 });
const percent = fc.integer({ min: 0, max: 100 });
const size = fc.record({ width: length, height: length });

test('A crop lies within the photograph, has the shape of the frame and is as large as possible', () => {
  fc.assert(
    fc.property(size, size, fc.record({ left: percent, top: percent }), (whole, frame, focus) => {
      const cut = cropAround(whole, frame, focus);
      expect(Math.min(cut.left, cut.top)).toBeGreaterThanOrEqual(0);
      expect(cut.left + cut.width).toBeLessThanOrEqual(whole.width);
      expect(cut.top + cut.height).toBeLessThanOrEqual(whole.height);
      expect(cut.width === whole.width || cut.height === whole.height).toBe(true);
      // To the nearest pixel.
      const wanted = frame.width / frame.height;
      expect(cut.width).toBeGreaterThanOrEqual((cut.height - 1) * wanted - 1);
      expect(cut.width).toBeLessThanOrEqual((cut.height + 1) * wanted + 1);
    }),
  );
});

test('Every crop contains the focus', () => {
  fc.assert(
    fc.property(size, size, fc.record({ left: percent, top: percent }), (whole, frame, focus) => {
      const cut = cropAround(whole, frame, focus);
      const [x, y] = [(whole.width * focus.left) / 100, (whole.height * focus.top) / 100];
      expect(x).toBeGreaterThanOrEqual(cut.left - 1);
      expect(x).toBeLessThanOrEqual(cut.left + cut.width + 1);
      expect(y).toBeGreaterThanOrEqual(cut.top - 1);
      expect(y).toBeLessThanOrEqual(cut.top + cut.height + 1);
    }),
  );
});

test('If there is room on both sides, the focus is in the middle of the crop', () => {
  const cut = cropAround({ width: 2_000, height: 1_000 }, { width: 400, height: 500 }, { left: 60, top: 10 });
  expect(cut).toEqual({ left: 800, top: 0, width: 800, height: 1_000 });
});
