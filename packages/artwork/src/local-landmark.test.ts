import { expect, test } from 'vitest';
import { localLandmark } from './local-landmark.ts';

const two = ['st-stephens', 'giant-wheel'];

test('The landmarks of a place take turns', () => {
  expect([2, 3].map((rank) => localLandmark({ place: 'vienna', scene: 'market', rank }, two))).toEqual(two);
});

test('A picture of a trip out of town does not show the town’s landmark', () => {
  expect(localLandmark({ place: 'vienna', scene: 'garden', rank: 9 }, two)).toBe('none');
});

test('A place without landmarks has none', () => {
  expect(localLandmark({ place: 'somewhere', scene: 'market', rank: 1 }, [])).toBe('none');
});
