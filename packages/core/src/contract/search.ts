import { oc } from '@orpc/contract';
import { z } from 'zod';
import { INTERESTS } from '../catalogue/interests.ts';
import { LOCALES } from '../locale/locales.ts';
import { code, currencyParam, halPaging, pageParam } from './conventions.ts';
import { listFilters, listOptions, refuseBackwards, typeFilter } from './list-filters.ts';
import { place } from './locations.ts';
import { LONGEST_QUERY } from './longest-query.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';
import { tourSummary } from './tour-summary.ts';

const found = z.object({
  name: z.string(),
  /** Where it is, from the city outwards; of a place what it is part of. */
  location: z.string(),
  /** In one line; empty where nobody has written one. */
  description: z.string(),
  id: code,
});

/** Only a tour has a teaser image: by that it is told from a place. */
const foundTour = found.extend({
  teaserImageUrl: z.string(),
  categories: z.array(z.object({ id: z.enum(INTERESTS), name: z.string() })),
  normalizedUrlPath: z.string(),
  /** As a card shows it; only where more than a line is asked for. */
  summary: tourSummary.optional(),
});
export type FoundTour = z.output<typeof foundTour>;

const foundLocation = found.extend({ slug: z.string(), place: place.optional() });
export type FoundLocation = z.output<typeof foundLocation>;

// Days are asked of a list: an answer is about what there is, whenever.
const { dateFrom, dateTo, party, sort, ...filters } = listFilters;

const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
  .default(false);

export const search = oc
  .route({
    method: 'GET',
    path: '/search',
    summary: 'Tours and places that fit what somebody typed, or is typing',
    tags: ['search'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z
      .object({
        query: z.string().trim().min(1).max(LONGEST_QUERY),
        /** What the reader reads; without it the language of the call. */
        lang: z.enum(LOCALES).optional(),
        /** Up to 24 of each with all that a card shows, in place of 3 tours and 8 places in a line each. */
        expanded: flag,
        /** Of the tours, where more than lines are asked for. */
        page: pageParam,
        /** Of the cards. */
        currency: currencyParam,
        /** Of the tours, where more than lines are asked for. */
        ...typeFilter,
        ...filters,
      })
      .superRefine(refuseBackwards),
  )
  .output(
    z.object({
      /** Which of the two is more likely meant, and so is shown first. */
      bestMatchType: z.enum(['tour', 'location']),
      tours: z.array(foundTour),
      /** How many there are, of which the first are given. */
      tourCount: z.int().min(0),
      /** What tours that answer can be narrowed to, and how many are left of them; both among the best thousand. */
      filters: listOptions.optional(),
      leftCount: z.int().min(0).optional(),
      locations: z.array(foundLocation),
      locationCount: z.int().min(0),
      /** Words, as they were typed, of which nothing is known, and of what the answer is; where more than lines were asked for. */
      missed: z.object({ words: z.array(z.string()), understood: z.string() }).optional(),
      /** Of what is left of the tours; where more than lines were asked for. */
      _links: halPaging._links.optional(),
      page: halPaging.page.optional(),
    }),
  );
export type SearchResult = z.output<(typeof search)['~orpc']['outputSchema'] & {}>;
