import { expect, test, vi } from 'vitest';
import { savedForTests } from '../../test-support/saved-storage.ts';

const saved = savedForTests();

/** The store of a newly opened page. */
async function openedAgain() {
  vi.resetModules();
  const { useExtrasStore } = await import('./extras-store.ts');
  await useExtrasStore.persist.rehydrate();
  return useExtrasStore.getState;
}

const trip = (number: number) => `0b6f3d0e-59a1-4a6e-9a55-${String(number).padStart(12, '0')}`;

test('Saved trips are restored on the next visit, the newest first, each once', async () => {
  const extras = await openedAgain();
  for (const number of [1, 2, 1]) extras().save(trip(number));
  expect((await openedAgain())().saved).toEqual([trip(1), trip(2)]);
  extras().unsave(trip(1));
  expect((await openedAgain())().saved).toEqual([trip(2)]);
});

test('Twelve viewed trips are remembered, the newest first, until the visitor clears them', async () => {
  const extras = await openedAgain();
  for (let number = 1; number <= 14; number++) extras().rememberViewed(trip(number));
  extras().rememberViewed(trip(5));
  const { recent } = (await openedAgain())();
  expect(recent).toHaveLength(12);
  expect(recent.slice(0, 3)).toEqual([trip(5), trip(14), trip(13)]);
  expect(recent).not.toContain(trip(2));
  extras().forgetRecent();
  expect((await openedAgain())().recent).toEqual([]);
});

test('Saved trips are remembered without consent, and a refusal does not remove them', async () => {
  const extras = await openedAgain();
  extras().save(trip(1));
  extras().answer('refused', null);
  expect((await openedAgain())()).toMatchObject({ consent: 'refused', saved: [trip(1)] });
});

test('Hand-written entries are rejected, and no more trips are read than are ever saved', async () => {
  for (const stored of [7, 'x', { 0: trip(1) }, [7, null, '../x', trip(1).toUpperCase()]]) {
    saved.set('extras', JSON.stringify({ version: 1, state: { saved: stored, recent: stored } }));
    expect((await openedAgain())()).toMatchObject({ saved: [], recent: [] });
  }
  const many = Array.from({ length: 80 }, (_, number) => trip(number));
  saved.set('extras', JSON.stringify({ version: 1, state: { saved: [...many, trip(1)], recent: many } }));
  const state = (await openedAgain())();
  expect([state.saved.length, state.recent.length]).toEqual([48, 12]);
});

test('Five queries are remembered, the newest first and each once, until the visitor clears them', async () => {
  const extras = await openedAgain();
  for (const query of ['wine', 'rome', 'sail', 'kyoto', 'museum', 'fado', 'wine'])
    extras().rememberSearch(query);
  expect((await openedAgain())().searches).toEqual(['wine', 'fado', 'museum', 'kyoto', 'sail']);
  extras().forgetSearches();
  expect((await openedAgain())().searches).toEqual([]);
});

test('A hand-written query is shown only if a visitor could have typed it', async () => {
  const savedQueries = ['wine', 7, '  ', 'x'.repeat(201), 'wine', 'rome', 'a', 'b', 'c', 'd'];
  saved.set('extras', JSON.stringify({ version: 1, state: { searches: savedQueries } }));
  expect((await openedAgain())().searches).toEqual(['wine', 'rome', 'a', 'b', 'c']);
  saved.set('extras', JSON.stringify({ version: 1, state: { searches: 'wine' } }));
  expect((await openedAgain())().searches).toEqual([]);
});

test('Up to four trips are compared in the order chosen, and the fifth is refused until the choice changes', async () => {
  const extras = await openedAgain();
  extras().compare([3, 1, 3, 2, 5, 4].map(trip));
  expect((await openedAgain())().compared).toEqual([3, 1, 2, 5].map(trip));
  extras().refuseToCompare();
  expect(extras().isCompareFull).toBe(true);
  expect((await openedAgain())().isCompareFull).toBe(false);
  extras().compare([trip(1)]);
  expect(extras().isCompareFull).toBe(false);
});
