import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { RoomType } from '@ashore/core/contract/hotels/rooms.ts';
import { DEFAULT_ROOM, guestsOf, type RoomParty } from '@ashore/core/hotels/room-party.ts';
import { parseInstant } from '@ashore/core/time/instant.ts';
import { savedStore } from './saved-store.ts';

/** A room of the search, counted from 1. */
export type SummarisedRoom = RoomParty & { readonly roomNumber: number };

/** Hotels of a list, with the search that they answer. */
type DynamicHotelsInfo = {
  readonly search: string;
  readonly hotels: readonly HotelOffer[];
  readonly page: number;
  readonly total: number;
};

/** Rooms and rates of a hotel, one entry for each room of the party. */
type HotelRoomsInfo = {
  readonly hotelid: string;
  readonly rooms: readonly { readonly roomNumber: number; readonly roomTypes: readonly RoomType[] }[];
};

type SingleHotelStaticInfo = {
  readonly hotelid: string;
  readonly hotelName: string;
  readonly cityCode: string;
  readonly locationUuid: string;
  readonly language: string;
};

type FilterGroup = { readonly name: string };

type Search = {
  readonly roomsSummary: readonly SummarisedRoom[];
  readonly totalNoOfAdults: number;
  readonly totalNoOfChildren: number;
  /** One number of stars, or "0" for all that are listed. */
  readonly stars: string;
};

type Offers = {
  readonly dynamicHotelsInfo: DynamicHotelsInfo | null;
  readonly hotelRoomsInfo: HotelRoomsInfo | null;
  /** When the prices of the list or of the rooms stop being valid. */
  readonly hotelOfferExpiresAt: string | null;
  /** The chosen offers, as the cart passes them on. */
  readonly cartItemDetailsJson: string | null;
};

type HotelsState = Search &
  Offers & {
    readonly filterOptions: readonly FilterGroup[];
    readonly isFetchingHotels: boolean;
    readonly isFetchingFilterOptions: boolean;
    readonly hasFailed: boolean;
    readonly singleHotelStaticInfo: SingleHotelStaticInfo | null;
    chooseRooms(rooms: readonly RoomParty[]): void;
    chooseStars(stars: readonly number[]): void;
    /** Another search begins. Its hotels replace those of the last one, which are gone at once. */
    requestHotels(search: string): void;
    /** A page of a list has arrived; a further page of the same search is added to it. */
    receiveHotels(answer: DynamicHotelsInfo & { readonly expiresAt: string }): void;
    failHotels(): void;
    requestFilterOptions(): void;
    receiveFilterOptions(filterOptions: readonly FilterGroup[]): void;
    openHotel(hotel: SingleHotelStaticInfo): void;
    receiveRooms(answer: HotelRoomsInfo & { readonly expiresAt: string }): void;
    chooseOffers(offers: readonly string[]): void;
  };

const noOffers: Offers = {
  dynamicHotelsInfo: null,
  hotelRoomsInfo: null,
  hotelOfferExpiresAt: null,
  cartItemDetailsJson: null,
};

const ALL_STARS = '0';

function summaryOf(rooms: readonly RoomParty[]): Omit<Search, 'stars'> {
  const { adults, children } = guestsOf(rooms);
  return {
    roomsSummary: rooms.map(({ adults, childrenAges }, index) => ({
      adults,
      childrenAges,
      roomNumber: index + 1,
    })),
    totalNoOfAdults: adults,
    totalNoOfChildren: children,
  };
}

/**
 * The hotel search of this browser. Rooms and offers outlive a reload, so that the next page of hotels begins with
 * them. Offers that are no longer valid are dropped then.
 */
export const useHotelsStore = savedStore<
  HotelsState,
  Search & Offers & Pick<HotelsState, 'singleHotelStaticInfo'>
