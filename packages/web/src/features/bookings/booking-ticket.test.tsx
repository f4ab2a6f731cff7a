import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testBooking, testGuestBooking, testInvoice } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { shownFacts } from '../../../test-support/facts.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { BookingTicket } from './booking-ticket.tsx';

function showTicket(booking: ShownBooking, locale: Locale = 'en') {
  return { ...renderOnPage(<BookingTicket booking={booking} />, { locale }), facts: shownFacts() };
}

const soldTrip = (parts: Parameters<typeof testQuote>[0]) => testQuote({ state: 'sold', ...parts });

test('A ticket states its trip, place, time, number of travellers and meeting point', () => {
  const { facts } = showTicket(testBooking());
  expect(screen.getByRole('heading', { name: 'Sunset sail on the Tagus with wine' })).toBeTruthy();
  expect(screen.getByText('Lisbon, Portugal')).toBeTruthy();
  expect(facts).toMatchObject({
    [english('confirmation.date')]: 'Sat, 15 May 2027',
    [english('confirmation.start')]: '19:15',
    [english('confirmation.travellers')]: '2 adults',
  });
  expect(facts[english('confirmation.meet')]).toContain('Doca do Bom Sucesso, pier B');
  expect(facts[english('confirmation.meet')]).toContain('Avenida Brasília');
});

test('A trip without a start time or a meeting point leaves both out', () => {
  const trip = soldTrip({ startTime: null, startingPointInformation: null });
  const names = Object.keys(showTicket(testBooking({ trip })).facts);
  expect(names).toContain(english('confirmation.date'));
  expect(names).not.toContain(english('confirmation.start'));
  expect(names).not.toContain(english('confirmation.meet'));
});

test('A city that is its own country is named once', () => {
  showTicket(testBooking({ trip: soldTrip({ tourCity: 'Singapore', tourCountry: 'Singapore' }) }));
  expect(screen.getByText('Singapore')).toBeTruthy();
});

test.each([
  ['de', 'Sa., 15. Mai 2027', '97,00\u00a0€'],
  ['zh-Hans', '2027年5月15日', '€97.00'],
] as const)('The day and the sum are written in the format of %s', (locale, day, sum) => {
  const { facts } = showTicket(testBooking(), locale);
  const values = Object.values(facts);
  expect(values.some((value) => value.includes(day))).toBe(true);
  expect(values).toContain(sum);
});

test('A guest of an organisation sees neither prices nor cancellation terms, but all other details', () => {
  const { facts, container } = showTicket(testGuestBooking());
  expect(facts[english('confirmation.travellers')]).toBe('2 adults');
  expect(container.textContent).not.toMatch(/€|97/);
  expect(Object.keys(facts)).not.toContain(english('confirmation.free'));
});

test('The best refund that is still possible is shown with its deadline, and none after the last deadline', () => {
  const at = (utcNow: string) => showTicket(testBooking({ utcNow }));
  const early = at('2027-05-01T12:00:00.000Z');
  // 24 hours before the start, on the clock in Lisbon.
  expect(early.facts[english('confirmation.free')]).toContain('Fri 14 May, 19:15');
  early.unmount();
  const later = at('2027-05-15T06:00:00.000Z');
  expect(later.facts).not.toHaveProperty([english('confirmation.free')]);
  expect(later.facts[english('confirmation.back', { percent: 50 })]).toContain('Sat 15 May, 13:15');
  later.unmount();
  const tooLate = at('2027-05-15T12:15:00.000Z');
  expect(tooLate.facts).not.toHaveProperty([english('confirmation.back', { percent: 50 })]);
});

test('A booking that has ended promises no refund by its cancellation terms', () => {
  const { facts } = showTicket(testBooking({ state: 'declined', paidTotal: 0 }));
  expect(Object.keys(facts)).not.toContain(english('confirmation.free'));
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
  show(<BookingTicket booking={{ ...booking, tickets }} />);
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
