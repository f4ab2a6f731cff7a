/** Interests by which travellers choose a trip. */
export const INTERESTS = [
  'air',
  'bike',
  'culture',
  'exclusive',
  'nature',
  'nightlife',
  'pet',
  'romance',
  'sightseeing',
  'sport',
  'water',
  'wine',
] as const;
export type Interest = (typeof INTERESTS)[number];
