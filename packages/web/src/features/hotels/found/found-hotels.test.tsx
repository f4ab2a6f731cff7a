import type { FoundLodging } from '@ashore/core/contract/search/search.ts';
import { hotelListAddress } from '@ashore/core/contract/values/hotels.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { foundHotel, foundLodging } from '../../../../test-support/found-tours.ts';
import { testHotel } from '../../../../test-support/hotels.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { hotelQueryText, noHotelFilters, readHotelQuery } from '../list/hotel-query.ts';
import { FoundHotels } from './found-hotels.tsx';

const show = (lodging: FoundLodging) =>
  renderOnPage(<FoundHotels lodging={lodging} heartOf={() => 'heart'} />);
const section = () => within(screen.getByRole('region'));

test('Hotels are shown with the price of the stay, and lead to their pages and to the list', () => {
  show(foundLodging([foundHotel('Casa', { offer: testHotel(2) })], { requirements: ['Pool', 'Spa'] }));
  expect(section().getByRole('heading', { level: 2 }).textContent).toBe(english('search.hotels'));
  expect(section().getByText('We looked for: Pool, Spa')).toBeTruthy();
  expect(section().getByText(/^Prices for .*2 nights/)).toBeTruthy();
  expect(
    section()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/hotels/lisbon/casa-casa0000?dateFrom=2037-05-14&dateTo=2037-05-16&rooms=2',
    '/hotels/lisbon?amenities=pool',
  ]);
});

test('The page of a hotel chooses among the rates that the query asks for', () => {
  const rates = { boards: ['breakfast'], freeCancellation: false, payAtHotel: true };
  show(foundLodging([foundHotel('Casa', { offer: testHotel(2) })], { rates, lists: [] }));
  expect(section().getByRole('link').getAttribute('href')).toBe(
    '/hotels/lisbon/casa-casa0000?dateFrom=2037-05-14&dateTo=2037-05-16&rooms=2&board=breakfast&payAtHotel=true',
  );
});

test('A hotel without rooms for the stay says so and has no price', () => {
  show(foundLodging([foundHotel('Casa')]));
  expect(section().getByRole('heading', { level: 3 }).textContent).toBe('Casa');
  expect(section().getByText(english('search.hotelNoRooms'))).toBeTruthy();
});

test('A hotel whose seller has not answered in time refers to its page for the price', () => {
  show(foundLodging([foundHotel('Casa', { isPriceUnknown: true })]));
  expect(section().getByText(english('search.hotelPriceOnPage'))).toBeTruthy();
  expect(section().queryByText(english('search.hotelNoRooms'))).toBeNull();
});

test('Nights of the query that cannot be booked are refused in words', () => {
  const stay = { ...foundLodging([]).stay, isRefused: true };
  show(foundLodging([foundHotel('Casa')], { stay }));
  expect(
    section().getByText(/^The nights in your search can’t be booked\. These are the prices for/),
  ).toBeTruthy();
});

test('Prices that are without the children of the query say so', () => {
  const stay = { ...foundLodging([]).stay, childrenWithoutAge: 1 };
  show(foundLodging([foundHotel('Casa')], { stay }));
  expect(section().getByText(english('search.hotelChildAges', { count: 1 }))).toBeTruthy();
});

test('The distance to the sight that was named is stated', () => {
  show(foundLodging([foundHotel('Casa', { kmToSight: 1.2 })], { sight: 'Castle' }));
  expect(section().getByText('1.2 km to Castle')).toBeTruthy();
});

test('Where no hotel has everything, the nearest are called so and say what they lack', () => {
  show(foundLodging([], { similar: [foundHotel('Casa', { lacks: ['Pool', 'Spa'] })] }));
  expect(section().getByRole('heading', { level: 2 }).textContent).toBe(english('search.nearestHotels'));
  expect(section().getByText(english('search.hotelNoneMatch'))).toBeTruthy();
  expect(section().getByText('Missing: Pool, Spa')).toBeTruthy();
});

test('A place without hotels is named with the nearest one, and lodging that is not sold is named', () => {
  const nothingIn = { name: 'Granada', nearest: 'Málaga', kilometres: 1_089 };
  show(foundLodging([], { similar: [foundHotel('Casa')], nothingIn, unsold: ['other-lodging'] }));
  expect(
    section().getByText('We have no hotels in Granada. The nearest are in Málaga, 1,089 km away.'),
  ).toBeTruthy();
  expect(section().getByText(english('search.onlyHotels'))).toBeTruthy();
  expect(section().queryByText(english('search.hotelNoneMatch'))).toBeNull();
});

test('Places without hotels beside others that have some are named', () => {
  show(foundLodging([foundHotel('Casa')], { unserved: ['Zurich', 'Oslo'] }));
  expect(section().getByText('We have no hotels in Zurich, Oslo.')).toBeTruthy();
});

test('The address of a list with filters says what the list reads', () => {
  const query = {
    ...noHotelFilters,
    ...{ stars: [5], boards: ['breakfast' as const], amenities: ['pool', 'spa'], freeCancellation: true },
    ...{ maxKmToSight: 2, maxKmToQuay: 2, sort: 'price' as const },
  };
  const address = hotelListAddress('lisbon', query);
  expect(readHotelQuery(new URLSearchParams(address.split('?')[1]), 'EUR')).toMatchObject(query);
  expect(address).toBe(
    `/hotels/lisbon${hotelQueryText({ query, isStated: false, currency: 'EUR', search: { arrival: '', departure: '', rooms: [] } as never })}`,
  );
  expect(hotelListAddress('lisbon', noHotelFilters)).toBe('/hotels/lisbon');
});
