import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { testOptions } from '../../../../test-support/checkout-page.tsx';
import { marieAndJonas } from '../../../../test-support/checkout-requirements.ts';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import type { StepFrame } from '../steps/step-frame.tsx';
import { ExpressWallet, walletName } from './express-wallet.tsx';
import { PayTerms } from './pay-terms.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import type { PaymentOptions } from './payment-options.ts';
import { useCardFields } from './use-card-fields.ts';
import { useDeviceWallet } from './use-device-wallet.ts';
import { usePaymentMethod } from './use-payment-method.ts';

const quote = testQuote();
const attempt = {
  attemptId: '22222222-2222-4222-8222-222222222222',
  cartId: quote.cartId,
  method: 'paypal',
  intentId: null,
  locale: 'en',
} as const;

beforeEach(() =>
  act(() => {
    useCommerceStore.getState().reset();
    useCommerceStore.getState().receive(quote, Date.now());
    useCommerceStore.setState({ ui: { checkoutType: 'direct', lastReachedStep: 'payment' } });
    useRootStore.getState().forgetForm();
  }),
);

const onPay = vi.fn(async () => true);

function Page({ options, busy }: { options: PaymentOptions; busy: boolean }) {
  const wallet = useDeviceWallet(options);
  const choice = usePaymentMethod(options, wallet.names !== undefined);
  const card = useCardFields();
  return (
    <>
      <PaymentMethods
        trip={{}}
        options={options}
        choice={choice}
        card={card}
        wallet={walletName(wallet)}
        busy={busy}
      />
      <ExpressWallet options={options} wallet={wallet} choice={choice} onPay={onPay} />
      <output>{`${choice.method}, ${choice.isAuthorisedOnly ? 'authorised' : 'charged'}, ${choice.authorize}`}</output>
    </>
  );
}

function openMethods(parts: Partial<PaymentOptions> = {}, busy = false, locale: Locale = 'en') {
  return renderOnPage(<Page options={{ ...testOptions, ...parts }} busy={busy} />, { locale });
}

const chosen = () => screen.getByRole('status').textContent;
const radios = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
const wallet = () => screen.queryByRole('radio', { name: /Apple Pay|Google Pay/ });

/** A browser with this wallet, by the object with which its pages use it. */
function withWallet(script: 'ApplePaySession' | 'PaymentRequest') {
  vi.stubGlobal(script, class {});
}

test('Only the methods of this cart are offered, the card first, in any order of the server', () => {
  openMethods({ methods: ['bancontact', 'credit-card'] });
  expect(radios()).toEqual(['credit-card', 'bancontact']);
  expect(chosen()).toBe('credit-card, charged, false');
});

test('A cart that accepts no card starts with the first other method in display order', () => {
  openMethods({ methods: ['bancontact', 'paypal'] });
  expect(chosen()).toBe('paypal, charged, false');
});

const withApps = ['credit-card', 'paypal', 'bancontact', 'alipay', 'wechat-pay'] as const;

test.each([
  ['en', 'credit-card paypal bancontact alipay wechat-pay'],
  ['de', 'credit-card paypal bancontact alipay wechat-pay'],
  ['zh-Hans', 'alipay wechat-pay credit-card paypal bancontact'],
] as const)(
  'In %s the methods stand in the order of its readers, and the first is selected',
  (locale, order) => {
    openMethods({ methods: [...withApps] }, false, locale);
    expect(radios().join(' ')).toBe(order);
    expect(chosen()).toBe(`${order.split(' ')[0]}, charged, false`);
  },
);

test('Alipay and WeChat Pay have the names that Chinese readers know', () => {
  openMethods({ methods: [...withApps] }, false, 'zh-Hans');
  expect(screen.getByRole('radio', { name: /^支付宝/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^微信支付/ })).toBeTruthy();
});

test('The card names the brands that are accepted, and no other method is named twice', () => {
  openMethods({ methods: [...withApps] });
  const card = screen.getByRole('radio', { name: 'Card Visa Mastercard American Express' });
  const marks = within(card.closest('label') as HTMLElement).getAllByRole('img');
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
  ]);
  for (const name of ['PayPal', 'Bancontact', 'Alipay', 'WeChat Pay'])
    expect(screen.getByRole('radio', { name: new RegExp(`^${name} (?!${name})`) })).toBeTruthy();
});

test('Screen readers hear that a method leads to another page', () => {
  openMethods();
  const payPal = screen.getByRole('radio', { name: /PayPal/ });
  const detail = document.getElementById(payPal.getAttribute('aria-describedby') ?? '');
  expect(detail?.textContent).toBe(english('pay.payPalDetail'));
});

