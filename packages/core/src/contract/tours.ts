import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  answersInLocale,
  currencyParam,
  declaredErrors,
  halList,
  halPage,
  locationId,
  pageParam,
  productId,
  sizeParam,
} from './conventions.ts';
import { listFilters, listOptions, placeFilter, refuseReversedRanges, typeFilter } from './list-filters.ts';
import { tourDetails } from './tour-details.ts';
import { listedTour } from './tour-summary.ts';
import { MAX_REQUESTED_BY_ID } from './values/limits.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';

const filteredPage = halPage('tourSummaryList', listedTour).extend({ filters: listOptions });

export const listTours = oc
  .route({
    method: 'GET',
    path: '/tours',
    summary: 'Products with filters and counts, a page at a time',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z
      .object({
        page: pageParam,
        size: sizeParam(24),
        currency: currencyParam,
        location: locationId.optional(),
        ...placeFilter,
        ...typeFilter,
        ...listFilters,
      })
      .superRefine(refuseReversedRanges),
  )
  .output(filteredPage);

export const promotedTours = oc
  .route({
    method: 'GET',
    path: '/tours/promoted',
    summary: 'Products with a promotion today, a page at a time',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(z.object({ page: pageParam, size: sizeParam(40), currency: currencyParam }))
  .output(halPage('tourSummaryList', listedTour));

/**
 * Kept apart from the lists: the products that one browser remembers belong to no shared page, and the
 * answers are not cached.
 */
export const namedTours = oc
  .route({
    method: 'GET',
    path: '/tours/named',
    summary: 'The products of these ids that are on sale, in that order',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z.object({
      /** Separated by commas. A UUID and its comma have 37 characters. */
      ids: z
        .string()
        .max(MAX_REQUESTED_BY_ID * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(productId).min(1).max(MAX_REQUESTED_BY_ID)),
      currency: currencyParam,
    }),
  )
  .output(halList('tourSummaryList', listedTour));

export const listProducts = oc
  .route({
    method: 'GET',
    path: '/{productType}',
    summary: 'Products of one type, a page at a time',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
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
      .superRefine(refuseReversedRanges),
  )
  .output(filteredPage);

export const showTour = oc
  .route({
    method: 'GET',
    path: '/{productType}/{id}',
    summary: 'The details of a product, also by the component key of one of its options',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(z.object({ productType: z.enum(PRODUCT_TYPES), id: productId, currency: currencyParam }))
  .output(tourDetails);

export const featuredTours = oc
  .route({
    method: 'GET',
    path: '/tours/featured',
    summary: 'The featured products of the home page',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(z.object({ currency: currencyParam, size: sizeParam(12) }))
  .output(halList('tourSummaryList', listedTour));
