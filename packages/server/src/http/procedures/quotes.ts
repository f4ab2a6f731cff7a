import { contract } from '@ashore/core/contract/contract.ts';
import type { Quote, QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { implement } from '@orpc/server';
import type { z } from 'zod';
import { readBookingOfCart } from '../../features/bookings/booking.ts';
import { expireBooking } from '../../features/bookings/maintenance/expire-bookings.ts';
import { extendPaymentDeadline } from '../../features/bookings/settlement/settle-payment.ts';
import { heldFacts } from '../../features/bookings/trip-facts/held-facts.ts';
import { findShipOfTrip } from '../../features/cruises/ship-of-trip.ts';
import { makeQuote } from '../../features/quotes/make-quote.ts';
import { showQuote } from '../../features/quotes/present-quote.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { bookingDeps, cachedQuoteReaders } from './booking-deps.ts';
import { quoteStay } from './hotels/stay-quotes.ts';
import { refuseHold } from './refuse-hold.ts';

const quotes = implement(contract.quotes).$context<ApiContext>().use(withContractErrors);

type QuoteRequest = z.output<(typeof contract.quotes.make)['~orpc']['inputSchema'] & z.ZodType>;

export const make = quotes.make.handler(({ input, context }) => quote(input, context));

export const makeOfType = quotes.makeOfType.handler(({ input, context }) => quote(input, context));

export const show = quotes.show.handler(async ({ input: { cartId }, context, errors }) => {
  const hold = await context.inventories.find(cartId);
  if (!hold) throw errors.not_found();
  return presentQuoted(context, await showQuote(cachedQuoteReaders(context), hold, textLocale(context)));
});

export const extend = quotes.extend.handler(async ({ input: { cartId }, context, errors }) => {
  const seconds = HOLD_MINUTES * 60;
  const extended = await context.inventories.extend(cartId, seconds);
  switch (extended.outcome) {
    case 'extended':
      await extendPaymentDeadline(context.database.pool, { ...extended.hold, seconds });
      return presentQuoted(
        context,
        await showQuote(cachedQuoteReaders(context), extended.hold, textLocale(context)),
      );
    case 'unknown':
      throw errors.not_found();
    case 'ended':
      throw errors.gone();
    case 'extended_before':
      throw errors.conflict();
  }
});

export const release = quotes.release.handler(async ({ input: { cartId }, context }) => {
  const booking = await readBookingOfCart(context.database.pool, cartId);
  // The booking ends first, with its open payment attempts voided: the traveller could otherwise pay for spots
  // that are back on sale. If a payment has arrived by then, the booking is confirmed and its spots stay sold.
  const isBookingExpired =
    booking?.state === 'awaiting_payment' &&
    (await expireBooking(bookingDeps(context), { bookingId: booking.id, actor: 'traveller' }));
  return { released: (await context.inventories.release(cartId)) || isBookingExpired };
});

function presentQuoted(context: ApiContext, quotedTrip: QuotedTrip): Quote {
  const reader = { locale: textLocale(context), now: context.now() };
  return { ...quotedTrip, facts: heldFacts(quotedTrip, reader) };
}

async function quote(request: QuoteRequest, context: ApiContext) {
  const quotedTrip = await (request.productType === 'hotels'
    ? quoteStay(request, context)
    : quoteTrip(request, context));
  return quotedTrip
    ? { status: 200 as const, body: presentQuoted(context, quotedTrip) }
    : { status: 204 as const };
}

type TripRequest = Exclude<QuoteRequest, { productType: 'hotels' }>;

/** Holds spots of a trip. Undefined if nothing can be booked. */
async function quoteTrip(
  { browserId, componentKey, date, time, tickets, sailing, ...input }: TripRequest,
  context: ApiContext,
): Promise<QuotedTrip | undefined> {
  const party = Object.fromEntries(tickets.map(({ ticketType, count }) => [ticketType, count]));
  const result = await makeQuote(
    {
      ...input,
      optionId: componentKey,
      date: localDate(date),
      time: time === null ? null : localTime(time),
      party: party as Partial<Record<Band, number>>,
      findShip: sailing
        ? (trip) => findShipOfTrip(context.database.pool, sailing, trip, context.returnPromise)
        : undefined,
    },
    {
      quoteReaders: cachedQuoteReaders(context),
      inventories: context.inventories,
      holder: await context.holderOf(browserId),
      locale: textLocale(context),
      now: context.now(),
    },
  );
  switch (result.outcome) {
    case 'held':
      return result.quote;
    case 'nothing':
      return undefined;
    case 'unknown':
      throw new Failure('not_found', { field: result.field });
    case 'wrong':
      throw new Failure('unprocessable', { field: result.field, reason: result.reason });
    default:
      throw refuseHold(result, context);
  }
}
