import { uuid } from '@ashore/core/contract/conventions.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { rideRequest } from '@ashore/core/contract/ride-request.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { z } from 'zod';

const minor = z.int();

const line = z.object({
  band: z.enum(BANDS),
  count: z.int().positive(),
  unitMinor: minor,
  totalMinor: minor,
  originalMinor: minor,
  /** So many of it are sold together at least; of what was held before that was kept nothing is said. */
  least: z.int().positive().optional(),
});

/**
 * What was promised when a hold was made, as it is kept beside it: sums in the smallest unit of the traveller's
 * currency, and the rules they came from. Whatever becomes of the product, this is what was agreed.
 */
export const keptQuote = z.object({
  productId: uuid,
  productType: z.enum(PRODUCT_TYPES),
  /** In English, for the day on which the catalogue does not have it any more. */
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
  lines: z.array(line),
  currency: z.enum(SELECTABLE_CURRENCIES),
  totalMinor: minor,
  originalMinor: minor,
  /** The table that the supplier's prices were converted by; null where both pay in the same money. */
  rates: z.object({ from: z.string(), date: z.iso.date(), source: z.string() }).nullable(),
  promotion: z.object({ percent: z.int(), bookUntil: z.iso.date(), travelUntil: z.iso.date() }).nullable(),
  /** By how much of what it must be compared with it was cheaper; null where it could not be called a reduction. */
  savedPercent: z.int().nullable(),
  cancellation: z.array(z.object({ hoursBefore: z.int(), refundPercent: z.int() })),
  onRequest: z.boolean(),
  /** Whoever else sells it, by name. */
  source: z.string().nullable(),
  ride: rideRequest.nullable(),
});
export type KeptQuote = z.output<typeof keptQuote>;
