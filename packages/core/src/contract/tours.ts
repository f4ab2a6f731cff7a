import { oc } from '@orpc/contract';
import { z } from 'zod';
import { INTERESTS } from '../catalogue/interests.ts';
import { currencyParam, halPage, locationId, pageParam, productId, sizeParam } from './conventions.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';
import { tourDetails } from './tour-details.ts';
import { tourSummary } from './tour-summary.ts';

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
    z.object({
      page: pageParam,
      size: sizeParam(24),
      currency: currencyParam,
      location: locationId.optional(),
      interest: z.enum(INTERESTS).optional(),
    }),
  )
  .output(halPage('tourSummaryList', tourSummary));

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
    z.object({
      productType: z.enum(PRODUCT_TYPES),
      page: pageParam,
      size: sizeParam(24),
      currency: currencyParam,
      location: locationId.optional(),
      interest: z.enum(INTERESTS).optional(),
    }),
  )
  .output(halPage('tourSummaryList', tourSummary));

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