test('A trip that is confirmed at once offers authorisation only in a folded part that explains it', async () => {
  const { user } = openMethods();
  const box = screen.getByLabelText(english('pay.holdOnly'));
  const fold = box.closest('details');
  expect(fold?.open).toBe(false);
  await user.click(within(fold as HTMLElement).getAllByText(english('pay.holdOnlyTitle'))[0] as HTMLElement);
  expect(fold?.open).toBe(true);
  expect(within(fold as HTMLElement).getByText(english('pay.holdOnlyText'))).toBeTruthy();
});

test('Card authorisation stays on only while the card is selected', async () => {
  const { user } = openMethods();
  await user.click(screen.getByLabelText(english('pay.holdOnly')));
  expect(chosen()).toBe('credit-card, authorised, true');
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(chosen()).toBe('paypal, charged, false');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: new RegExp(english('pay.card')) }));
  expect(chosen()).toBe('credit-card, authorised, true');
});

test('The card fields keep their values while another method is selected', async () => {
  const { user } = openMethods();
  const frame = screen.getByTitle(english('pay.cardFields'));
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  await user.click(screen.getByRole('radio', { name: new RegExp(english('pay.card')) }));
  expect(screen.getByTitle(english('pay.cardFields'))).toBe(frame);
});

test('While a payment attempt runs, the method cannot be changed', async () => {
  const { user } = openMethods({}, true);
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(chosen()).toBe('credit-card, charged, false');
});

test('A traveller who returns from PayPal without paying sees PayPal selected', () => {
  act(() => void useCommerceStore.setState({ attempt }));
  openMethods();
  expect(chosen()).toBe('paypal, charged, false');
});

test('The method of another cart is not selected again', () => {
  act(() => void useCommerceStore.setState({ attempt: { ...attempt, cartId: crypto.randomUUID() } }));
  openMethods();
  expect(chosen()).toBe('credit-card, charged, false');
});

test('An on-request trip only authorises the money with any method, and shows no choice for it', () => {
  openMethods({ isAuthorisedOnly: true });
  expect(chosen()).toBe('credit-card, authorised, false');
  expect(screen.queryByLabelText(english('pay.holdOnly'))).toBeNull();
});

test.each([
  ['bill-organisation', 'charged'],
  ['authorise-card', 'authorised'],
  ['charge-card', 'charged'],
])('An organisation with the method %s is offered no other method', (method, money) => {
  act(() => {
    useCommerceStore.setState({ ui: { checkoutType: 'billed', lastReachedStep: 'payment' } });
    useRootStore.getState().keepForm({ ...marieAndJonas, method }, Date.now());
  });
  openMethods();
  expect(chosen()).toBe(`${method}, ${money}, false`);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  // The wallet of a device is that of a traveller, not of an organisation.
  expect(wallet()).toBeNull();
});

test.each([
  ['ApplePaySession', 'Apple Pay'],
  ['PaymentRequest', 'Google Pay'],
] as const)(
  'The wallet of a browser with %s stands first, by its name, and the traveller chooses it',
  async (script, name) => {
    withWallet(script);
    const { user } = openMethods({ methods: ['credit-card', 'paypal', 'web-payments'] });
    expect(radios()).toEqual(['web-payments', 'credit-card', 'paypal']);
    expect(chosen()).toBe('credit-card, charged, false');
    const radio = screen.getByRole('radio', { name: new RegExp(`^${name}`) });
    await user.click(radio);
    expect(chosen()).toBe('web-payments, charged, false');
    // Its mark has the colours of its own brand.
    const mark = radio.closest('label')?.querySelector('svg')?.innerHTML;
    expect([mark?.includes('#4285f4'), mark?.includes('#000')]).toEqual([
      name === 'Google Pay',
      name === 'Apple Pay',
    ]);
  },
);

test('Chinese readers find the wallet behind Alipay and WeChat Pay, and above the card', () => {
  withWallet('PaymentRequest');
  openMethods({ methods: ['credit-card', 'alipay', 'web-payments'] }, false, 'zh-Hans');
  expect(radios()).toEqual(['alipay', 'web-payments', 'credit-card']);
});

test('A browser without a wallet, and a cart that accepts none, offer none', () => {
  const { unmount } = openMethods({ methods: ['credit-card', 'web-payments'] });
  expect(radios()).toEqual(['credit-card']);
  unmount();
  withWallet('PaymentRequest');
  openMethods({ methods: ['credit-card'] });
  expect(radios()).toEqual(['credit-card']);
});

