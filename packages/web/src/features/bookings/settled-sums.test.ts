import { expect, test } from 'vitest';
import { testBooking } from './booking-for-tests.ts';
import { settledSums } from './settled-sums.ts';

const creditNote = {
  number: '2026-000124',
  kind: 'credit_note',
  total: 48.5,
  taxPercent: 23,
  tax: 9.07,
  issuedAt: '2026-11-21T12:00:00.000Z',
  url: '/papers/key/invoice-2026-000124.pdf',
} as const;

test('What went back is no part of what is left, to the cent', () => {
  expect(settledSums(testBooking())).toEqual({ back: 0, left: 97 });
  expect(settledSums(testBooking({ grandTotal: 97.3, refundedTotal: 32.1 }))).toEqual({
    back: 32.1,
    left: 65.2,
  });
});

test('On an account nothing goes back: the credit notes say what is not owed any more', () => {
  const method = 'bill-organisation';
  expect(settledSums(testBooking({ method, invoices: [creditNote] }))).toEqual({ back: 48.5, left: 48.5 });
  // Of whoever has paid, the money says it: its paper comes a moment later.
  expect(settledSums(testBooking({ invoices: [creditNote] }))).toEqual({ back: 0, left: 97 });
});
