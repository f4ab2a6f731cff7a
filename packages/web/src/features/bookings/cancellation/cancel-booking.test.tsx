import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testBooking } from '../../../../test-support/booking.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import { CancelBooking } from './cancel-booking.tsx';
import type { CancelTerms } from './use-cancelling.ts';

const ask = 'POST /api/bookings/*/cancellation-quote';
const cancel = 'POST /api/bookings/*/cancellation';
const show = 'GET /api/bookings/*';
const terms = (refund: number): CancelTerms => ({
  refund,
  price: 97,
  fee: 97 - refund,
  chargeAtHotel: 0,
  refundPercent: Math.round((refund / 97) * 100),
  currencyCode: 'EUR',
  until: null,
});
const cancelled = (booking: BookingView, refundedTotal: number): BookingView => ({
  ...booking,
  state: 'cancelled',
  mayCancel: false,
  refundedTotal,
  tickets: booking.tickets.map((ticket) => ({ ...ticket, isCancelled: true, code: null })),
});
type SentCancellation = {
  readonly tickets: readonly number[];
  readonly refund: number;
  readonly chargeAtHotel: number;
};

/** Renders the offer to cancel a booking, on a page that keeps the booking as the server returns it. */
async function openOffer(booking: BookingView, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  const now = { booking };
  function Page() {
    const [shown, setShown] = useState(booking);
    now.booking = shown;
    return <CancelBooking booking={shown} isFresh onChange={setShown} />;
  }
  const page = renderOnPage(<Page />);
  const button = (name: string) => screen.findByRole('button', { name });
  return {
    ...page,
    calls,
    now,
    async begin(name: string) {
      await page.user.click(await button(name));
      return within(await screen.findByRole('dialog'));
    },
    sent: () => calls.filter(({ name }) => name === cancel).map(({ body }) => body as SentCancellation),
  };
}

const forSum = (sum: string) => english('cancel.forSum', { sum });
const findText = (words: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toContain(words));

test('The refund is shown before the button is pressed, and the result afterwards has the focus', async () => {
  const booking = testBooking();
  const { begin, user, now, sent } = await openOffer(booking, {
    [ask]: () => terms(97),
    [cancel]: () => cancelled(booking, 97),
  });
  const dialog = await begin(forSum('€97.00'));
  expect(dialog.getByText(english('cancel.back'))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: forSum('€97.00') }));
  await findText('€97.00');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: forSum('€97.00') })).toBeNull();
  expect(now.booking.state).toBe('cancelled');
  expect(sent()).toMatchObject([{ refund: 97 }]);
});

