import type { CancellationPresetName } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { INCLUDED, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { ConceptId } from './concepts.ts';

/**
 * Concepts of a product's structured attributes (marks). Descriptions hardly ever mention dogs, for example,
 * so a mark answers a query for trips that take dogs. The meaning of a mark is certain, while that of a word
 * is only likely.
 */
export const TYPE_CONCEPTS: Partial<Readonly<Record<ProductType, ConceptId>>> = {
  attractions: 'entrance-ticket',
  shows: 'theatre-show',
  transfers: 'airport-transfer',
  'shore-excursions': 'shore-excursion',
  hotels: 'hotel',
};

export const TO_KNOW_CONCEPTS: Partial<Readonly<Record<(typeof TO_KNOW)[number], ConceptId>>> = {
  'wheelchair-accessible': 'wheelchair',
  stroller: 'families',
  'family-friendly': 'families',
  'dogs-welcome': 'dog-friendly',
  'small-group': 'small-group',
  vegetarian: 'vegetarian',
  vegan: 'vegetarian',
  'gluten-free': 'gluten-free',
  'late-evening': 'evening-night',
};

export const INCLUDED_CONCEPTS: Partial<Readonly<Record<(typeof INCLUDED)[number], ConceptId>>> = {
  guide: 'sightseeing',
  ingredients: 'cooking-class',
  recipes: 'cooking-class',
  'audio-guide': 'audio-guide',
  'skip-the-line': 'skip-the-line',
  'boat-trip': 'boat-trip',
  ferry: 'ferry',
  'train-ticket': 'scenic-train',
  'cable-car-ticket': 'cable-car',
  bike: 'bike-rental',
  breakfast: 'breakfast-brunch',
  lunch: 'lunch',
  dinner: 'dinner',
  photos: 'photography',
  'overnight-stay': 'multi-day',
};

export const CANCELLATION_CONCEPTS: Partial<Readonly<Record<CancellationPresetName, ConceptId>>> = {
  'free-24h': 'free-cancellation',
  'free-48h': 'free-cancellation',
  'free-72h': 'free-cancellation',
};

/** Concept of each language that the guide speaks. */
export const GUIDED_IN_CONCEPTS: Readonly<Record<MessageLocale, ConceptId>> = {
  en: 'english-speaking-guide',
  de: 'german-speaking-guide',
  'zh-Hans': 'chinese-speaking-guide',
};

/** A product priced for the whole group takes no other travellers, so it counts as a private tour. */
export const GROUP_PRICE_CONCEPT: ConceptId = 'private-tour';
