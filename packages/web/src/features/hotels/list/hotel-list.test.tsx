import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testHotel, testHotelList, testSearch } from '../../../../test-support/hotels.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useHotelsStore } from '../../../store/hotels-store.ts';
import { HotelList } from './hotel-list.tsx';
import type { LoadedHotels } from './load-hotels.ts';

const address = '/en/hotels/lisbon?dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7';

function renderList(list: LoadedHotels, options: Parameters<typeof renderOnPage>[1] = {}) {
  return renderOnPage(
    <HotelList
      list={list}
      path="/hotels/lisbon"
      label="Hotels in Lisbon"
      heartOf={() => null}
      mapOf={() => null}
    />,
    { address, ...options },
  );
}

const cards = () => within(screen.getByRole('list', { name: 'Hotels in Lisbon' })).getAllByRole('listitem');

test('The total of the stay is the strongest price of a card, with its nights, the tax at the hotel and the terms', () => {
  renderList(testHotelList());
  expect(screen.getByRole('heading', { name: 'FOUND 2 hotels' })).toBeTruthy();
  const text = cards()[0]?.textContent ?? '';
  for (const part of [
    '€656.00 for 4 nights, 2 rooms',
    '€164.00 per night for 2 rooms',
    'City tax €32.00, paid at the hotel',
    'Breakfast included',
    'Free cancellation until Tue, 12 May 2037, 18:00 (Lisbon time)',
    '4 stars (our assessment)',
  ])
    expect(text).toContain(part);
  expect(cards()[0]?.querySelector('strong')?.textContent).toBe('€656.00');
  expect(screen.getByRole('link', { name: 'Hotel 1' }).getAttribute('href')).toBe(
    '/hotels/lisbon/hotel-h0000001?dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7',
  );
});

test('A card names what its distances are measured to, and tells a quay from a pier of tender boats', () => {
  const near = { sightName: 'Castle', kmToSight: 0.6, kmToQuay: 1.2 };
  renderList(testHotelList({ hotels: [testHotel(1, near), testHotel(2, { ...near, isTenderQuay: true })] }));
  expect(cards()[0]?.textContent).toContain('Castle: 600 mCruise quay: 1.2 km');
  expect(cards()[1]?.textContent).toContain('Tender pier: 1.2 km');
});

test('Distances can be measured to another sight of the place, which the address keeps', async () => {
  const list = testHotelList();
  if (list.findings.state !== 'found') throw new Error('Hotels were found.');
  const sights = ['Castle', 'Tower'].map((label) => ({ value: label.toLowerCase(), label, count: 2 }));
  const distances = [{ value: 'sight-1', label: 'Castle: up to 1 km', count: 1 }];
  const offered = [
    ...list.findings.offered,
    { name: 'distance' as const, options: distances },
    { name: 'sight' as const, options: sights },
  ];
  const { user, address: shown } = renderList({ ...list, findings: { ...list.findings, offered } });
  expect(screen.getByRole('option', { name: 'Castle: nearest first' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: english('hotels.allFilters') }));
  const from = await within(await screen.findByRole('dialog')).findByRole('combobox', {
    name: english('hotels.sightChoice'),
  });
  await user.selectOptions(from, 'Tower');
  await waitFor(() => expect(shown()).toContain('sight=tower'));
});

test('The filters about rates go along to the hotel, so that the price of the card is chosen there', () => {
  renderList(testHotelList({ query: { boards: ['breakfast'], freeCancellation: true, stars: [4] } }));
  expect(screen.getByRole('link', { name: 'Hotel 1' }).getAttribute('href')).toBe(
    '/hotels/lisbon/hotel-h0000001?dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7&board=breakfast&freeCancellation=true',
  );
});

test('Chinese readers see below the total of a card, and in its price filter, about how many yuan it is', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '8', per: '1' } }) });
  const { user } = renderList(testHotelList(), { locale: 'zh-Hans', address: '/zh-Hans/hotels/lisbon' });
  await waitFor(() => expect(cards()[0]?.textContent).toContain('€656.00 约¥5,248，仅供参考'));
  await user.click(screen.getByRole('button', { name: '全部筛选' }));
  const filters = within(await screen.findByRole('dialog'));
  expect(await filters.findByText(/^约¥.+至¥.+，仅供参考$/)).toBeTruthy();
});

test('Few rooms are named only where the server counts them', () => {
  renderList(testHotelList({ hotels: [testHotel(1, { left: 2 }), testHotel(2)] }));
  expect(cards()[0]?.textContent).toContain(english('hotels.left', { count: 2 }));
  expect(cards()[1]?.textContent).not.toContain('left at this price');
});

test('In Chinese an assessment of ours is in diamonds, and only an official category in stars', () => {
  renderList(testHotelList({ hotels: [testHotel(1), testHotel(2, { hasOfficialStars: true })] }), {
    locale: 'zh-Hans',
    address: '/zh-Hans/hotels/lisbon',
  });
  const [ours, official] = within(screen.getByRole('list', { name: 'Hotels in Lisbon' })).getAllByRole(
    'listitem',
  );
  expect(ours?.textContent).toContain('四钻（平台评定）');
  expect(official?.textContent).toContain('四星级（官方评定）');
});

