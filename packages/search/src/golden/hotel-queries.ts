import { GERMAN_HOTEL_QUERIES } from './hotel-queries-de.ts';
import { ENGLISH_HOTEL_QUERIES } from './hotel-queries-en.ts';
import { CHINESE_HOTEL_QUERIES } from './hotel-queries-zh.ts';
import type { GoldenHotelQuery } from './hotel-query.ts';

/** The queries of the quality test of hotels. They were written before the engine, and are never changed to fit it. */
export const HOTEL_QUERIES: readonly GoldenHotelQuery[] = [
  ...ENGLISH_HOTEL_QUERIES.map((query) => ({ about: 'hotels' as const, ...query, language: 'en' as const })),
  ...GERMAN_HOTEL_QUERIES.map((query) => ({ about: 'hotels' as const, ...query, language: 'de' as const })),
  ...CHINESE_HOTEL_QUERIES.map((query) => ({
    about: 'hotels' as const,
    ...query,
    language: 'zh-Hans' as const,
  })),
];
