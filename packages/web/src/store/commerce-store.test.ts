import { expect, test, vi } from 'vitest';
import { testQuote } from './quote-for-tests.ts';
import { savedForTests } from './saved-for-tests.ts';

const saved = savedForTests();
const cart = testQuote();

/** The store as a browser has it that opens the page anew. */
async function openedAnew() {
  vi.resetModules();
  const { useCommerceStore } = await import('./commerce-store.ts');
  await useCommerceStore.persist.rehydrate();
  return useCommerceStore;
}

const entryWith = (state: object) => JSON.stringify({ version: 1, state });

test('A cart survives a reload, and with it how long it is held', async () => {
  (await openedAnew()).getState().hear(cart, 1_000);
  expect((await openedAnew()).getState()).toMatchObject({ cart, cartId: cart.cartId, heardAt: 1_000 });
});

test('How far a checkout has come is not saved: only the cart and the try to pay for it', async () => {
  const store = await openedAnew();
  store.setState({ status: 'processing', ui: { checkoutType: 'direct', lastReachedStep: 'payment' } });
  store.getState().hear(cart, 1_000);
  expect(Object.keys(JSON.parse(saved.get('commerce') ?? '').state)).toEqual([
    'cartId',
    'cart',
    'heardAt',
    'longerDeclined',
    'attempt',
  ]);
  expect((await openedAnew()).getState()).toMatchObject({
    status: 'initial',
    ui: { checkoutType: 'direct', lastReachedStep: 'personal_info' },
  });
});

test('The id of a cart is kept before there is a cart, so that a lost answer does not leave a hold nobody knows', async () => {
  (await openedAnew()).getState().keepCartId(cart.cartId);
  expect((await openedAnew()).getState()).toMatchObject({ cartId: cart.cartId, cart: null });
});

test('Reset, there is no cart, no id of one, and a checkout that nobody has begun', async () => {
  const store = await openedAnew();
  const begun = store.getState();
  store.getState().hear(cart, 1_000);
  store.getState().declineLonger();
  store.getState().reset();
  expect(store.getState()).toEqual(begun);
  expect((await openedAnew()).getState().cart).toBeNull();
});

test('What another tab gives up is given up here, and what it holds is held here; the checkout of this page goes on', async () => {
  const store = await openedAnew();
  store.getState().hear(cart, 1_000);
  store.setState({ status: 'processing' });
  saved.set('commerce', entryWith({ cartId: null, cart: null, heardAt: 0, longerDeclined: null }));
  await store.persist.rehydrate();
  expect(store.getState()).toMatchObject({ cart: null, cartId: null, status: 'processing' });

  store.getState().hear(cart, 1_000);
  saved.set('commerce', entryWith({ cartId: cart.cartId, cart: null, heardAt: 0, longerDeclined: null }));
  await store.persist.rehydrate();
  expect(store.getState()).toMatchObject({ cart: null, cartId: cart.cartId });

  const other = testQuote({ tourName: 'Fado', cartId: '00000000-0000-4000-8000-000000000000' });
  saved.set('commerce', entryWith({ cartId: other.cartId, cart: other, heardAt: 5, longerDeclined: null }));
  await store.persist.rehydrate();
  expect(store.getState().cart).toEqual(other);
});

test('Longer is offered once for a hold; another hold, and one that was extended, may be asked for again', async () => {
  const store = await openedAnew();
  store.getState().hear(cart, 1_000);
  store.getState().declineLonger();
  expect((await openedAnew()).getState().longerDeclined).toBe(cart.expiryTime);
});

test.each([
  ['a cart that is none', { cart: { tourName: 'Free' } }],
  ['the cart of another id', { cartId: '00000000-0000-4000-8000-000000000000' }],
  ['no time at which it was heard of', { heardAt: 'now' }],
])('A hand-edited entry with %s has no cart, and breaks nothing', async (_, wrong) => {
  saved.set('commerce', entryWith({ cartId: cart.cartId, cart, heardAt: 1, longerDeclined: 7, ...wrong }));
  const state = (await openedAnew()).getState();
  expect([state.cart, state.heardAt, state.longerDeclined]).toEqual([null, 0, null]);
});

test('An id that the server would refuse is none, and nothing a hand adds to the entry is believed', async () => {
  saved.set(
    'commerce',
    entryWith({
      cartId: '../x',
      status: 'checkout_success',
      ui: { lastReachedStep: 'payment' },
    }),
  );
  expect((await openedAnew()).getState()).toMatchObject({
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

test('A try to pay is kept before it is sent, and by its name at the provider from when there is one', async () => {
  const store = await openedAnew();
  store.getState().hear(cart, 1_000);
  store.getState().process(attempt);
  expect((await openedAnew()).getState()).toMatchObject({ attempt, status: 'initial', stripe: null });
  store.getState().requireAction('pi_1', 'secret');
  expect(store.getState()).toMatchObject({
    status: 'processing',
    stripe: { status: 'requires_action', clientSecret: 'secret' },
  });
  expect((await openedAnew()).getState().attempt).toEqual({ ...attempt, intentId: 'pi_1' });
});

test('A refusal is an error until the next press; what must be done for the bank is over with it', async () => {
  const { getState } = await openedAnew();
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

test('Booked, the cart is sold in every tab, the try is over, and the way begins anew', async () => {
  const store = await openedAnew();
  store.getState().hear(cart, 1_000);
  store.getState().reach('payment');
  store.getState().process(attempt);
  store.getState().succeed();
  expect(store.getState()).toMatchObject({
    status: 'checkout_success',
    stripe: null,
    ui: { lastReachedStep: 'personal_info' },
  });
  const other = (await openedAnew()).getState();
  expect(other).toMatchObject({ attempt: null, cart: { state: 'sold' } });
});

test.each([
  ['attempt', { ...attempt, attemptId: 'mine' }],
  ['attempt', { ...attempt, locale: 'xx' }],
])('A hand-edited %s is none: %o', async (name, wrong) => {
  saved.set('commerce', entryWith({ cartId: cart.cartId, cart, heardAt: 1, [name]: wrong }));
  expect((await openedAnew()).getState()).toMatchObject({ [name]: null, cart });
});
