import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testHotel, testLoadedHotel, testRate, testSearch } from '../../../../test-support/hotels.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { CompareHotelToggle } from './compare-toggle.tsx';
import { HotelCompareTray } from './compare-tray.tsx';
import { HotelComparisonTable } from './comparison-table.tsx';
import type { ComparedHotel } from './load-comparison.ts';

const compared = (number: number, total?: number): ComparedHotel => ({
  hotel: { ...testLoadedHotel().hotel, ...testHotel(number), longDescription: [] },
  amenities: number === 1 ? ['Wi-Fi'] : ['Wi-Fi', 'Spa'],
  offers:
    total === undefined ? [] : [{ rate: testRate(total), roomName: 'Double room', beds: ['1 double bed'] }],
});

beforeEach(() => act(() => useExtrasStore.getState().compareHotels([])));

const rowOf = (name: string | RegExp) => screen.getByRole('rowheader', { name }).closest('tr');

test('Hotels stand side by side with the total of the stay; the lowest is marked, and equal rows are marked as such', () => {
  renderOnPage(
    <HotelComparisonTable hotels={[compared(1, 656), compared(2, 400), compared(3)]} search={testSearch} />,
    { address: '/en/compare/hotels' },
  );
  const [first, second, third] = within(rowOf('Price for 4 nights, 2 rooms') as HTMLElement).getAllByRole(
    'cell',
  );
  expect(first?.textContent).toBe('€656.00€164.00 per night for 2 roomsCity tax €16.00, paid at the hotel');
  expect(second?.textContent).toContain(english('hotels.compareLowest'));
  expect(third?.textContent).toBe(english('hotels.compareNoRooms'));
  expect(rowOf(english('hotelPage.neighbourhood'))?.dataset.same).toBe('true');
  expect(rowOf(english('hotels.amenitiesGroup'))?.dataset.same).toBeUndefined();
  expect(rowOf(english('hotels.compareRoom'))?.textContent).toContain('Double room: 1 double bed');
});

test('A column is removed by a link, so that this works without scripts, and leaves the tray too', async () => {
  const hotels = [compared(1, 656), compared(2, 400)];
  act(() => useExtrasStore.getState().compareHotels(hotels.map(({ hotel }) => hotel.hotelid)));
  const { user } = renderOnPage(<HotelComparisonTable hotels={hotels} search={testSearch} />, {
    address: '/en/compare/hotels',
  });
  const remove = screen.getByRole('link', { name: english('hotels.compareRemove', { name: 'Hotel 1' }) });
  expect(remove.getAttribute('href')).toBe(
    '/compare/hotels?codes=h0000002&dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7',
  );
  await user.click(remove);
  expect(useExtrasStore.getState().comparedHotels).toEqual([hotels[1]?.hotel.hotelid]);
});

test('Ticked hotels are in a tray that leads to their comparison for the stay; a fifth is refused', async () => {
  const hotels = [1, 2, 3, 4, 5].map((number) => testHotel(number));
  answerCalls({ 'POST /api/content/hotels': () => ({ hotels }) });
  const { user } = renderOnPage(
    <>
      {hotels.map(({ hotelid, hotelName }) => (
        <CompareHotelToggle key={hotelid} hotelid={hotelid} hotelName={hotelName} />
      ))}
      <HotelCompareTray search={testSearch} />
    </>,
    { address: '/en/hotels/lisbon' },
  );
  for (const number of [1, 2])
    await user.click(screen.getByRole('checkbox', { name: `Compare Hotel ${number}` }));
  const link = await screen.findByRole('link', { name: 'Compare 2 hotels' });
  await waitFor(() =>
    expect(link.getAttribute('href')).toBe(
      '/compare/hotels?codes=h0000001,h0000002&dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7',
    ),
  );
  for (const number of [3, 4, 5])
    await user.click(screen.getByRole('checkbox', { name: `Compare Hotel ${number}` }));
  expect(screen.getByText(english('hotels.compareFull'))).toBeTruthy();
  expect(useExtrasStore.getState().comparedHotels).toHaveLength(4);
});
