import { type Coordinates, kilometresBetween } from '@ashore/core/cruises/distance.ts';
import type { BedType } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** What is known of a hotel without reading its texts. */
export type HotelFacts = Coordinates & {
  readonly id: string;
  /** Id of its city. */
  readonly city: string;
  readonly names: Readonly<Record<MessageLocale, string>>;
  readonly stars: number;
  /** The quarter of the city. */
  readonly quarter: Readonly<Record<MessageLocale, string>>;
  readonly amenities: readonly string[];
  readonly boards: readonly Board[];
  /** Whether some rate can be cancelled without charge, and whether some rate is paid at the hotel. */
  readonly isFreeToCancel: boolean;
  readonly isPaidThere: boolean;
  /** How two guests can sleep in its rooms. */
  readonly bedTypes: readonly BedType[];
  /** Whether a room takes two adults and two children. */
  readonly hasFamilyRoom: boolean;
  /** From 0 to 1. */
  readonly popularity: number;
};

/** The sight and the cruise quay that distances of a city are measured to, if it has them. */
export type CityMarks = { readonly sight?: Coordinates | undefined; readonly quay?: Coordinates | undefined };

type FeatureRule = (hotel: HotelFacts, marks: CityMarks) => boolean;

const amenity =
  (...codes: readonly string[]): FeatureRule =>
  ({ amenities }) =>
    codes.some((code) => amenities.includes(code));

const board =
  (...boards: readonly Board[]): FeatureRule =>
  (hotel) =>
    boards.some((one) => hotel.boards.includes(one));

/** What travellers call close: a walk of half an hour. */
export const KM_CLOSE = 2;

const isClose = (hotel: HotelFacts, mark: Coordinates | undefined) =>
  mark !== undefined && kilometresBetween(hotel, mark) <= KM_CLOSE;

/** What travellers ask of a hotel, and how its facts answer. Nothing is read from texts, which praise. */
const rules = {
  pool: amenity('outdoor-pool', 'indoor-pool', 'rooftop-pool'),
  'outdoor-pool': amenity('outdoor-pool'),
  'indoor-pool': amenity('indoor-pool'),
  'rooftop-pool': amenity('rooftop-pool'),
  'childrens-pool': amenity('childrens-pool'),
  spa: amenity('spa'),
  sauna: amenity('sauna'),
  hammam: amenity('hammam'),
  'japanese-bath': amenity('japanese-bath'),
  massage: amenity('massage'),
  gym: amenity('gym'),
  garden: amenity('garden'),
  courtyard: amenity('courtyard'),
  'roof-terrace': amenity('roof-terrace'),
  library: amenity('library'),
  'open-fire': amenity('open-fire'),
  lift: amenity('lift'),
  'step-free': amenity('step-free-access', 'accessible-room'),
  'air-conditioning': amenity('air-conditioning'),
  kitchenette: amenity('kitchenette'),
  wifi: amenity('wifi'),
  restaurant: amenity('restaurant'),
  bar: amenity('bar'),
  'room-service': amenity('room-service'),
  'vegetarian-dishes': amenity('vegetarian-dishes'),
  'halal-dishes': amenity('halal-dishes'),
  parking: amenity('parking'),
  'ev-charging': amenity('ev-charging'),
  'airport-transfer': amenity('airport-transfer'),
  bicycles: amenity('bicycles'),
  beach: amenity('beach-access'),
  'boat-landing': amenity('boat-landing'),
  'ski-room': amenity('ski-room'),
  pets: amenity('pets-welcome'),
  'front-desk-24h': amenity('front-desk-24h'),
  laundry: amenity('laundry'),
  breakfast: board('breakfast', 'half-board', 'full-board', 'all-inclusive'),
  'half-board': board('half-board', 'full-board', 'all-inclusive'),
  'full-board': board('full-board', 'all-inclusive'),
  'all-inclusive': board('all-inclusive'),
  'free-cancellation': ({ isFreeToCancel }) => isFreeToCancel,
  'pay-at-hotel': ({ isPaidThere }) => isPaidThere,
  'twin-beds': ({ bedTypes }) => bedTypes.includes('twin'),
  'double-bed': ({ bedTypes }) => bedTypes.includes('double'),
  quiet: amenity('soundproofing', 'garden', 'courtyard'),
  family: (hotel) => hotel.hasFamilyRoom || hotel.amenities.includes('childrens-pool'),
  luxury: ({ stars }) => stars === 5,
  'five-stars': ({ stars }) => stars === 5,
  'four-stars': ({ stars }) => stars === 4,
  central: (hotel, { sight }) => isClose(hotel, sight),
  'near-quay': (hotel, { quay }) => isClose(hotel, quay),
} as const satisfies Record<string, FeatureRule>;

export type HotelFeature = keyof typeof rules;

export const HOTEL_FEATURES = Object.keys(rules) as readonly HotelFeature[];

export function isHotelFeature(id: string): id is HotelFeature {
  return Object.hasOwn(rules, id);
}

export function hasFeature(hotel: HotelFacts, feature: HotelFeature, marks: CityMarks): boolean {
  return rules[feature](hotel, marks);
}
