import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('A text is indexed by its words, and Chinese text by every two adjacent characters', () => {
  expect(wordsOf(['Sunset Sail at Málaga'])).toEqual(['sunset', 'sail', 'at', 'malaga']);
  expect(wordsOf(['里斯本美食 tour'])).toEqual(['里斯', '斯本', '本美', '美食', 'tour']);
  expect(wordsOf(['山 川'])).toEqual(['山', '川']);
  expect(wordsOf(['!?'])).toEqual([]);
});

test('A word of several texts is returned once, in any text and at any time', () => {
  for (const _ of [1, 2]) {
    expect(wordsOf(['sail and row', 'row, then sail again', '里斯里斯'])).toEqual([
      ...['sail', 'and', 'row', 'then', 'again'],
      ...['里斯', '斯里'],
    ]);
    expect(new Set(wordsOf(['Sail sail SAIL']))).toEqual(new Set(['sail']));
  }
});

test('More words and pairs than are remembered are all returned', () => {
  const texts = Array.from({ length: 300 }, (_, line) =>
    Array.from(
      { length: 300 },
      (_, at) => `w${line * 300 + at} ${String.fromCharCode(0x4e00 + line, 0x5e00 + at)}`,
    ).join(' '),
  );
  const words = wordsOf(texts);
  expect(new Set(words).size).toBe(180_000);
  expect(wordsOf(texts.slice(0, 1))).toEqual(words.slice(0, 600));
});