>(
  {
    name: 'hotels',
    version: 1,
    keep: ({ roomsSummary, totalNoOfAdults, totalNoOfChildren, stars, singleHotelStaticInfo, ...state }) => ({
      ...{ roomsSummary, totalNoOfAdults, totalNoOfChildren, stars, singleHotelStaticInfo },
      dynamicHotelsInfo: state.dynamicHotelsInfo,
      hotelRoomsInfo: state.hotelRoomsInfo,
      hotelOfferExpiresAt: state.hotelOfferExpiresAt,
      cartItemDetailsJson: state.cartItemDetailsJson,
    }),
    mend,
  },
  (set) => ({
    ...summaryOf([DEFAULT_ROOM]),
    ...noOffers,
    stars: ALL_STARS,
    filterOptions: [],
    isFetchingHotels: false,
    isFetchingFilterOptions: false,
    hasFailed: false,
    singleHotelStaticInfo: null,
    chooseRooms: (rooms) => set(summaryOf(rooms)),
    chooseStars: (stars) => set({ stars: stars.length === 1 ? String(stars[0]) : ALL_STARS }),
    requestHotels: (search) =>
      set(({ dynamicHotelsInfo }) => ({
        dynamicHotelsInfo: dynamicHotelsInfo?.search === search ? dynamicHotelsInfo : null,
        isFetchingHotels: true,
        hasFailed: false,
      })),
    receiveHotels: ({ expiresAt, ...answer }) =>
      set(({ dynamicHotelsInfo: before }) => ({
        dynamicHotelsInfo: { ...answer, hotels: joined(before, answer) },
        hotelOfferExpiresAt: expiresAt,
        isFetchingHotels: false,
        hasFailed: false,
      })),
    failHotels: () => set({ isFetchingHotels: false, hasFailed: true }),
    requestFilterOptions: () => set({ isFetchingFilterOptions: true }),
    receiveFilterOptions: (filterOptions) => set({ filterOptions, isFetchingFilterOptions: false }),
    openHotel: (singleHotelStaticInfo) => set({ singleHotelStaticInfo }),
    receiveRooms: ({ expiresAt, ...hotelRoomsInfo }) =>
      set({ hotelRoomsInfo, hotelOfferExpiresAt: expiresAt, cartItemDetailsJson: null }),
    chooseOffers: (offers) => set({ cartItemDetailsJson: JSON.stringify({ offers }) }),
  }),
);

/** A further page of the same search follows the ones before. A hotel that moved between the pages stays where it is. */
function joined(before: DynamicHotelsInfo | null, answer: DynamicHotelsInfo): readonly HotelOffer[] {
  if (before?.search !== answer.search || answer.page !== before.page + 1) return answer.hotels;
  const known = new Set(before.hotels.map(({ hotelid }) => hotelid));
  return [...before.hotels, ...answer.hotels.filter(({ hotelid }) => !known.has(hotelid))];
}

/** A saved entry may be old or edited by hand. Nothing in it is believed that the next answer does not repeat. */
function mend(state: HotelsState): HotelsState {
  const { roomsSummary, hotelOfferExpiresAt, stars } = state;
  const expiresAt = typeof hotelOfferExpiresAt === 'string' ? parseInstant(hotelOfferExpiresAt) : undefined;
  const areOffersValid = expiresAt !== undefined && expiresAt.getTime() > Date.now();
  return {
    ...state,
    ...summaryOf(areRooms(roomsSummary) ? roomsSummary : [DEFAULT_ROOM]),
    stars: /^[1-5]$/.test(String(stars)) ? String(stars) : ALL_STARS,
    ...(!areOffersValid && noOffers),
  };
}

function areRooms(saved: unknown): saved is readonly SummarisedRoom[] {
  const isRoom = (room: unknown) => {
    const { adults, childrenAges } = (room ?? {}) as Record<string, unknown>;
    return (
      Number.isInteger(adults) &&
      Array.isArray(childrenAges) &&
      childrenAges.every((age) => Number.isInteger(age))
    );
  };
  return Array.isArray(saved) && saved.length > 0 && saved.every(isRoom);
}
