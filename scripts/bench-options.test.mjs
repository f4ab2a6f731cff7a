import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { benchNames, readBenchOptions } from './bench-options.mjs';

const names = ['pages', 'hold', 'search'];
const read = (text) => readBenchOptions(text.split(' ').filter(Boolean), names);

test('without a name all benchmarks run, in their short version', () => {
  expect(read('')).toEqual({
    benches: names,
    isShort: true,
    against: undefined,
    out: undefined,
    rest: [],
  });
});

test('one benchmark runs in full, with its own arguments', () => {
  expect(read('search 1000 10000')).toMatchObject({
    benches: ['search'],
    isShort: false,
    rest: ['1000', '10000'],
  });
});

test('the length can be chosen', () => {
  expect(read('--full')).toMatchObject({ benches: names, isShort: false });
  expect(read('hold stays --short')).toMatchObject({ benches: ['hold'], isShort: true, rest: ['stays'] });
});

test('files are read before and after the name', () => {
  expect(read('--against before.json')).toMatchObject({ benches: names, against: 'before.json' });
  expect(read('hold --out now.json --against before.json')).toMatchObject({
    ...{ benches: ['hold'], against: 'before.json', out: 'now.json', rest: [] },
  });
});

test('a flag of the benchmark is passed on', () => {
  expect(read('hold --explain').rest).toEqual(['--explain']);
});

test.each(['--against', '--out', '--against --out file'])('%s without a file is refused', (text) => {
  expect(() => read(text)).toThrow('needs the name of a file.');
});

test.each(['sale', '--explain'])('%s is no benchmark', (text) => {
  expect(() => read(text)).toThrow(
    `Unknown benchmark "${text}". Choose one: npm run bench -- pages, hold or search.`,
  );
});

test('every benchmark has a program of its own name', () => {
  expect(benchNames()).toEqual([
    ...['pages', 'hold', 'search', 'sentences', 'booking', 'cruises', 'accounts', 'hotels'],
  ]);
  expect(benchNames().every((name) => existsSync(`bench/${name}/${name}.ts`))).toBe(true);
});
