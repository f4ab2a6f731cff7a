import { BROADER_CONCEPTS } from '../lexicon/broader-concepts.ts';
import { LEXICON } from '../lexicon/lexicon.ts';
import { QUESTION_ONLY_TERMS } from '../lexicon/question-only-terms.ts';
import { STOP_PHRASES } from '../lexicon/stop-phrases.ts';
import type { Words } from './knowledge.ts';

/** All that we know of words. Tests of rules bring a few of their own. */
export const OUR_WORDS: Words = {
  lexicon: LEXICON,
  stopPhrases: STOP_PHRASES,
  questionOnlyTerms: QUESTION_ONLY_TERMS,
  broaderConcepts: BROADER_CONCEPTS,
};
