import { expect, test, vi } from 'vitest';
import { testQuote } from './quote-for-tests.ts';
import { savedForTests } from './saved-for-tests.ts';

const saved = savedForTests();

/** The stores as a tab has them that opens now. */
async function anotherTab() {
  vi.resetModules();
  const { useBoughtStore } = await import('./bought-store.ts');
  const { useCommerceStore } = await import('./commerce-store.ts');
  await Promise.all([useBoughtStore.persist.rehydrate(), useCommerceStore.persist.rehydrate()]);
  return { bought: useBoughtStore, commerce: useCommerceStore };
}

const entryWith = (state: object) => JSON.stringify({ version: 1, state });
const confirmation = {
  cart: {
    id: '11111111-1111-4111-8111-111111111111',
    tcConfirmationNumber: 'ASH-7K2M-94QD',
    requireConfirmation: false,
  },
  invoice: null,
  voucher: null,
  accessKey: 'k'.repeat(43),
};

test('What one tab has bought is not written over by another that has not heard of it and gives its try up', async () => {
  const late = await anotherTab();
  const first = await anotherTab();
  first.bought.getState().confirm(confirmation);
  first.commerce.getState().succeed();
  late.commerce.getState().fail({ message: 'conflict', status: 409 });
  expect((await anotherTab()).bought.getState().confirmation).toEqual(confirmation);
});

test('A cart that one tab has bought is held nowhere, whatever another still hears or writes of it', async () => {
  const late = await anotherTab();
  const cart = testQuote({ cartId: confirmation.cart.id });
  late.commerce.getState().hear(cart, 1);
  saved.set('bought', entryWith({ confirmation, events: [] }));
  await late.bought.persist.rehydrate();
  expect(late.commerce.getState().cart?.state).toBe('sold');
  late.commerce.getState().hear(cart, 2);
  expect((await anotherTab()).commerce.getState().cart?.state).toBe('sold');
});

test('Forgotten, a booking is known here no more; another one stays', async () => {
  const { bought } = await anotherTab();
  bought.getState().confirm(confirmation);
  bought.getState().forgetConfirmation('of another');
  expect(bought.getState()).toMatchObject({ confirmation });
  bought.getState().forgetConfirmation(confirmation.accessKey);
  expect((await anotherTab()).bought.getState().confirmation).toBeNull();
});

test('What is still to be told of the last trip is not forgotten for another', async () => {
  const { bought } = await anotherTab();
  const purchase = { event: 'purchase', ecommerce: { transaction_id: 'X1' } };
  bought.getState().confirm(confirmation);
  bought.getState().keepEvent(purchase);
  bought.getState().beginAnew();
  expect((await anotherTab()).bought.getState()).toMatchObject({ confirmation: null, events: [purchase] });
});

test.each([
  ['a key that is none', { ...confirmation, accessKey: '../../' }],
  ['no cart', { accessKey: 'k'.repeat(43) }],
  ['a language that is an address', { ...confirmation, locale: '//elsewhere.example' }],
])('A hand-edited confirmation with %s is none, and what is no event is told to nobody', async (_, wrong) => {
  const events = [null, 'purchase', { event: 'add_payment_info' }];
  saved.set('bought', entryWith({ confirmation: wrong, events }));
  expect((await anotherTab()).bought.getState()).toMatchObject({
    confirmation: null,
    events: [{ event: 'add_payment_info' }],
  });
});
