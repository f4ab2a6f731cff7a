import { localDate } from '@ashore/core/time/local-date-time.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedForTests } from '../../test-support/saved-storage.ts';

const saved = savedForTests();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 12) });
});

/** The store of a newly opened page. */
async function openedAgain() {
  vi.resetModules();
  const { useRootStore } = await import('./root-store.ts');
  await useRootStore.persist.rehydrate();
  return useRootStore;
}

const usual = { dateFrom: '2026-12-01', dateTo: '2026-12-03', searchType: 'tours' };

test('By default a search is for tours, from tomorrow until in three days', async () => {
  const store = await openedAgain();
  expect(store.getState().search).toEqual(usual);
  store.getState().searchBetween(localDate('2026-11-30'), localDate('2026-12-07'));
  expect(store.getState().search).toEqual({ ...usual, dateFrom: '2026-11-30', dateTo: '2026-12-07' });
});

test('Neither the search nor the state of the home page’s list is saved', async () => {
  const store = await openedAgain();
  store.getState().searchBetween(localDate('2026-11-30'), localDate('2026-12-07'));
  store.getState().noteFeatured({ status: 'error', error: { message: 'away', status: 0 } });
  store.getState().choose({ currency: 'GBP' });
  expect(Object.keys(JSON.parse(saved.get('root') ?? '').state)).toEqual(['settings', 'auth']);
  expect((await openedAgain()).getState().search).toEqual(usual);
});

test('Hand-written values for the search and the home page’s list are ignored', async () => {
  const state = { search: { dateFrom: 'yesterday' }, featured: { status: 'gone' } };
  saved.set('root', JSON.stringify({ version: 8, state }));
  const { search, featured } = (await openedAgain()).getState();
  expect([search, featured]).toEqual([usual, { status: 'loaded', error: null }]);
});

test('After logging in during a checkout the visitor returns there, and a hand-written redirect is ignored', async () => {
  const store = await openedAgain();
  store.getState().saveLoginRedirect('/de/new/checkout/personal_info');
  expect((await openedAgain()).getState().auth.loginRedirect).toBe('/de/new/checkout/personal_info');
  for (const loginRedirect of ['//evil.example', 'https://evil.example', '/de/faq', 7]) {
    const auth = { isAuthenticated: false, userinfo: null, loginRedirect };
    saved.set('root', JSON.stringify({ version: 8, state: { auth } }));
    expect((await openedAgain()).getState().auth.loginRedirect).toBeNull();
  }
});

test('Values typed into a checkout are saved part by part, and forgotten after it or after a day', async () => {
  const store = await openedAgain();
  store.getState().keepForm({ 'contact.firstName': 'Marie' }, Date.now());
  store.getState().keepForm({ 'contact.lastName': 'Ek' }, Date.now());
  const typed = { 'contact.firstName': 'Marie', 'contact.lastName': 'Ek' };
  expect((await openedAgain()).getState().auth.formData).toEqual(typed);
  vi.setSystemTime(new Date(2026, 11, 1, 13));
  expect((await openedAgain()).getState().auth.formData).toBeNull();
  vi.setSystemTime(new Date(2026, 10, 30, 12));
  store.getState().forgetForm();
  expect((await openedAgain()).getState().auth.formData).toBeNull();
});

test('Of hand-written form values only texts are accepted', async () => {
  const auth = { isAuthenticated: false, userinfo: null, authPersistExpiresAt: Date.now() + 1000 };
  saved.set(
    'root',
    JSON.stringify({ version: 8, state: { auth: { ...auth, formData: { a: 'x', b: { c: 1 } } } } }),
  );
  expect((await openedAgain()).getState().auth.formData).toEqual({ a: 'x' });
});
