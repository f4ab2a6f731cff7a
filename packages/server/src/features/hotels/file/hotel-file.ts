import { AMENITIES } from '@ashore/core/hotels/amenities.ts';
import { BEDS } from '@ashore/core/hotels/beds.ts';
import { BOARDS } from '@ashore/core/hotels/board.ts';
import { cancellationTiers, stayCharge } from '@ashore/core/hotels/stay-cancellation.ts';
import { MAX_NIGHTS } from '@ashore/core/hotels/stay-limits.ts';
import { taxRules } from '@ashore/core/hotels/tax-rule.ts';
import { isCountry } from '@ashore/core/locale/countries.ts';
import { z } from 'zod';
import { calendarDayInFile, dayInFile } from '../../catalogue/file/dates.ts';
import {
  allDistinct,
  coordinates,
  days,
  language,
  line,
  lines,
  localForms,
  localTime,
  multilineText,
  oneLine,
  season,
  slug,
  texts,
  wordsOf,
} from '../../catalogue/file/fields.ts';
import { placeFile } from '../../catalogue/file/place-file.ts';
import { reviewForm } from '../../catalogue/file/product-file.ts';

/** The largest amount that an `integer` column keeps. */
const MOST_MINOR = 2_147_483_647;
const amountMinor = z.int().min(0).max(MOST_MINOR);
const age = z.int().min(0).max(17);
const percent = z.int().min(1).max(1_000);
const nights = z.int().min(1).max(MAX_NIGHTS);

/** Days of one year, or of every year. The first and the last are included. */
const dates = z.strictObject({ from: calendarDayInFile, to: calendarDayInFile });

/** The price of a night is the price of its room, times month, weekday and the largest peak, in percent. */
export const priceRules = z.strictObject({
  /** January first. */
  months: z.array(percent).length(12),
  /** The day on which the night begins. */
  weekdays: z.strictObject({
    mon: percent,
    tue: percent,
    wed: percent,
    thu: percent,
    fri: percent,
    sat: percent,
    sun: percent,
  }),
  peaks: z.array(
    z.union([z.strictObject({ percent, season }), z.strictObject({ percent, dates: z.array(dates).min(1) })]),
  ),
  /** Limits in percent of the price of the room. */
  least: percent,
  most: percent,
  /** Prices are rounded to multiples of this amount. */
  roundTo: z.int().min(1).max(MOST_MINOR),
});
export type PriceRules = z.output<typeof priceRules>;

const ROOM_FEATURES = ['balcony', 'terrace'] as const;

const room = z.strictObject({
  slug,
  names: oneLine,
  descriptions: texts(multilineText).optional(),
  sizeM2: z.int().min(5).max(1_000).optional(),
  beds: z.array(z.strictObject({ bed: z.enum(BEDS), count: z.int().min(1).max(12) })).min(1),
  view: slug.optional(),
  features: wordsOf(ROOM_FEATURES, 'a feature'),
  maxAdults: z.int().min(1).max(6),
  maxChildren: z.int().min(0).max(4),
  /** Adults and children together, without children in cots. */
  maxOccupancy: z.int().min(1).max(10),
  extraBeds: z.int().min(0).max(2),
  cots: z.int().min(0).max(2),
  /** How many of them are sold for a night. */
  count: z.int().min(0).max(10_000),
  /** For how many adults the price is. */
  includedAdults: z.int().min(1).max(6).optional(),
  adultSupplement: amountMinor.optional(),
  singleReduction: amountMinor.optional(),
  childPrices: z.array(z.strictObject({ untilAge: age, price: amountMinor })).optional(),
  extraBedPrice: amountMinor.optional(),
  /** The price before the rules of the hotel, or a price for each night from a day on. 0 is a night without a price. */
  price: z.int().min(1).max(MOST_MINOR).optional(),
  nightPrices: z
    .strictObject({ from: calendarDayInFile, prices: z.array(amountMinor).min(1).max(3_000) })
    .optional(),
});

const dayOfRate = z.strictObject({
  from: dayInFile,
  to: dayInFile,
  minNights: nights.optional(),
  maxNights: nights.optional(),
  closedToArrival: z.literal(true).optional(),
  closedToDeparture: z.literal(true).optional(),
  closed: z.literal(true).optional(),
});

