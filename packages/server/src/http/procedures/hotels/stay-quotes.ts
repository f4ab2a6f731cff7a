import {
  PRICE_CHANGED_REASON,
  type QuotedTrip,
  type StayQuoteRequest,
} from '@ashore/core/contract/quotes.ts';
import { TERMS_CHANGED_REASON } from '@ashore/core/contract/values/hotels.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { makeStayQuote } from '../../../features/hotels/rooms/make-stay-quote.ts';
import { type ApiContext, textLocale } from '../../api/call/context.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';
import { refuseHold } from '../refuse-hold.ts';

/** Holds the rooms of a party by their offers. Undefined if nothing can be booked. */
export async function quoteStay(
  { browserId, ...input }: StayQuoteRequest,
  context: ApiContext,
): Promise<QuotedTrip | undefined> {
  const result = await makeStayQuote(input, {
    database: context.database,
    offerSecret: context.offerSecret,
    sellers: context.sellers,
    quoteReaders: cachedQuoteReaders(context),
    hotels: context.hotels,
    inventories: context.inventories,
    holder: await context.holderOf(browserId),
    locale: textLocale(context),
    now: context.now(),
  });
  switch (result.outcome) {
    case 'held':
      return result.quote;
    case 'nothing':
      return undefined;
    case 'unknown':
      throw new Failure('not_found', { field: result.field });
    case 'forged':
    case 'mixed':
      throw new Failure('invalid_input', { field: 'offers' });
    case 'expired':
      throw new Failure('gone', { field: 'offers' });
    case 'refused':
      throw new Failure('unprocessable', { field: 'offers', reason: result.reason });
    case 'price_changed':
      throw new Failure('conflict', {
        field: 'acceptTotal',
        reason: PRICE_CHANGED_REASON,
        total: result.total,
      });
    case 'terms_changed':
      throw new Failure('conflict', {
        field: 'offers',
        reason: TERMS_CHANGED_REASON,
        changes: result.changes,
      });
    default:
      throw refuseHold(result, context);
  }
}
