import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  currencyParam,
  halList,
  halPage,
  locationId,
  pageParam,
  productId,
  sizeParam,
  uuid,
} from './conventions.ts';
import { listFilters, listOptions, refuseBackwards, typeFilter } from './list-filters.ts';
import { MOST_NAMED } from './most-named.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';
import { tourDetails } from './tour-details.ts';
import { tourSummary } from './tour-summary.ts';

const listedTour = tourSummary.extend({
  /** Of what runs only in some weeks again, the next day, on the clock at its place; null in a list by days. */
  nextRunOn: z.iso.date().nullable(),
});

const filteredPage = halPage('tourSummaryList', listedTour).extend({ filters: listOptions });

export const listTours = oc
  .route({
    method: 'GET',
    path: '/tours',
    summary: 'Tours, a page at a time',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z
      .object({
        page: pageParam,
        size: sizeParam(24),
        currency: currencyParam,
        location: locationId.optional(),
        ...typeFilter,
        ...listFilters,
      })
      .superRefine(refuseBackwards),
  )
  .output(filteredPage);

export const promotedTours = oc
  .route({
    method: 'GET',
    path: '/tours/promoted',
    summary: 'Tours that cost less today, a page at a time',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(z.object({ page: pageParam, size: sizeParam(40), currency: currencyParam }))
  .output(halPage('tourSummaryList', tourSummary));

/** Kept apart from the lists: what a browser remembers is nobody's page, and no answer of it is kept. */
export const namedTours = oc
  .route({
    method: 'GET',
    path: '/tours/named',
    summary: 'The products of these ids that are on sale, in that order',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z.object({
      /** With commas between them. */
      ids: z
        .string()
        .max(MOST_NAMED * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(uuid).min(1).max(MOST_NAMED)),
      currency: currencyParam,
    }),
  )
  .output(halList('tourSummaryList', tourSummary));

export const listProducts = oc
  .route({
    method: 'GET',
    path: '/{productType}',
    summary: 'Products of one type, a page at a time',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z
      .object({
        productType: z.enum(PRODUCT_TYPES),
        page: pageParam,
        size: sizeParam(24),
        currency: currencyParam,
        location: locationId.optional(),
        ...listFilters,
      })
      .superRefine(refuseBackwards),
  )
  .output(filteredPage);

export const showTour = oc
  .route({
    method: 'GET',
    path: '/{productType}/{id}',
    summary: 'One product',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
  .input(z.object({ productType: z.enum(PRODUCT_TYPES), id: productId, currency: currencyParam }))
  .output(tourDetails);
