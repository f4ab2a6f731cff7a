import { oc } from '@orpc/contract';
import { z } from 'zod';
import { BED_TYPES } from '../../hotels/beds.ts';
import { ratingOfStars } from '../../hotels/rating.ts';
import {
  answersInLocale,
  code,
  currency,
  declaredErrors,
  locationId,
  productId,
  sizeParam,
  uuid,
  wholeParam,
} from '../conventions.ts';
import { HOTEL_SORTS } from '../values/hotels.ts';
import { MAX_STAY_PARAMETER } from '../values/limits.ts';
import { board, payment, stayRequest } from './stay-request.ts';

const tags = ['hotels'];
const image = z.object({ thumb: z.string(), colour: z.string().nullable() });

/** What does not depend on a stay. */
export const hotelTexts = {
  hotelid: uuid,
  code,
  hotelName: z.string(),
  /** 562 are four stars, 563 five. */
  rating: z.int().min(ratingOfStars(1)).max(ratingOfStars(5)),
  /** Whether an authority gave the stars; otherwise they are our assessment. */
  hasOfficialStars: z.boolean(),
  cityCode: z.string(),
  locationUuid: uuid,
  /** City and country in the reader's language, and the quarter of the city. */
  city: z.string(),
  country: z.string(),
  neighbourhood: z.string(),
  normalizedUrlPath: z.string(),
  images: z.array(image),
  amenities: z.array(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Null before the first review. */
  averageRating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0),
};

export const distances = {
  /** The sight of the place that the distance is measured to: the one that was asked for, else the main one. */
  sightName: z.string().nullable(),
  /** In a straight line; null if there is no such place. */
  kmToSight: z.number().nullable(),
  /** To where cruise passengers land, in a straight line; null if there is none. */
  kmToQuay: z.number().nullable(),
  /** Ships stay at anchor, and boats bring passengers to a pier. */
  isTenderQuay: z.boolean(),
};

const ids = z
  .union([productId, z.array(productId).max(100)])
  .nullable()
  .default(null);

const contentConditions = z.object({
  hotelId: ids,
  productId: ids,
  locationUuid: locationId.nullable().default(null),
  /** The language of the header counts. */
  language: z.string().max(20).nullable().default(null),
});

/** The same as a list, as the hotel search has its conditions. A place and a language are one value. */
const listedConditions = z
  .array(
    z.object({
      fieldName: z.enum(['hotelId', 'productId', 'locationUuid', 'language']),
      fieldTest: z.literal('in'),
      fieldValues: z.array(z.string().max(40)).min(1).max(100),
    }),
  )
  .min(1)
  .max(4)
  .transform(
    (list): z.input<typeof contentConditions> =>
      Object.fromEntries(
        list.map(({ fieldName, fieldValues }) => [
          fieldName,
          fieldName === 'hotelId' || fieldName === 'productId' ? fieldValues : fieldValues[0],
        ]),
      ),
  );

