import type { HotelFacts } from './hotel-features.ts';
import { type HotelNames, indexHotelNames } from './hotel-names.ts';

/** The hotels that a search knows, as they come and go. */
export type HotelIndex = {
  put(hotel: HotelFacts): void;
  remove(id: string): void;
  get(id: string): HotelFacts | undefined;
  /** The hotels of a city, the most popular first. */
  ofCity(city: string): readonly HotelFacts[];
  cities(): Iterable<string>;
  all(): Iterable<HotelFacts>;
  /** Made again when it is first needed after a change. */
  names(): HotelNames;
  /** Grows with every change. */
  readonly version: number;
  readonly size: number;
};

/** Only four and five stars are listed, so only they are found. */
const FEWEST_STARS = 4;

export function createHotelIndex(): HotelIndex {
  const hotels = new Map<string, HotelFacts>();
  const cities = new Map<string, Map<string, HotelFacts>>();
  const sorted = new Map<string, readonly HotelFacts[]>();
  let names: HotelNames | undefined;
  let version = 0;

  function changed(city: string): void {
    sorted.delete(city);
    names = undefined;
    version += 1;
  }

  function remove(id: string): void {
    const hotel = hotels.get(id);
    if (!hotel) return;
    hotels.delete(id);
    const ofCity = cities.get(hotel.city);
    ofCity?.delete(id);
    if (ofCity?.size === 0) cities.delete(hotel.city);
    changed(hotel.city);
  }

  return {
    put(hotel) {
      remove(hotel.id);
      if (hotel.stars < FEWEST_STARS) return;
      hotels.set(hotel.id, hotel);
      const ofCity = cities.get(hotel.city) ?? new Map<string, HotelFacts>();
      cities.set(hotel.city, ofCity.set(hotel.id, hotel));
      changed(hotel.city);
    },
    remove,
    get: (id) => hotels.get(id),
    ofCity(city) {
      const known = sorted.get(city);
      if (known) return known;
      const list = [...(cities.get(city)?.values() ?? [])].sort(byPopularity);
      sorted.set(city, list);
      return list;
    },
    cities: () => cities.keys(),
    all: () => hotels.values(),
    names: () => {
      names ??= indexHotelNames(hotels.values());
      return names;
    },
    get version() {
      return version;
    },
    get size() {
      return hotels.size;
    },
  };
}

function byPopularity(one: HotelFacts, other: HotelFacts): number {
  return other.popularity - one.popularity || (one.id < other.id ? -1 : 1);
}
