import { expect, test } from 'vitest';
import { ASHORE_WORDS, buildWordKnowledge } from './knowledge.ts';

test('A change of any word list changes the analyser, so that saved indexes are rebuilt', () => {
  const none = { en: [], de: [], 'zh-Hans': [] };
  const analysers = [
    ASHORE_WORDS,
    { ...ASHORE_WORDS, lexicon: {} },
    { ...ASHORE_WORDS, questionOnlyTerms: none },
    { ...ASHORE_WORDS, broaderConcepts: {} },
    // Descriptions are indexed without stop words.
    { ...ASHORE_WORDS, stopPhrases: none },
  ].map((words) => buildWordKnowledge(words).analyserVersion);
  expect(new Set(analysers).size).toBe(analysers.length);
});