test('The list says until when its prices are valid; later they become placeholders and are loaded again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const loads: string[] = [];
  renderList(testHotelList(), { onNavigation: ({ search }) => void loads.push(search) });
  expect(screen.getByText(/^Prices for 4 nights and 2 rooms, valid until \d\d:\d\d$/)).toBeTruthy();
  const before = loads.length;
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 + 1_000));
  expect(cards()[0]?.textContent).not.toContain('€656.00');
  expect(loads.length).toBeGreaterThan(before);
});

test('Further hotels are added to the list, which a new search replaces', async () => {
  const all = Array.from({ length: 30 }, (_, index) => testHotel(index + 1));
  const calls = answerCalls({
    'POST /api/booking/hotels/*': () => ({
      hotels: all.slice(24),
      page: 2,
      resultsPerPage: 24,
      total: 30,
      hotelOfferExpiresAt: '2037-03-01T10:15:00Z',
      utcNow: '2037-03-01T10:00:00Z',
      asksGuestCountries: false,
    }),
  });
  const { user } = renderList(testHotelList({ hotels: all.slice(0, 24), total: 30 }));
  await user.click(screen.getByRole('link', { name: english('list.nextMany', { count: 6 }) }));
  await waitFor(() => expect(cards()).toHaveLength(30));
  expect(calls[0]?.body).toMatchObject({
    page: 2,
    calculatedDateFrom: '2037-05-14',
    calculatedDateTo: '2037-05-18',
    rooms: [
      { adultsCode: '2', children: [] },
      { adultsCode: '1', children: [7] },
    ],
  });
  expect(useHotelsStore.getState().dynamicHotelsInfo?.hotels).toHaveLength(30);
  act(() => useHotelsStore.getState().requestHotels('another search'));
  expect(useHotelsStore.getState()).toMatchObject({ dynamicHotelsInfo: null, isFetchingHotels: true });
});

test('A filter is in the address, and pressing it again removes it', async () => {
  const { user, address: shown } = renderList(testHotelList({ query: { stars: [5] } }), {
    address: `${address}&stars=5`,
  });
  expect(
    screen
      .getByRole('link', { name: english('hotels.removeFilter', { filter: '5 stars' }) })
      .getAttribute('href'),
  ).toBe('/hotels/lisbon?dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7');
  expect(screen.queryByRole('link', { name: 'Outdoor pool' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: english('hotels.sort') }), 'price');
  await waitFor(() => expect(shown()).toContain('stars=5&sort=price'));
});

test('A main filter that no hotel meets is shown with a count of 0, and cannot be chosen', async () => {
  const { user } = renderList(testHotelList());
  await user.click(screen.getByRole('button', { name: english('hotels.allFilters') }));
  const pool = await within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('checkbox', {
    name: /^Outdoor pool/,
  });
  expect([pool.disabled, pool.closest('label')?.textContent]).toEqual([true, 'Outdoor pool0']);
});

test('Where hotels have a pool, any pool is one press away and each kind of pool is among all filters', () => {
  const list = testHotelList();
  if (list.findings.state !== 'found') throw new Error('Hotels were found.');
  const amenity = (value: string, label: string) => ({ value, label, count: 2 });
  const options = [amenity('pool', 'Pool'), amenity('outdoor-pool', 'Outdoor pool')];
  const offered = [{ name: 'amenities' as const, options }];
  const { unmount } = renderList({ ...list, findings: { ...list.findings, offered } });
  expect(screen.getByRole('link', { name: 'Pool' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Outdoor pool/ })).toBeNull();
  unmount();
  const query = { ...list.query, amenities: ['outdoor-pool'] };
  renderList({ ...list, query, findings: { ...list.findings, offered } });
  expect(screen.getByRole('link', { name: /Outdoor pool/ })).toBeTruthy();
});

test('Hotels that are paid on arrival are one press away', async () => {
  const list = testHotelList();
  if (list.findings.state !== 'found') throw new Error('Hotels were found.');
  const atHotel = { value: 'true', label: 'Pay at the hotel', count: 1 };
  const offered = [...list.findings.offered, { name: 'payAtHotel' as const, options: [atHotel] }];
  renderList({ ...list, findings: { ...list.findings, offered } });
  expect(screen.getByRole('link', { name: 'Pay at the hotel' }).getAttribute('href')).toContain(
    'payAtHotel=true',
  );
});

test('Without hotels the list says so in the words of the specification, and offers to clear the filters', () => {
  renderList(testHotelList({ hotels: [], query: { stars: [5] } }));
  expect(
    screen.getByText('No available hotels found. Please change your search criteria and try again.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: english('hotels.clearFilters') })).toBeTruthy();
});

test('Hotels that do not answer leave a page on which the search can be repeated', () => {
  renderList({ ...testHotelList(), findings: { state: 'failed' } });
  expect(screen.getByRole('link', { name: english('hotels.again') }).getAttribute('href')).toContain(
    'dateFrom=2037-05-14',
  );
});

test('What the address says and is not usable is reported, with the stay that replaced it', () => {
  renderList(testHotelList({ ignored: ['dates', 'rooms'] }));
  expect(screen.getByText(/We couldn’t use the dates in this link\..*4 nights/)).toBeTruthy();
  expect(screen.getByText(/We couldn’t use the rooms in this link\..*2 rooms and 4 guests/)).toBeTruthy();
  expect(testSearch.rooms).toHaveLength(2);
});

test('For an address with more nights than a stay may have, the list states the limit', () => {
  renderList(testHotelList({ ignored: ['nights'] }));
  expect(screen.getByText(/A stay is 30 nights at most\..*4 nights/)).toBeTruthy();
});
