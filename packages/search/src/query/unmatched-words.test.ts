import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { vocabularyOf } from '../index/vocabulary-of.ts';
import { sortWords } from '../text/sorted-words.ts';
import { readQuery } from './read-query.ts';
import { findUnmatchedWords } from './unmatched-words.ts';

const sortedWords = sortWords(['sunset']);
const vocabulary = vocabularyOf(() => [{ words: sortedWords, countAt: () => 3 }]);

function unmatchedIn(query: string) {
  const { unmatched } = readQuery(query, { knowledge, vocabulary, language: 'en' });
  return findUnmatchedWords(query, { unmatched, knowledge });
}

test('Unmatched words are reported as typed, with the part of the query that was answered', () => {
  expect(unmatchedIn('Qwertz Wein')).toEqual({ words: ['Qwertz'], understood: 'Wein' });
  expect(unmatchedIn('Wine tasting  Ärgxöl Lissabon')).toEqual({
    words: ['Ärgxöl'],
    understood: 'Wine tasting Lissabon',
  });
  expect(unmatchedIn('qwertz wine yxcvbn')).toEqual({ words: ['qwertz', 'yxcvbn'], understood: 'wine' });
});

test('A query that is understood completely, or not at all, reports no unmatched words', () => {
  expect(unmatchedIn('Wein in Lissabon')).toBeUndefined();
  expect(unmatchedIn('qwertz')).toBeUndefined();
  expect(unmatchedIn('the qwertz')).toBeUndefined();
  expect(unmatchedIn('')).toBeUndefined();
});

test('Words that joined an unmatched word are removed with it, and a single letter is not reported', () => {
  expect(unmatchedIn('wine in Qwertz')).toEqual({ words: ['Qwertz'], understood: 'wine' });
  expect(unmatchedIn('wine, Qwertz!')?.understood.replace(/\W/g, '')).toBe('wine');
  expect(unmatchedIn("l'qwertz wine")).toEqual({ words: ['qwertz'], understood: 'wine' });
  expect(unmatchedIn('wine x')).toBeUndefined();
  expect(unmatchedIn('wine 2')).toBeUndefined();
});

test('Words of politeness at the ends of what was answered are removed too', () => {
  expect(unmatchedIn('hopefully wine, kindly, with Qwertz')).toEqual({
    words: ['Qwertz'],
    understood: 'wine',
  });
});

test('Only whole words are removed: a longer word with the same letters stays', () => {
  expect(findUnmatchedWords('wix wixing', { unmatched: ['wix'], knowledge })).toEqual({
    words: ['wix'],
    understood: 'wixing',
  });
});

test('Unmatched Chinese text is recognised without spaces', () => {
  expect(unmatchedIn('夸德林堡葡萄酒')).toEqual({ words: ['夸德林堡'], understood: '葡萄酒' });
  expect(unmatchedIn('夸德林堡的葡萄酒')?.understood).toBe('葡萄酒');
  expect(findUnmatchedWords('夸德林堡的士', { unmatched: ['夸德林堡'], knowledge })?.understood).toBe('的士');
  // Each of the last two characters is a stop word by itself.
  expect(findUnmatchedWords('Qwertz 岸上游', { unmatched: ['qwertz'], knowledge })?.understood).toBe(
    '岸上游',
  );
});
