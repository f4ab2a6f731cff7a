import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { isSameSearch, readStay } from '@ashore/core/contract/values/stay-address.ts';
import { fromDecimal, sum, toDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useHotelsStore } from '../../../store/hotels-store.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { rateFilterText, readHotelQuery } from '../list/hotel-query.ts';
import { amountText } from '../stay/amounts.ts';
import type { LoadedHotel, RoomsAnswer } from './load-hotel.ts';
import { cheapestChoice, chosenOffers } from './room-choice.ts';

type ListedPriceProps = { loaded: LoadedHotel; answer: RoomsAnswer };

/** States that the stay costs more or less now than in the list from which the traveller came. */
export function ListedPrice({ loaded, answer }: ListedPriceProps) {
  const t = useText();
  const { currency, locale } = usePage();
  const listed = useListedHotel(loaded, currency);
  const offers = chosenOffers(answer.rooms, cheapestChoice(answer.rooms, loaded.rateFilter));
  if (!listed || offers.length === 0 || offers.includes(undefined)) return null;
  const now = sum(
    offers.map((offer) => fromDecimal(offer?.rate.total ?? 0, currency)),
    currency,
  );
  if (now.amount === fromDecimal(listed.from, currency).amount) return null;
  const [cheapest] = offers;
  // A list compares all rates of the filters; another way to pay or other meals are not the same offer.
  if (cheapest?.rate.rateBasis !== listed.rateBasis || cheapest.rate.payment !== listed.payment) return null;
  return (
    <Note tone="amber" live="polite" className="mb-4">
      {t('hotelPage.listedPrice', {
        before: amountText(listed.from, currency, locale),
        now: amountText(toDecimal(now), currency, locale),
      })}
    </Note>
  );
}

/** The hotel as the last list of this browser had it for the same stay, currency and filters of rates. */
function useListedHotel(
  { hotel, search, rateFilter, today }: LoadedHotel,
  currency: SelectableCurrency,
): HotelOffer | undefined {
  const list = useHotelsStore(({ dynamicHotelsInfo }) => dynamicHotelsInfo);
  if (!list?.search.includes('?')) return undefined;
  const address = new URLSearchParams(list.search.slice(list.search.indexOf('?')));
  const isSame =
    isSameStay(address, search, today) &&
    rateFilterText(readHotelQuery(address, currency)) === rateFilterText(rateFilter);
  return isSame
    ? list.hotels.find((listed) => listed.hotelid === hotel.hotelid && listed.currency === currency)
    : undefined;
}

function isSameStay(address: URLSearchParams, search: StaySearch, today: LocalDate): boolean {
  return isSameSearch(readStay(address, today).search, search);
}
