import type { ConceptId } from '../concepts.ts';
import { FOOD_AND_CULTURE } from './food-and-culture.zh.ts';
import { NATURE_SPORT_AND_VEHICLES } from './nature-sport-and-vehicles.zh.ts';
import { SIGHTS_AND_TRANSPORT } from './sights-and-transport.zh.ts';

/** Chinese words and short phrases as people type them. They are matched without spaces around them. */
export const CHINESE_TERMS = {
  ...NATURE_SPORT_AND_VEHICLES,
  ...SIGHTS_AND_TRANSPORT,
  ...FOOD_AND_CULTURE,
} satisfies Readonly<Record<ConceptId, readonly string[]>>;
