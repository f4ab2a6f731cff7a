import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function setUp(most?: number) {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const clock = { now: () => new Date(now) };
  const buckets = createTokenBuckets(most === undefined ? { clock } : { clock, most });
  return { buckets, pass: (seconds: number) => (now += seconds * 1_000) };
}

test('so many at once, then one more as time goes by', () => {
  const { buckets, pass } = setUp();
  expect([1, 2, 3, 4, 5].map(() => buckets.take('a', 5))).toEqual([0, 0, 0, 0, 0]);
  expect(buckets.take('a', 5)).toBe(12);
  pass(11);
  expect(buckets.take('a', 5)).toBe(1);
  pass(1);
  expect(buckets.take('a', 5)).toBe(0);
  expect(buckets.take('a', 5)).toBe(12);
});

test('a long rest gives no more than the full number', () => {
  const { buckets, pass } = setUp();
  buckets.take('a', 2);
  pass(3_600);
  expect([1, 2, 3].map(() => buckets.take('a', 2) > 0)).toEqual([false, false, true]);
});

test('clients do not use up one another', () => {
  const { buckets } = setUp();
  buckets.take('a', 1);
  expect(buckets.take('a', 1)).toBeGreaterThan(0);
  expect(buckets.take('b', 1)).toBe(0);
});

test('a clock that is set back takes nothing away', () => {
  const { buckets, pass } = setUp();
  buckets.take('a', 2);
  pass(-3_600);
  expect(buckets.take('a', 2)).toBe(0);
});

test('however many clients there are, only so many are remembered, and the quietest is forgotten', () => {
  const { buckets } = setUp(100);
  buckets.take('busy', 1);
  for (let client = 0; client < 1_000; client++) {
    buckets.take(`client ${client}`, 1);
    expect(buckets.take('busy', 1)).toBeGreaterThan(0);
  }
  expect(buckets.size()).toBe(100);
});

test('what weighs more takes more, and what weighs more than all there is waits for all of it', () => {
  const { buckets, pass } = setUp();
  expect(buckets.take('a', 60, 40)).toBe(0);
  expect(buckets.take('a', 60, 40)).toBe(20);
  expect(buckets.take('a', 60)).toBe(0);
  pass(60);
  expect(buckets.take('a', 60, 500)).toBe(0);
  expect(buckets.take('a', 60, 500)).toBe(60);
});
