import type { PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { playCardFields } from '../../../../test-support/card-fields.ts';
import { openCheckout, testOptions } from '../../../../test-support/checkout-page.tsx';
import { bindingWords, english } from '../../../../test-support/english.ts';
import { useBoughtStore } from '../../../store/bought-store.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useQuoteStore } from '../../../store/quote-store.ts';
import { BANK_FAILED } from './payment-problem.tsx';
import type { WalletSheet } from './stripe/stripe.ts';

const checkout = 'POST /api/shopper/checkout';
const confirmation = 'POST /api/shopper/payment-confirmation';
const intent = 'POST /api/payment-gateway/payment-intent';
const bought = {
  cart: {
    id: '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f',
    tcConfirmationNumber: '7K2M-94QD',
    requireConfirmation: false,
    voucherValue: 0,
  },
  invoices: [],
  vouchers: [],
  booking: { accessKey: 'k'.repeat(43) },
};
const fails = (status: number, parts: object = {}) => Response.json({ status, ...parts }, { status });

type Body = {
  readonly data: {
    readonly attemptId: string;
    readonly chargeRequest: {
      readonly amount: number;
      readonly paymentMethodId: string | null;
      readonly authorize: boolean;
    };
  };
};

/** Opens the payment step. The server gives these answers to its checkout calls, one after the other. */
async function openPayment(
  answers: readonly (object | (() => Promise<object>))[],
  more: Parameters<typeof openCheckout>[0] = {},
) {
  const waiting = [...answers];
  const page = await openCheckout({
    ...more,
    answers: {
      [checkout]: () => {
        const next = waiting.shift();
        if (next === undefined) throw new Error('One checkout more than the test answers');
        return typeof next === 'function' ? next() : next;
      },
      ...more?.answers,
    },
  });
  const frame = await screen.findByTitle(english('pay.cardFields'));
  const card = playCardFields(frame as HTMLIFrameElement);
  card.listen(true);
  const sentCheckouts = () =>
    page.calls.filter(({ name }) => name === checkout).map(({ body }) => (body as Body).data);
  return { ...page, card, sentCheckouts };
}

/** The binding button. There are two with the same label: in the bar of a phone, and below the terms. */
const button = (words = bindingWords('pay.bookAndPay')) =>
  screen.getAllByRole('button', { name: new RegExp(`^${words}`) })[0] as HTMLElement;
const messageWith = (words: string, role: 'alert' | 'status' = 'alert') =>
  waitFor(() => {
    const message = screen.getAllByRole(role).find(({ textContent }) => textContent?.includes(words));
    if (!message) throw new Error(`No ${role} says: ${words}`);
    return message;
  });
const confirmed = (loadedPaths: readonly string[]) =>
  waitFor(() => expect(loadedPaths).toEqual(['/en/confirmation']));

test.each<[PaymentRefusal, Parameters<typeof english>[0]]>([
  ['card_declined', 'pay.declined'],
  ['insufficient_funds', 'pay.insufficientFunds'],
  ['expired_card', 'pay.expiredCard'],
  ['incorrect_cvc', 'pay.incorrectCvc'],
])(
  'A declined card (%s) shows the reason, charges nothing, and another card can pay',
  async (code, reason) => {
    const { card, sentCheckouts, user, loadedPaths } = await openPayment([{ errorMessage: code }, bought]);
    card.type('tok_bad');
    await user.click(button());
    const alert = await messageWith(english(reason));
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(alert.textContent).toContain(english('pay.stillHeld'));
    expect(useCommerceStore.getState().cart?.state).toBe('held');
    card.type('tok_good');
    await user.click(button());
    await confirmed(loadedPaths);
    expect(sentCheckouts().map(({ chargeRequest }) => chargeRequest.paymentMethodId)).toEqual([
      'tok_bad',
      'tok_good',
    ]);
  },
);

test('An unclear payment is never reported as not charged', async () => {
  const { card, user } = await openPayment([{ errorMessage: 'processing_error' }]);
  card.type('tok');
  await user.click(button());
  expect((await messageWith(english('pay.processingError'))).textContent).toContain(english('pay.goesBack'));
});

test('A card that is only authorised makes the booking a request, and the button says so', async () => {
  const { card, sentCheckouts, user, loadedPaths } = await openPayment([bought]);
  card.type('tok');
  await user.click(screen.getByLabelText(english('pay.holdOnly')));
  expect(screen.queryAllByRole('button', { name: new RegExp(`^${bindingWords('pay.bookAndPay')}`) })).toEqual(
    [],
  );
  expect(button(bindingWords('pay.requestToBook')).textContent).toContain('€97.00');
  await user.click(button(bindingWords('pay.requestToBook')));
  await confirmed(loadedPaths);
  expect(sentCheckouts()).toMatchObject([{ chargeRequest: { authorize: true } }]);
});

test('Enter in the card fields moves the focus to the pay button, and sends nothing', async () => {
  const { card, sentCheckouts } = await openPayment([]);
  card.type('tok');
  card.say({ type: 'submit' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain(bindingWords('pay.bookAndPay')));
  await waitFor(() => expect(document.activeElement).toHaveProperty('tagName', 'BUTTON'));
  expect(sentCheckouts()).toEqual([]);
});

test('A key that is held down does not press the pay button, and a new key press does', async () => {
  await openPayment([]);
  expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
});

test('An incomplete card is not sent, and the button can be pressed again', async () => {
  const { card, sentCheckouts, user } = await openPayment([]);
  await user.click(button());
  await waitFor(() => expect(card.requestCount()).toBe(1));
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  expect(sentCheckouts()).toEqual([]);
});

test('Pressing the button twice sends one payment', async () => {
  const { card, sentCheckouts, user, loadedPaths } = await openPayment([bought]);
  card.type('tok');
  await user.dblClick(button());
  await confirmed(loadedPaths);
  expect(sentCheckouts()).toHaveLength(1);
});

test('The amount sent is the total on the button, which includes the discount', async () => {
  const { card, sentCheckouts, user, loadedPaths } = await openPayment([bought], {
    options: { total: 87.3, voucherValue: 9.7 },
  });
  card.type('tok');
  expect(button().textContent).toContain('€87.30');
  await user.click(button());
  await confirmed(loadedPaths);
  expect(sentCheckouts()).toMatchObject([{ chargeRequest: { amount: 87.3 } }]);
});

test('While the server checks a discount code, a press pays nothing, because the total is not final', async () => {
  const { card, sentCheckouts, user, loadedPaths } = await openPayment([bought]);
  card.type('tok');
  const { discount, setDiscount } = useCommerceStore.getState();
  const pressed = button();
  act(() => setDiscount({ ...discount, status: 'loading', voucherCode: 'HARBOUR' }));
  expect(pressed.getAttribute('aria-busy')).toBe('true');
  await user.click(pressed);
  expect(sentCheckouts()).toEqual([]);
  act(() => setDiscount(discount));
  await user.click(button());
  await confirmed(loadedPaths);
  expect(sentCheckouts()).toHaveLength(1);
});

test('After a lost response a second press sends the same payment attempt', async () => {
  const { card, sentCheckouts, user, loadedPaths } = await openPayment([Response.error(), bought]);
  card.type('tok');
  await user.click(button());
  await messageWith(english('pay.offline'));
  await user.click(button());
  await confirmed(loadedPaths);
  expect(new Set(sentCheckouts().map(({ attemptId }) => attemptId)).size).toBe(1);
});

test('While the server is busy the page reports it, and the same card repeats the same payment attempt', async () => {
  const { card, sentCheckouts, user, loadedPaths } = await openPayment([fails(503), bought]);
  card.type('tok');
  await user.click(button());
  await messageWith(english('pay.unavailable'));
  await user.click(button());
  await confirmed(loadedPaths);
  expect(new Set(sentCheckouts().map(({ attemptId }) => attemptId)).size).toBe(1);
});

test('A card typed after an unanswered attempt is the card that is charged', async () => {
  const { card, sentCheckouts, user } = await openPayment([fails(503), { errorMessage: 'card_declined' }]);
  card.type('tok_first');
  await user.click(button());
  await messageWith(english('pay.unavailable'));
  card.type('tok_second');
  await user.click(button());
  await messageWith(english('pay.declined'));
  expect(sentCheckouts().map(({ chargeRequest }) => chargeRequest.paymentMethodId)).toEqual([
    'tok_first',
    'tok_second',
  ]);
  expect(new Set(sentCheckouts().map(({ attemptId }) => attemptId)).size).toBe(2);
});

test('A press before the card fields are ready counts once they are', async () => {
  const { card, sentCheckouts, user, loadedPaths } = await openPayment([bought]);
  card.type('tok');
  card.listen(false);
  const pressed = button();
  await user.click(pressed);
  expect(pressed.getAttribute('aria-busy')).toBe('true');
  expect(sentCheckouts()).toEqual([]);
  card.listen(true);
  await confirmed(loadedPaths);
});

test('While another tab pays the page reports it, and shows no amount', async () => {
  const { card, user, loadedPaths } = await openPayment([fails(409, { field: 'attemptId' }), bought]);
  card.type('tok');
  await user.click(button());
  const alert = await messageWith(english('pay.underWay'));
  expect(alert.textContent).toContain(english('pay.underWayText'));
  expect(alert.textContent).not.toContain('97');
  await user.click(button());
  await confirmed(loadedPaths);
});

test('If the cart now holds another departure, nothing is charged and the page shows that departure', async () => {
  const { card, user, server, quote } = await openPayment([fails(409, { field: 'quoteId' })]);
  card.type('tok');
  const other = { quoteId: crypto.randomUUID(), tourName: 'Sketching in the museum of tiles' };
  server.quote = { ...quote, ...other };
  await user.click(button());
  await messageWith(english('pay.changed'));
  expect((await screen.findAllByText(other.tourName, { exact: false })).length).toBeGreaterThan(0);
});

test('If the server reports an ended hold, the traveller is led to the trip page, which reports the end', async () => {
  const { card, user, loadedPaths, server, quote } = await openPayment([fails(410)]);
  card.type('tok');
  server.quote = { ...quote, state: 'expired' };
  await user.click(button());
  await waitFor(() =>
    expect(loadedPaths).toEqual([expect.stringContaining(`/en${quote.normalizedUrlPath}`)]),
  );
  expect(useQuoteStore.getState().expiryTime).toBe(quote.expiryTime);
});

test('The device wallet pays with the binding button below the terms, for the same total and terms', async () => {
  vi.stubGlobal('PaymentRequest', class {});
  const { user, calls } = await openPayment([], {
    answers: { [intent]: () => ({ id: 'sbx_1', nextAction: challenge.nextAction }) },
  });
  await user.click(screen.getByRole('radio', { name: /^Google Pay/ }));
  const terms = screen.getByText(english('pay.noWithdrawal'));
  expect(terms.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(button(`${bindingWords('pay.bookAndPay')} €97.00`));
  await screen.findByRole('dialog', { name: english('pay.walletTitle', { wallet: 'Google Pay' }) });
  const [begun] = calls.filter(({ name }) => name === intent);
  expect(begun?.body).toMatchObject({
    data: { acceptedTerms: testOptions.termsVersion, chargeRequest: { amount: 97, paymentMethodId: null } },
  });
});

test('Stripe’s wallet replaces the pay button, and a sheet opened after a lost response is another payment attempt', async () => {
  const answers = [Response.error(), { id: 'pi_2', clientSecret: 'secret', nextAction: null }];
  const sheets = playStripe(['pm_first', 'pm_second']);
  const { calls, loadedPaths, user } = await openCheckout({
    options: { gateway: 'stripe', publishableKey: 'pk_1' },
    answers: { [intent]: () => answers.shift() ?? fails(500), [confirmation]: () => bought },
  });
  await waitFor(() => expect(sheets.confirm).toBeDefined());
  expect(screen.queryByRole('radio', { name: /^Apple Pay/ })).toBeNull();
  await act(async () => sheets.ready?.({ availablePaymentMethods: { applePay: true } }));
  await user.click(screen.getByRole('radio', { name: /^Apple Pay/ }));
  expect(screen.queryAllByRole('button', { name: new RegExp(bindingWords('pay.bookAndPay')) })).toEqual([]);
  const words = screen.getByText(`Apple Pay: ${bindingWords('pay.bookAndPay')} €97.00`);
  const terms = screen.getByText(english('pay.noWithdrawal'));
  expect(terms.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await act(async () => sheets.confirm?.({ paymentFailed: () => {} }));
  await messageWith(english('pay.offline'));
  await act(async () => sheets.confirm?.({ paymentFailed: () => {} }));
  await confirmed(loadedPaths);
  const begun = calls.filter(({ name }) => name === intent).map(({ body }) => (body as Body).data);
  expect(begun.map(({ chargeRequest }) => chargeRequest.paymentMethodId)).toEqual([null, null]);
  expect(new Set(begun.map(({ attemptId }) => attemptId)).size).toBe(2);
  expect(sheets.confirmCardPayment.mock.calls).toEqual([['secret', { payment_method: 'pm_second' }]]);
});

/** Stripe's script with card fields and a wallet, whose sheets give these tokens one after the other. */
function playStripe(tokens: string[]) {
  const confirmCardPayment = vi.fn(async () => ({}));
  const sheets: {
    confirm?: (sheet: WalletSheet) => void;
    ready?: (device: object) => void;
    confirmCardPayment: typeof confirmCardPayment;
  } = { confirmCardPayment };
  const element = {
    on: (event: string, listener: (what: object) => void) => {
      if (event === 'confirm') sheets.confirm = listener;
      if (event === 'ready') sheets.ready = listener;
    },
    mount: () => {},
    destroy: () => {},
  };
  const elements = () => ({ create: () => element, submit: async () => ({}) });
  const createPaymentMethod = async () => ({ paymentMethod: { id: tokens.shift() } });
  vi.stubGlobal('Stripe', () => ({ elements, createPaymentMethod, confirmCardPayment }));
  return sheets;
}

test('In German the pay button has exactly the words that the law requires', async () => {
  await openCheckout({ locale: 'de' });
  const buttons = await screen.findAllByRole('button', { name: 'Zahlungspflichtig buchen' });
  expect(buttons.length).toBeGreaterThan(0);
});

test('An on-request trip explains who answers, and offers only the methods that the server lists for it', async () => {
  const { quote } = await openPayment([], {
    options: { isAuthorisedOnly: true, methods: ['credit-card', 'paypal'] },
  });
  expect(screen.getByText(english('pay.heldOnly', { vendor: quote.vendor.name }))).toBeTruthy();
  expect(screen.queryByLabelText(english('pay.holdOnly'))).toBeNull();
  expect(screen.queryByRole('radio', { name: /Bancontact/ })).toBeNull();
  expect(button(bindingWords('pay.requestToBook'))).toBeTruthy();
});

const challenge = {
  stripeStatus: 'requires_action',
  paymentIntentId: 'sbx_1',
  nextAction: { kind: 'frame', url: '/sandbox/challenge/sbx_1' },
};
const challengeDialog = () => screen.findByRole('dialog', { name: english('pay.challengeTitle') });

test('3-D Secure: a traveller who leaves the bank reads that nothing was charged, and the server is informed', async () => {
  const { card, user, calls } = await openPayment([challenge], {
    answers: { [confirmation]: () => ({ errorMessage: 'abandoned' }) },
  });
  card.type('tok');
  await user.click(button());
  const dialog = await challengeDialog();
  await user.click(within(dialog).getByRole('button', { name: english('pay.challengeLeave') }));
  // The traveller wanted that: it is said without an alarm.
  const note = await messageWith(english('pay.abandoned'), 'status');
  await waitFor(() => expect(document.activeElement).toBe(note));
  const [confirmedCall] = calls.filter(({ name }) => name === confirmation);
  expect(confirmedCall?.body).toMatchObject({ data: { paymentIntentId: 'sbx_1', isGivenUp: true } });
});

test('3-D Secure: after the bank’s check the intent of the attempt is sent to the server, and the trip is booked', async () => {
  const { card, user, sentCheckouts, loadedPaths } = await openPayment([challenge, bought]);
  card.type('tok');
  await user.click(button());
  await challengeDialog();
  const frame = screen.getByTitle(english('pay.challengeFrame')) as HTMLIFrameElement;
  playCardFields(frame).say({ type: 'challenge-done' });
  await confirmed(loadedPaths);
  const [first, second] = sentCheckouts();
  expect(second).toMatchObject({ attemptId: first?.attemptId, chargeRequest: { paymentIntentId: 'sbx_1' } });
});

test('If the hold ended during the bank’s check, the payment decides whether the trip is booked', async () => {
  const { card, user, loadedPaths } = await openPayment([challenge, fails(410)], {
    answers: { [confirmation]: () => bought },
  });
  card.type('tok');
  await user.click(button());
  await challengeDialog();
  playCardFields(screen.getByTitle(english('pay.challengeFrame')) as HTMLIFrameElement).say({
    type: 'challenge-done',
  });
  await confirmed(loadedPaths);
});

test.each([
  ['PayPal', 'POST /api/payment-gateway/paypal-order'],
  ['Bancontact', 'POST /api/payment-gateway/payment-intent'],
])('%s opens its own payment page, and the payment attempt is saved for the return', async (name, call) => {
  const { user, loadedPaths } = await openPayment([], {
    answers: {
      [call]: () => ({
        id: 'sbx_2',
        clientSecret: null,
        nextAction: { kind: 'redirect', url: '/sandbox/wallet/sbx_2' },
        amount: 97,
        currency: 'EUR',
      }),
    },
  });
  await user.click(screen.getByRole('radio', { name: new RegExp(name) }));
  await user.click(button());
  await waitFor(() => expect(loadedPaths).toEqual(['/sandbox/wallet/sbx_2']));
  expect(useCommerceStore.getState().attempt).toMatchObject({ intentId: 'sbx_2' });
});

/** Opens the payment step after an earlier page has begun a payment attempt, which the browser has saved. */
async function comeBack(answer: object) {
  const attempt = {
    attemptId: crypto.randomUUID(),
    cartId: '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f',
    method: 'bancontact' as const,
    intentId: 'sbx_3',
    locale: 'en' as const,
  };
  return openCheckout({
    answers: {
      [confirmation]: () => answer,
    },
    before: () => useCommerceStore.setState({ attempt }),
  });
}

test('An abandoned payment attempt is reported as not charged, and its method is still selected', async () => {
  await comeBack({ ...challenge, nextAction: { kind: 'redirect', url: '/sandbox/bank/sbx_3' } });
  await messageWith(english('pay.abandoned'), 'status');
  expect(screen.getByRole('radio', { name: /Bancontact/ })).toHaveProperty('checked', true);
});

test.each([
  ['bancontact', 'pay.authenticationFailed', 'alert'],
  ['alipay', 'pay.abandoned', 'status'],
  ['wechat-pay', 'pay.abandoned', 'status'],
] as const)(
  'A failed return from %s is explained without naming a bank that took no part: %s',
  async (method, text, role) => {
    await openCheckout({
      options: { methods: [method] },
      before: () => {
        const cartId = '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f';
        useCommerceStore.setState({
          attempt: { attemptId: crypto.randomUUID(), cartId, method, intentId: null, locale: 'en' },
        });
        useCommerceStore.getState().fail({ message: BANK_FAILED, status: 0 });
      },
    });
    await messageWith(english(text), role);
  },
);

test('An earlier attempt that was paid leads to the confirmation', async () => {
  const { loadedPaths } = await comeBack(bought);
  await confirmed(loadedPaths);
});

test('A cart that another tab has paid is reported and leads to the confirmation', async () => {
  await openPayment([]);
  act(() =>
    useBoughtStore
      .getState()
      .confirm({ cart: bought.cart, invoice: null, voucher: null, accessKey: 'k'.repeat(43) }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: english('checkout.soldTitle') })).toBeTruthy();
  expect(screen.getByRole('link', { name: english('pay.toConfirmation') }).getAttribute('href')).toBe(
    '/confirmation',
  );
  expect(screen.queryAllByRole('button', { name: new RegExp(bindingWords('pay.bookAndPay')) })).toEqual([]);
});

test('If the total has changed, the page shows the total of the server’s answer and asks again', async () => {
  let reads = 0;
  const { card, sentCheckouts, user, loadedPaths } = await openPayment(
    [fails(409, { code: 'conflict', field: 'amount', total: { amount: 105, currency: 'EUR' } }), bought],
    {
      answers: {
        // Only the first answer arrives. The new total is known from the refused checkout.
        'GET /api/payment-gateway/options/*': () => (reads++ === 0 ? testOptions : fails(503)),
      },
    },
  );
  card.type('tok');
  await user.click(button());
  const alert = await messageWith(english('pay.changed'));
  await waitFor(() => expect(alert.textContent).toContain(english('pay.changedText', { total: '€105.00' })));
  expect(button().textContent).toContain('€105.00');
  expect(loadedPaths).toEqual([]);
  await user.click(button());
  await confirmed(loadedPaths);
  expect(sentCheckouts().map(({ chargeRequest }) => chargeRequest.amount)).toEqual([97, 105]);
});
