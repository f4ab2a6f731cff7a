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
