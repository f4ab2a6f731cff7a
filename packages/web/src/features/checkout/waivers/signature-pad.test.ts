import { SIGNATURE_FIELD } from '@ashore/core/waivers/signature.ts';
import { expect, test } from 'vitest';
import { beginStroke, extendStroke, pointIn } from './signature-pad.tsx';

const box = { left: 20, top: 10, width: 300, height: 100 };

test('A line has the same coordinates at every display size, and never leaves the field', () => {
  expect(pointIn(box, { clientX: 170, clientY: 60 })).toEqual([300, 100]);
  expect(pointIn(box, { clientX: 0, clientY: 900 })).toEqual([0, 200]);
});

test('Each time the pen touches the field a new line begins, and movements too small to see are dropped', () => {
  const first = extendStroke(extendStroke(beginStroke([], [10, 10]), [10, 11]), [40, 50]);
  expect(first).toEqual([[10, 10, 40, 50]]);
  expect(extendStroke(beginStroke(first, [0, 0]), [0, 9])).toEqual([
    [10, 10, 40, 50],
    [0, 0, 0, 9],
  ]);
  expect(extendStroke([], [1, 1])).toEqual([]);
});

test('A drawing cannot exceed the accepted number of points and lines', () => {
  const full = [Array(2 * SIGNATURE_FIELD.mostPoints).fill(1)];
  expect(extendStroke(full, [90, 90])).toBe(full);
  expect(beginStroke(full, [90, 90])).toBe(full);
  const many = Array(SIGNATURE_FIELD.mostStrokes).fill([1, 1]);
  expect(beginStroke(many, [90, 90])).toBe(many);
});
