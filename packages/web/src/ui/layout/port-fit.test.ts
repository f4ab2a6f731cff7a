import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitScale } from './port-fit.tsx';

const day = { scaleFrom: 7 * 60, scaleTo: 21 * 60 };

test('A trip from 08:24 to 17:30 and a ship at 19:36 are placed correctly on a scale from 07 to 21', () => {
  const fit = fitScale({ ...day, tripFrom: 504, tripTo: 1050, allAboard: 1176 });
  expect(fit.left).toBeCloseTo(10);
  expect(fit.width).toBeCloseTo(65);
  expect(fit.line).toBeCloseTo(90);
});

test('A trip or an all-aboard time outside the scale is cut at its edge', () => {
  expect(fitScale({ ...day, tripFrom: 0, tripTo: 1440, allAboard: 1440 })).toEqual({
    left: 0,
    width: 100,
    line: 100,
  });
});

test('A scale without length draws nothing', () => {
  expect(fitScale({ scaleFrom: 60, scaleTo: 60, tripFrom: 0, tripTo: 90, allAboard: 80 }).width).toBe(0);
});

test('Nothing is drawn outside the scale', () => {
  const minute = fc.integer({ min: -2000, max: 4000 });
  fc.assert(
    fc.property(minute, minute, minute, (tripFrom, tripTo, allAboard) => {
      const { left, width, line } = fitScale({ ...day, tripFrom, tripTo, allAboard });
      expect(Math.min(left, width, line)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, line)).toBeLessThanOrEqual(100.000001);
    }),
  );
});
