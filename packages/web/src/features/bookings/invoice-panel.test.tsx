import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { testBooking, testInvoice } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { shownFacts } from '../../../test-support/facts.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { testStayQuote } from '../../../test-support/stay-quote.ts';
import { InvoicePanel } from './invoice-panel.tsx';

function showPanel(parts: Partial<BookingView> = {}) {
  return { ...renderOnPage(<InvoicePanel booking={testBooking(parts)} />), facts: shownFacts() };
}

test('A price is shown with the tax that it includes', () => {
  expect(showPanel().facts).toEqual({
    [english('checkout.total')]: '€97.00',
    [english('confirmation.tax', { name: 'VAT', percent: 23 })]: '€18.14',
  });
});

test('The tax of the Canary Islands is called by its own name', () => {
  const { facts } = showPanel({ trip: testQuote({ timeZone: 'Atlantic/Canary' }), taxPercent: 7 });
  expect(facts).toMatchObject({ [english('confirmation.tax', { name: 'IGIC', percent: 7 })]: '€18.14' });
});

test('A trip without tax shows none', () => {
  expect(showPanel({ taxTotal: 0, taxPercent: 0 }).facts).toEqual({ [english('checkout.total')]: '€97.00' });
});

test('With a discount code the full price, the discount and the total are shown', () => {
  const { facts } = showPanel({
    grossTotal: 97,
    discountTotal: 9.7,
    discountCode: 'AUTUMN10',
    grandTotal: 87.3,
    taxTotal: 0,
  });
  expect(facts).toEqual({
    [english('confirmation.before')]: '€97.00',
    [english('checkout.codeLine', { code: 'AUTUMN10' })]: '−€9.70',
    [english('checkout.total')]: '€87.30',
  });
});

test('An amount that is only authorised is shown beside the total until it is charged', () => {
  const authorisedLabel = english('confirmation.held');
  const pending = showPanel({ state: 'on_request', isAuthorisedOnly: true, paidTotal: 0 });
  expect(pending.facts[authorisedLabel]).toBe('€97.00');
  pending.unmount();
  const paid = showPanel({ isAuthorisedOnly: true, paidTotal: 97 });
  expect(paid.facts).not.toHaveProperty([authorisedLabel]);
});

test('A booking that ended before a charge costs nothing: no tax and no authorised sum is shown', () => {
  const { facts } = showPanel({ state: 'declined', isAuthorisedOnly: true, paidTotal: 0 });
  expect(facts).toEqual({
    [english('checkout.total')]: '€97.00',
    [english('confirmation.charged')]: '€0.00',
  });
});

test.each([
  [false, 'confirmation.refunded'],
  [true, 'confirmation.onItsWay'],
] as const)('A pending refund (%s) is distinguished from one that has arrived', (refundPending, name) => {
  const { facts } = showPanel({ refundedTotal: 48.5, refundPending });
  expect(facts[english(name)]).toBe('−€48.50');
  expect(facts[english('confirmation.left')]).toBe('€48.50');
});

test('Sums of a currency without minor units have no decimals', () => {
  const { facts } = showPanel({ currencyCode: 'JPY', grandTotal: 15_600, taxTotal: 1_418, taxPercent: 10 });
  expect(Object.values(facts).every((sum) => !sum.includes('.'))).toBe(true);
  expect(facts[english('checkout.total')]).toContain('15,600');
});

test.each([
  ['confirmed', '约¥755，仅供参考'],
  ['cancelled', null],
] as const)(
  'Chinese readers see beside the total of a %s booking about how many yuan it is: %s',
  async (state, text) => {
    const calls = answerCalls({
      'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }),
    });
    renderOnPage(<InvoicePanel booking={testBooking({ state })} />, { locale: 'zh-Hans' });
    if (text !== null) expect(await screen.findByText(text)).toBeTruthy();
    await act(async () => {});
    expect(screen.queryByText(/^约/)?.textContent ?? null).toBe(text);
    if (text === null) expect(calls).toEqual([]);
  },
);

