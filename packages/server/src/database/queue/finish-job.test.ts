import { expect, test } from 'vitest';
import { secondsUntilNext } from './finish-job.ts';

test('The pause before a retry doubles from 5 seconds to a minute, and becomes half an hour after the quick retries', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20, 21, 100].map((attempt) => secondsUntilNext(attempt, () => 1));
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60, 1_800, 1_800]);
  const quickPauses = Array.from({ length: 20 }, (_, n) => secondsUntilNext(n + 1, () => 1));
  expect(quickPauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(15 * 60);
});

test('The jobs of a backlog do not retry at the same moment', () => {
  expect(secondsUntilNext(6, () => 0)).toBe(45);
  const pauses = Array.from({ length: 50 }, () => secondsUntilNext(6));
  expect(new Set(pauses).size).toBeGreaterThan(40);
  expect(pauses.every((pause) => pause >= 45 && pause <= 60)).toBe(true);
});
