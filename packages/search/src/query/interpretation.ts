import type { Knowledge } from './knowledge.ts';
import type { Unit } from './query-plan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A unit with the words that mean it, folded. */
export type WordedUnit = { readonly unit: Unit; readonly words: string };

/** What words without a known term or name may mean. */
export type Interpretation = {
  readonly units: readonly WordedUnit[];
  readonly unmatched: readonly string[];
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
  readonly correctionBudget: { correctionsLeft: number };
};
