import { expect, test, vi } from 'vitest';
import { savedForTests } from './saved-for-tests.ts';

const saved = savedForTests();
const ended = '2026-11-21T12:15:00.000Z';

async function openedAnew() {
  vi.resetModules();
  const { useQuoteStore } = await import('./quote-store.ts');
  await useQuoteStore.persist.rehydrate();
  return useQuoteStore;
}

test('Only the expiry is kept between pages, under the key quote', async () => {
  const store = await openedAnew();
  store.getState().ask();
  store.getState().end(ended);
  expect(JSON.parse(saved.get('quote') ?? '')).toEqual({ version: 1, state: { expiryTime: ended } });
  expect((await openedAnew()).getState()).toMatchObject({ status: 'initial', expiryTime: ended });
});

test('A quote goes from asked to loaded, and clears the expiry of the one before', async () => {
  const { getState } = await openedAnew();
  getState().end(ended);
  getState().ask();
  expect(getState()).toMatchObject({ status: 'loading', expiryTime: ended });
  getState().succeed();
  expect(getState()).toMatchObject({ status: 'loaded', expiryTime: null, error: null });
});

test('A failed quote says why, and the next one forgets it', async () => {
  const { getState } = await openedAnew();
  const error = { message: 'Service Unavailable', status: 503 };
  getState().fail(error);
  expect(getState()).toMatchObject({ status: 'error', error });
  getState().ask();
  expect(getState()).toMatchObject({ status: 'loading', error: null });
});

test('When there is nothing to book, nothing is left of the quote', async () => {
  const { getState } = await openedAnew();
  const begun = getState();
  getState().end(ended);
  getState().ask();
  getState().reset();
  expect(getState()).toEqual(begun);
});

test('An expiry that is no instant is none', async () => {
  for (const expiryTime of ['soon', 7, {}]) {
    saved.set('quote', JSON.stringify({ version: 1, state: { expiryTime } }));
    expect((await openedAnew()).getState().expiryTime).toBeNull();
  }
});
