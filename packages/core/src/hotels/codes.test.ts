import { expect, test } from 'vitest';
import { ANY_RATE_BASIS, BOARDS, boardOfRateBasis, RATE_BASES, rateBasisOf } from './board.ts';
import { RATING_CODES, ratingOfStars, starsOfRating } from './rating.ts';
import { DEFAULT_ROOM, guestsOf } from './room-party.ts';

test('Each board has a code of its own, which leads back to it', () => {
  expect(RATE_BASES).toEqual([0, 1331, 1334, 1335, 1336]);
  expect(BOARDS.map((board) => boardOfRateBasis(rateBasisOf(board)))).toEqual(BOARDS);
});

test('The code for any board, and a code that no board has, name none', () => {
  expect([ANY_RATE_BASIS, 1, 1332].map(boardOfRateBasis)).toEqual([undefined, undefined, undefined]);
});

test('The listed ratings are four and five stars', () => {
  expect(RATING_CODES.map(starsOfRating)).toEqual([4, 5]);
  expect([4, 5].map(ratingOfStars)).toEqual(RATING_CODES);
});

test('Guests are counted over all rooms', () => {
  const rooms = [DEFAULT_ROOM, { adults: 1, childrenAges: [0, 17] }];
  expect(guestsOf(rooms)).toEqual({ adults: 3, children: 2 });
  expect(guestsOf([])).toEqual({ adults: 0, children: 0 });
});
