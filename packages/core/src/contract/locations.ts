import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  answersInLocale,
  code,
  currency,
  declaredErrors,
  halLink,
  halList,
  locationId,
  sizeParam,
  uuid,
} from './conventions.ts';
import { MAX_QUERY_LENGTH } from './values/limits.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';
import { isSlug, MAX_SLUG_LENGTH } from './values/slug-form.ts';

/**
 * A place with everything that its own page shows. `place` below is the shorter form in lists of places. The API has
 * called places `location` from the start.
 */
export const location = z.object({
  locationUuid: uuid,
  name: z.string(),
  /** The name with its preposition, in a language that needs one: in Lisbon, on Santorini. */
  locative: z.string(),
  /** Empty if a place has no state worth naming. Labels join the parts that are not empty. */
  stateName: z.string(),
  countryName: z.string(),
  /** The slug as written in addresses; for a port or a sight, that of its city. */
  slug: z.string(),
  /** A paragraph about the place; null if there is none. */
  introduction: z.string().nullable(),
  isPort: z.boolean(),
  /** The ports at which ships land their passengers for this place, except in suggestions. Each has a page with the ships. */
  cruisePorts: z.array(z.object({ slug: z.string(), name: z.string() })).optional(),
  imageUrl: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** How many products of each type are on sale there. */
  productCounts: z.partialRecord(z.enum(PRODUCT_TYPES), z.int().positive()),
  /** Names that start with `hotels` or `tours` say what can be booked there. */
  _links: z.record(z.string(), halLink),
});
export type Location = z.output<typeof location>;

const countGiven = (...filterValues: readonly (string | undefined)[]) =>
  filterValues.filter((name) => name !== undefined).length;

export const searchLocations = oc
  .route({
    method: 'GET',
    path: '/locations/search',
    summary:
      'The place with this id or slug, or the places that match typed text; an empty list if no place matches',
    tags: ['locations'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z
      .object({
        uuid: locationId.optional(),
        slug: z.string().max(100).optional(),
        /** Part of a name, in any language. */
        pattern: z.string().trim().min(1).max(MAX_QUERY_LENGTH).optional(),
        /** Only places where this can be booked; only together with a pattern. */
        products: z.enum(['tours', 'hotels']).optional(),
      })
      .refine(({ uuid: id, slug, pattern }) => countGiven(id, slug, pattern) === 1, {
        message: 'one of an id, a slug and a pattern must be named',
        path: ['uuid'],
      })
      .refine(({ pattern, products }) => pattern !== undefined || products === undefined, {
        message: 'products may be named only together with a pattern',
        path: ['products'],
      }),
  )
  .output(halList('locationList', location));

/**
 * A place as lists of places show it: without its texts and position. `code` is its short id, which calls accept in
 * place of `locationUuid`.
 */
export const place = location
  .omit({ locative: true, introduction: true, latitude: true, longitude: true })
  .extend({
    code,
    countryCode: z.string(),
    /** The lowest price of what is counted, hotels left out. Only in lists with a currency, and where there is one. */
    lowestPrice: z.object({ amount: z.number(), currency }).optional(),
  });
export type Place = z.output<typeof place>;

const roughPosition = z
  .string()
  .regex(/^-?\d{1,2}(\.\d)?,-?\d{1,3}(\.\d)?$/)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);

export const listLocations = oc
  .route({
    method: 'GET',
    path: '/locations',
    summary: 'Places with products on sale, the most popular first',
    tags: ['locations'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z.object({
      size: sizeParam(12),
      /**
       * Only places that sell this type, sorted by its demand; `productCounts` then contains this type alone.
       */
      productType: z.enum(PRODUCT_TYPES).optional(),
      /** Slug of a place: only other places within a day trip of it, the nearest first. */
      near: z.string().max(MAX_SLUG_LENGTH).refine(isSlug).optional(),
      /**
       * Latitude and longitude, with one decimal at most: the places nearest to them, however far. Finer
       * coordinates are refused, because the exact position of a visitor is not needed.
       */
      around: roughPosition.optional(),
      /** States the lowest price of each place in this currency. */
      currency: currency.optional(),
    }),
  )
  .output(halList('locationList', place));
