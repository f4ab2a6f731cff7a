import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('Rows become lines, with quotes only where they are needed', () => {
  expect(
    csvText([
      ['Order', 'Guest'],
      ['A1', 'Ada "Countess", Lovelace'],
      ['B2', 'two\nlines'],
    ]),
  ).toBe('\uFEFFOrder,Guest\r\nA1,"Ada ""Countess"", Lovelace"\r\nB2,"two\nlines"\r\n');
});

test('A text that a spreadsheet would read as a formula is written as text', () => {
  for (const start of ['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])
    expect(csvText([[`${start}HYPERLINK("x")`]])).toBe(`\uFEFF"'${start}HYPERLINK(""x"")"\r\n`);
  expect(csvText([['\r=1']])).toBe('\uFEFF"\'\r=1"\r\n');
});

test('Numbers stay numbers, negative ones included', () => {
  expect(csvText([[48.5, -3]])).toBe('\uFEFF48.5,-3\r\n');
});
