import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('A text is indexed by its words, and Chinese text by every two adjacent characters', () => {
  expect(wordsOf('Sunset Sail at Málaga')).toEqual(['sunset', 'sail', 'at', 'malaga']);
  expect(wordsOf('里斯本美食 tour')).toEqual(['里斯', '斯本', '本美', '美食', 'tour']);
  expect(wordsOf('山 川')).toEqual(['山', '川']);
  expect(wordsOf('!?')).toEqual([]);
});
