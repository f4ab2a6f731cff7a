// Apart from the contract, whose schemas a browser does without.

/**
 * What the number of a traveller can be, by what it measures: the smallest child and the tallest man fit, whatever the
 * supplier takes along, and a slip of the keyboard does not.
 */
export const MEASURES = {
  kg: { from: 1, to: 300 },
  lb: { from: 2, to: 660 },
  cm: { from: 30, to: 250 },
  in: { from: 12, to: 98 },
  ft: { from: 1, to: 8.2 },
  'eu-shoe-size': { from: 15, to: 55 },
  years: { from: 0, to: 120 },
} as const satisfies Record<string, { readonly from: number; readonly to: number }>;

export type Measure = keyof typeof MEASURES;
export type Limits = { readonly from: number; readonly to: number };

export const MEASURE_NAMES = Object.keys(MEASURES) as [Measure, ...Measure[]];
