import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testBooking, testGuestBooking, testInvoice } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { shownFacts } from '../../../test-support/facts.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { promisingSite, renderOnPage } from '../../../test-support/render-on-page.tsx';
import { testStayQuote } from '../../../test-support/stay-quote.ts';
import { BookingTicket } from './booking-ticket.tsx';

function showTicket(booking: ShownBooking, locale: Locale = 'en') {
  return { ...renderOnPage(<BookingTicket isFresh booking={booking} />, { locale }), facts: shownFacts() };
}

const directionsLabel = testBooking().facts.find(({ kind }) => kind === 'directions')?.label ?? '';
const soldTrip = (parts: Parameters<typeof testQuote>[0]) => testQuote({ state: 'sold', ...parts });

test('A ticket states its trip and place, its travellers, and each fact as the server words it', () => {
  const { facts } = showTicket(testBooking());
  expect(screen.getByRole('heading', { name: 'Sunset sail on the Tagus with wine' })).toBeTruthy();
  expect(screen.getByText('Lisbon, Portugal')).toBeTruthy();
  expect(facts).toMatchObject({
    Date: 'Sat, 15 May 2027',
    'Start time': '19:15 (Lisbon time)',
    [english('confirmation.travellers')]: '2 adults',
  });
  expect(facts['Meeting point']).toContain('Doca do Bom Sucesso, pier B');
  expect(facts['Meeting point']).toContain('Avenida Brasília');
});

test('The picture of a trip stands beside its facts, and that of a stay above its many facts', () => {
  const isBeside = (container: HTMLElement) =>
    container.querySelector('[class*="lg:grid-cols-[260px_1fr]"]') !== null;
  const { container, unmount } = showTicket(testBooking());
  expect(isBeside(container)).toBe(true);
  unmount();
  const ofStay = showTicket(testBooking({ trip: { ...testStayQuote(), state: 'sold' } }));
  expect(isBeside(ofStay.container)).toBe(false);
  expect(ofStay.container.querySelector('dl')?.className).toContain('lg:*:col-auto');
});

test('A non-refundable booking says so beside its price', () => {
  const { facts, unmount } = showTicket(testBooking());
  expect(facts[english('confirmation.paidSum')]).toBe('€97.00');
  unmount();
  const { facts: nonRefundable } = showTicket(testBooking({ trip: soldTrip({ cancellation: [] }) }));
  expect(nonRefundable[english('confirmation.paidSum')]).toContain(english('tour.nonRefundable'));
});

test('The supplier’s number can be called, and the way to the meeting point opens in a new tab', () => {
  showTicket(testBooking());
  const call = screen.getByRole('link', { name: '+351 21 555 0190' });
  expect(call.getAttribute('href')).toBe('tel:+351215550190');
  const directions = english('checkout.directions', { place: 'Doca do Bom Sucesso, pier B' });
  const map = screen.getByRole('link', { name: new RegExp(`^${directions}`) });
  expect([map.getAttribute('href'), map.getAttribute('target')]).toEqual(['https://maps.example/', '_blank']);
});

test('A copy that is read without a connection states the position of the meeting point, because the map does not open', () => {
  const booking = testBooking();
  const { facts, unmount } = showTicket(booking);
  expect(facts[directionsLabel]).not.toContain('38.');
  unmount();
  renderOnPage(<BookingTicket isFresh={false} booking={booking} />);
  const { latitude = 0, longitude = 0 } = booking.trip.startingPointInformation ?? {};
  const position = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  expect(shownFacts()[directionsLabel]).toContain(english('booking.position', { position }));
});

test('With the return promise stands our number, where the operator has one', () => {
  const { label, ofTrip, call } = returnPromiseTexts.en;
  const fact = {
    kind: 'returnPromise',
    label,
    text: ofTrip('€1,000'),
    href: '/returnPromise/2026-11-30',
  } as const;
  const booking = testBooking({ facts: [fact] });
  const operator = { phone: '+49 40 0000000' };
  const { unmount } = renderOnPage(<BookingTicket isFresh booking={booking} />, {
    page: { site: { ...promisingSite, operator } },
  });
  const link = screen.getByRole('link', { name: call(operator.phone) });
  expect(link.getAttribute('href')).toBe('tel:+49400000000');
  unmount();
  showTicket(booking);
  expect(screen.queryByRole('link', { name: /call us/ })).toBeNull();
});

test('A booking that an earlier version stored on the device is shown without facts', () => {
  const { facts: _, ...stored } = testBooking();
  const { facts } = showTicket(stored as ShownBooking);
  expect(facts[english('confirmation.travellers')]).toBe('2 adults');
});

test('A city that is its own country is named once', () => {
  showTicket(testBooking({ trip: soldTrip({ tourCity: 'Singapore', tourCountry: 'Singapore' }) }));
  expect(screen.getByText('Singapore')).toBeTruthy();
});

test.each([
  ['de', '97,00\u00a0€'],
  ['zh-Hans', '€97.00'],
] as const)('The sum is written in the format of %s', (locale, sum) => {
  const { facts } = showTicket(testBooking(), locale);
  expect(Object.values(facts)).toContain(sum);
});

test('A guest of an organisation sees no prices', () => {
  const { facts, container } = showTicket(testGuestBooking());
  expect(facts[english('confirmation.travellers')]).toBe('2 adults');
  expect(container.textContent).not.toMatch(/€|97/);
});

test('A booking that ended before it was charged states that nothing was charged', () => {
  const { facts } = showTicket(testBooking({ state: 'declined', paidTotal: 0 }));
  expect(facts[english('confirmation.charged')]).toBe('€0.00');
});

