import { expect, test } from 'vitest';
import { fileLengths } from './file-lengths.ts';

const lines = (count: number) => 'x\n'.repeat(count);
const holds = (files: Record<string, number>) =>
  fileLengths(new Map(Object.entries(files).map(([path, count]) => [path, lines(count)]))).map(
    (one) => one.holds,
  );

test('Half of the files have at most 65 lines, nine tenths at most 200, none more than 400.', () => {
  expect(holds({ 'a.ts': 65, 'b.ts': 200 })).toEqual([true, true, true]);
  expect(holds({ 'a.ts': 66, 'b.ts': 66 })).toEqual([false, true, true]);
  expect(holds({ 'a.ts': 1, 'b.ts': 1, 'c.ts': 201 })).toEqual([true, false, true]);
  expect(holds({ 'a.ts': 1, 'b.ts': 401 })).toEqual([true, false, false]);
});

test('Tables, messages, migrations and the terms of a lexicon may be longer, by name.', () => {
  const short = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.ts`, 1]));
  expect(holds({ ...short, 'features/catalogue/tables.ts': 500, 'src/i18n/messages/x.ts': 500 })).toEqual([
    true,
    true,
    true,
  ]);
  expect(holds({ ...short, 'src/lexicon/terms-de.ts': 500 })).toEqual([true, true, true]);
  expect(holds({ ...short, 'src/lexicon/more-terms.ts': 500 })).toEqual([true, true, false]);
  expect(holds({ ...short, 'features/catalogue/more-tables.ts': 500 })).toEqual([true, true, false]);
});

test('A file that is too long is named.', () => {
  const [, , longest] = fileLengths(new Map([['a.ts', lines(401)]]));
  expect(longest?.places[0]).toContain('a.ts:401  401 lines');
});
