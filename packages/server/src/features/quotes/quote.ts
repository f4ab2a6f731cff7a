import { uuid } from '@ashore/core/contract/conventions.ts';
import { bookedShip, transferRequest } from '@ashore/core/contract/transfer-request.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { z } from 'zod';

const minorUnits = z.int();

const quoteLine = z.object({
  band: z.enum(BANDS),
  count: z.int().positive(),
  unitMinor: minorUnits,
  totalMinor: minorUnits,
  originalMinor: minorUnits,
  /** How many of this ticket are sold together at least. Missing without a minimum, and in older quotes. */
  least: z.int().positive().optional(),
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
});
export type StoredQuote = z.output<typeof storedQuoteSchema>;
