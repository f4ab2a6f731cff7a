import { expect, test } from 'vitest';
import { findBrokenPromises, type StoredHold } from './check-promises.ts';
import type { Entry } from './history.ts';

/** Two spots for cart `a`, confirmed to the client and promised until 900. */
const call = (more: Partial<Entry> = {}): Entry => ({
  client: 'ann',
  cart: 'a',
  op: 'hold',
  takes: [{ stock: 'boat', spots: 2 }],
  start: 0,
  end: 10,
  outcome: 'ok',
  holdId: 'first',
  expiresAt: 900,
  ...more,
});
const unanswered = (more: Partial<Entry> = {}) =>
  call({ outcome: 'unknown', holdId: undefined, expiresAt: undefined, ...more });
const later = (op: Entry['op'], more: Partial<Entry> = {}) =>
  call({ op, start: 20, end: 30, takes: [], ...more });

const hold = (more: Partial<StoredHold> = {}): StoredHold => ({
  id: 'first',
  cart: 'a',
  state: 'held',
  spots: 2,
  madeAt: 5,
  expiresAt: 900,
  ...more,
});

const broken = (entries: Entry[], holds: StoredHold[], now = 100) =>
  findBrokenPromises({ entries, holds, now });

test('Each hold that a client received exists with the same spots and the same expiry', () => {
  expect(broken([call()], [hold()])).toEqual([]);
  expect(broken([call()], [])).toEqual(['ann received a hold that does not exist']);
  expect(broken([call()], [hold({ state: 'expired' })])).toEqual(['the live hold of ann is expired']);
  expect(broken([call()], [hold({ spots: 1 })])).toEqual(['ann received 2 spots and has 1']);
  for (const expiresAt of [800, 1_000])
    expect(broken([call()], [hold({ expiresAt })])).toEqual([
      'ann received another expiry than the hold has',
    ]);
});

test('An ended hold may be missing: it was released, replaced or expired', () => {
  expect(broken([call(), later('release', { holdId: undefined })], [])).toEqual([]);
  expect(broken([call()], [], 901)).toEqual([]);
  const second = later('hold', { holdId: 'second', takes: [{ stock: 'boat', spots: 2 }] });
  expect(broken([call(), second], [hold({ id: 'second', madeAt: 25 })])).toEqual([]);
});

test('A hold that a client bought is sold, and a sold hold has a call that bought it or may have bought it', () => {
  const bought = later('buy');
  expect(broken([call(), bought], [hold({ state: 'sold' })])).toEqual([]);
  expect(broken([call(), bought], [hold({ state: 'expired' })], 901)).toEqual([
    'the hold that ann bought is expired',
  ]);
  expect(broken([call()], [hold({ state: 'sold' })], 901)).toEqual([
    'the hold of cart a is sold, and no call bought it',
  ]);
  expect(broken([call(), unanswered({ op: 'buy', start: 20, end: 30 })], [hold({ state: 'sold' })])).toEqual(
    [],
  );
  expect(broken([call(), unanswered({ op: 'buy', start: 20, end: 30 })], [hold()])).toEqual([]);
});

test('A hold is released only if a client released it or may have released it', () => {
  expect(broken([call()], [hold({ state: 'released' })], 901)).toEqual([
    'the hold of cart a was released, and no call released it',
  ]);
  const unsure = unanswered({ op: 'release', start: 20, end: 30, takes: [] });
  for (const state of ['held', 'released']) expect(broken([call(), unsure], [hold({ state })])).toEqual([]);
});

test('A hold may last longer through an unanswered extension, but not by itself', () => {
  const longer = later('extend', { expiresAt: 1_800 });
  expect(broken([call(), longer], [hold({ expiresAt: 1_800 })])).toEqual([]);
  expect(broken([call(), longer], [hold()])).toEqual(['ann received another expiry than the hold has']);
  const unsure = unanswered({ op: 'extend', start: 20, end: 30 });
  for (const expiresAt of [900, 1_800]) expect(broken([call(), unsure], [hold({ expiresAt })])).toEqual([]);
});

const unexplained = 'cart a has 2 spots that no answer reported and no call explains';

test('An unanswered call made exactly the hold that it requested, or no hold', () => {
  expect(broken([unanswered()], [])).toEqual([]);
  expect(broken([unanswered()], [hold()])).toEqual([]);
  expect(broken([unanswered()], [hold(), hold({ id: 'second' })])).toEqual([unexplained]);
  expect(broken([unanswered(), unanswered()], [hold(), hold({ id: 'second' })])).toEqual([]);
  expect(broken([unanswered()], [hold({ spots: 1 })])).toEqual([
    'cart a has 1 spots that no answer reported and no call explains',
  ]);
  for (const madeAt of [-40, 40]) expect(broken([unanswered()], [hold({ madeAt })])).toEqual([unexplained]);
});

test('A refused client holds nothing, and holds of other carts are ignored', () => {
  const refused = call({ outcome: 'fail', reason: 'nothing', holdId: undefined, expiresAt: undefined });
  expect(broken([refused], [hold()])).toEqual([unexplained]);
  expect(broken([refused], [hold({ cart: 'another cart' })])).toEqual([]);
});
