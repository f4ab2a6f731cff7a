// Apart from the schemas: a browser knows these without carrying them.

/** When it starts: before noon, from noon, from five in the afternoon. What is open all day is all of them. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** By name, by price from either end; none is what people ask for most. */
export const LIST_SORTS = ['none', 'name', 'high', 'low'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** In minutes: what lists offer to choose from. They end before the next begins; the last has no end. */
export const DURATIONS = [
  { from: 0, to: 60 },
  { from: 61, to: 240 },
  { from: 241, to: 1_440 },
  { from: 1_441, to: null },
] as const;

/** At least so many stars. */
export const RATINGS = [4.5, 4, 3.5, 3] as const;

/** How far ahead somebody may ask what is free, in days. */
export const FURTHEST_DAY = 365;

/** So many languages may be asked for at once. */
export const MOST_LANGUAGES = 12;
