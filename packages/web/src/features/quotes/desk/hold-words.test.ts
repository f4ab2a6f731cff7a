import { expect, test } from 'vitest';
import { holdWords } from './hold-words.ts';

test('A quarter of an hour is promised only to whoever holds nothing: what a cart changes to may have less', () => {
  expect([true, false].map((holdsAlready) => holdWords(false, holdsAlready))).toEqual([
    'desk.holdOn',
    'desk.hold',
  ]);
});

test('Where a supplier answers first it is asked, whatever is held', () => {
  expect([true, false].map((holdsAlready) => holdWords(true, holdsAlready))).toEqual([
    'desk.ask',
    'desk.ask',
  ]);
});
