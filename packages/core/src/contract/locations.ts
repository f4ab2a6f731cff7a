import { oc } from '@orpc/contract';
import { z } from 'zod';
import { code, halLink, halList, locationId, sizeParam, uuid } from './conventions.ts';
import { LONGEST_QUERY } from './longest-query.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';

export const location = z.object({
  locationUuid: uuid,
  name: z.string(),
  /** Empty where a place has no state worth naming; labels join what is not empty. */
  stateName: z.string(),
  countryName: z.string(),
  /** As it stands in addresses; of a port or a sight that of its city. */
  slug: z.string(),
  /** A paragraph on the place; null where nobody has written one. */
  introduction: z.string().nullable(),
  isPort: z.boolean(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** How many products of each kind are on sale there. */
  productCounts: z.partialRecord(z.enum(PRODUCT_TYPES), z.int().positive()),
  /** Names starting with `hotels` or `tours` say what can be booked there. */
  _links: z.record(z.string(), halLink),
});
export type Location = z.output<typeof location>;

const countOf = (...named: readonly (string | undefined)[]) =>
  named.filter((name) => name !== undefined).length;

export const searchLocations = oc
  .route({
    method: 'GET',
    path: '/locations/search',
    summary:
      'The place with this id or slug, or those that somebody who types this may mean; none gives an empty list',
    tags: ['locations'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z
      .object({
        uuid: locationId.optional(),
        slug: z.string().max(100).optional(),
        /** Of a name, in any language. */
        pattern: z.string().trim().min(1).max(LONGEST_QUERY).optional(),
        /** Only places where this can be booked; of a pattern. */
        products: z.enum(['tours', 'hotels']).optional(),
      })
      .refine(({ uuid: id, slug, pattern }) => countOf(id, slug, pattern) === 1, {
        message: 'one of an id, a slug and a pattern must be named',
        path: ['uuid'],
      })
      .refine(({ pattern, products }) => pattern !== undefined || products === undefined, {
        message: 'only places that are looked for by a pattern are chosen by what can be booked there',
        path: ['products'],
      }),
  )
  .output(halList('locationList', location));

/** A place that something can be booked in, as an index of places shows it. */
export const place = location.omit({ introduction: true, latitude: true, longitude: true }).extend({
  code,
  countryCode: z.string(),
  imageUrl: z.string(),
});
export type Place = z.output<typeof place>;

export const listLocations = oc
  .route({
    method: 'GET',
    path: '/locations',
    summary: 'Places in which something is on sale, the most asked for first',
    tags: ['locations'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z.object({
      size: sizeParam(12),
      /** Only places in which this is sold, by how much it is asked for; `productCounts` then holds this alone. */
      productType: z.enum(PRODUCT_TYPES).optional(),
    }),
  )
  .output(halList('locationList', place));
