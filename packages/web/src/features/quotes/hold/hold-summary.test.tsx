import {
  RETURN_PROMISE_VERSION,
  returnPromisePath,
  returnPromiseTexts,
} from '@ashore/core/cruises/return-promise.ts';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { shownFacts } from '../../../../test-support/facts.ts';
import { testQuote, testQuoteFor } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { HeldTicketFold, HoldSummary } from './hold-summary.tsx';

const quote = testQuote();

test.each([
  [0, '约¥755，仅供参考'],
  [9.7, '约¥680，仅供参考'],
])(
  'Chinese readers see below the total, less a discount of %d, about how many yuan it is',
  async (off, text) => {
    answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }) });
    act(() => {
      useCommerceStore.getState().reset();
      const discount = { ...useCommerceStore.getState().discount, voucherValue: off };
      useCommerceStore.setState({ discount });
    });
    renderOnPage(<HoldSummary quote={quote} now={new Date(quote.utcNow)} />, { locale: 'zh-Hans' });
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

test('The checkout states the return promise of the held trip, and opens its terms in a new tab', () => {
  const { label, ofTrip, terms } = returnPromiseTexts.en;
  const href = returnPromisePath(RETURN_PROMISE_VERSION);
  const fact = { kind: 'returnPromise', label, text: ofTrip('€1,000'), href } as const;
  const held = testQuote({ facts: [fact] });
  renderOnPage(withLinks(<HoldSummary quote={held} now={new Date(held.utcNow)} />));
  expect(shownFacts()[label]).toContain(ofTrip('€1,000'));
  const link = screen.getByRole('link', { name: new RegExp(terms) });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/en${href}`, '_blank']);
});

test.each([
  [0, 0],
  [9.7, 9.7],
])('A total of %d less a discount of %d is called free', (total, voucherValue) => {
  act(() => {
    useCommerceStore.getState().reset();
    const discount = { ...useCommerceStore.getState().discount, voucherValue };
    useCommerceStore.setState({ discount });
  });
  const held = testQuote({ grossTotal: total, grandTotal: total });
  renderOnPage(<HoldSummary quote={held} now={new Date(held.utcNow)} />);
  expect(shownFacts()[english('checkout.total')]).toBe(english('shell.free'));
});

test('Tickets without a price are called free, as in the booking panel', () => {
  const held = testQuoteFor([
    { ticketType: 'adult', count: 2, price: 48.5, total: 97, originalTotal: 97 },
    { ticketType: 'infant', count: 1, price: 0, total: 0, originalTotal: 0 },
  ]);
  renderOnPage(<HoldSummary quote={held} now={new Date(held.utcNow)} />);
  expect(shownFacts()).toMatchObject({
    [english('party.adult', { count: 2 })]: '€97.00',
    [english('party.infant', { count: 1 })]: english('ticket.free'),
  });
});

test('The held trip names its option and states what it includes, beside the step and folded above it', () => {
  const facts = [
    { kind: 'included', label: 'Included', text: 'One drink', href: null },
    { kind: 'excluded', label: 'Not included', text: 'Dinner', href: null },
  ] as const;
  const held = testQuote({ facts: [...facts] });
  const label = held.components[0]?.label ?? '';
  for (const Summary of [HoldSummary, HeldTicketFold]) {
    const { unmount } = renderOnPage(<Summary quote={held} now={new Date(held.utcNow)} />);
    expect(screen.getByText(label)).toBeTruthy();
    expect(shownFacts()).toMatchObject({ Included: 'One drink', 'Not included': 'Dinner' });
    unmount();
  }
});

test('Chinese readers see in the closed fold of a phone about how many yuan the total is', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }) });
  act(() => useCommerceStore.getState().reset());
  const { container } = renderOnPage(<HeldTicketFold quote={quote} now={new Date(quote.utcNow)} />, {
    locale: 'zh-Hans',
  });
  await screen.findAllByText('约¥755，仅供参考');
  expect(container.querySelector('summary')?.textContent).toContain('约¥755，仅供参考');
});
