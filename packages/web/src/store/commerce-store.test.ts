import { quote } from '@ashore/core/contract/quotes.ts';
import { expect, test, vi } from 'vitest';
import { testQuote } from '../../test-support/quote.ts';
import { savedForTests } from '../../test-support/saved-storage.ts';
import { isQuote } from './commerce-store.ts';

const saved = savedForTests();
const cart = testQuote();

/** The store of a newly opened page. */
async function openedAgain() {
  vi.resetModules();
  const { useCommerceStore } = await import('./commerce-store.ts');
  await useCommerceStore.persist.rehydrate();
  return useCommerceStore;
}

const entryWith = (state: object) => JSON.stringify({ version: 1, state });

test('A cart survives a reload, and so does the time when the server described it', async () => {
  (await openedAgain()).getState().receive(cart, 1_000);
  expect((await openedAgain()).getState()).toMatchObject({ cart, cartId: cart.cartId, heardAt: 1_000 });
});

test('The progress of a checkout is not saved, only the cart and the payment attempt', async () => {
  const store = await openedAgain();
  store.setState({ status: 'processing', ui: { checkoutType: 'direct', lastReachedStep: 'payment' } });
  store.getState().receive(cart, 1_000);
  expect(Object.keys(JSON.parse(saved.get('commerce') ?? '').state)).toEqual([
    'cartId',
    'cart',
    'heardAt',
    'longerDeclined',
    'attempt',
  ]);
  expect((await openedAgain()).getState()).toMatchObject({
    status: 'initial',
    ui: { checkoutType: 'direct', lastReachedStep: 'personal_info' },
  });
});

test('The id of a cart is saved before the cart exists, so that a lost answer leaves no unknown hold', async () => {
  (await openedAgain()).getState().saveCartId(cart.cartId);
  expect((await openedAgain()).getState()).toMatchObject({ cartId: cart.cartId, cart: null });
});

test('A reset leaves no cart, no cart id and an unstarted checkout', async () => {
  const store = await openedAgain();
  const begun = store.getState();
  store.getState().receive(cart, 1_000);
  store.getState().declineLonger();
  store.getState().reset();
  expect(store.getState()).toEqual(begun);
  expect((await openedAgain()).getState().cart).toBeNull();
});

test('Releases and holds of another tab apply here too, but the checkout of this page continues', async () => {
  const store = await openedAgain();
  store.getState().receive(cart, 1_000);
  store.setState({ status: 'processing' });
  saved.set('commerce', entryWith({ cartId: null, cart: null, heardAt: 0, longerDeclined: null }));
  await store.persist.rehydrate();
  expect(store.getState()).toMatchObject({ cart: null, cartId: null, status: 'processing' });

  store.getState().receive(cart, 1_000);
  saved.set('commerce', entryWith({ cartId: cart.cartId, cart: null, heardAt: 0, longerDeclined: null }));
  await store.persist.rehydrate();
  expect(store.getState()).toMatchObject({ cart: null, cartId: cart.cartId });

  const other = testQuote({ tourName: 'Fado', cartId: '00000000-0000-4000-8000-000000000000' });
  saved.set('commerce', entryWith({ cartId: other.cartId, cart: other, heardAt: 5, longerDeclined: null }));
  await store.persist.rehydrate();
  expect(store.getState().cart).toEqual(other);
});

test('A declined extension is saved with the expiry of its hold, so that it applies to that hold only', async () => {
  const store = await openedAgain();
  store.getState().receive(cart, 1_000);
  store.getState().declineLonger();
  expect((await openedAgain()).getState().longerDeclined).toBe(cart.expiryTime);
});

test.each([
  ['a cart that is not a quote', { cart: { tourName: 'Free' } }],
  ['a cart whose id differs from the saved one', { cartId: '00000000-0000-4000-8000-000000000000' }],
  ['a time of receipt that is not a number', { heardAt: 'now' }],
])('A hand-edited entry with %s has no cart and breaks nothing', async (_, wrong) => {
  saved.set('commerce', entryWith({ cartId: cart.cartId, cart, heardAt: 1, longerDeclined: 7, ...wrong }));
  const state = (await openedAgain()).getState();
  expect([state.cart, state.heardAt, state.longerDeclined]).toEqual([null, 0, null]);
});

test('An id that the server would refuse is dropped, and hand-written fields of the entry are ignored', async () => {
  saved.set(
    'commerce',
    entryWith({
      cartId: '../x',
      status: 'checkout_success',
      ui: { lastReachedStep: 'payment' },
    }),
  );
  expect((await openedAgain()).getState()).toMatchObject({
    cartId: null,
    status: 'initial',
    ui: { lastReachedStep: 'personal_info' },
  });
});

const attempt = {
  attemptId: '22222222-2222-4222-8222-222222222222',
  cartId: cart.cartId,
  method: 'credit-card',
  intentId: null,
  locale: 'de',
} as const;

