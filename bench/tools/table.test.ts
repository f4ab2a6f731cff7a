import { expect, test } from 'vitest';
import type { BenchResult, Figure } from './results.ts';
import { figureLine, summaryOf, tableOf } from './table.ts';

const home: Figure = {
  what: 'home, cached',
  value: '12,406/s',
  numbers: { 'per second': 12_406 },
  target: '0.42 of bare (>= 0.60)',
  reached: false,
  load: 3.21,
};
const bare: Figure = { what: 'bare', value: '28,815/s', numbers: { 'per second': 28_815 }, load: 2 };
const holds: Figure = {
  what: 'holds',
  value: '856/s',
  numbers: {},
  target: '>= 0.35',
  reached: true,
  load: 1,
};

const resultOf = (bench: string, figures: Figure[], isComplete = true): BenchResult => ({
  ...{ bench, seconds: 61.4, isComplete, figures },
});

test('a figure is printed with its target and whether it is reached', () => {
  expect(figureLine(home)).toBe('  home, cached: 12,406/s  | 0.42 of bare (>= 0.60), MISSED');
  expect(figureLine(holds)).toBe('  holds: 856/s  | >= 0.35, reached');
});

test('a figure without a target has no verdict', () => {
  expect(figureLine(bare)).toBe('  bare: 28,815/s');
});

test('the table has the load of the machine when each figure was measured', () => {
  const benches = [resultOf('pages', [bare, home]), resultOf('hold', [holds], false)];
  expect(tableOf({ benches }).split('\n')).toEqual([
    'what            figure    target                  reached       load',
    'pages, 61 s',
    '  bare          28,815/s                                        2.0',
    '  home, cached  12,406/s  0.42 of bare (>= 0.60)  MISSED        3.2',
    'hold, 61 s                                        NOT COMPLETE',
    '  holds         856/s     >= 0.35                 reached       1.0',
  ]);
});

test('figures are counted by their verdict, over all benchmarks', () => {
  const benches = [resultOf('pages', [bare, home]), resultOf('hold', [holds], false)];
  expect(summaryOf({ benches })).toEqual({ reached: 1, missed: 1, withoutTarget: 1, incomplete: ['hold'] });
});
