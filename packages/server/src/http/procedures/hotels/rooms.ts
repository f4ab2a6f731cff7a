import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { showRooms } from '../../../features/hotels/offers/show-rooms.ts';
import { type ApiContext, messageLocale } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';
import { readerLocale, wantedStay } from './wanted-stay.ts';

const hotels = implement(contract.hotels).$context<ApiContext>();

export const rooms = hotels.rooms
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    context.markUncacheable();
    const now = context.now();
    const locale = readerLocale(context, input.language);
    const result = await showRooms(
      {
        database: context.database,
        sellers: context.sellers,
        rates: await cachedQuoteReaders(context).readRates(),
        offerSecret: context.offerSecret,
      },
      { ...wantedStay(input, locale), hotel: input.id, locale: messageLocale(locale), now },
    );
    switch (result.outcome) {
      case 'unknown':
        throw errors.not_found();
      case 'refused':
        throw errors.unprocessable({ data: { reason: result.reason } });
      case 'silent':
        throw errors.unavailable();
      case 'shown': {
        const { hotelId, expiresAt, asksGuestCountries, rooms, nextAvailable } = result.shown;
        return {
          hotelid: hotelId,
          hotelOfferExpiresAt: expiresAt.toISOString(),
          utcNow: now.toISOString(),
          asksGuestCountries,
          rooms,
          nextAvailable: nextAvailable ?? null,
        };
      }
    }
  });
