import { oc } from '@orpc/contract';
import { z } from 'zod';
import { INTERESTS } from '../../catalogue/interests.ts';
import { BED_TYPES } from '../../hotels/beds.ts';
import { LOCALES } from '../../locale/locales.ts';
import {
  answersInLocale,
  code,
  currencyParam,
  declaredErrors,
  halPaging,
  pageParam,
  uuid,
} from '../conventions.ts';
import { hotelOffer } from '../hotels/hotels.ts';
import { listFilters, listOptions, refuseReversedRanges, typeFilter } from '../list-filters.ts';
import { place } from '../locations.ts';
import { listedTour, tourSummary } from '../tour-summary.ts';
import { MAX_QUERY_LENGTH } from '../values/limits.ts';
import { spokenFilter } from './sentence-filter.ts';

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
  /** The content of its card, with its next run as in lists; only in an expanded answer. */
  summary: listedTour.optional(),
});
export type FoundTour = z.output<typeof foundTour>;

const foundLocation = searchResult.extend({ slug: z.string(), place: place.optional() });
export type FoundLocation = z.output<typeof foundLocation>;

/** A dated voyage of a cruise ship. Its page lists the trips that fit each port. */
const foundSailing = z.object({
  id: uuid,
  ship: z.string(),
  /** For the address of the page of the ship. */
  shipSlug: z.string(),
  line: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  title: z.string(),
});
export type FoundSailing = z.output<typeof foundSailing>;

const foundHotel = searchResult.extend({
  hotelid: uuid,
  /** 562 are four stars, 563 five. */
  rating: z.int(),
  hasOfficialStars: z.boolean(),
  neighbourhood: z.string(),
  teaserImageUrl: z.string(),
  normalizedUrlPath: z.string(),
  /** What it lacks of what was asked, in the reader's language. */
  lacks: z.array(z.string()),
  /** Straight line to the sight that was named; null if none was. */
  kmToSight: z.number().nullable(),
  /** What lists say of the stay, in an expanded answer; absent if the hotel has no rooms for it, or if its price is not known. */
  offer: hotelOffer.optional(),
  /** Whether there was no time to learn what the stay costs: the page of the hotel says it. */
  isPriceUnknown: z.boolean().optional(),
});
export type FoundHotel = z.output<typeof foundHotel>;

/** A list of the hotels of a city, filtered by what was asked as far as lists can be. */
const foundHotelList = z.object({
  ...{ id: code, slug: z.string(), name: z.string() },
  /** "in Lisbon", in the reader's language. */
  locative: z.string(),
  /** Hotels of the city that meet the query, or all of its hotels. */
  hotelCount: z.int().min(0),
  /** Without the language. */
  address: z.string(),
});
export type FoundHotelList = z.output<typeof foundHotelList>;

const foundLodging = z.object({
  /** Whether the query asks for a hotel, so that hotels come first. */
  isMeant: z.boolean(),
  hotels: z.array(foundHotel),
  /**
   * How many hotels meet everything that was asked; the first of them are returned. Null in suggestions if a price decides
   * it and the hotels are in many cities: only those of the first few are then priced.
   */
  hotelCount: z.int().min(0).nullable(),
  /** If none does: the nearest ones, which are not counted. */
  similar: z.array(foundHotel),
  lists: z.array(foundHotelList),
  /** What was understood, in the reader's language. */
  requirements: z.array(z.string()),
  /** The rooms and rates that the query asks for, for the page of a hotel. */
  rates: z.object({
    boards: z.array(z.string()),
    bed: z.enum(BED_TYPES).optional(),
    freeCancellation: z.boolean(),
    payAtHotel: z.boolean(),
  }),
  sight: z.string().nullable(),
  /** A named place without hotels, and the nearest place that has some. */
  nothingIn: z.object({ name: z.string(), nearest: z.string(), kilometres: z.int().min(0) }).nullable(),
  /** Places named beside others in which there are no hotels, in the reader's language. */
  unserved: z.array(z.string()),
  /** Lodging that was asked for and is not sold here. */
  unsold: z.array(z.enum(['other-lodging', 'fewer-stars'])),
  /** The stay of the prices, and whether the query states it. Without words of it: tomorrow for two nights. */
  stay: z.object({
    dateFrom: z.iso.date(),
    dateTo: z.iso.date(),
    rooms: z.string(),
    isStated: z.boolean(),
    /** What of it the words of the query state, and not the chosen filters. */
    spoken: z.array(z.enum(['nights', 'rooms'])),
    /** Whether the query names nights that cannot be booked, such as past ones: the stay is another one. */
    isRefused: z.boolean(),
    /** Children whose ages the query does not name. Prices depend on ages, so they are without these children. */
    childrenWithoutAge: z.int().min(0),
  }),
});
export type FoundLodging = z.output<typeof foundLodging>;

/** A place that the query names and that no product leads to. */
const foundElsewhere = z.object({
  /** In the reader's language. */
  name: z.string(),
  kind: z.enum(['country', 'region', 'city', 'sight']),
  /** Places with products, the nearest first. */
  nearest: z.array(z.object({ id: code, slug: z.string(), name: z.string(), kilometres: z.int().min(0) })),
});
export type FoundElsewhere = z.output<typeof foundElsewhere>;

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
      /**
       * The place that nothing is found in. All tours are then from near it, and none is counted. In an answer that is not
       * expanded also a place of which only the beginning is typed.
       */
      elsewhere: foundElsewhere.optional(),
      /** Of several places of which any will do, those that nothing is found in. Only in an expanded answer. */
      unserved: z.array(foundElsewhere.pick({ name: true, kind: true })).optional(),
      /** Sailings of the ship that the query names, on its day if it has one. */
      sailings: z.array(foundSailing),
      /** Hotels, if the query speaks of them, names one, or names a place that has some. */
      lodging: foundLodging.optional(),
      /**
       * Typed words that are unknown to the search, and the text to which the answer refers. Only in an
       * expanded answer.
       */
      missed: z.object({ words: z.array(z.string()), understood: z.string() }).optional(),
      /**
       * What nothing on sale is: the typed words for it, and the named place as in "in Lisbon", in the reader's language
       * (empty if none is named). All tours of the answer are then only near it. Only in an expanded answer.
       */
      missing: z.object({ words: z.array(z.string()), where: z.string() }).optional(),
      /**
       * What words of the query ask for beside the wish itself, such as a day or a price. The tours that are left meet it
       * too. If none are left, each says how many there are without it. Only in an expanded answer.
       */
      understood: z
        .array(
          spokenFilter.extend({
            leftWithout: z.int().min(0).optional(),
            /** Why no trip can meet it: the days are over, or farther ahead than trips are sold. */
            refused: z.enum(['past', 'far']).optional(),
          }),
        )
        .optional(),
      /** The query without those words. Empty if the query asks for nothing else. Only in an expanded answer. */
      restOfQuery: z.string().optional(),
      /** Links among the tours that are left, in an expanded answer. */
      _links: halPaging._links.optional(),
      page: halPaging.page.optional(),
    }),
  );
export type SearchResult = z.output<(typeof search)['~orpc']['outputSchema'] & {}>;