export const hotelContent = oc
  .route({
    method: 'POST',
    path: '/content/hotels',
    summary: 'Hotels without prices, by id or place',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z.object({
      /** At least one of hotel, product and place; a product is a hotel under its other name. */
      conditions: z
        .union([contentConditions, listedConditions.pipe(contentConditions)])
        .refine(
          ({ hotelId, productId: product, locationUuid }) => (hotelId ?? product ?? locationUuid) !== null,
        ),
    }),
  )
  .output(
    z.object({
      hotels: z.array(
        z.object({
          ...hotelTexts,
          shortDescription: z.string(),
          longDescription: z.array(z.string()),
          street: z.string(),
          postalCode: z.string(),
          /** The clock of the hotel. */
          timeZone: z.string(),
          checkInFrom: z.iso.time({ precision: -1 }),
          checkOutUntil: z.iso.time({ precision: -1 }),
          childAge: z.int(),
          /** Which document guests show at check-in by law; null if we know of none. */
          registration: z.string().nullable(),
          ...distances,
          language: z.string(),
        }),
      ),
    }),
  );

/** A hotel with the lowest price of the whole stay for all wanted rooms. */
export const hotelOffer = z.object({
  ...hotelTexts,
  /** For all rooms and nights, with everything that is charged. */
  from: z.number().min(0),
  /** `from` divided by the nights, for display only. */
  fromPerNight: z.number().min(0),
  currency,
  /** What the guests pay at the hotel on top, in the hotel's currency; null if nothing. */
  payAtHotel: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** The board of the cheapest offer, by its code. */
  rateBasis: z.int(),
  payment,
  /** Until when the cheapest offer can be cancelled without charge; null if it cannot. */
  freeCancellationUntil: z.iso.datetime({ offset: true }).nullable(),
  /** Whether some offer of the hotel can be cancelled without charge now. */
  hasFreeCancellation: z.boolean(),
  /** How many of the cheapest rooms are left for all nights, if few. */
  left: z.int().positive().nullable(),
  ...distances,
});
export type HotelOffer = z.output<typeof hotelOffer>;

/** Filters beyond those of the specification; absent ones filter nothing. */
const hotelFilters = z.object({
  stars: z.array(z.int().min(1).max(5)).max(5).default([]),
  boards: z.array(board).max(5).default([]),
  /** Only rooms in which two guests sleep so; null: all. */
  bed: z.enum(BED_TYPES).nullable().default(null),
  amenities: z.array(z.string().max(40)).max(40).default([]),
  freeCancellation: z.boolean().default(false),
  /** Only rates that are paid at the hotel, without prepayment. */
  payAtHotel: z.boolean().default(false),
  /** Of the whole stay, in the currency of the request. */
  priceFrom: z.number().min(0).nullable().default(null),
  priceTo: z.number().min(0).nullable().default(null),
  /** A sight of the place, by its value among the filter options, to which distances are measured; null: the main one. */
  sight: z.string().max(100).nullable().default(null),
  maxKmToSight: z.number().min(0).max(100).nullable().default(null),
  maxKmToQuay: z.number().min(0).max(100).nullable().default(null),
});

export const searchHotelsInput = stayRequest.extend({
  id: locationId,
  page: wholeParam(z.int().min(1).max(100_000)).default(1),
  resultsPerPage: sizeParam(20),
  language: z.string().max(20).nullable().default(null),
  /** Adds names, pictures and positions. Without them only prices and ids are filled in. */
  includeStaticData: z.boolean().default(true),
  /** Adds hotels of places within 30 km, after those of the place itself. */
  nearbyCities: z.boolean().default(false),
  sort: z.enum(HOTEL_SORTS).default('recommended'),
  filters: hotelFilters.default(hotelFilters.parse({})),
});

export const searchHotels = oc
  .route({
    method: 'POST',
    path: '/booking/hotels/{id}',
    summary: 'Hotels of a place that have rooms for a stay, with the lowest price of each',
    tags,
    spec: answersInLocale,
  })
  // `unprocessable`: no hotel can have such a stay; `reason` is a `StayProblem`.
  .errors(declaredErrors('invalid_input', 'not_found', 'unprocessable', 'too_many_requests', 'unavailable'))
  .input(searchHotelsInput)
  .output(
    z.object({
      hotels: z.array(hotelOffer),
      page: z.int(),
      resultsPerPage: z.int(),
      total: z.int().min(0),
      hotelOfferExpiresAt: z.iso.datetime(),
      utcNow: z.iso.datetime(),
      /** Whether prices of a seller depend on the nationality and residence of the guests, so that they are asked for. */
      asksGuestCountries: z.boolean(),
    }),
  );

const filterOption = z.object({ value: z.string(), label: z.string(), count: z.int().min(0) });

export const hotelFilterOptions = oc
  .route({
    method: 'GET',
    path: '/hotel-content/filters',
    summary: 'Filters of the hotels of a place; with a stay, counted over hotels that have rooms',
    tags,
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unprocessable', 'too_many_requests', 'unavailable'))
  .input(
    z.object({
      locationUuid: locationId,
      language: z.string().max(20).optional(),
      /** A stay and chosen filters as JSON of the body of the hotel search; each group ignores its own choice. Longer ones are refused. */
      stay: z.string().max(MAX_STAY_PARAMETER).optional(),
    }),
  )
  .output(
    z.object({
      filterOptions: z.array(
        z.union([
          z.object({
            name: z.enum([
              'stars',
              'board',
              'bed',
              'amenities',
              'freeCancellation',
              'payAtHotel',
              'distance',
              'sight',
            ]),
            options: z.array(filterOption),
          }),
          z.object({ name: z.literal('price'), min: z.number(), max: z.number() }),
        ]),
      ),
    }),
  );
