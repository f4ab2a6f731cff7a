import { contract } from '@ashore/core/contract/contract.ts';
import { searchHotelsInput } from '@ashore/core/contract/hotels/hotels.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { implement } from '@orpc/server';
import { countFilterOptions, countFiltersOfPlace } from '../../../features/hotels/list/filter-options.ts';
import { type ApiContext, messageLocale } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';
import { cachedQuoteReaders } from '../booking-deps.ts';
import { hotelSearch } from './search.ts';
import { readerLocale } from './wanted-stay.ts';

const hotels = implement(contract.hotels).$context<ApiContext>();

// Not cached: what is left of rooms changes with every booking. Limited like the search, which it repeats for each filter.
export const filterOptions = hotels.filterOptions
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input, context, errors }) => {
    const { locationUuid: place, stay } = input;
    context.markUncacheable();
    const locale = messageLocale(readerLocale(context, input.language));
    const { database, hotels: cities, sellers } = context;
    const counted =
      stay === undefined
        ? await countFiltersOfPlace({ hotels: cities }, { place, locale })
        : await countFilterOptions(
            { database, sellers, hotels: cities, rates: await cachedQuoteReaders(context).readRates() },
            hotelSearch({ ...readStay(stay, input.language), id: place }, context),
          );
    switch (counted.outcome) {
      case 'unknown':
        throw errors.not_found();
      case 'refused':
        throw errors.unprocessable({ data: { reason: counted.reason } });
      case 'counted':
        return { filterOptions: counted.groups };
    }
  });

/** The body of a hotel search, without the place. */
function readStay(text: string, language: string | undefined) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Failure('invalid_input', { field: 'stay', cause });
  }
  const parsed = searchHotelsInput.omit({ id: true }).safeParse(json);
  if (parsed.success) return { ...parsed.data, language: parsed.data.language ?? language ?? null };
  throw new Failure('invalid_input', { field: ['stay', ...(parsed.error.issues[0]?.path ?? [])].join('.') });
}
