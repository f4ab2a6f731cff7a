import { beforeEach, expect, test } from 'vitest';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { toggleCompared } from './compare-toggle.tsx';

const trip = (number: number) => `0b6f3d0e-59a1-4a6e-9a55-${String(number).padStart(12, '0')}`;
const state = () => useExtrasStore.getState();

beforeEach(() => state().compare([]));

test('Pressing adds a trip to the comparison, and pressing again removes it', () => {
  toggleCompared(trip(1));
  toggleCompared(trip(2));
  toggleCompared(trip(1));
  expect(state().compared).toEqual([trip(2)]);
});

test('A fifth trip is refused and replaces none; removing one makes room for it', () => {
  for (const number of [1, 2, 3, 4, 5]) toggleCompared(trip(number));
  expect(state()).toMatchObject({ compared: [1, 2, 3, 4].map(trip), isCompareFull: true });
  toggleCompared(trip(2));
  expect(state().isCompareFull).toBe(false);
  toggleCompared(trip(5));
  expect(state().compared).toEqual([1, 3, 4, 5].map(trip));
});
