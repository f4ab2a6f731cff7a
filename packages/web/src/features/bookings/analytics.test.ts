import { BOOKING_STATES, type BookingState } from '@ashore/core/booking/booking-process.ts';
import { expect, test } from 'vitest';
import { settledOrder } from './analytics.ts';

test('An order counts as bought when it is paid or authorised for a supplier’s answer, and is undecided while a bank is processing', () => {
  const states = Object.keys(BOOKING_STATES) as BookingState[];
  const of = (isBought: boolean | undefined) =>
    states.filter((state) => settledOrder({ orderNumber: 'ABCD1234', state })?.isBought === isBought);
  expect(of(true)).toEqual(['on_request', 'accepted', 'confirmed', 'completed']);
  expect(of(undefined)).toEqual(['quoted', 'awaiting_payment']);
  expect(of(false)).toEqual(['expired', 'declined', 'unanswered', 'unpaid', 'cancelled']);
});
