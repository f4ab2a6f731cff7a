import { beforeEach, expect, test, vi } from 'vitest';
import { testHotel } from '../../test-support/hotels.ts';
import { savedForTests } from '../../test-support/saved-storage.ts';

const saved = savedForTests();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2037-03-01T10:05:00Z'), toFake: ['Date'] }));

async function freshStore() {
  vi.resetModules();
  const { useHotelsStore } = await import('./hotels-store.ts');
  await useHotelsStore.persist.rehydrate();
  return useHotelsStore;
}

const page = (number: number, ...hotels: number[]) => ({
  search: 'lisbon',
  hotels: hotels.map((id) => testHotel(id)),
  page: number,
  total: 5,
  expiresAt: '2037-03-01T10:15:00Z',
});

test('The search begins with one room for two adults and all stars', async () => {
  expect((await freshStore()).getState()).toMatchObject({
    roomsSummary: [{ adults: 2, childrenAges: [], roomNumber: 1 }],
    totalNoOfAdults: 2,
    totalNoOfChildren: 0,
    stars: '0',
    dynamicHotelsInfo: null,
    hotelRoomsInfo: null,
    singleHotelStaticInfo: null,
    hotelOfferExpiresAt: null,
    cartItemDetailsJson: null,
  });
});

test('Rooms are summarised with their totals, and stars are one number or all', async () => {
  const store = await freshStore();
  store.getState().chooseRooms([
    { adults: 2, childrenAges: [] },
    { adults: 1, childrenAges: [7, 4] },
  ]);
  store.getState().chooseStars([5]);
  expect(store.getState()).toMatchObject({ totalNoOfAdults: 3, totalNoOfChildren: 2, stars: '5' });
  expect(store.getState().roomsSummary[1]).toEqual({ adults: 1, childrenAges: [7, 4], roomNumber: 2 });
  store.getState().chooseStars([4, 5]);
  expect(store.getState().stars).toBe('0');
});

test('A new search clears the list and loads; further pages of the same search are added', async () => {
  const store = await freshStore();
  const hotels = () => store.getState().dynamicHotelsInfo?.hotels.map(({ hotelName }) => hotelName);
  store.getState().receiveHotels(page(1, 1, 2));
  store.getState().requestHotels('lisbon');
  expect(hotels()).toEqual(['Hotel 1', 'Hotel 2']);
  store.getState().receiveHotels(page(2, 2, 3));
  expect(hotels()).toEqual(['Hotel 1', 'Hotel 2', 'Hotel 3']);
  store.getState().requestHotels('rome');
  expect(store.getState()).toMatchObject({ dynamicHotelsInfo: null, isFetchingHotels: true });
  store.getState().failHotels();
  expect(store.getState()).toMatchObject({ isFetchingHotels: false, hasFailed: true });
});

test('Filters load by a flag of their own', async () => {
  const store = await freshStore();
  store.getState().requestFilterOptions();
  expect(store.getState()).toMatchObject({ isFetchingFilterOptions: true, isFetchingHotels: false });
  store.getState().receiveFilterOptions([{ name: 'stars' }]);
  expect(store.getState()).toMatchObject({
    isFetchingFilterOptions: false,
    filterOptions: [{ name: 'stars' }],
  });
});

test('A reload keeps rooms and valid offers, and drops offers that are no longer valid', async () => {
  const first = await freshStore();
  first.getState().chooseRooms([{ adults: 1, childrenAges: [] }]);
  first.getState().receiveHotels(page(1, 1));
  first.getState().chooseOffers(['offer']);
  expect((await freshStore()).getState()).toMatchObject({
    totalNoOfAdults: 1,
    dynamicHotelsInfo: { page: 1 },
    cartItemDetailsJson: '{"offers":["offer"]}',
  });
  vi.setSystemTime(new Date('2037-03-01T10:16:00Z'));
  expect((await freshStore()).getState()).toMatchObject({
    totalNoOfAdults: 1,
    dynamicHotelsInfo: null,
    hotelOfferExpiresAt: null,
    cartItemDetailsJson: null,
  });
});

test('A saved entry that was edited by hand breaks nothing', async () => {
  const state = { roomsSummary: [{ adults: 'two' }], stars: '9', hotelOfferExpiresAt: 7 };
  saved.set('hotels', JSON.stringify({ version: 1, state }));
  expect((await freshStore()).getState()).toMatchObject({
    totalNoOfAdults: 2,
    stars: '0',
    hotelOfferExpiresAt: null,
  });
});
