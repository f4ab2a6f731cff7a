import { randomUUID } from 'node:crypto';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookedShipWith } from '../../../../../core/test-support/cruises/booked-ship.ts';
import {
  holdId,
  productWith,
  requestFor,
  storedQuoteWith,
} from '../../../../test-support/bookings/sold-booking.ts';
import { familyRoom, storedRoom, storedStayQuote } from '../../../../test-support/hotels/held-stay.ts';
import type { StoredQuote } from '../../quotes/quote.ts';
import { newOrderNumber, newTicketCode } from '../booking.ts';
import { bookingRow, type NewBooking, ticketRows } from './write-booking.ts';

const shipQuestion = {
  scope: 'booking',
  kind: 'ship',
  measure: null,
  required: true,
  choices: [],
} as const;

type BookingParts = Partial<NewBooking> & { readonly says?: Parameters<typeof requestFor>[1] };

function rowOf({ says, storedQuote = storedQuoteWith(), ...more }: BookingParts = {}) {
  return bookingRow({
    request: requestFor(storedQuote, says),
    storedQuote,
    hold: { id: holdId, spots: 2, expiresAt: new Date('2026-11-21T20:20:00Z') },
    product: productWith(),
    kind: 'direct',
    organisationId: null,
    accountId: null,
    needsAnswer: false,
    variant: 'test',
    locale: 'en',
    ...more,
  });
}

test('The price of a booking comes from its quote, never from the client', () => {
  const row = rowOf({ says: { charge: { amount: 0.01, currency: 'USD' } } });
  expect(row).toMatchObject({ currency: 'EUR', gross_minor: 9_700, discount_minor: 0, total_minor: 9_700 });
});

test('A traveller who names another ship than that of the sailing is booked without the sailing', () => {
  const ship = bookedShipWith();
  const question = { ...shipQuestion, id: randomUUID() };
  const product = productWith({ required: { ...productWith().required, questions: [question] } });
  const shipOf = (answer: string | undefined) => {
    const answers = answer === undefined ? [] : [{ questionId: question.id, answer }];
    const row = rowOf({
      storedQuote: storedQuoteWith({ ship }),
      product,
      says: { otherFields: { bookingQuestionsAnswers: answers } },
    });
    return row.quote.ship;
  };
  expect(shipOf('Kerensa, Pier 3, 13:00')).toBeUndefined();
  expect(shipOf('Kerensa')).toBeUndefined();
  expect(shipOf('serena, Pier 3, 13:00')).toEqual(ship);
  expect(shipOf(undefined)).toEqual(ship);
});

test('Another ship as a place or in the transfer request takes the sailing too; a place without that mark does not', () => {
  const ship = bookedShipWith();
  const aurora = { shipName: 'Aurora', terminal: 'Pier 2', allAboard: '15:00' };
  const shipOf = (otherFields: object, request: StoredQuote['ride'] = null) =>
    rowOf({ storedQuote: storedQuoteWith({ ship, ride: request }), says: { otherFields } }).quote.ship;
  const title = 'Aurora, Pier 2, 15:00';
  for (const place of ['startingPointInformation', 'dropOffInformation']) {
    expect(shipOf({ [place]: { title, time: null, isShip: true } })).toBeUndefined();
    expect(shipOf({ [place]: { title, time: null } })).toEqual(ship);
  }
  expect(shipOf({}, { kind: 'ship', direction: 'both', ...aurora })).toBeUndefined();
  expect(shipOf({}, { kind: 'ship', direction: 'both', ...aurora, shipName: 'serena' })).toEqual(ship);
});

test('The answer to another question names no ship, so the sailing stays', () => {
  const ship = bookedShipWith();
  const question = { ...shipQuestion, kind: 'text', id: randomUUID() } as const;
  const { quote } = rowOf({
    storedQuote: storedQuoteWith({ ship }),
    product: productWith({ required: { ...productWith().required, questions: [question] } }),
    says: { otherFields: { bookingQuestionsAnswers: [{ questionId: question.id, answer: 'No nuts' }] } },
  });
  expect(quote.ship).toEqual(ship);
});

test('A booking stores the supplier’s commission and the place’s tax as they are today', () => {
  const row = rowOf({ product: productWith({ commissionPercent: 12.5, countryCode: 'CH' }) });
  expect(row).toMatchObject({ commission_percent: 12.5, tax_percent: 8.1 });
  expect(rowOf({ product: productWith({ countryCode: 'US' }) }).tax_percent).toBe(0);
  const storedQuote = { ...storedQuoteWith(), timeZone: 'Atlantic/Canary' };
  expect(rowOf({ storedQuote, product: productWith({ countryCode: 'ES' }) }).tax_percent).toBe(7);
});

test('A booking names its cart, hold and product, and keeps the quote unchanged', () => {
  const storedQuote = storedQuoteWith();
  const organisationId = randomUUID();
  const row = rowOf({ storedQuote, kind: 'billed', organisationId, needsAnswer: true, locale: 'de' });
  expect(row).toMatchObject({
    cart_id: requestFor(storedQuote).cart.id,
    hold_id: holdId,
    spots: 2,
    product_id: productWith().id,
    supplier_id: productWith().supplierId,
    organisation_id: organisationId,
    checkout_kind: 'billed',
    needs_answer: true,
    locale: 'de',
    held_until: new Date('2026-11-21T20:20:00Z'),
    starts_at: storedQuote.startsAt,
    ends_at: storedQuote.endsAt,
    time_zone: 'Europe/Lisbon',
  });
  expect(row.quote).toBe(storedQuote);
});

