import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testHotel, testLoadedHotel, testRate, testRoomType } from '../../../../test-support/hotels.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useHotelsStore } from '../../../store/hotels-store.ts';
import { HotelStaySection } from './hotel-stay.tsx';
import type { LoadedHotel } from './load-hotel.ts';
import type { StayHold } from './use-hotel-stay.tsx';

const noHold: StayHold = {
  isHolding: false,
  isHeld: false,
  problem: undefined,
  heldTrip: undefined,
  hold: () => {},
  reset: () => {},
};

function renderStay(loaded: LoadedHotel, hold: Partial<StayHold> = {}, onNavigation?: () => void) {
  return renderOnPage(
    <HotelStaySection loaded={loaded} hold={{ ...noHold, ...hold }} before={null}>
      {null}
    </HotelStaySection>,
    { address: '/en/hotels/lisbon/hotel-h0000001', ...(onNavigation && { onNavigation }) },
  );
}

const ticket = () => screen.getAllByRole('region', { name: english('hotelPage.yourStay') })[0] as HTMLElement;
const holdButton = () =>
  within(ticket()).getByRole('button', { name: english('hotelPage.hold', { rooms: 2 }) });

const twoRates = testRoomType(1, [
  testRate(300),
  testRate(260, {
    board: 'room-only',
    rateBasis: 0,
    refundable: false,
    cancellation: [{ until: null, charge: 260 }],
    taxes: [],
  }),
]);

test('A room is chosen for each wanted room, and the total adds the chosen offers', async () => {
  const hold = vi.fn();
  const { user } = renderStay(testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] }), { hold });
  expect(ticket().textContent).toContain('€520.00');
  const second = screen.getByRole('group', { name: 'Room 2: 1 adult, 1 child (7 years)' });
  await user.click(within(second).getByRole('radio', { name: /Breakfast included/ }));
  expect(ticket().textContent).toContain('€560.00');
  expect(ticket().textContent).toContain('City tax €16.00, paid at the hotel');
  await user.click(holdButton());
  expect(hold).toHaveBeenCalledWith(
    expect.objectContaining({ offers: ['offer-260', 'offer-300'], acceptTotal: null }),
  );
  expect(JSON.parse(useHotelsStore.getState().cartItemDetailsJson ?? '')).toEqual({
    offers: ['offer-260', 'offer-300'],
  });
});

test('The stub parts from the ticket once the rooms are held', () => {
  const { unmount } = renderStay(testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] }));
  expect(ticket().querySelector('.ticket-torn')).toBeNull();
  unmount();
  renderStay(testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] }), { isHeld: true });
  expect(ticket().querySelector('.ticket-torn')).not.toBeNull();
});

test('The summary names meals and cancellation of each chosen rate beside the button that holds it', async () => {
  const { user } = renderStay(testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] }));
  const [, first, second] = within(ticket()).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Room 1: Room type 1Room only.*Non-refundable$/);
  expect(second?.textContent).toMatch(/^Room 2: Room type 1/);
  const group = screen.getByRole('group', { name: 'Room 2: 1 adult, 1 child (7 years)' });
  await user.click(within(group).getByRole('radio', { name: /Breakfast included/ }));
  expect(second?.textContent).toMatch(/Breakfast included.*Free cancellation until /);
});

const bar = () => screen.getAllByRole('region', { name: english('hotelPage.yourStay') })[1] as HTMLElement;

test('The bar of a phone names the terms of the chosen rooms beside the price', async () => {
  const { user } = renderStay(testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] }));
  expect(bar().textContent).toContain('Non-refundable');
  const groups = screen.getAllByRole('group', { name: /^Room \d/ });
  const radioOf = (index: number) =>
    within(groups[index] as HTMLElement).getByRole('radio', { name: /Breakfast included/ });
  await user.click(radioOf(0));
  expect(bar().textContent).toContain(english('hotelPage.notAllFree'));
  await user.click(radioOf(1));
  expect(bar().textContent).toContain('Free cancellation until 12 May, 18:00');
});

