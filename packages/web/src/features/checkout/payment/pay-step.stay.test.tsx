import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCheckout } from '../../../../test-support/checkout-page.tsx';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { testStayQuote } from '../../../../test-support/stay-quote.ts';
import type { PaymentOptions } from './payment-options.ts';

const typed = {
  'contact.firstName': 'Marie-Christine',
  'contact.lastName': 'Lindqvist',
  'contact.email': 'marie@example.org',
  'p2.firstName': 'Ada',
  'p2.lastName': 'Ek',
};
const checkout = 'POST /api/shopper/checkout';

test('A stay that is paid at the hotel is booked without a card, for nothing, with a guest for each room', async () => {
  const { calls } = await openCheckout({
    quote: testStayQuote({ payment: 'at-hotel' }),
    typed,
    options: { total: 0, tax: 0 },
    answers: { [checkout]: () => Response.json({ status: 503 }, { status: 503 }) },
  });
  const [button] = await screen.findAllByRole('button', { name: english('stay.bookAtHotel') });
  expect(screen.queryByTitle(english('pay.cardFields'))).toBeNull();
  expect(screen.getByText(english('stay.nothingNow'), { exact: false })).toBeTruthy();
  expect(screen.getByText(english('stay.payAtHotel', { amount: '€1,856.00' }))).toBeTruthy();
  expect(screen.getByText(english('stay.single'))).toBeTruthy();
  expect(screen.queryByText(english('checkout.code'))).toBeNull();
  if (button) fireEvent.click(button);
  const sent = await waitFor(() => {
    const call = calls.find(({ name }) => name === checkout);
    if (!call) throw new Error('Nothing was sent.');
    return call.body;
  });
  expect(sent).toMatchObject({
    data: {
      chargeRequest: { amount: 0, paymentMethodId: null },
      cart: {
        participants: [
          { participantName: 'Marie-Christine Lindqvist', ticketType: 'room' },
          { participantName: 'Ada Ek', ticketType: 'room' },
        ],
        cartItems: [{ serviceType: 'HOTEL' }],
      },
    },
  });
});

test('A Chinese reader, who would pay with Alipay, books a stay that is paid at the hotel without any payment', async () => {
  const { calls } = await openCheckout({
    locale: 'zh-Hans',
    quote: testStayQuote({ payment: 'at-hotel' }),
    typed,
    options: { total: 0, tax: 0, methods: ['credit-card', 'alipay'] },
    answers: {
      [checkout]: () => Response.json({ status: 503 }, { status: 503 }),
      'POST /api/payment-gateway/payment-intent': () => Response.json({ status: 409 }, { status: 409 }),
    },
  });
  const [button] = await screen.findAllByRole('button', { name: '预订，到店付款' });
  if (button) fireEvent.click(button);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(checkout));
  expect(calls.map(({ name }) => name)).not.toContain('POST /api/payment-gateway/payment-intent');
});

test.each([
  [429, { code: 'too_many_requests', field: 'address', reason: 'free_a_day' }, 'stay.limitTodayText'],
  [429, { code: 'too_many_requests', field: 'address', reason: 'unpaid_nights' }, 'stay.unpaidNightsText'],
  [422, { code: 'unprocessable', field: 'data.cart.cartItems.0.itemComments' }, 'stay.stillHeld'],
] as const)('A stay that is refused with %i says so in the words of hotels', async (status, answer, text) => {
  await openCheckout({
    quote: testStayQuote({ payment: 'at-hotel' }),
    typed,
    options: { total: 0, tax: 0 },
    answers: { [checkout]: () => Response.json({ status, ...answer }, { status }) },
  });
  const [button] = await screen.findAllByRole('button', { name: english('stay.bookAtHotel') });
  if (button) fireEvent.click(button);
  expect(await screen.findByText(english(text, { nights: 60 }))).toBeTruthy();
  // The wishes are asked together with the guests.
  const step = screen.queryByRole('link', { name: english('pay.correct', { step: english('stay.guests') }) });
  expect(step !== null).toBe(status === 422);
});

