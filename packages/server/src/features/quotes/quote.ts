import { uuid } from '@ashore/core/contract/conventions.ts';
import { bookedShip, transferRequest } from '@ashore/core/contract/transfer-request.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { BOARDS } from '@ashore/core/hotels/board.ts';
import { TAX_COLLECTIONS, TAX_KINDS } from '@ashore/core/hotels/tax-kinds.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { TICKET_TYPES } from '@ashore/core/pricing/ticket.ts';
import { z } from 'zod';

const minorUnits = z.int();

const quoteLine = z.object({
  band: z.enum(TICKET_TYPES),
  count: z.int().positive(),
  unitMinor: minorUnits,
  totalMinor: minorUnits,
  originalMinor: minorUnits,
  /** How many of this ticket are sold together at least. Missing without a minimum, and in older quotes. */
  least: z.int().positive().optional(),
});

const texts = z.record(z.enum(MESSAGE_LOCALES), z.string());

const storedRoom = z.object({
  /** The number of the room in its party, from 0; also the position of its ticket and of its held room. */
  position: z.int().min(0),
  roomTypeId: uuid,
  ratePlanId: uuid,
  names: texts,
  board: z.enum(BOARDS),
  adults: z.int().positive(),
  /** Ages on the day of arrival. */
  childrenAges: z.array(z.int().min(0)),
  extraBeds: z.int().min(0),
  cots: z.int().min(0),
  /** One for each night, for display. `totalMinor` is the sum that counts. */
  nightsMinor: z.array(minorUnits),
  totalMinor: minorUnits,
  taxes: z.array(
    z.object({
      kind: z.enum(TAX_KINDS),
      collected: z.enum(TAX_COLLECTIONS),
      amountMinor: minorUnits,
      /** What is collected at the hotel is in the hotel's currency. */
      currency: z.string(),
      /** The same in the traveller's currency when it was quoted, if it is another one. Missing without, and in older quotes. */
      approximateMinor: minorUnits.optional(),
      /** How it adds up, if it is collected at the hotel. Missing for a share of the price, and in older quotes. */
      parts: z
        .array(
          z.object({
            per: z.enum(['guest', 'room']),
            count: z.int().positive(),
            nights: z.int().positive(),
            amountMinor: minorUnits,
          }),
        )
        .optional(),
    }),
  ),
  /** What a cancellation costs until an instant; null: until the arrival. */
  cancellation: z.array(z.object({ until: z.iso.datetime().nullable(), chargeMinor: minorUnits })),
  noShowMinor: minorUnits,
});

/** The stay of a quote for a hotel. */
const storedStay = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  stars: z.int(),
  street: z.string(),
  postalCode: z.string(),
  neighbourhood: texts,
  payment: z.enum(['prepaid', 'at-hotel']),
  rooms: z.array(storedRoom).min(1),
  /** What is charged by us: the total of a prepaid stay, 0 if the guests pay at the hotel. */
  dueNowMinor: minorUnits,
});

/**
 * The quote stored with a hold: sums in the smallest unit of the traveller's currency, and the rules behind
 * them. Changes of the product do not change what was agreed. Quotes are read for as long as their booking exists, so
 * a new field must be optional.
 */
export const storedQuoteSchema = z.object({
  productId: uuid,
  productType: z.enum(PRODUCT_TYPES),
  /** In English, for a product that is no longer in the catalogue. */
  name: z.string(),
  path: z.string(),
  locationId: uuid,
  optionId: uuid,
  label: z.string(),
  date: z.iso.date(),
  time: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  durationMinutes: z.int().positive().nullable(),
  /** By how much the supplier may move the start. Missing if it is fixed, and in older quotes. */
  startShiftMinutes: z.int().positive().optional(),
  /**
   * What the option includes and excludes, in words of the catalogue. `excluded` also has what the product includes and the
   * option does not. Missing if the option does not differ from its product, and in older quotes.
   */
  inclusions: z.object({ included: z.array(z.string()), excluded: z.array(z.string()) }).optional(),
  /** Codes of the languages in which the option has guides. Missing without a guide, and in older quotes. */
  guideLanguages: z.array(z.string()).min(1).optional(),
  lines: z.array(quoteLine),
  currency: z.enum(SELECTABLE_CURRENCIES),
  totalMinor: minorUnits,
  originalMinor: minorUnits,
  /**
   * The rates that the supplier's prices were converted by. Null if supplier and traveller use the same
   * currency.
   */
  rates: z.object({ from: z.string(), date: z.iso.date(), source: z.string() }).nullable(),
  promotion: z.object({ percent: z.int(), bookUntil: z.iso.date(), travelUntil: z.iso.date() }).nullable(),
  /**
   * Percentage saved against the price that it must be compared with. Null if it may not be called a
   * reduction.
   */
  savedPercent: z.int().nullable(),
  cancellation: z.array(z.object({ hoursBefore: z.int(), refundPercent: z.int() })),
  onRequest: z.boolean(),
  /** Name of the other system that sells the product, if any. */
  source: z.string().nullable(),
  ride: transferRequest.nullable(),
  /** The affiliate that sent the traveller. Missing without one, and in older quotes. */
  referralSource: z.string().optional(),
  /** The ship with which the travellers come. Missing without one, and in older quotes. */
  ship: bookedShip.optional(),
  /**
   * Nights and rooms of a hotel. Its quote has one line for each room, of the band `room`; `date` is the arrival, `time` is
   * null, `startsAt` and `endsAt` are check-in and check-out, `optionId` is the first room type, and `cancellation` is empty,
   * because each room has its own terms. Missing for everything else.
   */
  stay: storedStay.optional(),
  /**
   * What the seller named by `source` offers for the rooms of the stay, as features/hotels/supply/foreign-booking.ts reads
   * it. Missing if the rooms are our own.
   */
  foreignOffer: z.unknown().optional(),
});
export type StoredStay = z.output<typeof storedStay>;
export type StoredQuote = z.output<typeof storedQuoteSchema>;

/** SQL: a column of JSON without the ages of children, which quotes and offers of rooms state. */
export function withoutAgesSql(column: string): string {
  return `regexp_replace((${column})::text, '"childrenAges": \\[[^]]*\\]', '"childrenAges": []', 'g')::jsonb`;
}

/** SQL: a column `quote` without what it says of travellers: their transfer request, their ship and the ages of children. */
export const QUOTE_WITHOUT_TRAVELLERS = withoutAgesSql(`quote - 'ship' || '{"ride": null}'`);