test('Contact person, travellers and their notes are stored as sent', () => {
  const place = { title: 'Hotel Cais', time: '09:30' };
  const cartItems = [{ itemComments: 'A window, please.' }];
  const row = rowOf({
    says: {
      method: 'paypal',
      cart: { cartItems },
      otherFields: { startingPointInformation: place, guideLanguage: 'zh' },
    },
  });
  expect(row).toMatchObject({
    method: 'paypal',
    contact: { firstName: 'Mara', email: 'mara@example.org' },
    participants: [{ participantName: 'adult 1' }, { participantName: 'adult 2' }],
    traveller_notes: {
      comments: 'A window, please.',
      startingPointInformation: place,
      pickupId: null,
      guideLanguage: 'zh',
    },
  });
});

test('A booking names the affiliate of its checkout, or else of its quote', () => {
  const storedQuote = storedQuoteWith({ referralSource: 'hotel_cais' });
  const cartItems = [{ referralSource: 'island_map' }];
  expect(rowOf({ storedQuote }).referral_source).toBe('hotel_cais');
  expect(rowOf({ storedQuote, says: { cart: { cartItems } } }).referral_source).toBe('island_map');
  expect(rowOf().referral_source).toBeNull();
});

test('Bookings never share an ID, an order number or an access key', () => {
  const rows = Array.from({ length: 200 }, () => rowOf());
  for (const name of ['id', 'order_number', 'access_key'] as const)
    expect(new Set(rows.map((row) => row[name])).size).toBe(200);
  for (const { access_key } of rows) expect(access_key).toMatch(/^[\w-]{43}$/);
});

test('Order numbers use unambiguous characters, each equally likely', () => {
  const numbers = Array.from({ length: 4_000 }, newOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const counts = Map.groupBy(numbers.join(''), (sign) => sign);
  expect(counts.size).toBe(32);
  // A thousand of each are expected. A character missing half the time exceeds this limit; chance does not.
  for (const { length } of counts.values()) expect(Math.abs(length - 1_000)).toBeLessThan(250);
  expect(newTicketCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

const line = fc.record({
  band: fc.constantFrom(...BANDS),
  count: fc.integer({ min: 1, max: 9 }),
  totalMinor: fc.integer({ min: 0, max: 5_000_000 }),
});
const lines = fc.uniqueArray(line, { selector: ({ band }) => band, minLength: 1, maxLength: 4 });

test.each(['EUR', 'JPY'] as const)(
  'The ticket prices of a line in %s add up to the price of the line and differ by at most one unit',
  (currency) => {
    fc.assert(
      fc.property(lines, fc.integer(), (quoted, seed) => {
        const storedQuote = storedQuoteWith({
          currency,
          lines: quoted.map((one) => ({ ...one, unitMinor: 0, originalMinor: one.totalMinor })),
        });
        const request = requestFor(storedQuote);
        // In any order: clients do not sort travellers by ticket price.
        const participants = request.cart.participants.toSorted(
          (a, b) => ((a.participantName.length * seed) % 7) - ((b.participantName.length * seed) % 7),
        );
        const tickets = ticketRows({
          request: { ...request, cart: { ...request.cart, participants } },
          storedQuote,
        });
        for (const { band, count, totalMinor } of quoted) {
          const prices = tickets.filter((ticket) => ticket.band === band).map((ticket) => ticket.price_minor);
          expect(prices).toHaveLength(count);
          expect(prices.reduce((sum, price) => sum + price, 0)).toBe(totalMinor);
          expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(1);
        }
        for (const { position, band, participant_name } of tickets)
          expect(participants[position]).toMatchObject({
            participantName: participant_name,
            ticketType: band,
          });
        expect(new Set(tickets.map(({ position }) => position)).size).toBe(participants.length);
        expect(new Set(tickets.map(({ code }) => code)).size).toBe(participants.length);
      }),
    );
  },
);

test('A price that cannot be divided evenly gives its odd units to the first tickets', () => {
  const unit = { unitMinor: 0, originalMinor: 1_000 };
  const storedQuote = storedQuoteWith({
    currency: 'JPY',
    lines: [{ band: 'adult', count: 3, totalMinor: 1_000, ...unit }],
  });
  const prices = ticketRows({ request: requestFor(storedQuote), storedQuote }).map(
    ({ price_minor }) => price_minor,
  );
  expect(prices).toEqual([334, 333, 333]);
});

test('Each room of a stay is one ticket, in the name of its lead guest and at the price of the room', () => {
  const storedQuote = storedStayQuote({ rooms: [storedRoom(), familyRoom()] });
  const participants = ['Mara Lind', 'Jo Lind'].map((participantName) => ({
    participantName,
    ticketType: 'room' as const,
  }));
  const request = requestFor(storedQuoteWith(), { cart: { participants } });
  expect(ticketRows({ request, storedQuote })).toMatchObject([
    { position: 0, participant_name: 'Mara Lind', price_minor: 65_600 },
    { position: 1, participant_name: 'Jo Lind', price_minor: 120_000 },
  ]);
});
