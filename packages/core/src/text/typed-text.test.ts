import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedLine, typedLines, visibleLine, visibleLines } from './typed-text.ts';

test.each([
  ['a header of its own', 'Mara\r\nBcc: all@example.org', 'Mara Bcc: all@example.org'],
  ['controls', 'Ma\u0000ra\u0007\u009f', 'Mara'],
  ['a line turned around', 'invoice\u202efdp.exe\u2066', 'invoicefdp.exe'],
  ['characters without width', 'Ma\u200bra\u2060 \u00adLi\u180end\u3164\ufeff', 'Mara Lind'],
  ['blanks of every kind', '  Mara\u00a0\u3000 Lind\t', 'Mara Lind'],
  ['two spellings of one letter', 'Jose\u0301', 'José'],
  ['right to left with its marks', '\u200fשלום\u200f', '\u200fשלום\u200f'],
  ['an emoji of several signs', '👩‍🚀 🏳️‍🌈', '👩‍🚀 🏳️‍🌈'],
])('A text typed into a single line keeps only text: %s', (_, typed, text) => {
  expect(typedLine(typed)).toBe(text);
});

test('A message keeps line breaks of every form and loses other invisible characters', () => {
  expect(typedLines('  one\r\ntwo\rthree\u2028four \n\n\n\nfive\u0000\u202e\n')).toBe(
    'one\ntwo\nthree\nfour\n\nfive',
  );
  expect(typedLines('a\tb')).toBe('a\tb');
  expect(typedLines('ab\u2060\nc')).toBe('ab\nc');
});

test('Cleaning a text twice gives the same as cleaning it once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(typedLine(typedLine(typed))).toBe(typedLine(typed));
      expect(typedLines(typedLines(typed))).toBe(typedLines(typed));
    }),
  );
});

test('Half a surrogate pair becomes a replacement character, so that a database can store the rest', () => {
  expect(visibleLine('a\ud800b')).toBe('a\ufffdb');
  expect(visibleLines('a\ud800b')).toBe('a\ufffdb');
});

test('A multi-line text keeps all that is visible: blanks, line breaks and the encoding of letters', () => {
  const text = '  https://example.org/Jose\u0301?a=b \n\n\n\n\tend ';
  expect(visibleLines(text)).toBe(text);
});

test('Invisible characters are removed, and the direction marks that Hebrew needs stay', () => {
  expect(visibleLine('\u200fשלום\u200f\u0000\u202e')).toBe('\u200fשלום\u200f');
  expect(visibleLines('pass\u0000word\u2066\r\n\u200fשלום')).toBe('password\n\u200fשלום');
  expect(visibleLines('pass\u200bword')).toBe('password');
});

test.each([
  ['a blank without a width', ' \u200b '],
  ['joiners and marks of direction', '\u200c\u200d\u2060\u200e\u200f\u061c'],
  ['fillers that stand for a letter', '\u3164\uffa0\u115f\u1160\u17b4'],
  ['hyphens that no line is broken at', '\u00ad\u00ad'],
  ['choices of a form, of no sign', '\ufe0f\u{e0100}\u180b'],
  ['labels of a flag that is not there', '\u{e0067}\u{e007f}'],
  ['an empty cell of Braille', '\u2800 \u2800'],
  ['marks of notes', '\ufff9\ufffa\ufffb'],
])('A text of invisible characters becomes empty, in one line or several: %s', (_, text) => {
  expect(visibleLine(text)).toBe('');
  expect(visibleLines(`${text}\n${text}`)).toBe('');
});

test('An invisible character beside visible ones stays: a Persian joiner, a Khmer line break, the form of an emoji', () => {
  for (const text of ['می\u200cخواهم', 'ភាសា\u200bខ្មែរ', '❤\ufe0f', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}']) {
    expect(visibleLine(text)).toBe(text);
    expect(visibleLines(text)).toBe(text);
  }
});