const stayFacts = [
  { kind: 'payment', label: 'Payment', text: 'To be paid at the hotel: €1,888.00.', href: null },
  { kind: 'payAtHotel', label: 'At the hotel', text: 'Pay €1,856.00\nCity tax €32.00', href: null },
] as const;

test('The price of a stay that is paid at the hotel is not only what we charged', () => {
  const { facts } = showPanel({
    trip: testStayQuote({ payment: 'at-hotel' }),
    grandTotal: 0,
    paidTotal: 0,
    taxTotal: 0,
    facts: [...stayFacts],
  });
  expect(facts).toEqual({
    [english('confirmation.charged')]: '€0.00',
    'At the hotel': 'Pay €1,856.00\nCity tax €32.00',
    Payment: 'To be paid at the hotel: €1,888.00.',
  });
});

test('Chinese readers see about how many yuan they pay at the hotel, for the rooms that are left', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }) });
  const [ticket] = testBooking().tickets;
  if (!ticket) throw new Error('the booking has tickets');
  const atHotel = { trip: testStayQuote({ payment: 'at-hotel' }), grandTotal: 0, paidTotal: 0, taxTotal: 0 };
  const show = (isCancelled: boolean) => {
    const tickets = [{ ...ticket, isCancelled }, ticket];
    const booking = testBooking({ ...atHotel, tickets, facts: [...stayFacts] });
    return renderOnPage(<InvoicePanel booking={booking} />, { locale: 'zh-Hans' });
  };
  const { unmount } = show(false);
  expect(await screen.findByText('约¥14,451，仅供参考')).toBeTruthy();
  unmount();
  show(true);
  expect(await screen.findByText('约¥9,343，仅供参考')).toBeTruthy();
});

test('The price of a prepaid stay states what is paid at the hotel as well', () => {
  const { facts } = showPanel({ trip: testStayQuote(), grandTotal: 1_856, facts: [...stayFacts] });
  expect(facts).toMatchObject({ [english('checkout.total')]: '€1,856.00' });
  expect(facts).toHaveProperty('At the hotel');
  expect(facts).not.toHaveProperty('Payment');
});

test('A non-refundable booking says so below its total, and no other does', () => {
  const words = english('tour.nonRefundable');
  const { unmount } = showPanel();
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  showPanel({ trip: testQuote({ cancellation: [] }) });
  expect(screen.getByText(words)).toBeTruthy();
});

test('Invoices and credit notes are links to their documents, with different names', () => {
  const creditNote = testInvoice({
    kind: 'credit_note',
    number: '2026-000002',
    total: 48.5,
    url: '/papers/credit-note-2026-000002.pdf',
  });
  showPanel({ invoices: [testInvoice(), creditNote] });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [english('confirmation.invoice', { number: '2026-000001' }), '/papers/invoice-2026-000001.pdf'],
    [english('confirmation.creditNote', { number: '2026-000002' }), '/papers/credit-note-2026-000002.pdf'],
  ]);
});

test('Without invoices there is no empty list', () => {
  showPanel();
  expect(screen.queryByRole('list')).toBeNull();
});

test('Chinese readers see about how many yuan a refund is, and that the payment provider converts it', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }) });
  const booking = testBooking({ state: 'cancelled', refundedTotal: 48.5, refundPending: true });
  renderOnPage(<InvoicePanel booking={booking} />, { locale: 'zh-Hans' });
  const about = await screen.findByText(/^约¥378，仅供参考。.*汇率/);
  expect(about.parentElement?.textContent).toContain('退款最长10天到账。');
});

test('A refund that has arrived does not say how long it takes, and readers of German see no yuan', async () => {
  const calls = answerCalls({});
  const { facts } = showPanel({ state: 'cancelled', refundedTotal: 48.5, refundPending: false });
  await act(async () => {});
  expect(facts[english('confirmation.refunded')]).toBe('−€48.50');
  expect(screen.queryByText(english('confirmation.arrives'))).toBeNull();
  expect(calls).toEqual([]);
});
