import { z } from 'zod';
import { code, currency, uuid } from './conventions.ts';
import { PRODUCT_TYPES } from './product-types.ts';

/** A product as a card shows it. Prices are decimal numbers in `currency`, converted and rounded once. */
export const tourSummary = z.object({
  tourId: uuid,
  code,
  tourName: z.string(),
  subTitle: z.string(),
  teaserImageUrl: z.string(),
  /** The canonical path without its locale. */
  normalizedUrlPath: z.string(),
  location: z.string(),
  locationCountry: z.string(),
  locationUuid: uuid,
  productType: z.enum(PRODUCT_TYPES),
  basePrice: z.number(),
  /** The price before a promotion, when there is one. */
  originalPrice: z.number().nullable(),
  currency,
  /** Null until somebody has reviewed it: no rating is not a rating of nought. */
  averageRating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0),
  /** In minutes. */
  durations: z.int().positive().nullable(),
});
export type TourSummary = z.output<typeof tourSummary>;
