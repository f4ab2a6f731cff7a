import type { ConceptId } from '../concepts.ts';
import { FOOD_AND_CULTURE } from './food-and-culture.zh.ts';
import { NATURE_AND_SPORT } from './nature-and-sport.zh.ts';
import { SIGHTS_AND_TRANSPORT } from './sights-and-transport.zh.ts';

/** Chinese words and short phrases as people type them. They are matched without spaces around them. */
export const CHINESE_TERMS = {
  ...NATURE_AND_SPORT,
  ...SIGHTS_AND_TRANSPORT,
  ...FOOD_AND_CULTURE,
} satisfies Readonly<Record<ConceptId, readonly string[]>>;
