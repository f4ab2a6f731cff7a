import type { Database } from '../../../database/connect.ts';
import { type OfferedHotel, selectHotelsOfPlace } from './hotel.queries.ts';
import {
  kilometresBetween,
  type LandmarksOfPlace,
  type PlaceOfSearch,
  type Position,
  type Sight,
  selectCities,
  selectLandmarks,
} from './place.queries.ts';

/** A hotel with its distances to the main sight and the quay of its city, if there are such. */
export type HotelOfPlace = OfferedHotel & {
  readonly landmarks: LandmarksOfPlace;
  readonly kmToSight: number | null;
  readonly kmToQuay: number | null;
};

/** The hotels of a city with what their distances are measured to. A new object after every change. */
export type HotelsOfPlace = LandmarksOfPlace & {
  /** The most popular first, then by code: a list in this order has nothing left to sort. */
  readonly hotels: readonly HotelOfPlace[];
};

export type Hotels = {
  /** The cities whose hotels a search for a place shows, by the UUID or code of the place. */
  citiesOf(place: string): Promise<readonly PlaceOfSearch[]>;
  /** The hotels on sale in a city, by its id. */
  ofPlace(locationId: string): Promise<HotelsOfPlace>;
  /** Takes the names of changes that the database announces on its channel. */
  drop(changed: Iterable<string>): void;
  /** Has everything read again, because announcements may have been missed. */
  dropAll(): void;
};

/** A hotel takes about 6 kB: three room types with the prices of five hundred nights each. */
const MOST_HOTELS_KEPT = 30_000;

/**
 * Keeps the hotels of a city in memory from its first search until the catalogue announces that one of its products
 * has changed. The cities that were searched for longest ago make way for others.
 */
export function watchHotels(database: Database, mostKept = MOST_HOTELS_KEPT): Hotels {
  const places = new Map<string, Promise<HotelsOfPlace>>();
  const sizes = new Map<string, number>();
  const placeOfHotel = new Map<string, string>();
  let cities = new Map<string, readonly PlaceOfSearch[]>();

  return {
    async citiesOf(place) {
      // What is read before a change is kept with what was read before it.
      const current = cities;
      const known = current.get(place);
      if (known) return known;
      const found = await selectCities(database, place);
      // Callers make up places that do not exist.
      if (found.length > 0) current.set(place, found);
      return found;
    },
    ofPlace(locationId) {
      const known = places.get(locationId);
      if (known) {
        // The newest use is last in the order of the map.
        places.delete(locationId);
        places.set(locationId, known);
        return known;
      }
      const reading = readPlace(database, locationId);
      places.set(locationId, reading);
      reading.then(
        (place) => keep(locationId, reading, place),
        () => {
          if (places.get(locationId) === reading) places.delete(locationId);
        },
      );
      return reading;
    },
    drop(changed) {
      for (const name of changed) {
        const [kind = '', id = ''] = name.split(':', 2);
        // A product that is new here announces the lists of its city.
        if (kind === 'product') forget(placeOfHotel.get(id));
        else if (kind === 'location' || kind === 'tours') forget(id);
        if (kind === 'location') cities = new Map();
        // A city that is being read may be read in part from before the change.
        if (kind === 'product' && !placeOfHotel.has(id)) forgetUnread();
      }
    },
    dropAll() {
      cities = new Map();
      places.clear();
      sizes.clear();
      placeOfHotel.clear();
    },
  };

  function keep(locationId: string, reading: Promise<HotelsOfPlace>, { hotels }: HotelsOfPlace): void {
    if (places.get(locationId) !== reading) return;
    sizes.set(locationId, hotels.length);
    for (const { id } of hotels) placeOfHotel.set(id, locationId);
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const id of [...places.keys()]) {
      if (total <= mostKept || id === locationId) return;
      total -= sizes.get(id) ?? 0;
      forget(id);
    }
  }

  function forget(locationId: string | undefined): void {
    if (locationId === undefined) return;
    places.delete(locationId);
    sizes.delete(locationId);
  }

  function forgetUnread(): void {
    for (const id of places.keys()) if (!sizes.has(id)) places.delete(id);
  }
}

async function readPlace(database: Database, locationId: string): Promise<HotelsOfPlace> {
  const [hotels, landmarks] = await Promise.all([
    selectHotelsOfPlace(database, locationId),
    selectLandmarks(database, locationId),
  ]);
  return {
    hotels: hotels
      .map((hotel) => withDistances(hotel, landmarks))
      // They come by code, and a sort keeps the order of equals.
      .sort((one, other) => other.popularity - one.popularity),
    ...landmarks,
  };
}

/** A hotel with what distances are measured to in its city. */
export function withDistances(hotel: OfferedHotel, landmarks: LandmarksOfPlace): HotelOfPlace {
  const {
    sights: [sight],
    quay,
  } = landmarks;
  return {
    ...hotel,
    landmarks,
    kmToSight: sight ? kilometres(hotel, sight) : null,
    kmToQuay: quay && kilometres(hotel, quay),
  };
}

/** The sight of its city that a search names, else the main one; undefined if the city has no such sight. */
export function sightOf({ landmarks: { sights } }: HotelOfPlace, slug: string | null): Sight | undefined {
  return slug === null ? sights[0] : sights.find((sight) => sight.slug === slug);
}

/** How far a hotel is from a sight of its city that a search names, else from the main one. */
export function kmToSight(hotel: HotelOfPlace, slug: string | null): number | null {
  if (slug === null) return hotel.kmToSight;
  const sight = sightOf(hotel, slug);
  return sight ? kilometres(hotel, sight) : null;
}

function kilometres(one: Position, other: Position): number {
  return Math.round(kilometresBetween(one, other) * 10) / 10;
}
