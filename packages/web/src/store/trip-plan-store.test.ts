import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedForTests } from '../../test-support/saved-storage.ts';
import { planParameters } from './trip-plan-store.ts';

const saved = savedForTests();

const days = { from: localDate('2037-05-14'), to: localDate('2037-05-18') };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2037-05-16T12:00:00'), toFake: ['Date'] }));

/** What the next visit reads of a saved state. */
async function read(state: object) {
  saved.set('trip-plan', JSON.stringify({ version: 1, state }));
  vi.resetModules();
  const { useTripPlanStore } = await import('./trip-plan-store.ts');
  await useTripPlanStore.persist.rehydrate();
  const { days: readDays, travellers } = useTripPlanStore.getState();
  return { days: readDays, travellers };
}

test('Days and travellers are read again at the next visit; days that are over, and wrong values, are not', async () => {
  const travellers = { adults: 2, children: [7, null] };
  expect(await read({ days, travellers })).toEqual({ days, travellers });
  expect((await read({ days: { from: '2037-05-10', to: '2037-05-15' }, travellers })).days).toBeNull();
  for (const wrong of [{ from: '2037-05-18', to: '2037-05-17' }, { from: 'x', to: 'y' }, 7, null])
    expect((await read({ days: wrong, travellers })).days).toBeNull();
  const tooMany = { adults: MAX_PARTY, children: [7] };
  for (const wrong of [
    { adults: 0, children: [] },
    { adults: 1, children: [18] },
    { adults: 1 },
    'two',
    tooMany,
  ])
    expect((await read({ days, travellers: wrong })).travellers).toBeNull();
});

test('An address states the days, the number of travellers with them, and the youngest age that is known', () => {
  const travellers = { adults: 2, children: [7, null, 4] };
  expect(planParameters({ days, travellers })).toEqual({
    dateFrom: '2037-05-14',
    dateTo: '2037-05-18',
    party: '5',
    age: '4',
  });
  expect(planParameters({ days: null, travellers })).toEqual({ age: '4' });
  expect(planParameters({ days, travellers: null })).toEqual({
    dateFrom: '2037-05-14',
    dateTo: '2037-05-18',
  });
  expect(planParameters({ days: null, travellers: null })).toEqual({});
});
