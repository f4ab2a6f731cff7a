import { readdirSync, readFileSync } from 'node:fs';
import type { Coordinates } from '@ashore/core/cruises/distance.ts';
import type { BedsOfRoom } from '@ashore/core/hotels/beds.ts';
import { BED_TYPES, hasBedType } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { worldGazetteer } from '../src/gazetteer/world-gazetteer.ts';
import { type FoundHotels, findHotels } from '../src/lodging/find-hotels.ts';
import type { CityMarks, HotelFacts } from '../src/lodging/hotel-features.ts';
import { createHotelIndex } from '../src/lodging/hotel-index.ts';
import { lodgingKnowledge } from '../src/lodging/lodging-knowledge.ts';
import { type GazetteerPlace, otherNamesOfCountry } from '../src/places/gazetteer.ts';
import type { Knowledge } from '../src/query/knowledge.ts';

type Texts = Readonly<Record<MessageLocale, string>>;

type DemoPlace = {
  readonly location: Coordinates & {
    readonly slug: string;
    readonly country: string;
    readonly names: Texts;
    readonly countryNames: Texts;
    readonly aliases: Readonly<Record<MessageLocale, readonly string[]>>;
    readonly mainSight?: string;
    readonly port?: Coordinates | null;
  };
  readonly sights: readonly (Coordinates & { readonly slug: string; readonly names: Texts })[];
};

type DemoHotel = Coordinates & {
  readonly slug: string;
  readonly names: Texts;
  readonly stars: number;
  readonly neighbourhood: Texts;
  readonly amenities: readonly string[];
  readonly popularity: number;
  readonly rooms: readonly {
    readonly maxChildren: number;
    readonly maxOccupancy: number;
    readonly beds: BedsOfRoom;
  }[];
  readonly rates: readonly {
    readonly board: Board;
    readonly payment: string;
    readonly cancellation: readonly { readonly charge: { readonly kind: string } }[];
  }[];
};

const demo = new URL('../../../demo/', import.meta.url);

function filesIn<File>(folder: string): File[] {
  return readdirSync(new URL(`${folder}/`, demo)).map((name) =>
    JSON.parse(readFileSync(new URL(`${folder}/${name}`, demo), 'utf8')),
  );
}

export const demoPlaces: ReadonlyMap<string, DemoPlace> = new Map(
  filesIn<DemoPlace>('places').map((place) => [place.location.slug, place]),
);

/** The hotels of the demonstration data, by `place/hotel`. */
export const demoHotels: ReadonlyMap<string, HotelFacts> = new Map(
  filesIn<{ place: string; hotels: readonly DemoHotel[] }>('hotels').flatMap(({ place, hotels }) =>
    hotels.map((hotel) => [`${place}/${hotel.slug}`, factsOf(place, hotel)] as const),
  ),
);

function factsOf(city: string, hotel: DemoHotel): HotelFacts {
  const { slug, names, stars, neighbourhood, amenities, popularity, rooms, rates, latitude, longitude } =
    hotel;
  return {
    ...{ id: `${city}/${slug}`, city, names, stars, quarter: neighbourhood, amenities, latitude, longitude },
    boards: [...new Set(rates.map(({ board }) => board))],
    isFreeToCancel: rates.some(({ cancellation: [first] }) => first?.charge.kind === 'none'),
    isPaidThere: rates.some(({ payment }) => payment === 'at-hotel'),
    bedTypes: BED_TYPES.filter((type) => rooms.some(({ beds }) => hasBedType(beds, type))),
    hasFamilyRoom: rooms.some(({ maxChildren, maxOccupancy }) => maxChildren >= 2 && maxOccupancy >= 4),
    popularity: popularity / 100,
  };
}

function gazetteer(): GazetteerPlace[] {
  const places = new Map<string, GazetteerPlace>();
  for (const { location, sights } of demoPlaces.values()) {
    const { slug, country, names, countryNames, aliases } = location;
    const countryId = `country:${country}`;
    const countryPlace = { id: countryId, kind: 'country', parent: null, popularity: 0.5 } as const;
    places.set(countryId, {
      ...countryPlace,
      names: [...Object.values(countryNames), ...otherNamesOfCountry(country)],
    });
    const cityNames = [...Object.values(names), ...Object.values(aliases).flat()];
    places.set(slug, { id: slug, kind: 'city', names: cityNames, parent: countryId, popularity: 0.5 });
    for (const sight of sights) {
      const id = `${slug}/${sight.slug}`;
      places.set(id, { id, kind: 'sight', names: Object.values(sight.names), parent: slug, popularity: 0.1 });
    }
  }
  return [...places.values()];
}

export function positionOfDemo(id: string): Coordinates | undefined {
  const [city = '', sight] = id.split('/');
  const place = demoPlaces.get(city);
  if (sight !== undefined && place) return place.sights.find(({ slug }) => slug === sight);
  return place?.location ?? worldGazetteer().get(id);
}

export function marksOfDemo(city: string): CityMarks {
  const place = demoPlaces.get(city);
  return {
    sight: place?.sights.find(({ slug }) => slug === place.location.mainSight),
    quay: place?.location.port ?? undefined,
  };
}

/** The day on which the golden queries were written. */
const today = localDate('2026-11-30');

/** Finds hotels among those of the demonstration data. `observe` may replace the knowledge by one that sees its uses. */
export function demoLodging(
  observe: (knowledge: Knowledge) => Knowledge = (knowledge) => knowledge,
): (query: string, language: MessageLocale) => FoundHotels | undefined {
  const hotels = createHotelIndex();
  for (const hotel of demoHotels.values()) hotels.put(hotel);
  const knowledge = observe(lodgingKnowledge(gazetteer(), demoHotels.values()));
  return (query, language) =>
    findHotels(query, {
      ...{ hotels, knowledge, language, today, positionOf: positionOfDemo, marksOf: marksOfDemo },
      isUnderstood: false,
      isWordOfTrips: () => false,
    });
}
