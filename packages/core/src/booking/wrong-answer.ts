import type { QUESTION_KINDS } from '../catalogue/required-data.ts';
import { type Limits, MEASURES, type Measure } from '../contract/measures.ts';
import { parseLocalDate } from '../time/local-date.ts';

export type AskedQuestion = {
  readonly id: string;
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly required: boolean;
  /** What a number measures; null where any will do, and for every other kind. */
  readonly measure: Measure | null;
  /** In every language there is: the answer is one in the reader's. */
  readonly choices: readonly string[];
};

/** A number as people type it, with a comma or a point. */
export const NUMBER_ANSWER = /^\d{1,9}(?:[.,]\d{1,3})?$/;

/** Whether a number can be what is measured. Without limits every number can. */
export function isWithin(limits: Limits | null | undefined, answer: string): boolean {
  if (!limits) return true;
  const number = Number(answer.replace(',', '.'));
  return number >= limits.from && number <= limits.to;
}

/** Whether an answer is missing or is no answer to what was asked. An empty one is none. */
export function wrongAnswer({ kind, required, measure, choices }: AskedQuestion, answer: string): boolean {
  if (answer === '') return required;
  switch (kind) {
    case 'number':
      return !NUMBER_ANSWER.test(answer) || !isWithin(measure && MEASURES[measure], answer);
    case 'date':
      return parseLocalDate(answer) === undefined;
    case 'choice':
      return !choices.includes(answer);
    default:
      return false;
  }
}
