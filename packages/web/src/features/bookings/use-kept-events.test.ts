import { BOOKING_STATES, type BookingState } from '@ashore/core/booking/booking-process.ts';
import { expect, test } from 'vitest';
import { settled } from './use-kept-events.ts';

test('An order is bought when it is paid, or held for a supplier’s answer; it is neither while a bank takes its time.', () => {
  const states = Object.keys(BOOKING_STATES) as BookingState[];
  const of = (isBought: boolean | undefined) =>
    states.filter((state) => settled({ orderNumber: 'ABCD1234', state })?.isBought === isBought);
  expect(of(true)).toEqual(['on_request', 'accepted', 'confirmed', 'completed']);
  expect(of(undefined)).toEqual(['quoted', 'awaiting_payment']);
  expect(of(false)).toEqual(['expired', 'declined', 'unanswered', 'unpaid', 'cancelled']);
});