test('Where nothing is due, because of a discount or a free trip, no method is offered and the booking is sent without one', async () => {
  const { calls } = await openCheckout({
    locale: 'zh-Hans',
    quote: testQuote(),
    typed,
    options: { total: 0, tax: 0, methods: ['credit-card', 'alipay'] },
    answers: { [checkout]: () => Response.json({ status: 503 }, { status: 503 }) },
  });
  const [button] = await screen.findAllByRole('button', { name: '免费预订' });
  expect(screen.getByText('无需付款。')).toBeTruthy();
  if (button) fireEvent.click(button);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(checkout));
  expect(screen.queryByTitle('银行卡信息')).toBeNull();
});

test('A prepaid stay is paid by card; each room has a line of its own in the summary', async () => {
  await openCheckout({ quote: testStayQuote(), typed, options: { total: 1_856 } });
  expect(await screen.findByTitle(english('pay.cardFields'))).toBeTruthy();
  expect(screen.getAllByText(english('stay.holdOnlyTitle')).length).toBeGreaterThan(0);
  expect(screen.queryByText(english('pay.holdOnlyTitle'))).toBeNull();
  const [summary] = screen.getAllByRole('complementary');
  if (!summary) throw new Error('There is no summary.');
  for (const text of ['Twin room, lane side', 'Family suite', '€1,200.00'])
    expect(within(summary).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(summary).getAllByText(/14–18 May 2027, 4 nights/).length).toBeGreaterThan(0);
});

test('The guests are asked room by room, in the words of hotels', async () => {
  await openCheckout({ quote: testStayQuote(), typed, step: 'traveler_info' });
  expect(await screen.findByRole('heading', { name: english('stay.partyTitle') })).toBeTruthy();
  for (const [number, name] of [
    [1, 'Twin room, lane side'],
    [2, 'Family suite'],
  ] as const)
    expect(screen.getByText(english('stay.room', { number, name }))).toBeTruthy();
  expect(screen.getByLabelText(english('stay.comments'), { exact: false })).toBeTruthy();
});

const cityTax = {
  kind: 'city',
  collected: 'at-hotel',
  amount: 32,
  currency: 'EUR',
  parts: [{ per: 'guest', count: 2, nights: 4, amount: 4 }],
} as const;
const taxFact = {
  kind: 'payAtHotel',
  label: 'At the hotel',
  text: 'City tax €32.00, paid at the hotel (2 guests × 4 nights × €4.00)',
  href: null,
} as const;

type StayParts = Parameters<typeof testStayQuote>[0];

const rates = {
  'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '8', per: '1' } }),
};

/** The elements of the last step of the checkout; the summary beside it says the same in other words. */
const inStep = (name: string) =>
  [...document.querySelectorAll(name)]
    .filter((element) => !element.closest('aside'))
    .map(({ textContent }) => textContent)
    .join('\n');

/** The last step of the checkout of a stay with a city tax, and what it says of where the stay is paid. */
async function paymentOf(
  parts: StayParts,
  options: Partial<PaymentOptions>,
  locale: 'en' | 'zh-Hans' = 'en',
) {
  const quote = testStayQuote({ payAtHotel: [{ ...cityTax, parts: [...cityTax.parts] }], ...parts });
  await openCheckout({ quote: { ...quote, facts: [taxFact] }, typed, options, locale, answers: rates });
  return () => inStep('dl');
}

test('Beside the final total stands what is paid now, what at the hotel with its calculation, and the sum', async () => {
  const text = await paymentOf({}, { total: 1_856 });
  await waitFor(() =>
    expect(text()).toContain(
      'Due now€1,856.00At the hotelCity tax €32.00, paid at the hotel (2 guests × 4 nights × €4.00)In total, including what you pay at the hotel€1,888.00',
    ),
  );
});

