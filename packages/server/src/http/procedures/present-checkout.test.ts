import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import { money } from '@ashore/core/money/money.ts';
import { expect, test, vi } from 'vitest';
import { bookingWith } from '../../../test-support/bookings/sold-booking.ts';
import type { CheckoutResult } from '../../features/bookings/checkout/submit-checkout.ts';
import type { Intent } from '../../gateways/payments/port.ts';
import type { ApiContext } from '../api/call/context.ts';
import { checkoutAnswer, intentAnswer } from './present-checkout.ts';

const intent: Intent = {
  id: 'pi_1',
  attemptId: 'attempt',
  bookingId: 'booking',
  method: 'credit-card',
  state: 'requires_action',
  amount: money(9_700, 'EUR'),
  isCaptureLater: false,
  capturedMinor: 0,
  refunds: [],
  captureBefore: null,
  refusal: null,
  clientSecret: null,
  action: null,
};

type Answered = { readonly outcome: string; readonly state?: string } & Partial<Omit<Intent, 'state'>>;

/** The answer of a database without bookings, where showing one is an error. */
function answerTo({ outcome, state = 'awaiting_payment', ...changes }: Answered, intentState = intent.state) {
  const booking = bookingWith({ state: state as 'confirmed' });
  const database = { pool: { query: async () => ({ rows: [] }) } };
  const context = { database, locale: 'en', numberDocuments: async () => {} };
  return checkoutAnswer(
    context as unknown as ApiContext,
    {
      outcome,
      booking,
      payment: {},
      intent: { ...intent, ...changes, state: intentState },
    } as unknown as CheckoutResult,
  );
}

const showsBooking = 'The booking was not found.';
const nothingYet = { invoices: [], vouchers: [] };

test.each([
  ['requires_method', 'requires_confirmation'],
  ['requires_action', 'requires_action'],
  ['authorised', 'requires_capture'],
] as const)(
  'An open payment that is in the state %s has the status %s, and no ticket yet',
  async (state, status) => {
    const answer = await answerTo({ outcome: 'open' }, state);
    expect(answer).toEqual({ ...nothingYet, stripeStatus: status, paymentIntentId: 'pi_1' });
  },
);

test.each(['failed', 'cancelled'] as const)(
  'A payment of an open checkout that has %s has no status that a browser could go on with',
  async (state) => {
    expect(await answerTo({ outcome: 'open' }, state)).toEqual(nothingYet);
  },
);

test('What the traveller must do next, and the secret for it, are in the answer to an open payment', async () => {
  const action = { kind: 'frame', url: '/challenge' } as const;
  expect(await answerTo({ outcome: 'open', clientSecret: 'secret', action })).toMatchObject({
    paymentIntentClientSecret: 'secret',
    nextAction: action,
  });
});

test.each([
  ['booked', 'awaiting_payment', 'captured'],
  ['sold', 'awaiting_payment', 'captured'],
  ['open', 'awaiting_payment', 'processing'],
  ['refunded', 'confirmed', 'captured'],
  ['refunded', 'on_request', 'captured'],
  ['refunded', 'accepted', 'captured'],
  ['refunded', 'completed', 'captured'],
] as const)(
  'A checkout that is %s, of a booking that is %s, shows the booking',
  async (outcome, state, intentState) => {
    await expect(answerTo({ outcome, state }, intentState)).rejects.toThrow(showsBooking);
  },
);

test.each([
  ['of a sold price', { confirmedAt: new Date('2037-11-21T12:00:00Z'), totalMinor: 9_700 }, 1],
  ['without a price', { confirmedAt: new Date('2037-11-21T12:00:00Z'), totalMinor: 0 }, 0],
  ['that is not confirmed', { confirmedAt: null, totalMinor: 9_700 }, 0],
])('The documents of a booking %s are numbered before it is shown, if it has any', async (_, sums, count) => {
  const numberDocuments = vi.fn(async () => {});
  const context = {
    database: { pool: { query: async () => ({ rows: [] }) } },
    locale: 'en',
    numberDocuments,
  };
  const booked = { outcome: 'booked', booking: { ...bookingWith({ state: 'confirmed' }), ...sums } };
  await expect(
    checkoutAnswer(context as unknown as ApiContext, booked as unknown as CheckoutResult),
  ).rejects.toThrow(showsBooking);
  expect(numberDocuments).toHaveBeenCalledTimes(count);
});

test.each(['awaiting_payment', 'expired', 'cancelled', 'declined', 'unanswered', 'unpaid'])(
  'A refunded payment of a booking that is %s leaves a cart that is gone',
  async (state) => {
    await expect(answerTo({ outcome: 'refunded', state })).rejects.toMatchObject({
      code: 'gone',
      field: 'cartId',
    });
  },
);

test('A refused payment states the reason of the bank, also if the booking has ended', async () => {
  const refusal = 'insufficient_funds' as const;
  for (const state of ['awaiting_payment', 'expired'])
    expect(await answerTo({ outcome: 'refused', state, refusal }, 'failed')).toEqual({
      ...nothingYet,
      errorMessage: refusal,
    });
});

test.each([
  ['failed', 'card_declined'],
  ['cancelled', 'abandoned'],
] as const)('A refused payment without a reason that has %s is %s', async (intentState, errorMessage) => {
  expect(await answerTo({ outcome: 'refused' }, intentState)).toEqual({ ...nothingYet, errorMessage });
});

test('A refused payment without a reason, of a booking that has ended, leaves a cart that is gone', async () => {
  for (const state of ENDED_STATES)
    await expect(answerTo({ outcome: 'refused', state }, 'cancelled')).rejects.toMatchObject({
      code: 'gone',
    });
});

test.each(['impossible', 'mismatched'])('A payment that is %s is a processing error', async (outcome) => {
  expect(await answerTo({ outcome })).toEqual({ ...nothingYet, errorMessage: 'processing_error' });
});

test('An intent is shown with its amount in decimals', () => {
  expect(intentAnswer({ ...intent, clientSecret: 'secret' })).toEqual({
    id: 'pi_1',
    clientSecret: 'secret',
    nextAction: null,
    amount: 97,
    currency: 'EUR',
  });
});
