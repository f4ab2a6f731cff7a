import { z } from 'zod';
import { INTERESTS } from '../catalogue/interests.ts';
import { code, currency, uuid } from './conventions.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';

/** A point where a trip begins, ends or picks up its travellers. */
export const point = z.object({
  title: z.string(),
  street: z.string(),
  /** The same street in another script, where the place has two. Tickets carry both. */
  otherStreet: z.string().nullish(),
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
  /** The address of an image, to which sizes are added: `-{width}x{height}`. */
  teaserImageUrl: z.string(),
  /** The colour shown until the image has loaded. */
  teaserImageColour: z.string().nullable(),
  /** The canonical path without its locale. */
  normalizedUrlPath: z.string(),
  location: z.string(),
  locationCountry: z.string(),
  locationUuid: uuid,
  productType: z.enum(PRODUCT_TYPES),
  /** The lowest price of a person, or of a whole group if only groups can book; less today's promotion. */
  basePrice: z.number(),
  /**
   * `basePrice` is the price of a whole group of up to so many travellers. Null if it is the price of a
   * person.
   */
  groupSize: z.int().positive().nullable(),
  /** The lowest price of the thirty days before the promotion began, if there is a promotion. */
  originalPrice: z.number().nullable(),
  currency,
  /**
   * What two adults pay at the hotel for a night of `basePrice`, in the hotel's currency. Null if it is nothing, and for all
   * other products.
   */
  payAtHotel: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** The promotion: percentage off that lowest price, the last day to book and the last day to travel. */
  promoSavings: z.int().min(1).max(99).nullable(),
  promoBookUntil: z.iso.date().nullable(),
  promoValidUntil: z.iso.date().nullable(),
  /** The first day to travel with the promotion that `basePrice` counts, if it is still to come. */
  promoValidFrom: z.iso.date().nullable(),
  /** Null before the first review: no rating differs from a rating of zero. */
  averageRating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0),
  /** Duration in minutes. */
  durations: z.int().positive().nullable(),
  /**
   * Of a shore excursion that ends on the day of its start: the first start of a day, the end of that run, and the number of
   * starts, on the clock of the port.
   */
  portHours: z
    .object({
      from: z.iso.time({ precision: -1 }),
      backBy: z.iso.time({ precision: -1 }),
      starts: z.int().positive(),
    })
    .nullable(),
  /** Whether the trip takes more than one day. */
  multiDay: z.boolean(),
  /** BCP 47 tags of the languages in which the tour is given. */
  languages: z.array(z.string()),
  categories: z.array(z.object({ id: z.enum(INTERESTS), title: z.string() })),
  /** Whether a booking that is cancelled early enough is refunded in full. */
  freeCancellation: z.boolean(),
  /** Whether travellers are picked up at their hotel, at the port or at stops in town. */
  pickUp: z.boolean(),
  /** Whether the supplier answers each booking by hand. */
  requireBookingApproval: z.boolean(),
  /** Always false in answers of this server: products excluded from sale are never sent. */
  excludedTour: z.boolean(),
  startingPointInformation: point.nullable(),
});
export type TourSummary = z.output<typeof tourSummary>;

/** A product as its card in a list, which states when it runs again. */
export const listedTour = tourSummary.extend({
  /**
   * The next day of a product that does not run again for some weeks, on the calendar of its place. Null
   * otherwise, and in a list with dates.
   */
  nextRunOn: z.iso.date().nullable(),
});

export type ListedTour = z.output<typeof listedTour>;
