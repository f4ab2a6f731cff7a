import { expect, test } from 'vitest';
import { replaySpotLog, type SpotLogLine } from './spot-log.ts';

/** The counts of a departure with two spots after a change. */
const counts = (transaction: number, more: object): SpotLogLine => ({
  transaction: String(transaction),
  stock: 'departure 7',
  hold: null,
  ...{ held: 0, sold: 0, capacity: 2, wanted: 2, closed: false },
  ...more,
});
const change = (
  transaction: number,
  hold: string,
  was: string | null,
  state: string,
  spots = 1,
): SpotLogLine => ({
  transaction: String(transaction),
  stock: 'departure 7',
  ...{ hold, was, state, spots },
});

test('After holds, sales, extensions and releases, the counts of a departure match its holds', () => {
  expect(
    replaySpotLog([
      counts(1, { held: 1 }),
      change(1, 'a', null, 'held'),
      counts(2, { held: 2 }),
      // Hold `a` is extended while hold `b` is half done.
      change(3, 'a', 'held', 'held'),
      change(2, 'b', null, 'held'),
      change(4, 'a', 'held', 'sold'),
      counts(4, { held: 1, sold: 1 }),
      change(5, 'b', 'held', 'released'),
      counts(5, { sold: 1 }),
      change(6, 'b', 'released', 'deleted'),
    ]),
  ).toEqual([]);
});

test('Spots without a hold, holds without spots and sales without a hold are reported at once', () => {
  expect(replaySpotLog([counts(1, { held: 1 })])).toEqual([
    'departure 7: its held count is 1, and its live holds have 0',
  ]);
  expect(replaySpotLog([counts(1, {}), change(2, 'a', null, 'held')])).toEqual([
    'departure 7: its held count is 0, and its live holds have 1',
  ]);
  expect(replaySpotLog([counts(1, {}), counts(2, { sold: 1 })])).toEqual([
    'departure 7: its sold count is 1, and its sold holds have 0',
  ]);
});

test('Two holds of the last spot are reported as two of one, with any number of earlier sales', () => {
  expect(
    replaySpotLog([
      counts(1, { capacity: 12, wanted: 12, sold: 11 }),
      counts(2, { capacity: 12, wanted: 12, sold: 11, held: 1 }),
      change(2, 'a', null, 'held'),
      counts(3, { capacity: 12, wanted: 13, sold: 11, held: 2 }),
      change(3, 'b', null, 'held'),
    ]),
  ).toEqual(['departure 7: 2 of 1 taken']);
});

test('A new hold on a closed departure or beyond the spots on sale is reported; an existing hold stays', () => {
  const closed = { closed: true, held: 1 };
  const before = [counts(1, { held: 1 }), change(1, 'a', null, 'held'), counts(2, closed)];
  expect(replaySpotLog([...before, change(3, 'a', 'held', 'held')])).toEqual([]);
  expect(replaySpotLog([...before, counts(3, { ...closed, held: 2 }), change(3, 'b', null, 'held')])).toEqual(
    ['departure 7: a hold was placed while it was closed'],
  );
  const cut = [counts(1, { held: 1 }), change(1, 'a', null, 'held'), counts(2, { held: 1, wanted: 1 })];
  expect(replaySpotLog([...cut, counts(3, { held: 2, wanted: 1 }), change(3, 'b', null, 'held')])).toEqual([
    'departure 7: a hold raised the taken spots to 2 of 1 on sale',
  ]);
});

test.each([
  ['expired', 'sold'],
  ['sold', 'expired'],
  ['held', 'deleted'],
])('A hold that is %s never becomes %s', (was, state) => {
  expect(replaySpotLog([counts(1, { sold: 0 }), change(2, 'a', was, state)])).toContain(
    `departure 7: a hold went from ${was} to ${state}`,
  );
});