test.each([
  ['direct', true, ['Google Pay']],
  ['billed', false, undefined],
] as const)('In a %s checkout the device is asked for a wallet: %s', (checkoutType, isOffered, names) => {
  withWallet('PaymentRequest');
  act(() => useCommerceStore.setState({ ui: { checkoutType, lastReachedStep: 'payment' } }));
  let deviceWallet: Partial<ReturnType<typeof useDeviceWallet>> = {};
  function Device() {
    deviceWallet = useDeviceWallet({ ...testOptions, methods: ['credit-card', 'web-payments'] });
    return null;
  }
  renderOnPage(<Device />);
  expect(deviceWallet).toMatchObject({ isOffered, names });
});

const frame = {
  tripParts: ['Sunset sail', 'Sat, 15 May 2027'],
  quote,
  discountField: null,
  refundTerms: <p>Refund terms</p>,
} as unknown as StepFrame;
const byCard = { method: 'credit-card', isAuthorisedOnly: false } as const;
const openTerms = (
  parts: Partial<PaymentOptions> = {},
  now = new Date(quote.utcNow),
  locale: Locale = 'en',
) =>
  renderOnPage(
    <PayTerms frame={{ ...frame, now }} options={{ ...testOptions, ...parts }} choice={byCard} />,
    { locale },
  );

test('The tax of the Canary Islands is called by its own name above the button', () => {
  renderOnPage(
    <PayTerms
      frame={{ ...frame, quote: { ...quote, timeZone: 'Atlantic/Canary' } }}
      options={testOptions}
      choice={byCard}
    />,
    {
      locale: 'de',
    },
  );
  expect(document.body.textContent).toMatch(/inkl\. 23\s% IGIC \(18,14/);
  expect(document.body.textContent).not.toContain('MwSt');
});

test('Above the button a traveller reads the trip, the supplier, the price and that no right of withdrawal exists', () => {
  const { container } = openTerms();
  expect(container.textContent).toContain('Sunset sail');
  const total = { total: '€97.00', tax: '€18.14', name: 'VAT', percent: 23 };
  expect(screen.getByText(english('pay.totalWithTax', total))).toBeTruthy();
  const trader = { name: 'Ashore', address: 'Rua Augusta 1, Lisbon' };
  expect(screen.getByText(english('pay.trader', trader))).toBeTruthy();
  expect(screen.getByText(english('pay.noWithdrawal'))).toBeTruthy();
  expect(screen.getByText('Refund terms')).toBeTruthy();
});

test('Chinese readers read beside the total about how many yuan it is, and which amount is charged', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }) });
  openTerms({}, undefined, 'zh-Hans');
  const line = await screen.findByText(/^约/);
  expect(line.textContent).toMatch(/^约¥755，仅供参考，.*€97\.00/);
});

test.each(['en', 'de'] as const)(
  'Readers of %s read no approximate amount, and no rate is loaded for them',
  (locale) => {
    const calls = answerCalls({});
    openTerms({}, undefined, locale);
    expect(screen.queryByText(/^(About|Approximately|Etwa|Ungefähr)/)).toBeNull();
    expect(calls).toEqual([]);
  },
);

test('Beside the total a traveller reads that no refund is left, once the last deadline has passed', () => {
  const words = english('tour.nonRefundable');
  const { unmount } = openTerms();
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  openTerms({}, new Date(quote.startsAt));
  expect(screen.getByText(words)).toBeTruthy();
});

test('A total without tax is shown as including everything, and an address without a street has no comma', () => {
  openTerms({ tax: 0, trader: { name: 'Ashore', street: '', city: 'Lisbon' } });
  expect(screen.getByText(english('pay.total', { total: '€97.00' }))).toBeTruthy();
  expect(screen.getByText(english('pay.trader', { name: 'Ashore', address: 'Lisbon' }))).toBeTruthy();
});

test('Terms and privacy notice open in a new tab, so that typed values are kept', () => {
  const { container } = openTerms();
  const links = within(container).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/generalTermsAndConditions', '_blank'],
    ['/privacy', '_blank'],
  ]);
});

test('Only an on-request trip explains that the supplier answers and what happens to the money', () => {
  const words = english('pay.heldOnly', { vendor: 'Vela & Vinho' });
  const { unmount } = openTerms();
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  openTerms({ isAuthorisedOnly: true });
  expect(screen.getByText(words)).toBeTruthy();
});