test('Chosen rooms and rates are in the address, and a page that is loaded with it begins with them', async () => {
  const loaded = testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] });
  const { user, address, unmount } = renderStay(loaded);
  const choose = async (name: RegExp) => {
    const second = screen.getByRole('group', { name: /^Room 2/ });
    await user.click(within(second).getByRole('radio', { name }));
  };
  await choose(/Breakfast included/);
  await waitFor(() => expect(address()).toMatch(/\?choice=\w+,\w+$/));
  const choiceText = address().split('=').at(-1) ?? '';
  await choose(/Room only/);
  await waitFor(() => expect(address()).not.toContain('choice'));
  unmount();
  const stated = testLoadedHotel({ roomTypes: [[twoRates], [twoRates]], choiceText });
  const second = renderStay(stated);
  expect(ticket().textContent).toContain('€560.00');
  second.unmount();
  renderStay({ ...stated, choiceText: 'nonsense' });
  expect(ticket().textContent).toContain('€520.00');
});

test('The terms of a rate stand in the words that the law asks for', () => {
  renderStay(testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] }));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows.some((row) => row.includes('Non-refundable') && row.includes('We charge €260.00 now'))).toBe(
    true,
  );
  const free = rows.find((row) =>
    row.includes('Free cancellation until Tue, 12 May 2037, 18:00 (Lisbon time)'),
  );
  expect(free).toContain('If you cancel later, we keep €75.00 per room');
  expect(free).toContain('No-show: €300.00');
  expect(screen.getAllByText(english('hotels.single')).length).toBeGreaterThan(0);
});

test('The choice of a rate is described by its terms', () => {
  renderStay(testLoadedHotel({ roomTypes: [[testRoomType(1, [testRate(100)])]] }));
  const [radio] = screen.getAllByRole('radio');
  const terms = document.getElementById(radio?.getAttribute('aria-describedby') ?? '');
  expect(terms?.textContent).toMatch(/^Free cancellation until Tue, 12 May 2/);
});

test('The last room of a type cannot be chosen twice', () => {
  const last = testRoomType(1, [testRate(100)], { left: 1 });
  const other = testRoomType(2, [testRate(200)]);
  renderStay(
    testLoadedHotel({
      roomTypes: [
        [last, other],
        [last, other],
      ],
    }),
  );
  expect(ticket().textContent).toContain('€300.00');
  const [, second] = screen.getAllByRole('group');
  const radio = within(second as HTMLElement).getByRole('radio', { name: /Room type 1/ });
  expect((radio as HTMLInputElement).disabled).toBe(true);
  expect(second?.textContent).toContain(english('hotelPage.takenByOther'));
});

test('A sold-out stay offers the next one with as many nights, and other hotels', () => {
  renderStay(
    testLoadedHotel({
      roomTypes: [[], []],
      answer: { nextAvailable: { arrival: '2037-05-21', departure: '2037-05-25' } },
    }),
  );
  expect(screen.getByText(/The next stay with all your rooms: 21–25 May, 4 nights/)).toBeTruthy();
  expect(screen.getByRole('link', { name: english('hotelPage.chooseNext') }).getAttribute('href')).toBe(
    '/hotels/lisbon/hotel-h0000001?dateFrom=2037-05-21&dateTo=2037-05-25&rooms=2,1-7#rooms',
  );
  expect(screen.queryByRole('region', { name: english('hotelPage.yourStay') })).toBeNull();
});

test('What is paid at the hotel has its calculation and a sum with the price', () => {
  renderStay(testLoadedHotel());
  expect(screen.getAllByText('4 guests × 4 nights × €2.00').length).toBeGreaterThan(0);
  // In the ticket, and below the rooms on a screen that has no room for it.
  const [sum, second] = screen.getAllByText(english('hotelPage.withTaxes'));
  expect(second?.parentElement?.textContent).toContain('€632.00');
  expect(sum?.parentElement?.textContent).toContain('€632.00');
  // The taxes of which it says that they are included are the others.
  expect(screen.getAllByText(english('hotelPage.otherTaxes')).length).toBeGreaterThan(0);
  expect(screen.queryByText(english('hotelPage.taxesIncluded'))).toBeNull();
});

