import { expect, test, vi } from 'vitest';
import { savedForTests } from '../../test-support/saved-storage.ts';

const saved = savedForTests();
const endTime = '2026-11-21T12:15:00.000Z';

async function openedAgain() {
  vi.resetModules();
  const { useQuoteStore } = await import('./quote-store.ts');
  await useQuoteStore.persist.rehydrate();
  return useQuoteStore;
}

test('Only the expiry is saved between pages, under the key quote', async () => {
  const store = await openedAgain();
  store.getState().ask();
  store.getState().end(endTime);
  expect(JSON.parse(saved.get('quote') ?? '')).toEqual({ version: 1, state: { expiryTime: endTime } });
  expect((await openedAgain()).getState()).toMatchObject({ status: 'initial', expiryTime: endTime });
});

test('A quote goes from loading to loaded, and clears the expiry of the last hold', async () => {
  const { getState } = await openedAgain();
  getState().end(endTime);
  getState().ask();
  expect(getState()).toMatchObject({ status: 'loading', expiryTime: endTime });
  getState().succeed();
  expect(getState()).toMatchObject({ status: 'loaded', expiryTime: null, error: null });
});

test('A failed quote has its error, and the next request clears it', async () => {
  const { getState } = await openedAgain();
  const error = { message: 'Service Unavailable', status: 503 };
  getState().fail(error);
  expect(getState()).toMatchObject({ status: 'error', error });
  getState().ask();
  expect(getState()).toMatchObject({ status: 'loading', error: null });
});

test('A reset leaves nothing of the quote', async () => {
  const { getState } = await openedAgain();
  const begun = getState();
  getState().end(endTime);
  getState().ask();
  getState().reset();
  expect(getState()).toEqual(begun);
});

test('An invalid expiry is dropped', async () => {
  for (const expiryTime of ['soon', 7, {}]) {
    saved.set('quote', JSON.stringify({ version: 1, state: { expiryTime } }));
    expect((await openedAgain()).getState().expiryTime).toBeNull();
  }
});