test('A total beside which a tax is paid at the hotel is not said to include everything', async () => {
  await paymentOf({}, { total: 1_856, tax: 0 });
  expect(await screen.findByText(english('stay.totalCharged', { total: '€1,856.00' }))).toBeTruthy();
  expect(screen.queryByText(english('pay.total', { total: '€1,856.00' }))).toBeNull();
});

test('A sum that is only authorised until the hotel has confirmed says so', async () => {
  const text = await paymentOf({}, { total: 1_856, isAuthorisedOnly: true });
  await waitFor(() => expect(text()).toContain('Authorised now, charged when confirmed€1,856.00'));
});

test('After a discount the sum counts what is charged', async () => {
  const text = await paymentOf({}, { total: 1_800 });
  await waitFor(() => expect(text()).toContain('In total, including what you pay at the hotel€1,832.00'));
});

test('Of a stay that is paid at the hotel nothing is due now, and the sum has the whole price', async () => {
  const text = await paymentOf({ payment: 'at-hotel' }, { total: 0 });
  await waitFor(() => expect(text()).toContain('Due now€0.00At the hotelCity tax'));
  expect(text()).toContain('In total, including what you pay at the hotel€1,888.00');
});

test('A tax in another currency makes the sum an approximation', async () => {
  const payAtHotel = [{ ...cityTax, currency: 'JPY', amount: 5_100, approximate: 31.9, parts: undefined }];
  const text = await paymentOf({ payAtHotel }, { total: 1_856 });
  await waitFor(() =>
    expect(text()).toContain('In total, including what you pay at the hotelabout €1,887.90'),
  );
});

test.each([
  [[cityTax], 'The rooms cost €1,856.00. You pay for them at the hotel.', 'stay.otherTaxes'],
  [[], 'Total €1,856.00, all taxes and fees included. You pay it at the hotel.', 'checkout.taxes'],
] as const)(
  'A price that is paid at the hotel includes all taxes only if no other is paid there: %j',
  async (payAtHotel, sentence, taxes) => {
    const taxesAtHotel = payAtHotel.map((tax) => ({ ...tax, parts: [] }));
    await paymentOf({ payment: 'at-hotel', payAtHotel: taxesAtHotel }, { total: 0, tax: 0 });
    expect(await screen.findByText(sentence)).toBeTruthy();
    const [summary] = screen.getAllByRole('complementary');
    expect(summary?.textContent).toContain(`${english(taxes)}${english('checkout.included')}`);
  },
);

test('A price that the hotel collects in another currency makes both sums of the page an approximation', async () => {
  const text = await paymentOf({ payment: 'at-hotel', hotelCurrency: 'CHF' }, { total: 0 });
  await waitFor(() =>
    expect(text()).toContain('In total, including what you pay at the hotelabout €1,888.00'),
  );
  const besideStep = [...document.querySelectorAll('aside dl')].map(({ textContent }) => textContent).join();
  expect(besideStep).toContain('In total, including what you pay at the hotelabout €1,888.00');
});

test.each(['prepaid', 'at-hotel'] as const)(
  'A Chinese reader sees the whole sum of a stay that is %s in renminbi as well',
  async (payment) => {
    const text = await paymentOf({ payment }, { total: payment === 'prepaid' ? 1_856 : 0 }, 'zh-Hans');
    await waitFor(() => expect(text()).toMatch(/合计（含到店支付）€1,888\.00约¥15,104/));
  },
);

test('What the seller states about the rates is in the last step, as plain text', async () => {
  const quote = testStayQuote();
  const notes = { label: 'Hotel’s notes on the rate', text: 'No pets.\n<b>Late</b> bar', href: null };
  await openCheckout({
    quote: { ...quote, facts: [{ ...notes, kind: 'hotelNotes' }] },
    typed,
    options: { total: 1_856 },
  });
  await waitFor(() => expect(inStep('p')).toContain('Hotel’s notes on the rate\nNo pets.\n<b>Late</b> bar'));
});