test('Another price is held only after the traveller has accepted it', async () => {
  const hold = vi.fn();
  const reset = vi.fn();
  const { user } = renderStay(testLoadedHotel(), { hold, reset, problem: { kind: 'price', now: 640 } });
  const dialog = screen.getByRole('dialog', { name: english('hotelPage.priceChanged') });
  expect(dialog.textContent).toContain('You saw €600.00. The hotel now asks €640.00');
  expect(hold).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Reserve for €640.00' }));
  expect(hold).toHaveBeenCalledWith(expect.objectContaining({ acceptTotal: 640 }));
});

test('A traveller who does not accept another price sees the current prices', async () => {
  const reset = vi.fn();
  const load = vi.fn();
  const { user } = renderStay(testLoadedHotel(), { reset, problem: { kind: 'price', now: 640 } }, load);
  await user.click(screen.getByRole('button', { name: english('hotelPage.declinePrice') }));
  expect(reset).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

test('Changed terms are named, and the rooms are loaded again, so that the traveller decides by the new terms', async () => {
  const load = vi.fn();
  const hold = vi.fn();
  const problem = { kind: 'terms', changes: ['board', 'cancellation'] } as const;
  renderStay(testLoadedHotel(), { hold, problem }, load);
  const terms = 'meals, cancellation';
  expect(screen.getAllByText(english('hotelPage.termsChanged', { terms })).length).toBeGreaterThan(0);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(hold).not.toHaveBeenCalled();
});

test('Another trip in the cart is released only after a question', async () => {
  const hold = vi.fn();
  const { user } = renderStay(testLoadedHotel(), { hold, heldTrip: 'Sunset sail' });
  await user.click(holdButton());
  const dialog = screen.getByRole('dialog', { name: english('hotelPage.replaceTitle') });
  expect(dialog.textContent).toContain('You still hold Sunset sail');
  expect(hold).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: english('hotelPage.replaceDo') }));
  expect(hold).toHaveBeenCalledOnce();
});

test('Prices are valid for 15 minutes; afterwards the button waits for the current ones', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderStay(testLoadedHotel());
  expect(within(ticket()).getByText(/valid until/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 + 1_000));
  expect(holdButton().getAttribute('aria-busy')).toBe('true');
});

