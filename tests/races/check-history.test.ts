import { expect, test } from 'vitest';
import { checkHistory } from './check-history.ts';
import type { Entry } from './history.ts';

const capacities = new Map([['boat', 1]]);

/** A call by a client named like its cart, for one spot on the boat. Times are in milliseconds. */
const call = (cart: string, start: number, end: number, more: Partial<Entry> = {}): Entry => ({
  client: cart,
  cart,
  op: 'hold',
  takes: [{ stock: 'boat', spots: 1 }],
  start,
  end,
  outcome: 'ok',
  holdId: cart,
  expiresAt: 10_000,
  ...more,
});

const refused = (cart: string, start: number, end: number, reason = 'nothing') =>
  call(cart, start, end, { outcome: 'fail', reason, holdId: undefined, expiresAt: undefined });

const check = (...entries: Entry[]) => checkHistory({ entries, capacities });

const oversell = ['boat: 2 of 1 were promised at the same time'];

test('Two clients with confirmed holds of the last spot are reported as an oversell', () => {
  expect(check(call('a', 0, 10), call('b', 20, 30))).toEqual(oversell);
  expect(check(call('a', 0, 10), call('b', 0, 40))).toEqual(oversell);
});

test('Two consecutive holds are valid if the first was released, expired or may have been replaced', () => {
  const endHold = (op: Entry['op'], more: Partial<Entry> = {}) =>
    call('a', 15, 18, { op, takes: [], ...more });
  expect(check(call('a', 0, 10), endHold('release'), call('b', 16, 30))).toEqual([]);
  expect(check(call('a', 0, 10, { expiresAt: 20 }), call('b', 21, 30))).toEqual([]);
  expect(check(call('a', 0, 10), call('a', 12, 14, { takes: [] }), call('b', 13, 30))).toEqual([]);
  expect(check(call('a', 0, 10), endHold('release', { outcome: 'unknown' }), call('b', 16, 30))).toEqual([]);
});

test('A refused request for another stock and a release without a hold do not end a hold', () => {
  const release = call('a', 15, 18, { op: 'release', takes: [], outcome: 'fail' });
  expect(check(call('a', 0, 10), release, call('b', 20, 30))).toEqual(oversell);
  expect(
    check(
      call('a', 0, 10),
      { ...refused('a', 12, 14), takes: [{ stock: 'other', spots: 1 }] },
      call('b', 20, 30),
    ),
  ).toContain(oversell[0]);
});

test('An extended or bought hold lasts longer', () => {
  const short = call('a', 0, 10, { expiresAt: 20 });
  const longer = call('a', 12, 14, { op: 'extend', takes: [], expiresAt: 40 });
  expect(check(short, longer, call('b', 25, 30))).toEqual(oversell);
  expect(check(short, call('a', 12, 14, { op: 'buy', takes: [] }), call('b', 900, 930))).toEqual(oversell);
});

test('A hold that was not confirmed to a client does not count as promised', () => {
  expect(check(call('a', 0, 10, { outcome: 'unknown', holdId: undefined }), call('b', 20, 30))).toEqual([]);
});

test('A refusal is valid while another client may hold the spot, and false if no client can hold it', () => {
  const wrong = (reason: string) => [`b was refused with "${reason}" while boat had enough spots`];
  expect(check(call('a', 0, 10), refused('b', 20, 30))).toEqual([]);
  expect(check(call('a', 25, 60), refused('b', 20, 30))).toEqual([]);
  expect(check(call('a', 0, 10, { outcome: 'unknown' }), refused('b', 800, 830))).toEqual([]);
  expect(check(refused('b', 20, 30))).toEqual(wrong('nothing'));
  expect(check(call('a', 0, 10, { expiresAt: 100 }), refused('b', 106, 130))).toEqual(wrong('nothing'));
  expect(check(call('a', 50, 60), refused('b', 20, 30, 'too_many'))).toEqual(wrong('too_many'));
  expect(check(call('b', 0, 10), refused('b', 20, 30))).toEqual(wrong('nothing'));
});

test('A refusal of an available spot is valid only while the supplier may have withheld it', () => {
  const during = (from: number, to: number) =>
    checkHistory({
      entries: [refused('b', 20, 30)],
      capacities,
      withheld: [{ stock: 'boat', spots: 1, from, to }],
    });
  expect(during(10, 40)).toEqual([]);
  expect(during(25, 27)).toEqual([]);
  expect(during(5, 15)).toHaveLength(1);
  expect(during(31, 40)).toHaveLength(1);
});
