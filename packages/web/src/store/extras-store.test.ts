import { expect, test, vi } from 'vitest';
import { savedForTests } from './saved-for-tests.ts';

const saved = savedForTests();

/** The store as a browser has it that opens the page anew. */
async function openedAnew() {
  vi.resetModules();
  const { useExtrasStore } = await import('./extras-store.ts');
  await useExtrasStore.persist.rehydrate();
  return useExtrasStore.getState;
}

const trip = (number: number) => `0b6f3d0e-59a1-4a6e-9a55-${String(number).padStart(12, '0')}`;

test('What was saved is there on the next visit, the newest first, and once', async () => {
  const extras = await openedAnew();
  for (const number of [1, 2, 1]) extras().save(trip(number));
  expect((await openedAnew())().saved).toEqual([trip(1), trip(2)]);
  extras().unsave(trip(1));
  expect((await openedAnew())().saved).toEqual([trip(2)]);
});

test('Twelve trips that were looked at are remembered, the newest first; the visitor can make us forget them', async () => {
  const extras = await openedAnew();
  for (let number = 1; number <= 14; number++) extras().lookAt(trip(number));
  extras().lookAt(trip(5));
  const { recent } = (await openedAnew())();
  expect(recent).toHaveLength(12);
  expect(recent.slice(0, 3)).toEqual([trip(5), trip(14), trip(13)]);
  expect(recent).not.toContain(trip(2));
  extras().forgetRecent();
  expect((await openedAnew())().recent).toEqual([]);
});

test('It is remembered without consent, because it is the visitor’s own, and refusing does not undo it', async () => {
  const extras = await openedAnew();
  extras().save(trip(1));
  extras().answer('refused', null);
  expect((await openedAnew())()).toMatchObject({ consent: 'refused', saved: [trip(1)] });
});

test('What a hand has written in their place is not believed, and no more is taken than is ever kept', async () => {
  for (const kept of [7, 'x', { 0: trip(1) }, [7, null, '../x', trip(1).toUpperCase()]]) {
    saved.set('extras', JSON.stringify({ version: 1, state: { saved: kept, recent: kept } }));
    expect((await openedAnew())()).toMatchObject({ saved: [], recent: [] });
  }
  const many = Array.from({ length: 80 }, (_, number) => trip(number));
  saved.set('extras', JSON.stringify({ version: 1, state: { saved: [...many, trip(1)], recent: many } }));
  const state = (await openedAnew())();
  expect([state.saved.length, state.recent.length]).toEqual([48, 12]);
});

test('Five questions are remembered, the newest first and each once; the visitor can make us forget them', async () => {
  const extras = await openedAnew();
  for (const query of ['wine', 'rome', 'sail', 'kyoto', 'museum', 'fado', 'wine']) extras().searchFor(query);
  expect((await openedAnew())().searches).toEqual(['wine', 'fado', 'museum', 'kyoto', 'sail']);
  extras().forgetSearches();
  expect((await openedAnew())().searches).toEqual([]);
});

test('A question that a hand has written in their place is shown only if somebody could have asked it', async () => {
  const kept = ['wine', 7, '  ', 'x'.repeat(201), 'wine', 'rome', 'a', 'b', 'c', 'd'];
  saved.set('extras', JSON.stringify({ version: 1, state: { searches: kept } }));
  expect((await openedAnew())().searches).toEqual(['wine', 'rome', 'a', 'b', 'c']);
  saved.set('extras', JSON.stringify({ version: 1, state: { searches: 'wine' } }));
  expect((await openedAnew())().searches).toEqual([]);
});

test('Up to four trips are compared, in the order they were chosen in; the fifth is refused until something changes', async () => {
  const extras = await openedAnew();
  extras().compare([3, 1, 3, 2, 5, 4].map(trip));
  expect((await openedAnew())().compared).toEqual([3, 1, 2, 5].map(trip));
  extras().refuseToCompare();
  expect(extras().isCompareFull).toBe(true);
  expect((await openedAnew())().isCompareFull).toBe(false);
  extras().compare([trip(1)]);
  expect(extras().isCompareFull).toBe(false);
});
