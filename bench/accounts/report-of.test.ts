import { expect, test } from 'vitest';
import type { Measured } from './measure-calls.ts';
import { callLine, logInLines } from './report-of.ts';

function measured(work: number, logIns: readonly number[], logInWork: number): Measured {
  const times = { p50: 1, p95: 2, work };
  return {
    size: { accounts: 1, bookings: 1 },
    bare: times,
    calls: new Map([['overview', times]]),
    logIns: { hashes: [20, 20, 20], logIns, work: { hash: 20, logIn: logInWork }, cookies: [] },
  };
}

const few = measured(2, [30, 30, 30], 25);

test('a call is judged by its 95th percentile and compared by its processor time', () => {
  const line = callLine(few, 'overview', { p50: 20, p95: 50, work: 3 });
  expect(line).toMatchObject({
    value: 'p50 20, p95 50 ms, work 3.0 ms, x1.50',
    numbers: { 'p50 ms': 20, 'p95 ms': 50, 'ms of processors': 3, growth: 1.5 },
    reached: false,
  });
  expect(callLine(few, 'overview', { p50: 20, p95: 49.9, work: 3 }).reached).toBe(true);
});

test('a log-in is judged by what it takes beside its hash', () => {
  const [, , beside] = logInLines(few, measured(2, [45, 50, 55], 30));
  expect(beside).toMatchObject({ numbers: { 'p50 ms': 30, growth: 2 }, reached: true });
  const [, , slow] = logInLines(few, measured(2, [45, 51, 55], 30));
  expect(slow?.reached).toBe(false);
});
