import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReport } from './report.ts';
import { readBenchResult, readRun, writeResults } from './results.ts';

let folder: string;
let file: string;
const printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashore-report-'));
  file = join(folder, 'results.json');
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.exitCode = undefined;
});

const reached = { what: 'details', value: '2 ms', numbers: { ms: 2 }, target: '<= 5 ms', reached: true };

test('a figure is printed and saved as soon as it is measured', () => {
  openReport('hold', file).add(reached);
  expect(printed).toEqual(['  details: 2 ms  | <= 5 ms, reached']);
  const { bench, isComplete, figures } = readBenchResult(file);
  expect([bench, isComplete]).toEqual(['hold', false]);
  expect(figures).toEqual([{ ...reached, load: expect.any(Number) }]);
});

test('a benchmark that has ended is complete and succeeds if every target is reached', () => {
  const report = openReport('hold', file);
  report.add(reached, { what: 'bare', value: '9/s' });
  report.end();
  expect(readBenchResult(file)).toMatchObject({ isComplete: true, figures: [{}, { numbers: {} }] });
  expect(process.exitCode).toBe(0);
});

test('one missed target fails the benchmark', () => {
  const report = openReport('hold', file);
  report.add({ ...reached, reached: false }, reached);
  report.end();
  expect(process.exitCode).toBe(1);
});

test('a number that could not be measured is left out', () => {
  const numbers = { 'p50 ms': 1, 'p95 ms': Number.NaN, growth: Number.POSITIVE_INFINITY };
  openReport('hold', file).add({ what: 'details', value: '1 ms', numbers });
  expect(readBenchResult(file).figures[0]?.numbers).toEqual({ 'p50 ms': 1 });
});

test('the results of a run are read as they were written', () => {
  const figure = { ...reached, load: 0.5 };
  const bench = { bench: 'hold', isComplete: true, seconds: 12.5, figures: [figure] };
  const run = {
    ...{ form: 1 as const, commit: '5ed88a2', at: '2026-11-30T12:00:00.000Z', isShort: true },
    ...{ machine: '2 processors', benches: [bench] },
  };
  writeResults(file, run);
  expect(readRun(file)).toEqual(run);
});

test.each(['', '{}', '{"form": 2}', '[]', '{"form": 1, "at": "yesterday", "benches": []}'])(
  'a file with %j is refused with its name',
  (text) => {
    writeFileSync(file, text);
    expect(() => readRun(file)).toThrow(`${file} has no results of a benchmark.`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('a file that is not there is refused with its name', () => {
  expect(() => readRun(join(folder, 'none.json'))).toThrow('none.json has no results of a benchmark.');
});
