import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { RoomRate, RoomType } from '@ashore/core/contract/hotels/rooms.ts';
import type { StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { type HotelQuery, noHotelFilters } from '../src/features/hotels/list/hotel-query.ts';
import type { LoadedHotels } from '../src/features/hotels/list/load-hotels.ts';
import type { HotelContent, LoadedHotel, RoomsAnswer } from '../src/features/hotels/page/load-hotel.ts';

/** Four nights in May for a room with two adults and one with an adult and a child of seven. */
export const testSearch: StaySearch = {
  arrival: localDate('2037-05-14'),
  departure: localDate('2037-05-18'),
  rooms: [
    { adults: 2, childrenAges: [] },
    { adults: 1, childrenAges: [7] },
  ],
};

const today = localDate('2037-03-01');
const utcNow = '2037-03-01T10:00:00Z';
const hotelOfferExpiresAt = '2037-03-01T10:15:00Z';

const texts = (number: number) => ({
  hotelid: `0b6f3d0e-59a1-4a6e-9a55-${String(number).padStart(12, '0')}`,
  code: `h${String(number).padStart(7, '0')}`,
  hotelName: `Hotel ${number}`,
  rating: 562,
  hasOfficialStars: false,
  cityCode: 'lisbon',
  locationUuid: '0b6f3d0e-59a1-4a6e-9a55-000000000999',
  city: 'Lisbon',
  country: 'Portugal',
  neighbourhood: 'Alfama',
  normalizedUrlPath: `/hotels/lisbon/hotel-h${String(number).padStart(7, '0')}`,
  images: [{ thumb: '/images/hotel', colour: null }],
  amenities: ['wifi'],
  latitude: 38.71,
  longitude: -9.13,
  averageRating: null,
  reviewCount: 0,
});

const noDistances = { sightName: null, kmToSight: null, kmToQuay: null, isTenderQuay: false };

/** A hotel in a list, distinguished by its number. */
export const testHotel = (number: number, more: Partial<HotelOffer> = {}): HotelOffer => ({
  ...texts(number),
  from: 656,
  fromPerNight: 164,
  currency: 'EUR',
  payAtHotel: { amount: 32, currency: 'EUR' },
  rateBasis: 1331,
  payment: 'prepaid',
  freeCancellationUntil: '2037-05-12T18:00:00+01:00',
  hasFreeCancellation: true,
  left: null,
  ...noDistances,
  ...more,
});

type HotelListParts = {
  readonly total?: number;
  readonly hotels?: readonly HotelOffer[];
  readonly query?: Partial<HotelQuery>;
  readonly ignored?: LoadedHotels['ignored'];
  readonly page?: number;
};

/** A list of hotels as its loader returns it. */
export function testHotelList({
  total,
  hotels,
  query,
  ignored = [],
  page = 1,
}: HotelListParts = {}): LoadedHotels {
  const found = hotels ?? [testHotel(1), testHotel(2)];
  return {
    location: '0b6f3d0e-59a1-4a6e-9a55-000000000999',
    search: testSearch,
    query: { ...noHotelFilters, ...query },
    currency: 'EUR',
    today,
    isStated: true,
    ignored,
    findings: {
      state: 'found',
      page: {
        hotels: [...found],
        page,
        resultsPerPage: 24,
        total: total ?? found.length,
        hotelOfferExpiresAt,
        utcNow,
        asksGuestCountries: false,
      },
      offered: [
        {
          name: 'stars',
          options: [
            { value: '563', label: '5 stars', count: 1 },
            { value: '562', label: '4 stars', count: 2 },
          ],
        },
        { name: 'board', options: [{ value: 'breakfast', label: 'Breakfast included', count: 2 }] },
        { name: 'freeCancellation', options: [{ value: 'true', label: 'Free cancellation', count: 2 }] },
        { name: 'amenities', options: [{ value: 'outdoor-pool', label: 'Outdoor pool', count: 0 }] },
        { name: 'price', min: 400, max: 900 },
      ],
    },
  };
}

export const testRate = (total: number, more: Partial<RoomRate> = {}): RoomRate => ({
  offerId: `offer-${total}`,
  rateBasis: 1331,
  board: 'breakfast',
  total,
  nights: [],
  taxes: [
    {
      kind: 'city',
      collected: 'at-hotel',
      amount: 16,
      currency: 'EUR',
      parts: [{ per: 'guest', count: 2, nights: 4, amount: 2 }],
    },
  ],
  payment: 'prepaid',
  refundable: true,
  cancellation: [
    { until: '2037-05-12T18:00:00+01:00', charge: 0 },
    { until: null, charge: total / 4 },
  ],
  noShowCharge: total,
  notes: '',
  ...more,
});

/** A type of room, distinguished by its number. */
export const testRoomType = (number: number, rates: RoomRate[], more: Partial<RoomType> = {}): RoomType => ({
  roomTypeId: `0b6f3d0e-59a1-4a6e-9a55-0000000001${String(number).padStart(2, '0')}`,
  name: `Room type ${number}`,
  description: '',
  sizeM2: 24,
  beds: [{ bed: 'king', count: 1 }],
  view: null,
  features: [],
  image: null,
  maxOccupancy: 3,
  maxAdults: 2,
  maxChildren: 1,
  extraBeds: 0,
  cots: 0,
  left: null,
  rates,
  ...more,
});

const testContent: HotelContent = {
  ...texts(1),
  shortDescription: 'A house above the river.',
  longDescription: ['Rooms look over the roofs.'],
  street: 'Rua do Tejo 4',
  postalCode: '1100-001',
  timeZone: 'Europe/Lisbon',
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  childAge: 12,
  registration: null,
  ...noDistances,
  language: 'en',
};

type LoadedHotelParts = {
  readonly choiceText?: string;
  readonly rateFilter?: LoadedHotel['rateFilter'];
  readonly roomTypes?: readonly (readonly RoomType[])[];
  readonly rooms?: LoadedHotel['rooms'];
  readonly answer?: Partial<RoomsAnswer>;
};

/** The page of a hotel as its loader returns it, with room types for each of the two wanted rooms. */
export function testLoadedHotel({
  roomTypes,
  rooms,
  answer,
  rateFilter,
  choiceText,
}: LoadedHotelParts = {}): LoadedHotel {
  const offered = roomTypes ?? testSearch.rooms.map(() => [testRoomType(1, [testRate(300)])]);
  return {
    hotel: testContent,
    search: testSearch,
    ignored: [],
    today,
    rateFilter: rateFilter ?? { boards: [], bed: undefined, freeCancellation: false, payAtHotel: false },
    amenities: ['Wi-Fi'],
    others: [],
    bedTexts: {},
    choiceText: choiceText ?? '',
    rooms: rooms ?? {
      state: 'found',
      answer: {
        hotelid: testContent.hotelid,
        hotelOfferExpiresAt,
        utcNow,
        asksGuestCountries: false,
        rooms: offered.map((types, index) => ({ roomNumber: index + 1, roomTypes: [...types] })),
        nextAvailable: null,
        ...answer,
      },
    },
  };
}
