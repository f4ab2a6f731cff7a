import { expect, test } from 'vitest';
import {
  guestsOf,
  MAX_ADULTS_OF_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_OF_ROOM,
  MAX_ROOMS,
} from './room-party.ts';

test('A stay has at most five rooms, each for six adults and four children, who are under eighteen', () => {
  expect([MAX_ROOMS, MAX_ADULTS_OF_ROOM, MAX_CHILDREN_OF_ROOM, MAX_CHILD_AGE]).toEqual([5, 6, 4, 17]);
});

test('The guests of a stay are those of all its rooms', () => {
  const rooms = [
    { adults: 2, childrenAges: [3, 17] },
    { adults: 1, childrenAges: [0] },
  ];
  expect(guestsOf(rooms)).toEqual({ adults: 3, children: 3 });
  expect(guestsOf([])).toEqual({ adults: 0, children: 0 });
});
