import { expect, test, vi } from 'vitest';
import { testQuote } from '../../test-support/quote.ts';
import { savedForTests } from '../../test-support/saved-storage.ts';

const saved = savedForTests();

/** The stores of a newly opened tab. */
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

test('A booking of one tab is not overwritten by another that does not know it and ends its payment attempt', async () => {
  const late = await anotherTab();
  const first = await anotherTab();
  first.bought.getState().confirm(confirmation);
  first.commerce.getState().succeed();
  late.commerce.getState().fail({ message: 'conflict', status: 409 });
  expect((await anotherTab()).bought.getState().confirmation).toEqual(confirmation);
});

test('A cart booked in one tab is sold in every tab, even if another tab still saves its hold', async () => {
  const late = await anotherTab();
  const cart = testQuote({ cartId: confirmation.cart.id });
  late.commerce.getState().receive(cart, 1);
  saved.set('bought', entryWith({ confirmation, events: [] }));
  await late.bought.persist.rehydrate();
  expect(late.commerce.getState().cart?.state).toBe('sold');
  late.commerce.getState().receive(cart, 2);
  expect((await anotherTab()).commerce.getState().cart?.state).toBe('sold');
});

test('A forgotten booking is removed from this browser, and another one stays', async () => {
  const { bought } = await anotherTab();
  bought.getState().confirm(confirmation);
  bought.getState().forgetConfirmation('of another');
  expect(bought.getState()).toMatchObject({ confirmation });
  bought.getState().forgetConfirmation(confirmation.accessKey);
  expect((await anotherTab()).bought.getState().confirmation).toBeNull();
});

test('Events of the last booking that are still to be sent survive the start of another checkout', async () => {
  const { bought } = await anotherTab();
  const purchase = { event: 'purchase', ecommerce: { transaction_id: 'X1' } };
  bought.getState().confirm(confirmation);
  bought.getState().keepEvent(purchase);
  bought.getState().startNewCheckout();
  expect((await anotherTab()).bought.getState()).toMatchObject({ confirmation: null, events: [purchase] });
});

test.each([
  ['a key that is none', { ...confirmation, accessKey: '../../' }],
  ['no cart', { accessKey: 'k'.repeat(43) }],
  ['a language that is an address', { ...confirmation, locale: '//elsewhere.example' }],
])('A hand-edited confirmation with %s is dropped, and invalid events are not sent', async (_, wrong) => {
  const events = [null, 'purchase', { event: 'add_payment_info' }];
  saved.set('bought', entryWith({ confirmation: wrong, events }));
  expect((await anotherTab()).bought.getState()).toMatchObject({
    confirmation: null,
    events: [{ event: 'add_payment_info' }],
  });
});
