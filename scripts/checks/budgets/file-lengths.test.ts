import { expect, test } from 'vitest';
import { fileLengths } from './file-lengths.ts';

const textOfLines = (count: number) => 'x\n'.repeat(count);
const verdicts = (files: Record<string, number>) =>
  fileLengths(new Map(Object.entries(files).map(([path, count]) => [path, textOfLines(count)]))).map(
    (one) => one.isKept,
  );

test('Nine tenths of the files have at most 250 lines, none more than 400', () => {
  expect(verdicts({ 'a.ts': 65, 'b.ts': 250 })).toEqual([true, true]);
  expect(verdicts({ 'a.ts': 1, 'b.ts': 1, 'c.ts': 251 })).toEqual([false, true]);
  expect(verdicts({ 'a.ts': 1, 'b.ts': 401 })).toEqual([false, false]);
});

test('Tables, messages and migrations may be longer, by name', () => {
  const short = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.ts`, 1]));
  expect(
    verdicts({ ...short, 'features/catalogue/import/tables.ts': 500, 'src/i18n/messages/x.ts': 500 }),
  ).toEqual([true, true]);
  expect(verdicts({ ...short, 'src/lexicon/more-terms.ts': 500 })).toEqual([true, false]);
  expect(verdicts({ ...short, 'features/catalogue/more-tables.ts': 500 })).toEqual([true, false]);
});

test('A file that is too long is named', () => {
  const [, longest] = fileLengths(new Map([['a.ts', textOfLines(401)]]));
  expect(longest?.places[0]).toContain('a.ts:401  401 lines');
});
