import { expect, test } from 'vitest';
import { compareRuns, comparisonTable } from './compare-runs.ts';
import type { Numbers } from './numbers.ts';
import type { Run } from './results.ts';

function runOf(benches: Readonly<Record<string, Readonly<Record<string, Numbers>>>>, load = 1): Run {
  return {
    ...{ form: 1, at: '2026-11-30T12:00:00.000Z', isShort: true, machine: 'two processors' },
    benches: Object.entries(benches).map(([bench, figures]) => ({
      ...{ bench, isComplete: true, seconds: 3 },
      figures: Object.entries(figures).map(([what, numbers]) => ({ what, value: '', numbers, load })),
    })),
  };
}

const verdicts = (before: Numbers, now: Numbers) =>
  compareRuns(runOf({ hold: { details: before } }), runOf({ hold: { details: now } })).changes.map(
    ({ number, verdict }) => [number, verdict],
  );

test('a higher rate and a shorter time are better', () => {
  expect(verdicts({ 'per second': 100, 'p50 ms': 10 }, { 'per second': 120, 'p50 ms': 8 })).toEqual([
    ['per second', 'better'],
    ['p50 ms', 'better'],
  ]);
});

test('a lower rate, more memory and more failures are worse', () => {
  const before = { 'per second': 100, MB: 300, failed: 0 };
  expect(verdicts(before, { 'per second': 80, MB: 340, failed: 1 })).toEqual([
    ['per second', 'worse'],
    ['MB', 'worse'],
    ['failed', 'worse'],
  ]);
});

test('a tenth more or less is alike', () => {
  expect(verdicts({ s: 10, MB: 10, ms: 0 }, { s: 11, MB: 11.1, ms: 0 })).toEqual([
    ['s', 'alike'],
    ['MB', 'worse'],
    ['ms', 'alike'],
  ]);
});

test('only benchmarks of both runs are compared, and their figures without counterpart are named', () => {
  const before = runOf({ hold: { details: { ms: 1 }, gone: { ms: 1 } }, pages: { home: { ms: 1 } } });
  const now = runOf({ hold: { details: { ms: 1 }, added: { ms: 1 } }, hotels: { list: { ms: 1 } } });
  expect(compareRuns(before, now)).toMatchObject({
    changes: [{ bench: 'hold', what: 'details' }],
    onlyBefore: ['hold: gone'],
    onlyNow: ['hold: added'],
  });
});

test('figures of the same name in two benchmarks are not mixed up', () => {
  const before = runOf({ hold: { memory: { MB: 100 } }, pages: { memory: { MB: 200 } } });
  const now = runOf({ hold: { memory: { MB: 110 } }, pages: { memory: { MB: 400 } } });
  expect(compareRuns(before, now).changes.map(({ bench, before: old }) => [bench, old])).toEqual([
    ['hold', 100],
    ['pages', 200],
  ]);
});

test('a number that only one run has is left out', () => {
  expect(verdicts({ ms: 1, growth: 2 }, { ms: 2, MB: 3 })).toEqual([['ms', 'worse']]);
});

test('the table states both numbers, the change and both loads', () => {
  const before = runOf({ hold: { details: { 'per second': 1234, 'p50 ms': 1.234 } } }, 0.4);
  const now = runOf({ hold: { details: { 'per second': 2468, 'p50 ms': 0.9 }, added: {} } }, 3.25);
  expect(comparisonTable(compareRuns(before, now)).split('\n')).toEqual([
    'what           number      before  now    change          load',
    'hold: details  per second  1,234   2,468  +100 %  better  0.4 → 3.3',
    'hold: details  p50 ms      1.23    0.9    -27 %   better  0.4 → 3.3',
    'Only in this run: hold: added',
  ]);
});

test('nothing is divided by zero', () => {
  const before = runOf({ hold: { holds: { failed: 0, 'p50 ms': 0 } } });
  const now = runOf({ hold: { holds: { failed: 3, 'p50 ms': 0 } } });
  const [, failed, unchanged] = comparisonTable(compareRuns(before, now)).split('\n');
  expect(failed).toMatch(/failed\s+0\s+3\s+worse/);
  expect(unchanged).toMatch(/p50 ms\s+0\s+0\s+0 %/);
});