test.each([
  ['closed', english('hotelPage.closed')],
  ['min_stay', english('hotelPage.minStay')],
  ['max_stay', english('hotelPage.maxStay')],
  ['departure_before_arrival', english('hotels.reasonDates')],
])('A hotel that has no such stay says why: %s', (reason, text) => {
  renderStay(testLoadedHotel({ rooms: { state: 'refused', reason } }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('Nationality and residence are asked for where the prices depend on them, and change the address', async () => {
  const loaded = testLoadedHotel({ roomTypes: [[twoRates]] });
  if (loaded.rooms.state !== 'found') throw new Error('No rooms.');
  const asking: LoadedHotel = {
    ...loaded,
    rooms: { ...loaded.rooms, answer: { ...loaded.rooms.answer, asksGuestCountries: true } },
  };
  const onNavigation = vi.fn();
  const { user } = renderStay(asking, {}, onNavigation);
  const nationality = await screen.findByRole('combobox', { name: english('hotels.nationality') });
  expect(nationality).toHaveProperty('value', 'GB');
  await user.selectOptions(nationality, 'AT');
  await waitFor(() =>
    expect(String(onNavigation.mock.lastCall?.[0])).toContain('nationality=AT&residence=GB'),
  );
});

test('No country is asked for where no seller needs it', () => {
  renderStay(testLoadedHotel({ roomTypes: [[twoRates]] }));
  expect(screen.queryByRole('combobox', { name: english('hotels.nationality') })).toBeNull();
});

test.each([
  ['rose', 'dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7', 480, true],
  ['is the same', 'dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7', 520, false],
  ['was for other nights', 'dateFrom=2037-05-14&dateTo=2037-05-19&rooms=2,1-7', 480, false],
  [
    'was with breakfast only',
    'dateFrom=2037-05-14&dateTo=2037-05-18&rooms=2,1-7&board=breakfast',
    480,
    false,
  ],
])('A price that %s since the list is stated if it is of the same stay', (_, address, from, isStated) => {
  const loaded = testLoadedHotel({ roomTypes: [[twoRates], [twoRates]] });
  const listed = testHotel(1, { hotelid: loaded.hotel.hotelid, from, rateBasis: 0, payment: 'prepaid' });
  useHotelsStore.getState().receiveHotels({
    search: `lisbon?${address}`,
    hotels: [listed],
    page: 1,
    total: 1,
    expiresAt: '2037-03-01T10:15:00Z',
  });
  renderStay(loaded);
  const text = english('hotelPage.listedPrice', { before: '€480.00', now: '€520.00' });
  expect(screen.queryByText(text) !== null).toBe(isStated);
});

test('The button reserves, and a line beside it says for how long the rooms are held', () => {
  renderStay(testLoadedHotel());
  expect(holdButton().textContent).toBe('Reserve 2 rooms');
  expect(ticket().textContent).toContain('Held for 15 minutes while you book. Nothing is charged yet.');
  expect(bar().textContent).toContain('Held for 15 minutes while you book');
});

const atHotelRate = testRate(300, { payment: 'at-hotel' });

test('Of a rate that is paid at the hotel no text says that we keep anything: the hotel may charge', () => {
  const neverFree = testRate(260, { payment: 'at-hotel', cancellation: [{ until: null, charge: 260 }] });
  const freeToTheEnd = testRate(280, { payment: 'at-hotel', cancellation: [{ until: null, charge: 0 }] });
  const roomType = testRoomType(1, [atHotelRate, neverFree, freeToTheEnd]);
  renderStay(testLoadedHotel({ roomTypes: [[roomType], [roomType]] }));
  const table = screen.getAllByRole('table')[0]?.textContent ?? '';
  expect(table).toContain('If you cancel later, the hotel may charge €75.00 per room');
  expect(table).toContain('No-show: the hotel may charge €300.00');
  expect(table).toContain('If you cancel, the hotel may charge €260.00 per room');
  expect(table).toContain('Free cancellation until check-in');
  expect(table).toContain('We charge nothing');
  expect(table).not.toContain('we keep');
  expect(table).not.toContain(english('hotelPage.nonRefundable'));
});

test('The tax inside a price is called as at its place', () => {
  const rate = testRate(300, {
    taxes: [{ kind: 'vat', collected: 'included', amount: 19.63, currency: 'EUR' }],
  });
  const loaded = testLoadedHotel({ roomTypes: [[testRoomType(1, [rate])], [testRoomType(1, [rate])]] });
  const { unmount } = renderStay(loaded);
  expect(screen.getAllByText('Includes €19.63 VAT').length).toBeGreaterThan(0);
  unmount();
  renderStay({ ...loaded, hotel: { ...loaded.hotel, timeZone: 'Atlantic/Canary' } });
  expect(screen.getAllByText('Includes €19.63 IGIC').length).toBeGreaterThan(0);
});

test('The sum with a tax in the hotel’s own currency is stated as an approximation', () => {
  const tax = { kind: 'city', collected: 'at-hotel', amount: 2_560, currency: 'JPY' } as const;
  const stated = (taxes: typeof tax & { approximate?: number }) => {
    const roomType = testRoomType(1, [testRate(300, { taxes: [taxes] })]);
    const { unmount } = renderStay(testLoadedHotel({ roomTypes: [[roomType], [roomType]] }));
    const text = ticket().textContent;
    unmount();
    return text;
  };
  expect(stated({ ...tax, approximate: 16.05 })).toContain(
    'In total, including what you pay at the hotelabout €632.10',
  );
  expect(stated(tax)).not.toContain('In total');
});

test('What the seller states about a rate stands with it as plain text; long notes are folded', () => {
  const notes = 'Pets are not allowed.\n<img src=x onerror=alert(1)>';
  const roomType = testRoomType(1, [testRate(300, { notes }), testRate(320, { notes: 'word '.repeat(80) })]);
  renderStay(testLoadedHotel({ roomTypes: [[roomType], [roomType]] }));
  const [table] = screen.getAllByRole('table');
  expect(table?.textContent).toContain(`Hotel’s notes on this rate${notes}`);
  expect(table?.querySelector('img')).toBeNull();
  expect(table?.querySelectorAll('details')).toHaveLength(1);
});
