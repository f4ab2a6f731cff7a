import { SIGNATURE_FIELD } from '@ashore/core/waivers/signature.ts';
import { expect, test } from 'vitest';
import { beginStroke, goOn, pointIn } from './strokes.ts';

const box = { left: 20, top: 10, width: 300, height: 100 };

test('Whatever the size it is shown in, a line lies on the same field, and never beside it.', () => {
  expect(pointIn(box, { clientX: 170, clientY: 60 })).toEqual([300, 100]);
  expect(pointIn(box, { clientX: 0, clientY: 900 })).toEqual([0, 200]);
});

test('The pen comes down, goes along and comes down again; what nobody sees is not kept.', () => {
  const first = goOn(goOn(beginStroke([], [10, 10]), [10, 11]), [40, 50]);
  expect(first).toEqual([[10, 10, 40, 50]]);
  expect(goOn(beginStroke(first, [0, 0]), [0, 9])).toEqual([
    [10, 10, 40, 50],
    [0, 0, 0, 9],
  ]);
  expect(goOn([], [1, 1])).toEqual([]);
});

test('Nobody draws more than is taken: after so many points and lines the pen is empty.', () => {
  const full = [Array(2 * SIGNATURE_FIELD.mostPoints).fill(1)];
  expect(goOn(full, [90, 90])).toBe(full);
  expect(beginStroke(full, [90, 90])).toBe(full);
  const many = Array(SIGNATURE_FIELD.mostStrokes).fill([1, 1]);
  expect(beginStroke(many, [90, 90])).toBe(many);
});