test('Single tickets can be chosen, at least one, and the refund follows the choice', async () => {
  const booking = testBooking();
  const { begin, user, sent } = await openOffer(booking, {
    [ask]: ({ body }) => terms((body as SentCancellation).tickets?.length === 1 ? 48.5 : 97),
    [cancel]: () => ({
      ...booking,
      refundedTotal: 48.5,
      tickets: booking.tickets.map((ticket, place) => ({ ...ticket, isCancelled: place === 1 })),
    }),
  });
  const dialog = await begin(forSum('€97.00'));
  await user.click(dialog.getByRole('checkbox', { name: 'Marie Lindqvist' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Jonas Lindqvist' }));
  expect(dialog.getByText(english('cancel.chooseOne'))).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Jonas Lindqvist' }));
  await user.click(await dialog.findByRole('button', { name: forSum('€48.50') }));
  await findText('€48.50');
  expect(sent()).toMatchObject([{ tickets: [1], refund: 48.5 }]);
  // The other ticket stays valid and can be cancelled later.
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});

test('If the refund has changed, nothing is cancelled, the new refund is shown, and a second press accepts it', async () => {
  const booking = testBooking();
  const sums = [97, 48.5];
  const answers: object[] = [Response.json({ status: 409 }, { status: 409 }), cancelled(booking, 48.5)];
  const { begin, user, now, sent } = await openOffer(booking, {
    [ask]: () => terms(sums.length > 1 ? (sums.shift() ?? 0) : (sums[0] ?? 0)),
    [cancel]: () => answers.shift(),
    [show]: () => booking,
  });
  const dialog = await begin(forSum('€97.00'));
  await user.click(dialog.getByRole('button', { name: forSum('€97.00') }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(english('cancel.changed')));
  expect(now.booking.state).toBe('confirmed');
  await user.click(await dialog.findByRole('button', { name: forSum('€48.50') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ refund }) => refund)).toEqual([97, 48.5]);
});

test('If nothing is refunded, the button says so in advance, and a traveller who keeps the spots sends nothing', async () => {
  const booking = testBooking();
  const { begin, user, sent } = await openOffer(booking, {
    [ask]: () => terms(0),
    [cancel]: () => cancelled(booking, 0),
  });
  const dialog = await begin(english('cancel.forNothing'));
  expect(dialog.getByText(english('cancel.toTheStart'))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: english('cancel.keep') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
  const newDialog = await begin(english('cancel.forNothing'));
  await user.click(newDialog.getByRole('button', { name: english('cancel.forNothing') }));
  await findText(english('cancel.doneForNothing', { count: 2, sum: '€0.00' }));
});

test('A request is withdrawn as a whole, and no amount is shown', async () => {
  const booking = testBooking({ state: 'on_request', paidTotal: 0, answerUntil: '2037-05-01T12:00:00.000Z' });
  const { begin, user } = await openOffer(booking, {
    [ask]: () => terms(97),
    [cancel]: () => cancelled(booking, 0),
  });
  const dialog = await begin(english('cancel.withdraw'));
  expect(dialog.queryAllByRole('checkbox')).toEqual([]);
  expect(dialog.queryByText(english('cancel.back'))).toBeNull();
  await user.click(dialog.getByRole('button', { name: english('cancel.withdraw') }));
  await findText(english('cancel.doneWithdraw', { count: 2, sum: '' }));
});

test('A booking that is only cached cannot be cancelled until the connection returns', async () => {
  const calls = answerCalls({ [ask]: () => terms(97) });
  await act(async () => {
    renderOnPage(<CancelBooking booking={testBooking()} isFresh={false} onChange={() => {}} />);
  });
  expect(screen.getByText(english('cancel.offline'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([]);
});

test('Who cancels a stay that is paid at the hotel reads of a charge of the hotel, and of no refund', async () => {
  const booking = testBooking({ trip: testStayQuote({ payment: 'at-hotel' }), grandTotal: 0, paidTotal: 0 });
  const until = '2027-05-12T17:00:00.000Z';
  const { begin, user } = await openOffer(booking, {
    [ask]: () => ({ ...terms(0), price: 0, fee: 0, chargeAtHotel: 164, until }),
    [cancel]: () => cancelled(booking, 0),
  });
  const dialog = await begin('Cancel; the hotel may charge €164.00');
  expect(screen.getByText(/^We charged nothing\. You can cancel until check-in/)).toBeTruthy();
  const place = { until: 'Wed 12 May, 18:00', city: 'Lisbon' };
  expect(dialog.getByText(english('stay.chargeUntil', place))).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/refund/i);
  await user.click(dialog.getByRole('button', { name: 'Cancel; the hotel may charge €164.00' }));
  await findText('We charged nothing; under the terms of your rate the hotel may charge €164.00.');
});

test('A page that still says free cancels nothing once the hotel may charge, and shows the charge to confirm', async () => {
  const booking = testBooking({ trip: testStayQuote({ payment: 'at-hotel' }), grandTotal: 0, paidTotal: 0 });
  const charges = [0, 164];
  const answers: object[] = [Response.json({ status: 409 }, { status: 409 }), cancelled(booking, 0)];
  const { begin, user, now, sent } = await openOffer(booking, {
    [ask]: () => ({ ...terms(0), price: 0, fee: 0, chargeAtHotel: charges.shift() ?? 164 }),
    [cancel]: () => answers.shift(),
    [show]: () => booking,
  });
  const dialog = await begin(english('stay.forFree'));
  await user.click(dialog.getByRole('button', { name: english('stay.forFree') }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(english('stay.chargeChanged')));
  expect(now.booking.state).toBe('confirmed');
  await user.click(await dialog.findByRole('button', { name: 'Cancel; the hotel may charge €164.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ refund, chargeAtHotel }) => [refund, chargeAtHotel])).toEqual([
    [0, 0],
    [0, 164],
  ]);
});
