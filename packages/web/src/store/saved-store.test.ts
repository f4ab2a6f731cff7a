import { beforeEach, expect, test, vi } from 'vitest';

const saved = new Map<string, string>();
const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
};

beforeEach(() => {
  saved.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
});

/** The store of a newly opened page, which knows nothing but what was saved. */
async function openedAgain() {
  vi.resetModules();
  const { useRootStore } = await import('./root-store.ts');
  await useRootStore.persist.rehydrate();
  return useRootStore;
}

test('The visitor’s choices are restored on the next visit, under the key root and at version 8', async () => {
  const store = await openedAgain();
  store.getState().choose({ currency: 'JPY' });
  expect(JSON.parse(saved.get('root') ?? '')).toMatchObject({
    version: 8,
    state: { settings: { currency: 'JPY' } },
  });
  expect((await openedAgain()).getState().settings.currency).toBe('JPY');
});

test('A store that changes before its saved state has been read overwrites nothing', async () => {
  (await openedAgain()).getState().choose({ currency: 'JPY' });
  vi.resetModules();
  const { useRootStore } = await import('./root-store.ts');
  useRootStore.getState().noteList({ sortBy: 'low', searchType: 'shows' });
  expect(JSON.parse(saved.get('root') ?? '')).toMatchObject({ state: { settings: { currency: 'JPY' } } });
  await useRootStore.persist.rehydrate();
  expect(useRootStore.getState().settings.currency).toBe('JPY');
});

test('The affiliate is not part of what is saved', async () => {
  const store = await openedAgain();
  store.getState().choose({ affiliate: 'harbour-guide' });
  store.getState().choose({ currency: 'GBP' });
  expect(saved.get('root')).not.toContain('harbour-guide');
});

test('State saved by another version, older or newer, is reset to the defaults', async () => {
  for (const version of [7, 9]) {
    saved.set('root', JSON.stringify({ version, state: { settings: { currency: 'JPY', locale: 'de' } } }));
    expect((await openedAgain()).getState().settings).toEqual({
      currency: 'EUR',
      locale: 'en',
      affiliate: null,
    });
  }
});

test('A broken or foreign entry does not break the page', async () => {
  for (const entry of [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"version":8}',
    '{"version":8,"state":null}',
    '{"version":8,"state":[1]}',
  ]) {
    saved.set('root', entry);
    expect((await openedAgain()).getState().settings.currency).toBe('EUR');
  }
  saved.set('root', JSON.stringify({ version: 8, state: { settings: 'x', choose: 'y', unknown: 1 } }));
  const state = (await openedAgain()).getState();
  saved.set('root', JSON.stringify({ version: 8, state: { settings: { currency: 'XYZ', locale: 'tlh' } } }));
  expect((await openedAgain()).getState().settings).toEqual({
    currency: 'EUR',
    locale: 'en',
    affiliate: null,
  });
  expect([typeof state.choose, 'unknown' in state, state.settings.currency]).toEqual([
    'function',
    false,
    'EUR',
  ]);
});

test('An incomplete user is not logged in, and an invalid affiliate id is dropped', async () => {
  for (const userinfo of [{ sub: 'x', name: { a: 1 } }, { sub: 1, name: 'x' }, 'x']) {
    saved.set('root', JSON.stringify({ version: 8, state: { auth: { isAuthenticated: true, userinfo } } }));
    expect((await openedAgain()).getState().auth).toMatchObject({ isAuthenticated: false, userinfo: null });
  }
  const { useExtrasStore } = await import('./extras-store.ts');
  for (const affiliate of ['../x', { a: 1 }, 7]) {
    saved.set('extras', JSON.stringify({ version: 1, state: { consent: 'granted', affiliate } }));
    await useExtrasStore.persist.rehydrate();
    expect(useExtrasStore.getState()).toMatchObject({ consent: 'granted', affiliate: null });
  }
});

test('A browser that forbids storage has a store that lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const store = await openedAgain();
  store.getState().choose({ currency: 'CHF' });
  expect(store.getState().settings.currency).toBe('CHF');
});

test('Without consent no affiliate is kept, and withdrawing consent removes it', async () => {
  const { useExtrasStore } = await import('./extras-store.ts');
  const extras = useExtrasStore.getState;
  extras().keepAffiliate('harbour-guide');
  expect(extras().affiliate).toBeNull();
  extras().answer('granted', 'harbour-guide');
  expect(extras().affiliate).toBe('harbour-guide');
  extras().answer('refused', 'harbour-guide');
  expect(extras()).toMatchObject({ consent: 'refused', affiliate: null });
});

test('A browser has one id, created when it is first needed and kept from then on', async () => {
  const { useExtrasStore } = await import('./extras-store.ts');
  const extras = useExtrasStore.getState;
  expect(extras().browserId).toBeNull();
  const { browserId } = await import('./extras-store.ts');
  const first = browserId();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  await useExtrasStore.persist.rehydrate();
  expect(browserId()).toBe(first);
  saved.set('extras', JSON.stringify({ version: 1, state: { browserId: 'me' } }));
  await useExtrasStore.persist.rehydrate();
  expect(browserId()).not.toBe('me');
});
