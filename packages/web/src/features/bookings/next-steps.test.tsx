import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testBooking } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { testStayQuote } from '../../../test-support/stay-quote.ts';
import { NextSteps } from './next-steps.tsx';

const email = 'marie@example.org';
const until = 'Fri, 14 May 2027, 19:15 (Lisbon time)';

/** The next steps that the panel lists, in order. */
function showSteps(parts: Partial<BookingView> = {}) {
  const page = renderOnPage(<NextSteps booking={testBooking(parts)} />);
  return { ...page, steps: screen.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

const linkTo = (name: string) => screen.queryByRole('link', { name });

test('After a payment the steps are the email, the ticket code at the start, and the refund after a cancellation', () => {
  expect(showSteps().steps).toEqual([
    english('confirmation.mailLine', { email }),
    english('confirmation.showLine'),
    english('confirmation.backLine', { percent: 100, sum: '€97.00', until }),
  ]);
});

test('After some tickets are cancelled, the refund is calculated from the remaining sum', () => {
  expect(showSteps({ refundedTotal: 48.5 }).steps).toContain(
    english('confirmation.backLine', { percent: 100, sum: '€48.50', until }),
  );
});

test('A stay that is paid at the hotel is cancelled free of charge; nothing was charged that could be refunded', () => {
  const trip = testStayQuote({ payment: 'at-hotel' });
  const { steps } = showSteps({ trip, paidTotal: 0, grandTotal: 0, utcNow: '2027-05-01T00:00:00.000Z' });
  expect(steps.at(-1)).toMatch(/^We charged nothing\. .+ the hotel charges nothing either\.$/);
  expect(steps.join()).not.toContain('€0.00');
});

test('After the last refund deadline no refund is mentioned', () => {
  expect(showSteps({ utcNow: '2027-05-15T17:00:00.000Z' }).steps).toEqual([
    english('confirmation.mailLine', { email }),
    english('confirmation.showLine'),
  ]);
});

test('An organisation reads which email its guest receives, and that the invoice is sent to the organisation', () => {
  const { steps } = showSteps({ method: 'bill-organisation', paidTotal: 0 });
  expect(steps).toEqual([
    english('confirmation.mailLineGuest', { email }),
    english('confirmation.mailLineOrganisation'),
    english('confirmation.showLine'),
    english('confirmation.backLineAccount', { percent: 100, sum: '€97.00', until }),
  ]);
});

const onRequest = { state: 'on_request', paidTotal: 0, answerUntil: '2026-11-22T14:20:00.000Z' } as const;
const replies = english('confirmation.repliesBy', {
  vendor: 'Vela & Vinho',
  until: 'Sun, 22 Nov 2026, 14:20 (Lisbon time)',
});

test('A request states the deadline of the supplier’s reply, and the result of either answer', () => {
  expect(showSteps(onRequest).steps).toEqual([
    replies,
    english('confirmation.ifYes', { sum: '€97.00' }),
    english('confirmation.ifNo'),
  ]);
});

test('A request of an organisation states the amount for its account', () => {
  expect(showSteps({ ...onRequest, method: 'bill-organisation' }).steps).toEqual([
    replies,
    english('confirmation.ifYesAccount', { sum: '€97.00' }),
    english('confirmation.ifNoAccount'),
  ]);
});

test('A request that is accepted and being charged shows no deadline', () => {
  const { steps } = showSteps({ ...onRequest, state: 'accepted', answerUntil: null });
  expect(steps).toHaveLength(2);
  expect(steps.join()).not.toContain('Vela & Vinho');
});

test('While the bank processes the payment, the page promises to update itself and names the next email', () => {
  expect(showSteps({ state: 'awaiting_payment', paidTotal: 0 }).steps).toEqual([
    english('confirmation.waitingLine'),
    english('confirmation.mailLine', { email }),
  ]);
});

test('An ended booking explains the refund or charge, and links to other trips in the city', () => {
  const { steps } = showSteps({ state: 'declined', paidTotal: 0, isAuthorisedOnly: true });
  expect(steps).toEqual([english('confirmation.released', { sum: '€97.00' })]);
  const otherTripsLink = linkTo(english('confirmation.another', { place: 'in Lisbon' }));
  expect(otherTripsLink?.getAttribute('href')).toBe('/tours/lisbon');
});

test.each([
  ['before its arrival', '2027-05-10T00:00:00.000Z', '?dateFrom=2027-05-14&dateTo=2027-05-18&rooms=2,2-4-9'],
  ['after it', '2027-05-15T00:00:00.000Z', ''],
])(
  'Who cancels a stay %s is led to other hotels of the place first, and then to its trips',
  (_, utcNow, query) => {
    showSteps({ state: 'cancelled', paidTotal: 0, grandTotal: 0, trip: testStayQuote(), utcNow });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(1)).toEqual([
      ['Other hotels in Lisbon', `/hotels/lisbon${query}`],
      ['Tours and activities in Lisbon', '/toursAndActivities?place=lisbon'],
    ]);
  },
);

test('A trip that is no longer in the catalogue leads to no other trips', () => {
  showSteps({ state: 'declined', paidTotal: 0, trip: testQuote({ cityLocative: '' }) });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  [true, 'confirmation.manage'],
  [false, 'confirmation.look'],
] as const)('If the booking can be cancelled (%s), a link offers it', (mayCancel, name) => {
  showSteps({ mayCancel });
  expect(linkTo(english(name))?.getAttribute('href')).toBe(`/booking#key=${'k'.repeat(43)}`);
});
