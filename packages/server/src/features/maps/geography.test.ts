import { expect, test } from 'vitest';
import { metresBetween, roundLength, stepBetween } from './geography.ts';

const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const porto = { latitude: 41.1579, longitude: -8.6291 };
const eastOfDateLine = { latitude: -17.8, longitude: 179.9 };
const westOfDateLine = { latitude: -17.8, longitude: -179.9 };

test('Lisbon and Porto are 274 kilometres apart in both directions', () => {
  expect(Math.round(metresBetween(lisbon, porto) / 1000)).toBe(274);
  expect(metresBetween(porto, lisbon)).toBeCloseTo(metresBetween(lisbon, porto), 6);
  expect(metresBetween(lisbon, lisbon)).toBe(0);
});

test('Distances across the date line take the short way', () => {
  expect(Math.round(metresBetween(eastOfDateLine, westOfDateLine) / 1000)).toBe(21);
  expect(Math.round(stepBetween(eastOfDateLine, westOfDateLine).east / 1000)).toBe(21);
  expect(Math.round(stepBetween(westOfDateLine, eastOfDateLine).east / 1000)).toBe(-21);
});

test('On a small map north is up, east is right and lengths match the ground', () => {
  const castle = { latitude: 38.7139, longitude: -9.1335 };
  const gate = { latitude: 38.7123, longitude: -9.1302 };
  const step = stepBetween(gate, castle);
  expect(step.east).toBeLessThan(0);
  expect(step.south).toBeLessThan(0);
  expect(Math.hypot(step.east, step.south) / metresBetween(gate, castle)).toBeCloseTo(1, 4);
});

test('A scale is one, two or five times a power of ten', () => {
  const marked = [0.7, 1, 1.9, 2, 4.99, 5, 99, 465, 86_000].map(roundLength);
  expect(marked.map((length) => Math.round(length * 10) / 10)).toEqual([0.5, 1, 1, 2, 2, 5, 50, 200, 50_000]);
});
