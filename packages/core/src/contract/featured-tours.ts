import { oc } from '@orpc/contract';
import { z } from 'zod';
import { currencyParam, halList, sizeParam } from './conventions.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';
import { tourSummary } from './tour-summary.ts';

export const featuredTours = oc
  .route({
    method: 'GET',
    path: '/tours/featured',
    summary: 'The tours of the home page',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(z.object({ currency: currencyParam, size: sizeParam(12) }))
  .output(halList('tourSummaryList', tourSummary));
