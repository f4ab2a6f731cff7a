import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedLine, typedLines } from './typed-text.ts';

test.each([
  ['a header of its own', 'Mara\r\nBcc: all@example.org', 'Mara Bcc: all@example.org'],
  ['controls', 'Ma\u0000ra\u0007\u009f', 'Mara'],
  ['a line turned around', 'invoice\u202efdp.exe\u2066', 'invoicefdp.exe'],
  ['blanks of every kind', '  Mara\u00a0\u3000 Lind\t', 'Mara Lind'],
  ['two spellings of one letter', 'Jose\u0301', 'José'],
  ['right to left with its marks', '\u200fשלום\u200f', '\u200fשלום\u200f'],
  ['an emoji of several signs', '👩‍🚀 🏳️‍🌈', '👩‍🚀 🏳️‍🌈'],
])('Of what is typed into one line, only text is left: %s', (_, typed, kept) => {
  expect(typedLine(typed)).toBe(kept);
});

test('In a message the breaks stay, however they were made, and nothing else that cannot be seen', () => {
  expect(typedLines('  one\r\ntwo\rthree\u2028four \n\n\n\nfive\u0000\u202e\n')).toBe(
    'one\ntwo\nthree\nfour\n\nfive',
  );
  expect(typedLines('a\tb')).toBe('a\tb');
});

test('Cleaning twice is cleaning once, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(typedLine(typedLine(typed))).toBe(typedLine(typed));
      expect(typedLines(typedLines(typed))).toBe(typedLines(typed));
    }),
  );
});
