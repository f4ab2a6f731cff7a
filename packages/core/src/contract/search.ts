import { oc } from '@orpc/contract';
import { z } from 'zod';
import { currencyParam, sizeParam } from './conventions.ts';
import { place } from './locations.ts';
import { LONGEST_QUERY } from './longest-query.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';
import { tourSummary } from './tour-summary.ts';

export const search = oc
  .route({
    method: 'GET',
    path: '/search',
    summary: 'Tours and places that fit what somebody typed',
    tags: ['search'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z.object({
      query: z.string().trim().min(1).max(LONGEST_QUERY),
      currency: currencyParam,
      size: sizeParam(24),
    }),
  )
  .output(
    z.object({
      /** Which of the two is more likely meant, and so is shown first. */
      bestMatchType: z.enum(['tour', 'location']),
      tours: z.array(tourSummary),
      /** How many there are, of which at most `size` are given. */
      tourCount: z.int().min(0),
      locations: z.array(place),
      locationCount: z.int().min(0),
    }),
  );
export type SearchResult = z.output<(typeof search)['~orpc']['outputSchema'] & {}>;
