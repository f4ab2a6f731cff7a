import { MAX_COMPARED } from '@ashore/core/contract/values/limits.ts';
import { PUBLIC_CODE } from '@ashore/core/contract/values/product-types.ts';
import { readStay } from '@ashore/core/contract/values/stay-address.ts';
import { amenityName } from '@ashore/core/hotels/amenities.ts';
import { bedsText } from '@ashore/core/hotels/beds.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { PageContext } from '../../../page/page-context.ts';
import { isUuid } from '../../../store/saved-store.ts';
import { findRooms, type HotelContent, type RoomsFindings } from '../page/load-hotel.ts';
import { cheapestChoice, chosenOffers, type RoomOffer } from '../page/room-choice.ts';

/** A hotel of a comparison with the cheapest rooms for the stay. */
export type ComparedHotel = {
  readonly hotel: HotelContent;
  readonly amenities: readonly string[];
  /** One for each wanted room; empty if the hotel has no rooms for the stay. */
  readonly offers: readonly ComparedOffer[];
};

type ComparedOffer = Pick<RoomOffer, 'rate'> & {
  readonly roomName: string;
  readonly beds: readonly string[];
};

/** How much of an address is read: it may be of any length. */
const MAX_READ = 400;

/** Loads the hotels and the stay that the address of a comparison names. For loaders. */
export async function loadComparison(page: PageContext, url: URL) {
  const { api, locale, now } = page;
  const today = localDateAt(now, 'UTC');
  const { search, ignored } = readStay(url.searchParams, today);
  const stated = (url.searchParams.get('codes') ?? '').slice(0, MAX_READ).toLowerCase().split(',');
  const readable = [...new Set(stated)].filter((code) => PUBLIC_CODE.test(code) || isUuid(code));
  const wanted = readable.slice(0, MAX_COMPARED);
  const found =
    wanted.length === 0 ? [] : (await api.hotels.content({ conditions: { hotelId: wanted } })).hotels;
  const named = wanted.flatMap(
    (code) => found.find((hotel) => hotel.code === code || hotel.hotelid === code) ?? [],
  );
  // An address may name a hotel by its code and by its id.
  const inOrder = [...new Set(named)];
  const language = localeTable[locale].messages;
  const hotels = await Promise.all(
    inOrder.map(async (hotel): Promise<ComparedHotel> => {
      const rooms = await findRooms(page, hotel.hotelid, search);
      return {
        hotel: { ...hotel, longDescription: [], images: hotel.images.slice(0, 1) },
        amenities: hotel.amenities.map((code) => amenityName(code, language)),
        offers: cheapestOffers(rooms, language),
      };
    }),
  );
  return {
    search,
    ignored,
    today,
    hotels,
    /** How many entries of the address are no hotel on sale. */
    missing: wanted.length - named.length,
    isTooMany: readable.length > MAX_COMPARED,
  };
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;

function cheapestOffers(rooms: RoomsFindings, language: MessageLocale): ComparedOffer[] {
  if (rooms.state !== 'found') return [];
  const offers = chosenOffers(rooms.answer.rooms, cheapestChoice(rooms.answer.rooms));
  const known = offers.filter((offer) => offer !== undefined);
  if (known.length < offers.length) return [];
  return known.map(({ roomType, rate }) => ({
    rate,
    roomName: roomType.name,
    beds: roomType.beds.map((bed) => bedsText(bed, language)),
  }));
}
