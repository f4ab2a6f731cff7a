import { expect, test } from 'vitest';
import { vocabularyOf } from '../index/vocabulary-of.ts';
import { shelve } from '../text/shelf.ts';
import { missedWords } from './missed-words.ts';
import { smallKnowledge as knowledge } from './small-knowledge-for-tests.ts';
import { understand } from './understand.ts';

const shelf = shelve(['sunset']);
const vocabulary = vocabularyOf(() => [{ shelf, countAt: () => 3 }]);

function missed(query: string) {
  const { unmatched } = understand(query, { knowledge, vocabulary, language: 'en' });
  return missedWords(query, { unmatched, knowledge });
}

test('What nothing was made of is told as it was typed, and what is left is what was answered', () => {
  expect(missed('Qwertz Wein')).toEqual({ words: ['Qwertz'], understood: 'Wein' });
  expect(missed('Wine tasting  Ärgxöl Lissabon')).toEqual({
    words: ['Ärgxöl'],
    understood: 'Wine tasting Lissabon',
  });
  expect(missed('qwertz wine yxcvbn')).toEqual({ words: ['qwertz', 'yxcvbn'], understood: 'wine' });
});

test('Where all was understood, or nothing, there is nothing to be told', () => {
  expect(missed('Wein in Lissabon')).toBeUndefined();
  expect(missed('qwertz')).toBeUndefined();
  expect(missed('the qwertz')).toBeUndefined();
  expect(missed('')).toBeUndefined();
});

test('What joined it to the rest is left out with it, and a single letter is missed by nobody', () => {
  expect(missed('wine in Qwertz')).toEqual({ words: ['Qwertz'], understood: 'wine' });
  expect(missed('wine, Qwertz!')?.understood.replace(/\W/g, '')).toBe('wine');
  expect(missed("l'qwertz wine")).toEqual({ words: ['qwertz'], understood: 'wine' });
  expect(missed('wine x')).toBeUndefined();
  expect(missed('wine 2')).toBeUndefined();
});

test('Only whole words are taken out: what holds the same letters stays', () => {
  expect(missedWords('wix wixing', { unmatched: ['wix'], knowledge })).toEqual({
    words: ['wix'],
    understood: 'wixing',
  });
});

test('Chinese is told apart without spaces', () => {
  expect(missed('夸德林堡葡萄酒')).toEqual({ words: ['夸德林堡'], understood: '葡萄酒' });
  expect(missed('夸德林堡的葡萄酒')?.understood).toBe('葡萄酒');
  expect(missedWords('夸德林堡的士', { unmatched: ['夸德林堡'], knowledge })?.understood).toBe('的士');
  // Both of its last characters say nothing alone.
  expect(missedWords('Qwertz 岸上游', { unmatched: ['qwertz'], knowledge })?.understood).toBe('岸上游');
});
