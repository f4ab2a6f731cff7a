import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { readStay } from '@ashore/core/contract/values/stay-address.ts';
import { amenityName } from '@ashore/core/hotels/amenities.ts';
import { bedsText } from '@ashore/core/hotels/beds.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';

import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { ApiClient, PageContext } from '../../../page/page-context.ts';
import { stayInput } from '../list/hotel-calls.ts';
import { readHotelQuery } from '../list/hotel-query.ts';
import { type StayRefusal, stayRefusalOf } from '../stay/stay-refusal.ts';

export type HotelContent = Awaited<ReturnType<ApiClient['hotels']['content']>>['hotels'][number];
export type RoomsAnswer = Awaited<ReturnType<ApiClient['hotels']['rooms']>>;

export type RoomsFindings = { readonly state: 'found'; readonly answer: RoomsAnswer } | StayRefusal;

/** Loads what the page of a hotel shows for the stay that the address states; undefined if there is no such hotel. */
export async function loadHotel(page: PageContext, id: string, url: URL) {
  const { api, locale, now, currency } = page;
  const today = localDateAt(now, 'UTC');
  const { search, ignored } = readStay(url.searchParams, today);
  const { boards, bed, freeCancellation, payAtHotel } = readHotelQuery(url.searchParams, currency);
  const [content, rooms] = await Promise.all([
    api.hotels.content({ conditions: { hotelId: id } }),
    findRooms(page, id, search),
  ]);
  const [hotel] = content.hotels;
  const others = hotel ? await findOthers(page, hotel, search) : [];
  const language = localeTable[locale].messages;
  return (
    hotel && {
      hotel,
      search,
      ignored,
      today,
      rateFilter: { boards, bed, freeCancellation, payAtHotel },
      rooms,
      others,
      amenities: hotel.amenities.map((code) => amenityName(code, language)),
      bedTexts: bedTextsOf(rooms, language),
      /** The rooms and rates that the address names. */
      choiceText: url.searchParams.get('choice') ?? '',
    }
  );
}

/** The beds of each room type, by its id. Their names are not needed in the browser. */
function bedTextsOf(
  rooms: RoomsFindings,
  language: MessageLocale,
): Readonly<Record<string, readonly string[]>> {
  const roomTypes = rooms.state === 'found' ? rooms.answer.rooms.flatMap((room) => room.roomTypes) : [];
  return Object.fromEntries(
    roomTypes.map(({ roomTypeId, beds }) => [roomTypeId, beds.map((bed) => bedsText(bed, language))]),
  );
}

export type LoadedHotel = NonNullable<Awaited<ReturnType<typeof loadHotel>>>;

/** As specified: so many hotels are requested, and they are shown if two to six were found. */
const OTHER_HOTELS = 3;

/** Other hotels of the place for the same stay. The viewed one counts as found and is left out. */
async function findOthers(
  { api, currency }: PageContext,
  { hotelid, locationUuid }: HotelContent,
  search: StaySearch,
): Promise<HotelOffer[]> {
  try {
    const { hotels } = await api.hotels.search({
      ...stayInput(search, currency),
      id: locationUuid,
      resultsPerPage: OTHER_HOTELS,
    });
    return hotels.length < 2 ? [] : hotels.filter((other) => other.hotelid !== hotelid);
  } catch (fault) {
    if (stayRefusalOf(fault) === undefined) throw fault;
    return [];
  }
}

/** A hotel that does not answer still has a page, on which the stay can be changed. */
export async function findRooms(
  { api, currency }: PageContext,
  id: string,
  search: StaySearch,
): Promise<RoomsFindings> {
  try {
    return { state: 'found', answer: await api.hotels.rooms({ id, ...stayInput(search, currency) }) };
  } catch (fault) {
    const problem = stayRefusalOf(fault);
    if (problem === undefined) throw fault;
    return problem;
  }
}