test.each([
  ['a sold booking', {}, 'confirmation.paidSum'],
  ['a request', { state: 'on_request', paidTotal: 0 }, 'confirmation.sum'],
  ['a booking on account', { method: 'bill-organisation', paidTotal: 0 }, 'confirmation.sum'],
] as const)('The sum of %s is labelled as paid only if it is paid', (_, parts, name) => {
  const { facts } = showTicket(testBooking(parts));
  const names = [english('confirmation.paidSum'), english('confirmation.sum')];
  expect(names.filter((one) => one in facts)).toEqual([english(name)]);
  expect(facts[english(name)]).toBe('€97.00');
});

test('A stay whose facts say what is paid states it there alone; once it has ended, what became of the money', () => {
  const payment = { kind: 'payment', label: 'Payment', text: 'Paid: €97.00, by card', href: null } as const;
  const { facts, unmount } = showTicket(testBooking({ facts: [payment] }));
  expect(facts.Payment).toBe('Paid: €97.00, by card');
  expect(facts).not.toHaveProperty(english('confirmation.paidSum'));
  unmount();
  const reduced = showTicket(testBooking({ facts: [payment], refundedTotal: 48.5 }));
  expect(reduced.facts[english('confirmation.refunded')]).toBe('€48.50');
  expect(reduced.facts[english('confirmation.left')]).toBe('€48.50');
  reduced.unmount();
  const { facts: ended } = showTicket(testBooking({ facts: [], state: 'cancelled', refundedTotal: 97 }));
  expect(ended[english('confirmation.refunded')]).toBe('€97.00');
});

test('A full refund shows the refunded sum, and no remaining sum', () => {
  const { facts } = showTicket(testBooking({ state: 'cancelled', refundedTotal: 97 }));
  expect(facts[english('confirmation.refunded')]).toBe('€97.00');
  expect(Object.keys(facts)).not.toContain(english('confirmation.left'));
});

test('A credit note of an organisation reduces its bill', () => {
  const creditNote = testInvoice({ kind: 'credit_note', number: '2026-000002', total: 48.5 });
  const invoices = [testInvoice(), creditNote];
  const { facts } = showTicket(testBooking({ method: 'bill-organisation', paidTotal: 0, invoices }));
  expect(facts[english('confirmation.credited')]).toBe('€48.50');
  expect(facts[english('confirmation.left')]).toBe('€48.50');
});

test('The page shows one ticket code at a time, with its number and the total', async () => {
  const { user } = showTicket(testBooking());
  const shownCode = () => screen.getByRole('img', { name: /Lindqvist/ }).getAttribute('aria-label');
  const next = screen.getByRole('button', { name: english('confirmation.next') });
  expect(shownCode()).toBe(english('confirmation.codeOf', { name: 'Marie Lindqvist' }));
  expect(screen.getByRole('status').textContent).toBe(english('confirmation.nthOf', { place: 1, of: 2 }));
  await user.click(next);
  expect(shownCode()).toBe(english('confirmation.codeOf', { name: 'Jonas Lindqvist' }));
  expect(screen.getByRole('status').textContent).toBe(english('confirmation.nthOf', { place: 2, of: 2 }));
  // After the last ticket comes the first, and before the first the last.
  await user.click(next);
  expect(shownCode()).toContain('Marie');
  await user.click(screen.getByRole('button', { name: english('confirmation.previous') }));
  expect(shownCode()).toContain('Jonas');
});

test('If the ticket whose code is shown is cancelled, the code of the remaining ticket is shown', async () => {
  const booking = testBooking();
  const { user, show } = showTicket(booking);
  await user.click(screen.getByRole('button', { name: english('confirmation.next') }));
  const [marie, jonas] = booking.tickets;
  const tickets = marie && jonas ? [marie, { ...jonas, isCancelled: true, code: null }] : [];
  show(<BookingTicket isFresh booking={{ ...booking, tickets }} />);
  const label = english('confirmation.codeOf', { name: 'Marie Lindqvist' });
  expect(screen.getByRole('img', { name: label })).toBeTruthy();
});

test('A single ticket code has no buttons for other codes', () => {
  const [ticket] = testBooking().tickets;
  showTicket(testBooking({ tickets: ticket ? [ticket] : [] }));
  expect(screen.getByRole('img', { name: /Marie/ })).toBeTruthy();
  expect(screen.getByText('7K2M94QD')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

const noCodes = testBooking().tickets.map((ticket) => ({ ...ticket, code: null }));

test('A ticket without a code states that the code follows, and by when the supplier replies', () => {
  const answerUntil = '2026-11-22T14:20:00.000Z';
  showTicket(testBooking({ state: 'on_request', tickets: noCodes, answerUntil }));
  expect(screen.getByText(english('confirmation.ticketLater'))).toBeTruthy();
  const until = 'Sun, 22 Nov 2026, 14:20 (Lisbon time)';
  expect(screen.getByText(english('confirmation.repliesBy', { vendor: 'Vela & Vinho', until }))).toBeTruthy();
});

test('If no supplier must reply, a pending ticket shows no deadline', () => {
  showTicket(testBooking({ state: 'awaiting_payment', tickets: noCodes }));
  expect(screen.getByText(english('confirmation.ticketLater'))).toBeTruthy();
  expect(screen.queryByText(/Vela & Vinho/)).toBeNull();
});

test('The booking names its option, to the guest of an organisation as well', () => {
  const option = { componentKey: '8c1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a12', label: 'Late set only' };
  const trip = testQuote({ tourCMSComponent: option });
  const { unmount } = renderOnPage(<BookingTicket isFresh booking={testBooking({ trip })} />);
  expect(screen.getByText('Late set only')).toBeTruthy();
  unmount();
  renderOnPage(<BookingTicket isFresh booking={testGuestBooking({ trip })} />);
  expect(screen.getByText('Late set only')).toBeTruthy();
});
