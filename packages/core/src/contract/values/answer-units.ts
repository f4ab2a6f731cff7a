// Kept apart from the contract, so that browsers need not load its schemas.

/**
 * Valid ranges of a traveller's numeric answer, by unit. The smallest child and the tallest adult fit,
 * regardless of what the supplier accepts; a typing error does not.
 */
export const ANSWER_UNITS = {
  kg: { from: 1, to: 300 },
  lb: { from: 2, to: 660 },
  cm: { from: 30, to: 250 },
  in: { from: 12, to: 98 },
  ft: { from: 1, to: 8.2 },
  'eu-shoe-size': { from: 15, to: 55 },
  years: { from: 0, to: 120 },
} as const satisfies Record<string, { readonly from: number; readonly to: number }>;

export type AnswerUnit = keyof typeof ANSWER_UNITS;
export type Limits = { readonly from: number; readonly to: number };

export const ANSWER_UNIT_NAMES = Object.keys(ANSWER_UNITS) as [AnswerUnit, ...AnswerUnit[]];
