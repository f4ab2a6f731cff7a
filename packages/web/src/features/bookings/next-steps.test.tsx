import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testBooking } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { NextSteps } from './next-steps.tsx';

const email = 'marie@example.org';
const until = 'Fri 14 May, 19:15';

/** What the panel says comes next, in order. */
function showSteps(parts: Partial<BookingView> = {}) {
  const page = renderOnPage(<NextSteps booking={testBooking(parts)} />);
  return { ...page, steps: screen.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

const linkTo = (name: string) => screen.queryByRole('link', { name });

test('After a payment come the email, the ticket code at the start, and what is refunded if plans change', () => {
  expect(showSteps().steps).toEqual([
    english('confirmation.mailLine', { email }),
    english('confirmation.showLine'),
    english('confirmation.backLine', { percent: 100, sum: '€97.00', until }),
  ]);
});

test('After a part of the tickets is cancelled, the refund is counted from what remains', () => {
  expect(showSteps({ refundedTotal: 48.5 }).steps).toContain(
    english('confirmation.backLine', { percent: 100, sum: '€48.50', until }),
  );
});

test('Once no refund is possible any more, none is mentioned', () => {
  expect(showSteps({ utcNow: '2027-05-15T17:00:00.000Z' }).steps).toEqual([
    english('confirmation.mailLine', { email }),
    english('confirmation.showLine'),
  ]);
});

test('An organisation reads which email its guest gets, and that the invoice comes to itself', () => {
  const { steps } = showSteps({ method: 'bill-organisation', paidTotal: 0 });
  expect(steps).toEqual([
    english('confirmation.mailLineGuest', { email }),
    english('confirmation.mailLineHouse'),
    english('confirmation.showLine'),
    english('confirmation.backLineAccount', { percent: 100, sum: '€97.00', until }),
  ]);
});

const onRequest = { state: 'on_request', paidTotal: 0, answerUntil: '2026-11-22T14:20:00.000Z' } as const;
const replies = english('confirmation.repliesBy', {
  vendor: 'Vela & Vinho',
  until: 'Sun, 22 Nov 2026, 14:20 (Lisbon time)',
});

test('A request says by when the supplier replies, and what follows from either answer', () => {
  expect(showSteps(onRequest).steps).toEqual([
    replies,
    english('confirmation.ifYes', { sum: '€97.00' }),
    english('confirmation.ifNo'),
  ]);
});

test('A request of an organisation says what goes on its account', () => {
  expect(showSteps({ ...onRequest, method: 'bill-organisation' }).steps).toEqual([
    replies,
    english('confirmation.ifYesAccount', { sum: '€97.00' }),
    english('confirmation.ifNoAccount'),
  ]);
});

test('A request that is accepted and being charged names no deadline any more', () => {
  const { steps } = showSteps({ ...onRequest, state: 'accepted', answerUntil: null });
  expect(steps).toHaveLength(2);
  expect(steps.join()).not.toContain('Vela & Vinho');
});

test('While the bank answers, the page says that it changes by itself and which email follows', () => {
  expect(showSteps({ state: 'awaiting_payment', paidTotal: 0 }).steps).toEqual([
    english('confirmation.waitingLine'),
    english('confirmation.mailLine', { email }),
  ]);
});

test('A booking that has ended says what happened to the money, and leads to other trips in the city', () => {
  const { steps } = showSteps({ state: 'declined', paidTotal: 0, isHeldOnly: true });
  expect(steps).toEqual([english('confirmation.released', { sum: '€97.00' })]);
  const others = linkTo(english('confirmation.another', { city: 'Lisbon' }));
  expect(others?.getAttribute('href')).toBe('/tours/lisbon');
});

test('A trip that the catalogue no longer has leads to no other trips', () => {
  showSteps({ state: 'declined', paidTotal: 0, trip: testQuote({ tourCity: '' }) });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  [true, 'confirmation.manage'],
  [false, 'confirmation.look'],
] as const)('Where the booking can be cancelled (%s), the link to it says so', (mayCancel, name) => {
  showSteps({ mayCancel });
  expect(linkTo(english(name))?.getAttribute('href')).toBe(`/booking#key=${'k'.repeat(43)}`);
});

test('Only a sold booking shows the way to the meeting point, in a new tab', () => {
  const directions = english('confirmation.directions', { place: 'Doca do Bom Sucesso, pier B' });
  const link = () => screen.queryByRole('link', { name: new RegExp(`^${directions}`) });
  const request = showSteps(onRequest);
  expect(link()).toBeNull();
  request.unmount();
  showSteps();
  expect(link()?.getAttribute('target')).toBe('_blank');
  expect(link()?.getAttribute('href')).toContain('38.6955%2C-9.2093');
  expect(link()?.textContent).toContain(english('checkout.newTab'));
});

test('A trip without a meeting point shows no way to one', () => {
  showSteps({ trip: testQuote({ state: 'sold', startingPointInformation: null }) });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
