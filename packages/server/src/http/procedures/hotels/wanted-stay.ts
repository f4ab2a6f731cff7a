import type { StayRequest } from '@ashore/core/contract/hotels/stay-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { boardOfRateBasis } from '@ashore/core/hotels/board.ts';
import { countryOfLocale } from '@ashore/core/locale/country-of-locale.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { WantedStay } from '../../../features/hotels/offers/wanted-stay.ts';
import type { ApiContext } from '../../api/call/context.ts';

/** The language of the header counts; one in the body only if there is no header. */
export function readerLocale(
  { locale, statesLanguage }: Pick<ApiContext, 'locale' | 'statesLanguage'>,
  language: string | null | undefined,
): Locale {
  return statesLanguage || !language ? locale : negotiateLocale({ acceptLanguage: language });
}

/** The stay that a call asks for. Guests live in the country of the reader's language unless the call says otherwise. */
export function wantedStay(
  { calculatedDateFrom, calculatedDateTo, currency, rooms }: StayRequest,
  locale: Locale,
): WantedStay {
  const stay = { arrival: localDate(calculatedDateFrom), departure: localDate(calculatedDateTo) };
  if (stay.departure <= stay.arrival) throw new Failure('invalid_input', { field: 'calculatedDateTo' });
  const ownCountry = countryOfLocale(locale);
  return {
    stay,
    currency,
    rooms: rooms.map(({ adultsCode, children, nationality, residence, rateBasis }) => ({
      party: { adults: adultsCode, childrenAges: children },
      residence: residence ?? ownCountry,
      nationality: nationality ?? undefined,
      board: boardOfRateBasis(rateBasis),
    })),
  };
}
