import type { ConceptId } from './concepts.ts';

/** Concepts that say for whom, when or how a trip is, and hardly ever what it is all about. */
export const ATTRIBUTES: ReadonlySet<string> = new Set<ConceptId>([
  ...(['families', 'rainy-day', 'wheelchair', 'seniors-easy', 'solo-traveller', 'dog-friendly'] as const),
  ...(['small-group', 'large-group', 'private-tour', 'vegetarian', 'gluten-free', 'halal-kosher'] as const),
  ...([
    'english-speaking-guide',
    'german-speaking-guide',
    'chinese-speaking-guide',
    'free-cancellation',
  ] as const),
  ...(['low-price', 'half-day', 'day-trip', 'multi-day', 'romantic', 'skip-the-line'] as const),
  ...(['birthday-celebration', 'entrance-ticket', 'audio-guide', 'escape-the-heat', 'sightseeing'] as const),
  ...(['highlights'] as const),
]);

/**
 * Concepts that a sentence mentions by the way: who comes along, for what occasion, at what price. Beside a wish they
 * help to order what is found, and no product must have them.
 */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set<ConceptId>([
  ...([
    'romantic',
    'birthday-celebration',
    'low-price',
    'seniors-easy',
    'solo-traveller',
    'large-group',
    'families',
  ] as const),
  ...(['day-trip', 'half-day', 'sightseeing', 'highlights', 'local-life', 'views', 'hotel'] as const),
  ...(['rainy-day', 'escape-the-heat', 'evening-night', 'free-cancellation'] as const),
]);

/** Circumstances that are known of a product for certain: if some of what is found has them, only that is found. */
export const NARROWING_CIRCUMSTANCES: ReadonlySet<string> = new Set<ConceptId>([
  ...(['romantic', 'birthday-celebration', 'large-group', 'families'] as const),
  ...(['half-day', 'day-trip', 'evening-night'] as const),
]);
