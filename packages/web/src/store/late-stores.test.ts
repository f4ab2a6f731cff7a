import { expect, test } from 'vitest';
import { testQuote } from '../../test-support/quote.ts';
import { savedForTests } from '../../test-support/saved-storage.ts';
import { readSavedStores } from './saved-store.ts';

const saved = savedForTests();

const save = (key: string, version: number, state: object) =>
  saved.set(key, JSON.stringify({ version, state }));

test('A store that loads with a later part of the page has its saved state at once', async () => {
  await readSavedStores();
  const cart = testQuote();
  save('commerce', 1, { cartId: cart.cartId, cart, heardAt: 1 });
  save('extras', 1, { consent: 'granted' });
  save('root', 8, { settings: { currency: 'JPY', locale: 'de' } });
  const { useCommerceStore } = await import('./commerce-store.ts');
  const { useExtrasStore } = await import('./extras-store.ts');
  const { useRootStore } = await import('./root-store.ts');
  expect(useCommerceStore.getState().cart).toEqual(cart);
  expect(useExtrasStore.getState().consent).toBe('granted');
  expect(useRootStore.getState().settings.currency).toBe('JPY');
});
