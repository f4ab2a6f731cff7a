import type { ConceptId } from '../concepts.ts';
import { FOOD_AND_CULTURE } from './food-and-culture.de.ts';
import { NATURE_SPORT_AND_VEHICLES } from './nature-sport-and-vehicles.de.ts';
import { SIGHTS_AND_TRANSPORT } from './sights-and-transport.de.ts';

/** German words and short phrases as people type them, with plurals that stemming misses and the parts of compounds. */
export const GERMAN_TERMS = {
  ...NATURE_SPORT_AND_VEHICLES,
  ...SIGHTS_AND_TRANSPORT,
  ...FOOD_AND_CULTURE,
} satisfies Readonly<Record<ConceptId, readonly string[]>>;
