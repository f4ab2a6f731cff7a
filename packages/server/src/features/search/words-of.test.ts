import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('A question is its words, small, without marks and each once', () => {
  expect(wordsOf('Sunset sail, SUNSET in Málaga!', 'en')).toEqual(['sunset', 'sail', 'malaga']);
});

test('Words of a letter or two say nothing beside longer ones, and all there is where there are no others', () => {
  expect(wordsOf('sail at sunset', 'en')).toEqual(['sail', 'sunset']);
  expect(wordsOf('Rø', 'en')).toEqual(['ro']);
});

test('Chinese is taken apart into its words, short as they are', () => {
  expect(wordsOf('里斯本美食', 'zh-Hans')).toEqual(['里斯本', '美食']);
});

test('Signs alone are no question, and nobody asks for a hundred words', () => {
  expect(wordsOf('?! …', 'en')).toEqual([]);
  expect(wordsOf(Array.from({ length: 100 }, (_, n) => `word${n}`).join(' '), 'en')).toHaveLength(8);
});
