import type { KindOfWord } from '../lexicon/kinds/word-kinds.ts';
import type { Atom } from '../text/cut-atoms.ts';
import type { Knowledge } from './knowledge.ts';
import type { Unit } from './query-plan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A unit with the words that mean it, folded. */
export type WordedUnit = {
  readonly unit: Unit;
  readonly words: string;
  /** How a mere word asks. */
  readonly kind?: KindOfWord;
};

/** A word without a known meaning. */
export type UnmatchedWord = { readonly word: string; readonly kind: KindOfWord };

/** What words without a known term or name may mean. */
export type Interpretation = {
  readonly units: readonly WordedUnit[];
  readonly unmatched: readonly UnmatchedWord[];
};

export type InterpretInput = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Vocabulary;
  /** Whether the traveller may still be typing the last word. */
  readonly isOpen: boolean;
  /** Whether the query has no known term and no name. */
  readonly isAlone: boolean;
  /** Whether the query has nothing but words that say how a wish is put. Then they are what is looked for. */
  readonly isAllFillers: boolean;
  /** How a word asks for something. */
  readonly kindOf: (word: string) => KindOfWord;
  /** Whether the word tells of the traveller where it stands. */
  readonly isChatter: (atom: Atom) => boolean;
  readonly correctionBudget: { correctionsLeft: number };
};
