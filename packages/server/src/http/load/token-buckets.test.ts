import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function setUp(most?: number) {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const clock = { now: () => new Date(now) };
  const buckets = createTokenBuckets(most === undefined ? { clock } : { clock, mostKeys: most });
  return { buckets, pass: (seconds: number) => (now += seconds * 1_000) };
}

test('A bucket allows its full number of calls at once and then refills over time', () => {
  const { buckets, pass } = setUp();
  expect([1, 2, 3, 4, 5].map(() => buckets.take('a', 5))).toEqual([0, 0, 0, 0, 0]);
  expect(buckets.take('a', 5)).toBe(12);
  pass(11);
  expect(buckets.take('a', 5)).toBe(1);
  pass(1);
  expect(buckets.take('a', 5)).toBe(0);
  expect(buckets.take('a', 5)).toBe(12);
});

test('Calls at the same instant refill nothing, and a part of a second counts as a whole one', () => {
  const { buckets, pass } = setUp();
  expect(buckets.take('busy', 60_000, 60_000)).toBe(0);
  expect(buckets.take('busy', 60_000)).toBe(1);
  buckets.take('a', 1);
  pass(58.999);
  expect(buckets.take('a', 1)).toBe(2);
  pass(0.5);
  expect(buckets.take('a', 1)).toBe(1);
});

test('A long pause refills no more than the full number', () => {
  const { buckets, pass } = setUp();
  buckets.take('a', 2);
  pass(3_600);
  expect([1, 2, 3].map(() => buckets.take('a', 2) > 0)).toEqual([false, false, true]);
});

test('Clients do not use up each other’s tokens', () => {
  const { buckets } = setUp();
  buckets.take('a', 1);
  expect(buckets.take('a', 1)).toBeGreaterThan(0);
  expect(buckets.take('b', 1)).toBe(0);
});

test('Setting the clock back removes no tokens', () => {
  const { buckets, pass } = setUp();
  buckets.take('a', 2);
  pass(-3_600);
  expect(buckets.take('a', 2)).toBe(0);
});

test('A limited number of clients is stored, and the client idle for longest is dropped', () => {
  const { buckets } = setUp(100);
  buckets.take('busy', 1);
  for (let client = 0; client < 1_000; client++) {
    buckets.take(`client ${client}`, 1);
    expect(buckets.take('busy', 1)).toBeGreaterThan(0);
  }
  expect(buckets.size()).toBe(100);
});

test('A heavier call takes more tokens, and one heavier than the bucket waits for a full bucket', () => {
  const { buckets, pass } = setUp();
  expect(buckets.take('a', 60, 40)).toBe(0);
  expect(buckets.take('a', 60, 40)).toBe(20);
  expect(buckets.take('a', 60)).toBe(0);
  pass(60);
  expect(buckets.take('a', 60, 500)).toBe(0);
  expect(buckets.take('a', 60, 500)).toBe(60);
});

test('By default twenty thousand clients are stored', () => {
  const { buckets } = setUp();
  for (let client = 0; client < 20_001; client++) buckets.take(`client ${client}`, 1);
  expect(buckets.size()).toBe(20_000);
  expect([buckets.take('client 1', 1) > 0, buckets.take('client 0', 1)]).toEqual([true, 0]);
});
