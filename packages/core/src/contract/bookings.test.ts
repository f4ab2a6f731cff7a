import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as bookings from './bookings.ts';
import { checkout, checkoutResponse, paymentOptions } from './checkout.ts';

type ContractCall = { readonly '~orpc': { readonly inputSchema?: unknown } };

const reads = (call: ContractCall, input: unknown) =>
  (call['~orpc'].inputSchema as z.ZodType).safeParse(input).success;
const accessKey = 'k'.repeat(43);

test('A booking is named by its access key alone; a key of another length or with other characters is refused', () => {
  for (const wrong of [
    '',
    'k',
    accessKey.slice(1),
    `${accessKey}k`,
    accessKey.replace('k', '/'),
    `${accessKey}\n`,
  ])
    expect([wrong, reads(bookings.showBooking, { accessKey: wrong })]).toEqual([wrong, false]);
  expect(reads(bookings.showBooking, { accessKey })).toBe(true);
});

test('A cancellation names its refund as a plain number, and its tickets by their position', () => {
  const wrong = [-0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e13, '10', null, undefined];
  for (const refund of wrong)
    expect([refund, reads(bookings.cancelBooking, { accessKey, refund })]).toEqual([refund, false]);
  expect(reads(bookings.cancelBooking, { accessKey, refund: 0 })).toBe(true);
  for (const chargeAtHotel of wrong.filter((sum) => sum !== undefined))
    expect([chargeAtHotel, reads(bookings.cancelBooking, { accessKey, refund: 0, chargeAtHotel })]).toEqual([
      chargeAtHotel,
      false,
    ]);
  expect(reads(bookings.cancelBooking, { accessKey, refund: 0, chargeAtHotel: 164 })).toBe(true);
  for (const place of [-1, 1.5, 201, '0'])
    expect([place, reads(bookings.quoteCancellation, { accessKey, tickets: [place] })]).toEqual([
      place,
      false,
    ]);
  expect(reads(bookings.quoteCancellation, { accessKey, tickets: [0, 200] })).toBe(true);
});

test('A corrected ship has a name; pier and all aboard may be left open, and no line holds a card number', () => {
  const ship = { accessKey, shipName: 'Aurora', terminal: 'Pier 2', allAboard: '17:30' };
  const corrected = (change: object) => reads(bookings.changeShip, { ...ship, ...change });
  expect(corrected({})).toBe(true);
  expect(corrected({ terminal: '', allAboard: null })).toBe(true);
  for (const wrong of [
    { accessKey: 'k' },
    { shipName: ' ' },
    { shipName: 'x'.repeat(121) },
    { shipName: '4242 4242 4242 4242' },
    { terminal: undefined },
    { terminal: '4242424242424242' },
    { allAboard: '' },
    { allAboard: '25:00' },
  ])
    expect([wrong, corrected(wrong)]).toEqual([wrong, false]);
});

test('A supplier accepts or declines, and nothing else', () => {
  const answered = (answer: unknown) => reads(bookings.answerRequest, { secret: accessKey, answer });
  expect(['accept', 'decline', 'maybe', '', true].map(answered)).toEqual([true, true, false, false, false]);
});

test('An order number is read in any case and grouping, and the email address must be valid', () => {
  const find = (orderNumber: string, email: string) => reads(bookings.findBooking, { orderNumber, email });
  expect(find(' 7k3m-9qx2 ', 'mara@example.org')).toBe(true);
  expect(find('7k3', 'mara@example.org')).toBe(false);
  expect(find('7K3M9QX2', 'no address')).toBe(false);
});

test('The answer of a checkout uses the names of the specification, and a refusal is a code of a closed list', () => {
  const words = ['errorMessage', 'stripeStatus', 'paymentIntentClientSecret', 'invoices', 'vouchers', 'cart'];
  expect(Object.keys(checkoutResponse.shape)).toEqual(expect.arrayContaining(words));
  expect(checkoutResponse.parse({})).toEqual({ invoices: [], vouchers: [] });
  expect(checkoutResponse.safeParse({ errorMessage: 'Ihre Karte wurde abgelehnt' }).success).toBe(false);
  expect(checkoutResponse.safeParse({ errorMessage: 'card_declined' }).success).toBe(true);
});

test('A checkout is sent as `data`, and its payment options are read by the id of the cart', () => {
  expect(reads(checkout, { cart: {} })).toBe(false);
  expect(reads(paymentOptions, { cartId: 'mine' })).toBe(false);
});
