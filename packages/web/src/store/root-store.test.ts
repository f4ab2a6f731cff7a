import { localDate } from '@ashore/core/time/local-date.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedForTests } from './saved-for-tests.ts';

const saved = savedForTests();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 12) });
});

/** The store as a browser has it that opens the page anew. */
async function openedAnew() {
  vi.resetModules();
  const { useRootStore } = await import('./root-store.ts');
  await useRootStore.persist.rehydrate();
  return useRootStore;
}

const usual = { dateFrom: '2026-12-01', dateTo: '2026-12-03', searchType: 'tours' };

test('A search is for tours, from tomorrow until in three days, until somebody says otherwise', async () => {
  const store = await openedAnew();
  expect(store.getState().search).toEqual(usual);
  store.getState().searchBetween(localDate('2026-11-30'), localDate('2026-12-07'));
  expect(store.getState().search).toEqual({ ...usual, dateFrom: '2026-11-30', dateTo: '2026-12-07' });
});

test('What is searched for, and how the home page fared, is not part of what is saved', async () => {
  const store = await openedAnew();
  store.getState().searchBetween(localDate('2026-11-30'), localDate('2026-12-07'));
  store.getState().noteFeatured({ status: 'error', error: { message: 'away', status: 0 } });
  store.getState().choose({ currency: 'GBP' });
  expect(Object.keys(JSON.parse(saved.get('root') ?? '').state)).toEqual(['settings', 'auth']);
  expect((await openedAnew()).getState().search).toEqual(usual);
});

test('What a hand has written into the saved entry in their place is not believed', async () => {
  const state = { search: { dateFrom: 'yesterday' }, featured: { status: 'gone' } };
  saved.set('root', JSON.stringify({ version: 8, state }));
  const { search, featured } = (await openedAnew()).getState();
  expect([search, featured]).toEqual([usual, { status: 'loaded', error: null }]);
});

test('Signing in on the way to payment leads back there, and nowhere else that a hand has written', async () => {
  const store = await openedAnew();
  store.getState().returnTo('/de/new/checkout/personal_info');
  expect((await openedAnew()).getState().auth.loginRedirect).toBe('/de/new/checkout/personal_info');
  for (const loginRedirect of ['//evil.example', 'https://evil.example', '/de/faq', 7]) {
    const auth = { isAuthenticated: false, userinfo: null, loginRedirect };
    saved.set('root', JSON.stringify({ version: 8, state: { auth } }));
    expect((await openedAnew()).getState().auth.loginRedirect).toBeNull();
  }
});

test('What was typed into a checkout is kept, part by part, and forgotten when it is over or a day old', async () => {
  const store = await openedAnew();
  store.getState().keepForm({ 'contact.firstName': 'Marie' }, Date.now());
  store.getState().keepForm({ 'contact.lastName': 'Ek' }, Date.now());
  const typed = { 'contact.firstName': 'Marie', 'contact.lastName': 'Ek' };
  expect((await openedAnew()).getState().auth.formData).toEqual(typed);
  vi.setSystemTime(new Date(2026, 11, 1, 13));
  expect((await openedAnew()).getState().auth.formData).toBeNull();
  vi.setSystemTime(new Date(2026, 10, 30, 12));
  store.getState().forgetForm();
  expect((await openedAnew()).getState().auth.formData).toBeNull();
});

test('Of what a hand has written among it, only texts are taken', async () => {
  const auth = { isAuthenticated: false, userinfo: null, authPersistExpiresAt: Date.now() + 1000 };
  saved.set(
    'root',
    JSON.stringify({ version: 8, state: { auth: { ...auth, formData: { a: 'x', b: { c: 1 } } } } }),
  );
  expect((await openedAnew()).getState().auth.formData).toEqual({ a: 'x' });
});