test('A payment attempt is saved before it is sent, and again with the payment provider’s id for it', async () => {
  const store = await openedAgain();
  store.getState().receive(cart, 1_000);
  store.getState().process(attempt);
  expect((await openedAgain()).getState()).toMatchObject({ attempt, status: 'initial', stripe: null });
  store.getState().requireAction('pi_1', 'secret');
  expect(store.getState()).toMatchObject({
    status: 'processing',
    stripe: { status: 'requires_action', clientSecret: 'secret' },
  });
  expect((await openedAgain()).getState().attempt).toEqual({ ...attempt, intentId: 'pi_1' });
});

test('A declined payment is an error until the next attempt, and ends the action that the bank required', async () => {
  const { getState } = await openedAgain();
  getState().process(attempt);
  getState().requireAction('pi_1', null);
  getState().fail({ message: 'card_declined', status: 0 });
  expect(getState()).toMatchObject({
    status: 'checkout_error',
    error: { message: 'card_declined' },
    stripe: null,
  });
  getState().process(attempt);
  expect(getState()).toMatchObject({ status: 'processing', error: null });
});

test('After the booking the cart is sold in every tab, the payment attempt is over and the checkout starts again', async () => {
  const store = await openedAgain();
  store.getState().receive(cart, 1_000);
  store.getState().reach('payment');
  store.getState().process(attempt);
  store.getState().succeed();
  expect(store.getState()).toMatchObject({
    status: 'checkout_success',
    stripe: null,
    ui: { lastReachedStep: 'personal_info' },
  });
  const other = (await openedAgain()).getState();
  expect(other).toMatchObject({ attempt: null, cart: { state: 'sold' } });
});

test.each([
  ['attempt', { ...attempt, attemptId: 'mine' }],
  ['attempt', { ...attempt, locale: 'xx' }],
])('A hand-edited %s is dropped: %o', async (name, wrong) => {
  saved.set('commerce', entryWith({ cartId: cart.cartId, cart, heardAt: 1, [name]: wrong }));
  expect((await openedAgain()).getState()).toMatchObject({ [name]: null, cart });
});

test('Every quote of the server is accepted: on request, without a start time, in yen', () => {
  const [component] = testQuote().components;
  if (component === undefined) throw new Error('The test quote has lost its component');
  const yen = { ticketType: 'group', count: 6, price: 15_000, total: 15_000, originalTotal: 18_000 } as const;
  const quotes = [
    testQuote(),
    testQuote({ requireBookingApproval: true, startTime: null, startingPointInformation: null }),
    testQuote({
      currencyCode: 'JPY',
      basePrice: 15_000,
      grossTotal: 18_000,
      grandTotal: 15_000,
      components: [{ ...component, tickets: [yen] }],
    }),
  ];
  for (const validQuote of quotes) {
    expect(quote.safeParse(validQuote).success).toBe(true);
    expect(isQuote(validQuote)).toBe(true);
  }
});

test('A quote without any part that a page reads is rejected', () => {
  const unread = [
    'quoteId',
    'locationUuid',
    'teaserImageColour',
    'durations',
    'startShiftMinutes',
    'included',
    'excluded',
    'tourCMSComponent',
    'tourCmscomponents',
    'promoSavings',
    'promoBookUntil',
    'promoValidUntil',
    'bookingExternalApiName',
    'ride',
    'ship',
    'guideLanguages',
  ];
  for (const key of Object.keys(testQuote())) {
    const { [key as 'tourName']: _, ...rest } = testQuote();
    expect([key, isQuote(rest)]).toEqual([key, unread.includes(key)]);
  }
});

test.each<[string, object]>([
  ['an unknown state', { state: 'mine' }],
  ['a date that does not exist', { queryDate: '2027-02-30' }],
  ['a start time that does not exist', { startTime: '25:00' }],
  ['an expiry time that is not an instant', { expiryTime: 'tomorrow' }],
  ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
  ['a currency that the site does not offer', { currencyCode: 'XYZ' }],
  ['an amount with more decimals than its currency has', { grandTotal: 97.001 }],
  ['a negative amount', { grandTotal: -1 }],
  ['a path that leads to another site', { normalizedUrlPath: '//elsewhere.example' }],
  ...['/\n/', '/\t/', '/\r/', '/\\', '/\n\\', '/\u0001'].map((start): [string, object] => [
    `a path that browsers read as the address of another site: ${JSON.stringify(start)}`,
    { normalizedUrlPath: `${start}elsewhere.example` },
  ]),
  ['an image from another site', { teaserImageUrl: 'https://elsewhere.example/a.png' }],
  ['an id that the server would refuse', { cartId: 'mine' }],
  ['an object in place of a list', { components: {} }],
  ['a ticket for no traveller', { components: [{ ...testQuote().components[0], tickets: [{ count: 0 }] }] }],
])('A quote with %s is rejected', (_, wrong) => {
  expect(isQuote({ ...testQuote(), ...wrong })).toBe(false);
});

test('A value that is not a record is rejected as a quote', () => {
  for (const value of [null, undefined, 'x', 7, [], {}]) expect(isQuote(value)).toBe(false);
});
