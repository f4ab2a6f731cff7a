import { expect, test } from 'vitest';
import { seenLine, seenLines } from './seen-text.ts';

test('Half a sign is shown as one that is missing, so that a database can keep the rest', () => {
  expect(seenLine('a\ud800b')).toBe('a\ufffdb');
  expect(seenLines('a\ud800b')).toBe('a\ufffdb');
});

test('Of a text of several lines nothing that can be seen changes: no blank, no break, no spelling of a letter', () => {
  const text = '  https://example.org/Jose\u0301?a=b \n\n\n\n\tend ';
  expect(seenLines(text)).toBe(text);
});

test('What cannot be seen leaves no trace, and marks that Hebrew needs stay', () => {
  expect(seenLine('\u200fשלום\u200f\u0000\u202e')).toBe('\u200fשלום\u200f');
  expect(seenLines('pass\u0000word\u2066\r\n\u200fשלום')).toBe('password\n\u200fשלום');
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
])('What cannot be seen alone is nothing, in one line or several: %s', (_, text) => {
  expect(seenLine(text)).toBe('');
  expect(seenLines(`${text}\n${text}`)).toBe('');
});

test('Beside what is seen it stays: a joiner of Persian, a place to break Khmer, the form of an emoji', () => {
  for (const text of ['می\u200cخواهم', 'ភាសា\u200bខ្មែរ', '❤\ufe0f', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}']) {
    expect(seenLine(text)).toBe(text);
    expect(seenLines(text)).toBe(text);
  }
});
