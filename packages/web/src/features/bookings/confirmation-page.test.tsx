import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { testBooking } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { useBoughtStore } from '../../store/bought-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import { BookingPage } from './booking-page.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';

const show = 'GET /api/bookings/*';
const terms = 'POST /api/bookings/*/cancellation-quote';
const accessKey = 'k'.repeat(43);

beforeEach(() =>
  act(async () => {
    await readSavedStores();
    const cart = {
      id: '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f',
      tcConfirmationNumber: 'ASH-7K2M-94QD',
      requireConfirmation: false,
    };
    useBoughtStore.getState().confirm({ cart, invoice: null, voucher: null, accessKey });
  }),
);

/** Time passes on the open page. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tickets = () => screen.queryAllByRole('img', { name: /Lindqvist/ });
const requested: Partial<BookingView> = {
  state: 'on_request',
  paidTotal: 0,
  tickets: testBooking().tickets.map((ticket) => ({ ...ticket, code: null })),
  answerUntil: '2026-11-22T12:00:00.000Z',
};

test('When the supplier accepts a request, the open page shows the tickets', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const now = { booking: testBooking(requested) };
  answerCalls({ [show]: () => now.booking });
  renderOnPage(<ConfirmationPage />);
  await screen.findByText(english('confirmation.ticketLater'));
  expect(screen.getByText(english('confirmation.ifNo'))).toBeTruthy();
  expect(tickets()).toEqual([]);
  now.booking = testBooking();
  await pass(61_000);
  await screen.findByText(english('confirmation.paid'));
  expect(tickets()).not.toEqual([]);
});

test.each(['declined', 'unanswered'] as const)(
  'A request that is %s states that nothing was charged, shows no ticket, and links to other trips in the city',
  async (state) => {
    answerCalls({ [show]: () => testBooking({ ...requested, state, answerUntil: null, mayCancel: false }) });
    renderOnPage(<ConfirmationPage />);
    expect(await screen.findByText(english('confirmation.ended'))).toBeTruthy();
    expect(screen.getAllByText(english('confirmation.nothingCharged')).length).toBeGreaterThan(0);
    expect(screen.getByText(english('confirmation.noTicket'))).toBeTruthy();
    expect(screen.queryByText(english('confirmation.held'))).toBeNull();
    expect(tickets()).toEqual([]);
    expect(
      screen.getByRole('link', { name: english('confirmation.another', { place: 'in Lisbon' }) }),
    ).toBeTruthy();
  },
);

test('On arrival the heading of the confirmation has the focus', async () => {
  answerCalls({ [show]: () => testBooking() });
  renderOnPage(<ConfirmationPage />);
  await screen.findByText(english('confirmation.paid'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('The confirmation links to the page where the booking can be cancelled', async () => {
  answerCalls({ [show]: () => testBooking() });
  renderOnPage(<ConfirmationPage />);
  const link = await screen.findByRole('link', { name: english('confirmation.manage') });
  expect(link.getAttribute('href')).toBe(`/booking#key=${accessKey}`);
});

// The tests below render the booking page with the real offline store, which its own test file replaces.

test('A booking that could not be fetched is fetched again without a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: object[] = [Response.error(), testBooking()];
  answerCalls({ [show]: () => answers.shift(), [terms]: () => new Promise(() => {}) });
  renderOnPage(<BookingPage linkKey={accessKey} />);
  await screen.findByRole('heading', { level: 1, name: english('booking.unreached') });
  await pass(31_000);
  await waitFor(() => expect(tickets()).not.toEqual([]));
});

test('After one of two tickets is cancelled, the ticket shows the remaining traveller and the refund', async () => {
  const booking = testBooking();
  const cancelled = {
    ...booking,
    refundedTotal: 48.5,
    tickets: booking.tickets.map((ticket, place) =>
      place === 1 ? { ...ticket, isCancelled: true, code: null } : ticket,
    ),
  };
  answerCalls({
    [show]: () => cancelled,
    [terms]: () => new Promise(() => {}),
  });
  renderOnPage(<BookingPage linkKey={accessKey} />);
  await waitFor(() => expect(tickets()).toHaveLength(1));
  expect(screen.queryByRole('img', { name: /Jonas/ })).toBeNull();
  const fact = (name: string) =>
    screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent;
  expect(fact(english('confirmation.cancelledTravellers'))).toBe('Jonas Lindqvist');
  expect(fact(english('confirmation.paidSum'))).toBe('€97.00');
  expect(fact(english('confirmation.refunded'))).toBe('€48.50');
  expect(fact(english('confirmation.left'))).toBe('€48.50');
});

test('A booking that was forgotten on this device is unknown to the confirmation page too', async () => {
  answerCalls({ [show]: () => testBooking(), [terms]: () => new Promise(() => {}) });
  const { user } = renderOnPage(<BookingPage linkKey={accessKey} />);
  await user.click(await screen.findByRole('button', { name: english('booking.forget') }));
  expect(await screen.findByText(english('booking.forgotten'))).toBeTruthy();
  expect(useBoughtStore.getState().confirmation).toBeNull();
});