const rate = z.strictObject({
  slug,
  board: z.enum(BOARDS),
  payment: z.enum(['prepaid', 'at-hotel']),
  /** Of the price of the night; 100 if it is left out. */
  percent: z.number().min(10).max(300).optional(),
  /** For each person and night. */
  boardPrice: z.strictObject({ adult: amountMinor, child: amountMinor }).optional(),
  stayFee: amountMinor.optional(),
  /** The longest notice first; the last tier has no end. */
  cancellation: cancellationTiers,
  noShow: stayCharge,
  minNights: nights.optional(),
  maxNights: nights.optional(),
  /** Booked at least this many days before arrival. */
  releaseDays: z.int().min(0).max(365).optional(),
  closedToArrival: days.optional(),
  closedToDeparture: days.optional(),
  /** Countries of residence for which the rate is sold. */
  markets: z.array(z.string().refine(isCountry, 'is not a country code')).min(1).optional(),
  /** Slugs of the rooms of this rate; all if it is left out. */
  rooms: z.array(slug).min(1).refine(allDistinct, 'names a room twice').optional(),
  days: z.array(dayOfRate).optional(),
});

/** Nights with another number of rooms than usual. */
const nightsOfRooms = z.strictObject({
  rooms: z.array(slug).min(1).refine(allDistinct, 'names a room twice'),
  from: dayInFile,
  to: dayInFile,
  count: z.int().min(0).max(10_000).optional(),
  closed: z.literal(true).optional(),
});

const hotelForm = z.strictObject({
  slug,
  supplier: slug,
  names: oneLine,
  subTitle: oneLine,
  short: oneLine,
  long: lines,
  stars: z.int().min(1).max(5),
  /** Whether an authority gave the stars; otherwise they are our assessment. */
  officialStars: z.literal(true).optional(),
  street: line.max(120, 'is longer than 120 characters'),
  localStreets: localForms.optional(),
  postalCode: line.max(20, 'is longer than 20 characters').optional(),
  neighbourhood: oneLine,
  ...coordinates,
  languages: z.array(language).refine(allDistinct, 'names a language twice'),
  checkInFrom: localTime,
  checkOutUntil: localTime,
  /** Until when rooms for the coming night are sold; 18:00 if it is left out. */
  sellsUntil: localTime.optional(),
  childAge: age.optional(),
  cotAge: z.int().min(0).max(3).optional(),
  amenities: z.array(z.enum(AMENITIES)).refine(allDistinct, 'names an amenity twice'),
  taxes: taxRules,
  policies: z.strictObject({
    pets: z
      .union([z.enum(['no', 'on-request', 'free']), z.strictObject({ feeMinor: amountMinor })])
      .optional(),
  }),
  motif: z.strictObject({ facade: slug, view: slug, pool: slug, breakfast: slug }).optional(),
  prices: priceRules.optional(),
  rooms: z.array(room).min(1),
  rates: z.array(rate).min(1),
  nights: z.array(nightsOfRooms).optional(),
  popularity: z.int().min(1).max(100).optional(),
  /** Decided by operations. If a file omits them, the stored values stay. */
  status: z.enum(['draft', 'review', 'live', 'withdrawn']).optional(),
  excluded: z.boolean().optional(),
  reviews: z.array(reviewForm).optional(),
});

/** The hotels of a place and those who run them. Hotels are imported and exported in this form, one file for each place. */
export const hotelFile = z.strictObject({
  /** Slug of a place of the catalogue. Amounts are in the smallest unit of its currency. */
  place: slug,
  suppliers: z.array(placeFile.shape.suppliers.element.omit({ resources: true })),
  hotels: z.array(hotelForm),
});

export type HotelFile = z.output<typeof hotelFile>;
export type HotelInFile = HotelFile['hotels'][number];
export type RoomInFile = HotelInFile['rooms'][number];
export type RateInFile = HotelInFile['rates'][number];

/** JSON schema of a hotel file, for tools that do not run our code. */
export function hotelFileSchema() {
  return { title: 'Hotels of a place', ...z.toJSONSchema(hotelFile, { io: 'input', reused: 'ref' }) };
}
