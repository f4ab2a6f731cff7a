import { SAVED_ROOT, savedLogIn } from '@ashore/core/contract/values/limits.ts';
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

const noDownload = {
  ...{ downloadStarted: false, downloadCompleted: false },
  ...{ isFetchingRouteImgs: false, routeImgsError: null },
};
const usual = { dateFrom: '2026-12-01', dateTo: '2026-12-03', searchType: 'tours', ...noDownload };

test('By default a search is for tours, from tomorrow until in three days', async () => {
  const store = await openedAgain();
  expect(store.getState().search).toEqual(usual);
  store.getState().searchBetween(localDate('2026-11-30'), localDate('2026-12-07'));
  expect(store.getState().search).toEqual({ ...usual, dateFrom: '2026-11-30', dateTo: '2026-12-07' });
});

test('The search and the order of lists are not saved; the rest of the lists is', async () => {
  const store = await openedAgain();
  store.getState().searchBetween(localDate('2026-11-30'), localDate('2026-12-07'));
  store.getState().noteFeatured({ status: 'error', error: { message: 'away', status: 0 } });
  store.getState().noteList({ sortBy: 'low', searchType: 'shows' });
  store.getState().choose({ currency: 'GBP' });
  const { state } = JSON.parse(saved.get('root') ?? '');
  expect(Object.keys(state)).toEqual(['settings', 'auth', 'tours']);
  expect(Object.keys(state.tours)).toEqual(['featured']);
  expect(store.getState()).toMatchObject({ tours: { sortBy: 'low' }, search: { searchType: 'shows' } });
  expect((await openedAgain()).getState().search).toEqual(usual);
});

test('The copy of a sailing for use offline is none, started or completed, and a new page has none', async () => {
  const store = await openedAgain();
  const flags = () => {
    const { downloadStarted, downloadCompleted } = store.getState().search;
    return [downloadStarted, downloadCompleted];
  };
  store.getState().noteDownload('started');
  expect(flags()).toEqual([true, false]);
  store.getState().noteDownload('completed');
  expect(flags()).toEqual([true, true]);
  expect((await openedAgain()).getState().search).toEqual(usual);
  store.getState().noteDownload('none');
  expect(flags()).toEqual([false, false]);
});

test('The page in which a log-in window ends finds the entry that says who is logged in', async () => {
  const store = await openedAgain();
  const entry = () => JSON.parse(saved.get(SAVED_ROOT.name) ?? '');
  store.getState().choose({ currency: 'GBP' });
  expect(entry()).toMatchObject({
    version: SAVED_ROOT.version,
    state: { [SAVED_ROOT.part]: { isAuthenticated: false, authPersistExpiresAt: 0 } },
  });
  store.getState().noteSession({ userinfo: { sub: 'ada', name: 'Ada' }, token: 'token' }, 1);
  expect(entry().state[SAVED_ROOT.part]).toMatchObject(savedLogIn(1));
});

test('Hand-written values for the search and the home page’s list are ignored', async () => {
  const state = { search: { dateFrom: 'yesterday' }, tours: { featured: { status: 'gone' }, sortBy: 'up' } };
  saved.set('root', JSON.stringify({ version: 8, state }));
  const { search, tours } = (await openedAgain()).getState();
  const featured = { status: 'loaded', error: null };
  expect([search, tours]).toEqual([usual, { featured, sortBy: 'none' }]);
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
  const userinfo = { sub: 'a', name: 'Ada' };
  store.getState().noteSession({ userinfo, token: 'token' }, Date.now());
  expect((await openedAgain()).getState().auth.formData).toBeNull();
  vi.setSystemTime(new Date(2026, 10, 30, 12));
  store.getState().forgetForm();
  expect((await openedAgain()).getState().auth.formData).toBeNull();
});

test('Of hand-written form values only texts are accepted', async () => {
  const auth = { isAuthenticated: false, userinfo: null, formDataExpiresAt: Date.now() + 1000 };
  saved.set(
    'root',
    JSON.stringify({ version: 8, state: { auth: { ...auth, formData: { a: 'x', b: { c: 1 } } } } }),
  );
  expect((await openedAgain()).getState().auth.formData).toEqual({ a: 'x' });
});

test('A member books under their subject and first organisation, a guest under the default of the site', async () => {
  vi.resetModules();
  const { memberSub, organisationToSend, useRootStore } = await import('./root-store.ts');
  const defaultId = '0d7e0c5e-1111-4222-8333-444455556666';
  const first = 'a1b2c3d4-1111-4222-8333-444455556666';
  expect([memberSub(), organisationToSend(defaultId), organisationToSend(undefined)]).toEqual([
    null,
    defaultId,
    null,
  ]);
  const logIn = (id: string, sessionToken: string | null = 'token') =>
    useRootStore.setState(({ auth }) => ({
      sessionToken,
      auth: {
        ...auth,
        isAuthenticated: true,
        userinfo: { sub: 'member-1', name: 'Front desk', organizations: [{ id }] },
      },
    }));
  logIn(first);
  expect([memberSub(), organisationToSend(defaultId)]).toEqual(['member-1', first]);
  logIn('not-an-id');
  expect(organisationToSend(defaultId)).toBe(defaultId);
  logIn(first, null);
  expect([memberSub(), organisationToSend(defaultId)]).toEqual([null, defaultId]);
});

test('A log-in that was saved counts until its time is over, and not for a hand-written person', async () => {
  const userinfo = { sub: 'ada', name: 'Ada' };
  const openedWith = async (auth: object) => {
    saved.set('root', JSON.stringify({ version: 8, state: { auth } }));
    return (await openedAgain()).getState().auth;
  };
  const savedAuth = { isAuthenticated: true, userinfo, authPersistExpiresAt: Date.now() + 1 };
  expect(await openedWith(savedAuth)).toMatchObject({ isAuthenticated: true, userinfo });
  const noVisitor = { isAuthenticated: false, userinfo: null };
  expect(await openedWith({ ...savedAuth, authPersistExpiresAt: Date.now() })).toMatchObject(noVisitor);
  expect(await openedWith({ ...savedAuth, userinfo: { sub: 'ada' } })).toMatchObject(noVisitor);
  expect(await openedWith({ ...savedAuth, userinfo: { ...userinfo, organizations: [{}] } })).toMatchObject(
    noVisitor,
  );
});
