import type { CancellationPolicy } from '@ashore/core/catalogue/cancellation-policies.ts';
import type { INCLUDED, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { ConceptId } from './concepts.ts';

/**
 * What a product says of itself without a word: a traveller who asks for trips that take dogs is answered by the mark,
 * as hardly a description speaks of it. The meaning of a mark is certain, where that of a word is likely.
 */
export const TYPE_CONCEPTS: Partial<Readonly<Record<ProductType, ConceptId>>> = {
  shows: 'theatre-show',
  transfers: 'airport-transfer',
  'shore-excursions': 'shore-excursion',
  hotels: 'hotel',
};

export const KNOWN_CONCEPTS: Partial<Readonly<Record<(typeof TO_KNOW)[number], ConceptId>>> = {
  'wheelchair-accessible': 'wheelchair',
  stroller: 'families',
  'family-friendly': 'families',
  'dogs-welcome': 'dog-friendly',
  'small-group': 'small-group',
  vegetarian: 'vegetarian',
  vegan: 'vegetarian',
  'gluten-free': 'vegetarian',
  'late-evening': 'evening-night',
};

export const INCLUDED_CONCEPTS: Partial<Readonly<Record<(typeof INCLUDED)[number], ConceptId>>> = {
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

export const CANCELLATION_CONCEPTS: Partial<Readonly<Record<CancellationPolicy, ConceptId>>> = {
  'free-24h': 'free-cancellation',
  'free-48h': 'free-cancellation',
  'free-72h': 'free-cancellation',
};

/** The language somebody is guided in. */
export const GUIDED_IN_CONCEPTS: Readonly<Record<MessageLocale, ConceptId>> = {
  en: 'english-speaking-guide',
  de: 'german-speaking-guide',
  'zh-Hans': 'chinese-speaking-guide',
};

/** A price for the whole group is one for nobody else. */
export const GROUP_PRICE_CONCEPT: ConceptId = 'private-tour';
