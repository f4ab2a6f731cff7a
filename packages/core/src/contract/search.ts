import { oc } from '@orpc/contract';
import { z } from 'zod';
import { INTERESTS } from '../catalogue/interests.ts';
import { LOCALES } from '../locale/locales.ts';
import {
  answersInLocale,
  code,
  currencyParam,
  declaredErrors,
  halPaging,
  pageParam,
  uuid,
} from './conventions.ts';
import { listFilters, listOptions, refuseReversedRanges, typeFilter } from './list-filters.ts';
import { place } from './locations.ts';
import { spokenFilter } from './sentence-filter.ts';
import { tourSummary } from './tour-summary.ts';
import { MAX_QUERY_LENGTH } from './values/limits.ts';

const searchResult = z.object({
  name: z.string(),
  /** Where the tour is, from the city outwards; for a place, what it belongs to. */
  location: z.string(),
  /** One line; empty if there is no description. */
  description: z.string(),
  id: code,
});

/** Only a tour has a teaser image, which distinguishes it from a place. */
const foundTour = searchResult.extend({
  teaserImageUrl: z.string(),
  categories: z.array(z.object({ id: z.enum(INTERESTS), name: z.string() })),
  normalizedUrlPath: z.string(),
  /** Price and rating, as its card states them; only in an answer that is not expanded. */
  offer: tourSummary
    .pick({ basePrice: true, groupSize: true, currency: true, averageRating: true, reviewCount: true })
    .optional(),
  /** The content of its card; only in an expanded answer. */
  summary: tourSummary.optional(),
});
export type FoundTour = z.output<typeof foundTour>;

const foundLocation = searchResult.extend({ slug: z.string(), place: place.optional() });
export type FoundLocation = z.output<typeof foundLocation>;

/** A dated voyage of a cruise ship. Its page lists the trips that fit each port. */
const foundSailing = z.object({
  id: uuid,
  ship: z.string(),
  line: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  title: z.string(),
});
export type FoundSailing = z.output<typeof foundSailing>;

const { sort, ...filters } = listFilters;

const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
  .default(false);

export const search = oc
  .route({
    method: 'GET',
    path: '/search',
    summary: 'Products and places that match a query, for the search page and for suggestions',
    tags: ['search'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z
      .object({
        query: z.string().trim().min(1).max(MAX_QUERY_LENGTH),
        /** Language of the reader; by default the language of the call. */
        lang: z.enum(LOCALES).optional(),
        /**
         * If true: a page of tours and places with all the content of their cards. Otherwise the few that fit below
         * the search box, in one line each (`MAX_SEARCH_RESULTS`).
         */
        expanded: flag,
        /** Page of the tours, in an expanded answer. */
        page: pageParam,
        /** Currency of the prices. */
        currency: currencyParam,
        /** Filters of the tours, in an expanded answer. */
        ...typeFilter,
        ...filters,
      })
      .superRefine(refuseReversedRanges),
  )
  .output(
    z.object({
      /** Whether tours or places are more likely meant, and so shown first. */
      bestMatchType: z.enum(['tour', 'location']),
      tours: z.array(foundTour),
      /** How many tours match; the first of them are returned. */
      tourCount: z.int().min(0),
      /**
       * The filters for the matching tours, and how many tours are left; both among the best thousand. Only
       * in an expanded answer.
       */
      filters: listOptions.optional(),
      leftCount: z.int().min(0).optional(),
      /**
       * The places that match, in an answer that is not expanded also those of the tours if none matches. The latter are
       * not counted.
       */
      locations: z.array(foundLocation),
      locationCount: z.int().min(0),
      /** Sailings of the ship that the query names, on its day if it has one. */
      sailings: z.array(foundSailing),
      /**
       * Typed words that are unknown to the search, and the text to which the answer refers. Only in an
       * expanded answer.
       */
      missed: z.object({ words: z.array(z.string()), understood: z.string() }).optional(),
      /**
       * What words of the query ask for beside the wish itself, such as a day or a price. The tours that are left meet it
       * too. If none are left, each says how many there are without it. Only in an expanded answer.
       */
      understood: z.array(spokenFilter.extend({ leftWithout: z.int().min(0).optional() })).optional(),
      /** The query without those words. Empty if the query asks for nothing else. Only in an expanded answer. */
      wish: z.string().optional(),
      /** Links among the tours that are left, in an expanded answer. */
      _links: halPaging._links.optional(),
      page: halPaging.page.optional(),
    }),
  );
export type SearchResult = z.output<(typeof search)['~orpc']['outputSchema'] & {}>;
