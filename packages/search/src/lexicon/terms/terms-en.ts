import type { ConceptId } from '../concepts.ts';
import { FOOD_AND_CULTURE } from './food-and-culture.en.ts';
import { NATURE_SPORT_AND_VEHICLES } from './nature-sport-and-vehicles.en.ts';
import { SIGHTS_AND_TRANSPORT } from './sights-and-transport.en.ts';

/** English words and short phrases as people type them, with the forms that stemming misses. */
export const ENGLISH_TERMS = {
  ...NATURE_SPORT_AND_VEHICLES,
  ...SIGHTS_AND_TRANSPORT,
  ...FOOD_AND_CULTURE,
} satisfies Readonly<Record<ConceptId, readonly string[]>>;
