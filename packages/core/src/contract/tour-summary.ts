import { z } from 'zod';
import { INTERESTS } from '../catalogue/interests.ts';
import { code, currency, uuid } from './conventions.ts';
import { PRODUCT_TYPES } from './product-types.ts';

/** Somewhere a trip begins, ends or fetches its travellers. */
export const point = z.object({
  title: z.string(),
  street: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Point = z.output<typeof point>;

/** A product as a card shows it. Prices are decimal numbers in `currency`, converted and rounded once. */
export const tourSummary = z.object({
  tourId: uuid,
  code,
  tourName: z.string(),
  subTitle: z.string(),
  /** The address of a picture, to which sizes are added: `-{width}x{height}`. */
  teaserImageUrl: z.string(),
  /** What stands in its place until it is there. */
  teaserImageColour: z.string().nullable(),
  /** The canonical path without its locale. */
  normalizedUrlPath: z.string(),
  location: z.string(),
  locationCountry: z.string(),
  locationUuid: uuid,
  productType: z.enum(PRODUCT_TYPES),
  /** The least a person pays, or a whole group where it is sold to groups; less a promotion of today. */
  basePrice: z.number(),
  /** `basePrice` is what a group of up to so many pays together; null where it is a person's. */
  groupSize: z.int().positive().nullable(),
  /** The lowest price of the thirty days before the promotion began, when there is one. */
  originalPrice: z.number().nullable(),
  currency,
  /** Of the promotion: percent off that lowest price, the last day to book it and the last day to travel with it. */
  promoSavings: z.int().min(1).max(99).nullable(),
  promoBookUntil: z.iso.date().nullable(),
  promoValidUntil: z.iso.date().nullable(),
  /** Null until somebody has reviewed it: no rating is not a rating of nought. */
  averageRating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0),
  /** In minutes. */
  durations: z.int().positive().nullable(),
  /** It takes more than one day. */
  multiDay: z.boolean(),
  /** BCP 47 tags of the languages the tour is given in. */
  languages: z.array(z.string()),
  categories: z.array(z.object({ id: z.enum(INTERESTS), title: z.string() })),
  /** The supplier answers each booking by hand. */
  requireBookingApproval: z.boolean(),
  /** Always false in answers of this server: what is excluded from sale never leaves it. */
  excludedTour: z.boolean(),
  startingPointInformation: point.nullable(),
});
export type TourSummary = z.output<typeof tourSummary>;
