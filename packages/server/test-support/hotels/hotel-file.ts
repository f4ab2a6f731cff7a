import type {
  HotelFile,
  HotelInFile,
  RateInFile,
  RoomInFile,
} from '../../src/features/hotels/file/hotel-file.ts';

const inThree = (text: string) => ({ en: text, de: `${text} (de)`, 'zh-Hans': `${text} (zh)` });

/** A room as a hotel file has it, with these differences. */
export function roomInFile(slug: string, differences: Partial<RoomInFile> = {}): RoomInFile {
  return {
    slug,
    names: inThree(`Room ${slug}`),
    beds: [{ bed: 'queen', count: 1 }],
    features: [],
    maxAdults: 2,
    maxChildren: 1,
    maxOccupancy: 3,
    extraBeds: 0,
    cots: 1,
    count: 5,
    price: 10_000,
    ...differences,
  };
}

export function rateInFile(slug: string, differences: Partial<RateInFile> = {}): RateInFile {
  return {
    slug,
    board: 'room-only',
    payment: 'prepaid',
    cancellation: [{ until: null, charge: { kind: 'percent', percent: 100 } }],
    noShow: { kind: 'percent', percent: 100 },
    ...differences,
  };
}

/** Every night costs the price of the room. */
export const evenPrices: NonNullable<HotelInFile['prices']> = {
  months: Array.from({ length: 12 }, () => 100),
  weekdays: { mon: 100, tue: 100, wed: 100, thu: 100, fri: 100, sat: 100, sun: 100 },
  peaks: [],
  least: 50,
  most: 260,
  roundTo: 500,
};

export function hotelInFile(slug: string, differences: Partial<HotelInFile> = {}): HotelInFile {
  return {
    slug,
    supplier: 'house-keepers',
    names: inThree(`Hotel ${slug}`),
    subTitle: inThree('By the river'),
    short: inThree('A short text.'),
    long: { en: ['One.', 'Two.'], de: ['Eins.', 'Zwei.'] },
    stars: 4,
    street: 'Rua 1',
    neighbourhood: inThree('Alfama'),
    latitude: 38.71,
    longitude: -9.13,
    languages: ['pt', 'en'],
    checkInFrom: '15:00',
    checkOutUntil: '12:00',
    amenities: ['wifi', 'breakfast'],
    taxes: [],
    policies: {},
    prices: evenPrices,
    rooms: [roomInFile('twin')],
    rates: [rateInFile('saver')],
    popularity: 50,
    ...differences,
  };
}

/** A file of hotels in Lisbon, with the organisation that runs them. */
export function hotelFileWith(hotels: readonly HotelInFile[], place = 'lisbon'): HotelFile {
  return {
    place,
    suppliers: [
      { slug: 'house-keepers', name: 'House Keepers', street: 'Rua 1', since: 1990, languages: ['pt'] },
    ],
    hotels: [...hotels],
  };
}

/** A hotel that states every field of the format. */
export function fullHotel(): HotelInFile {
  return hotelInFile('everything', {
    officialStars: true,
    localStreets: { 'zh-Hans': '河街1号' },
    postalCode: '1100-001',
    sellsUntil: '21:00',
    childAge: 14,
    cotAge: 2,
    taxes: [
      { kind: 'vat', collected: 'included', basis: { per: 'net-price', share: 6_000 } },
      {
        kind: 'city',
        collected: 'at-hotel',
        basis: { per: 'person-night', amountMinor: 400, outsideSeasonMinor: 200 },
        maxNights: 7,
        exemptUnderAge: 13,
        reduced: [{ fromAge: 13, toAge: 15, percent: 50 }],
        season: { from: '04-01', to: '10-31' },
      },
    ],
    policies: { pets: { feeMinor: 1_500 } },
    motif: { facade: 'townhouse', view: 'tejo', pool: 'none', breakfast: 'terrace' },
    prices: {
      ...evenPrices,
      peaks: [
        { percent: 150, season: { from: '12-30', to: '01-01' } },
        { percent: 120, dates: [{ from: '2027-03-25', to: '2027-03-29' }] },
      ],
    },
    rooms: [
      roomInFile('suite', {
        descriptions: { en: 'Under the roof.', de: 'Unter dem Dach.' },
        sizeM2: 52,
        view: 'tejo',
        features: ['balcony'],
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 4,
        extraBeds: 1,
        includedAdults: 1,
        adultSupplement: 3_000,
        singleReduction: 500,
        childPrices: [
          { untilAge: 5, price: 0 },
          { untilAge: 14, price: 1_800 },
        ],
        extraBedPrice: 2_500,
      }),
      {
        ...roomInFile('attic', { nightPrices: { from: '2027-01-01', prices: [9_000, 0, 9_500] } }),
        price: undefined,
      },
    ],
    rates: [
      rateInFile('flexible', {
        board: 'breakfast',
        percent: 102.5,
        boardPrice: { adult: 1_600, child: 800 },
        stayFee: 4_000,
        cancellation: [
          { until: { days: 7, time: '18:00' }, charge: { kind: 'none' } },
          { until: { days: 2, time: '12:00' }, charge: { kind: 'nights', nights: 1 } },
          { until: null, charge: { kind: 'fixed', amountMinor: 20_000 } },
        ],
        minNights: 2,
        maxNights: 14,
        releaseDays: 3,
        closedToArrival: ['mon', 'sun'],
        closedToDeparture: ['sat'],
        markets: ['DE', 'AT'],
        rooms: ['suite'],
        days: [
          { from: '2027-06-10', to: '2027-06-13', minNights: 3, maxNights: 7, closedToArrival: true },
          { from: '2027-06-14', to: '2027-06-14', closedToDeparture: true, closed: true },
        ],
      }),
      rateInFile('at-the-desk', { payment: 'at-hotel' }),
    ],
    nights: [
      { rooms: ['suite', 'attic'], from: '2027-02-01', to: '2027-02-03', count: 1 },
      { rooms: ['suite'], from: '2027-02-10', to: '2027-02-10', closed: true },
    ],
    status: 'withdrawn',
    excluded: true,
    reviews: [{ locale: 'en', name: 'Ann', rating: 5, writtenOn: '2026-10-01', text: 'Quiet nights.' }],
  });
}
