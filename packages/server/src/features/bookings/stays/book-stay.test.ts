import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  guestCheckout,
} from '../../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { familyRoom, holdStay, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { submitCheckout } from '../checkout/submit-checkout.ts';
import { numberDocuments } from '../documents/number-documents.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database);
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const twoRooms = [storedRoom(), familyRoom()];
const guests = [
  { participantName: 'Mara Lind', ticketType: 'room', otherGuests: ['Jonas Lind'] },
  { participantName: 'Ada Ek', ticketType: 'room', otherGuests: ['Bo Ek', 'Cleo Ek', 'Dan Ek'] },
];

function request(quote: QuotedTrip, { participants = guests as object[], charge = {}, item = {} } = {}) {
  const details = JSON.stringify({ quoteId: quote.quoteId, offers: ['x'], total: 1 });
  return checkoutRequest.parse(
    checkoutOf(quote, {
      cart: {
        participants,
        cartItems: [{ itemDetailsJson: details, serviceType: 'HOTEL', ...item }],
      },
      charge: { amount: quote.stay?.dueNow, ...charge },
    }).data,
  );
}

function book(quote: QuotedTrip, differences: Parameters<typeof request>[1] = {}) {
  const { deps } = bookingDeps(testDb.database);
  return submitCheckout(deps, { ...guestCheckout, request: request(quote, differences) });
}

async function rows(text: string) {
  return (await testDb.database.pool.query(text)).rows;
}

test('A held stay is paid and confirmed: a ticket for each room, at its own price, in the name of its lead guest', async () => {
  const quote = await holdStay(testDb.database, hotel, { rooms: twoRooms });
  const { outcome, booking } = await book(quote, {
    item: { itemComments: 'A quiet room', arrivalTime: '22:30' },
  });
  expect([outcome, booking.state]).toEqual(['sold', 'confirmed']);
  expect(booking).toMatchObject({
    spots: 2,
    grossMinor: 185_600,
    totalMinor: 185_600,
    // The lines of the quote include 6 percent; the standard rate of Portugal is 23.
    taxPercent: 6,
    startsAt: new Date('2037-05-14T14:00:00Z'),
    endsAt: new Date('2037-05-18T11:00:00Z'),
  });
  expect(
    await rows(
      'select position, band, participant_name as name, price_minor::int as price from booking_tickets order by position',
    ),
  ).toEqual([
    { position: 0, band: 'room', name: 'Mara Lind', price: 65_600 },
    { position: 1, band: 'room', name: 'Ada Ek', price: 120_000 },
  ]);
  expect(await rows('select state from holds')).toEqual([{ state: 'sold' }]);
  expect(await rows(`select traveller_notes from bookings`)).toMatchObject([
    { traveller_notes: { comments: 'A quiet room', arrivalTime: '22:30' } },
  ]);
  expect(await rows(`select participants -> 1 -> 'otherGuests' as others from bookings`)).toEqual([
    { others: ['Bo Ek', 'Cleo Ek', 'Dan Ek'] },
  ]);
  await numberDocuments(testDb.database);
  expect(await rows('select total_minor::int as total, tax_minor::int as tax from invoices')).toEqual([
    { total: 185_600, tax: 10_506 },
  ]);
  expect(await balances(testDb.database)).toEqual({
    provider: -185_600,
    supplier: 148_480,
    commission: 37_120,
  });
});

test('A stay that is paid at the hotel is booked without a charge, an invoice or a payment', async () => {
  const quote = await holdStay(testDb.database, hotel, { rooms: twoRooms, stay: { payment: 'at-hotel' } });
  expect([quote.grandTotal, quote.stay?.dueNow]).toEqual([1_856, 0]);
  const { outcome, booking } = await book(quote);
  expect([outcome, booking.state, booking.totalMinor]).toEqual(['booked', 'confirmed', 0]);
  expect(await rows('select price_minor::int as price from booking_tickets')).toEqual([
    { price: 0 },
    { price: 0 },
  ]);
  expect([await rows('select from payments'), await numberDocuments(testDb.database)]).toEqual([[], 0]);
  expect(await balances(testDb.database)).toEqual({});
});

test('Guests besides the lead guest need not be named', async () => {
  const participants = guests.map(({ otherGuests: _, ...guest }) => guest);
  const { booking } = await book(await holdStay(testDb.database, hotel, { rooms: twoRooms }), {
    participants,
  });
  expect(booking.state).toBe('confirmed');
});

const [lead, second] = guests as [object, object];

test.each([
  ['one lead guest for two rooms', { participants: [lead] }, 'unprocessable', 'data.cart.participants'],
  [
    'three lead guests for two rooms',
    { participants: [lead, second, second] },
    'unprocessable',
    'data.cart.participants',
  ],
  [
    'a traveller who is no lead guest',
    { participants: [lead, { ...second, ticketType: 'adult', otherGuests: [] }] },
    'unprocessable',
    'data.cart.participants',
  ],
  [
    'more guests than the room was quoted for',
    { participants: [{ ...lead, otherGuests: ['Jo', 'Bo'] }, second] },
    'unprocessable',
    'data.cart.participants.0.otherGuests',
  ],
  [
    'the address of a page as the name of a guest',
    { participants: [lead, { ...second, otherGuests: ['Bo', 'www.example.org'] }] },
    'unprocessable',
    'data.cart.participants.1.otherGuests.1',
  ],
  ['another total', { charge: { amount: 1 } }, 'conflict', 'amount'],
  ['another currency', { charge: { currency: 'USD' } }, 'conflict', 'currency'],
])('A checkout with %s is refused, and nothing is booked', async (_, differences, code, field) => {
  const quote = await holdStay(testDb.database, hotel, { rooms: twoRooms });
  await expect(book(quote, differences)).rejects.toMatchObject({ code, field });
  expect(await rows('select from bookings')).toEqual([]);
});

test('A charge for a stay that is paid at the hotel is refused', async () => {
  const quote = await holdStay(testDb.database, hotel, { stay: { payment: 'at-hotel' } });
  const differences = { participants: [lead], charge: { amount: quote.grandTotal } };
  await expect(book(quote, differences)).rejects.toMatchObject({
    code: 'conflict',
    field: 'amount',
    total: { amount: 0, currency: 'EUR' },
  });
});
