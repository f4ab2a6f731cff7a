import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import {
  demoHotels,
  demoLodging,
  demoPlaces,
  marksOfDemo,
  positionOfDemo,
} from '../../test-support/demo-lodging.ts';
import { worldGazetteer } from '../gazetteer/world-gazetteer.ts';
import type { FoundHotels } from '../lodging/find-hotels.ts';
import { type HotelFeature, hasFeature } from '../lodging/hotel-features.ts';
import { HOTEL_QUERIES } from './hotel-queries.ts';
import type { GoldenHotelQuery } from './hotel-query.ts';

const find = demoLodging();
const answers = HOTEL_QUERIES.map((query) => ({ query, found: find(query.query, query.language) }));
const ofHotels = answers.filter(({ query }) => query.about === 'hotels');

test('The golden set has at least 100 queries about hotels and trips, with at least 30 in every language', () => {
  expect(HOTEL_QUERIES.length).toBeGreaterThanOrEqual(100);
  for (const language of MESSAGE_LOCALES)
    expect(HOTEL_QUERIES.filter((query) => query.language === language).length).toBeGreaterThanOrEqual(30);
});

test('The golden queries name places, sights and hotels of the demonstration data', () => {
  for (const { query, places = [], near, hotel, instead } of HOTEL_QUERIES) {
    for (const place of [...places, ...(instead ? [instead] : [])])
      expect(demoPlaces.has(place), query).toBe(true);
    if (near !== undefined) expect(positionOfDemo(near), query).toBeDefined();
    if (hotel !== undefined) expect(demoHotels.has(hotel), query).toBe(true);
  }
});

test('Only queries for hotels lead to hotels', () => {
  expect(
    answers.filter(({ query, found }) => (found?.isMeant ?? false) !== (query.about === 'hotels')),
  ).toEqual([]);
});

test('A hotel is found by its name with a slip, also beside its place', () => {
  const named = ofHotels.filter(({ query }) => query.hotel !== undefined);
  expect(named.length).toBeGreaterThanOrEqual(9);
  expect(named.map(({ found }) => [found?.isNamed, found?.matches.map(({ hotel }) => hotel.id)])).toEqual(
    named.map(({ query }) => [true, [query.hotel]]),
  );
});

test('Every hotel that meets a query is found, and no other one', () => {
  const wrong = ofHotels
    .filter(({ query }) => !query.hotel && !query.nothingIn)
    .filter(({ query, found }) => {
      const ids = found?.matches.map(({ hotel }) => hotel.id).sort() ?? [];
      const right = rightHotels(query).sort();
      // Without a place only the best hotel of each city is returned, and all are counted.
      const isRight = query.places
        ? JSON.stringify(ids) === JSON.stringify(right)
        : ids.length > 0 && ids.every((id) => right.includes(id));
      return !isRight || found?.matchCount !== right.length;
    });
  expect(wrong.map(({ query }) => query.query)).toEqual([]);
});

test('A place without hotels is named, and the nearest place with hotels is offered', () => {
  const elsewhere = ofHotels.filter(({ query }) => query.nothingIn !== undefined);
  expect(elsewhere.length).toBeGreaterThanOrEqual(9);
  for (const { query, found } of elsewhere) {
    expect([nameOf(found?.nothingIn?.place), found?.nothingIn?.nearest, found?.matches], query.query).toEqual(
      [query.nothingIn, query.instead, []],
    );
    expect(found?.features.toSorted(), query.query).toEqual((query.wants ?? []).toSorted());
    expect(
      found?.similar.every(({ hotel }) => hotel.city === query.instead),
      query.query,
    ).toBe(true);
  }
});

test('Nights and guests of a query are read, and only those', () => {
  expect(
    ofHotels.map(({ found }) => [found?.stay?.arrival, found?.stay?.departure, found?.rooms?.[0]?.adults]),
  ).toEqual(ofHotels.map(({ query: { nights, adults } }) => [nights?.[0], nights?.[1], adults]));
});

test('Hotels near a sight are sorted by their distance to it', () => {
  for (const { query, found } of ofHotels.filter(({ query: { near } }) => near !== undefined)) {
    const distances = found?.matches.map(({ kilometres }) => kilometres ?? 0) ?? [];
    expect(distances.length, query.query).toBeGreaterThan(0);
    expect(distances, query.query).toEqual(distances.toSorted((one, other) => one - other));
  }
});

const KM_NEAR = 2;

/** The hotels that a query means, by the facts of the demonstration data alone. */
function rightHotels({ places, quarter, near, wants = [], stars }: GoldenHotelQuery): string[] {
  const sight = near === undefined ? undefined : positionOfDemo(near);
  const features: HotelFeature[] = [
    ...wants,
    ...(stars === 5 ? (['five-stars'] as const) : []),
    ...(stars === 4 ? (['four-stars'] as const) : []),
  ];
  return [...demoHotels.values()]
    .filter(
      (hotel) =>
        (places?.includes(hotel.city) ?? true) &&
        (quarter === undefined || hotel.quarter.en === quarter) &&
        (sight === undefined || kilometresBetween(hotel, sight) <= KM_NEAR) &&
        features.every((feature) => hasFeature(hotel, feature, marksOfDemo(hotel.city))),
    )
    .map(({ id }) => id);
}

function nameOf(place: NonNullable<FoundHotels['nothingIn']>['place'] | undefined): string | undefined {
  return place === undefined
    ? undefined
    : (worldGazetteer().get(place)?.names.en ?? demoPlaces.get(place)?.location.names.en);
}
