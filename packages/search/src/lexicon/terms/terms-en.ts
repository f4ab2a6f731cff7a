import type { ConceptId } from '../concepts.ts';
import { FOOD_AND_CULTURE } from './food-and-culture.en.ts';
import { NATURE_AND_SPORT } from './nature-and-sport.en.ts';
import { SIGHTS_AND_TRANSPORT } from './sights-and-transport.en.ts';

/** English words and short phrases as people type them, with the forms that stemming misses. */
export const ENGLISH_TERMS = {
  ...NATURE_AND_SPORT,
  ...SIGHTS_AND_TRANSPORT,
  ...FOOD_AND_CULTURE,
} satisfies Readonly<Record<ConceptId, readonly string[]>>;
