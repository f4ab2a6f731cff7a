import { contract } from '@ashore/core/contract/contract.ts';
import type { searchHotelsInput } from '@ashore/core/contract/hotels/hotels.ts';
import type { StayRequest } from '@ashore/core/contract/hotels/stay-request.ts';
import { RATING_CODES, starsOfRating } from '@ashore/core/hotels/rating.ts';
import { implement } from '@orpc/server';
import type { z } from 'zod';
import { presentHotel } from '../../../features/hotels/list/present-hotel.ts';
import { searchHotels } from '../../../features/hotels/list/search-hotels.ts';
import { writeHotel } from '../../../features/hotels/list/write-hotel.ts';
import type { SearchHotelsInput } from '../../../features/hotels/offers/wanted-stay.ts';
import { type ApiContext, messageLocale } from '../../api/call/context.ts';
import { jsonOutput } from '../../api/call/json-text.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';
import { readerLocale, wantedStay } from './wanted-stay.ts';

/** Pages get what `presentHotel` shows, whose type is that of the contract. Checking it would copy it once more. */
const hotels = implement(contract.hotels)
  .$config({ initialOutputValidationIndex: Number.NaN })
  .$context<ApiContext>();

// Not cached: what is left of rooms changes with every booking, and stays combine without limit.
export const search = hotels.search
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    context.markUncacheable();
    const wanted = hotelSearch(input, context);
    const found = await searchHotels(
      {
        database: context.database,
        hotels: context.hotels,
        sellers: context.sellers,
        rates: await cachedQuoteReaders(context).readRates(),
      },
      wanted,
    );
    switch (found.outcome) {
      case 'unknown':
        throw errors.not_found();
      case 'refused':
        throw errors.unprocessable({ data: { reason: found.reason } });
      case 'silent':
        throw errors.unavailable();
      case 'found': {
        const { hotels, list } = found;
        const facts = {
          page: input.page,
          resultsPerPage: input.resultsPerPage,
          total: found.total,
          hotelOfferExpiresAt: found.expiresAt.toISOString(),
          utcNow: wanted.now.toISOString(),
          asksGuestCountries: found.asksGuestCountries,
        };
        if (!context.takesJson)
          return { hotels: hotels.map((hotel) => presentHotel(hotel, wanted, list)), ...facts };
        // Added up, because a list of parts would be joined to one text, and this one copied into the next.
        let written = '';
        for (const hotel of hotels) written += `${written && ','}${writeHotel(hotel, wanted, list)}`;
        return jsonOutput(`{"hotels":[${written}],${JSON.stringify(facts).slice(1)}`);
      }
    }
  });

/** Lists show four and five stars; a condition may narrow them. */
function listedStars(conditions: StayRequest['conditions']): number[] {
  const codes = RATING_CODES.filter((code) =>
    conditions.every(({ fieldValues }) => fieldValues.includes(code)),
  );
  return codes.map(starsOfRating);
}

type SearchRequest = z.output<typeof searchHotelsInput>;

/** The search that a call asks for. */
export function hotelSearch(
  input: SearchRequest,
  context: Pick<ApiContext, 'locale' | 'statesLanguage' | 'now'>,
): SearchHotelsInput {
  const locale = readerLocale(context, input.language);
  return {
    ...wantedStay(input, locale),
    place: input.id,
    nearbyCities: input.nearbyCities,
    filters: { ...input.filters, ratings: listedStars(input.conditions) },
    sort: input.sort,
    page: input.page,
    resultsPerPage: input.resultsPerPage,
    includeStaticData: input.includeStaticData,
    locale: messageLocale(locale),
    now: context.now(),
  };
}
