import { localDate } from '@ashore/core/time/local-date-time.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedForTests } from '../../test-support/saved-storage.ts';
import type { YourSailing } from './extras-store.ts';

const saved = savedForTests();
const lastMidnight = Date.parse('2037-05-22T22:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2037-05-14T12:00:00Z') });
});

/** The store of a newly opened page. */
async function openedAgain() {
  vi.resetModules();
  const { useExtrasStore } = await import('./extras-store.ts');
  await useExtrasStore.persist.rehydrate();
  return useExtrasStore;
}

const serena: YourSailing = {
  routeId: '0b6f3d0e-59a1-4a6e-9a55-000000000001',
  ship: 'Bluebird Serena',
  firstDay: localDate('2037-05-15'),
  endsAt: lastMidnight,
  calls: [{ position: 1, day: localDate('2037-05-16'), place: 'lisbon' }],
};

test('A chosen sailing is remembered on the next visit until the passenger forgets it', async () => {
  (await openedAgain()).getState().rememberSailing(serena);
  const next = await openedAgain();
  expect(next.getState().sailing).toEqual(serena);
  next.getState().forgetSailing();
  expect((await openedAgain()).getState().sailing).toBeNull();
});

test('Another tab forgets it too', async () => {
  const oneTab = await openedAgain();
  oneTab.getState().rememberSailing(serena);
  const otherTab = await openedAgain();
  otherTab.getState().forgetSailing();
  await oneTab.persist.rehydrate();
  expect(oneTab.getState().sailing).toBeNull();
});

test('It is dropped when its last day has ended, and a sailing of the past is never remembered', async () => {
  (await openedAgain()).getState().rememberSailing(serena);
  vi.setSystemTime(lastMidnight - 1);
  expect((await openedAgain()).getState().sailing).toEqual(serena);
  vi.setSystemTime(lastMidnight);
  const after = await openedAgain();
  expect(after.getState().sailing).toBeNull();
  after.getState().rememberSailing(serena);
  expect(after.getState().sailing).toBeNull();
});

const [call] = serena.calls;

test('The longest name and the most calls that a timetable may have are remembered', async () => {
  const longest = { ...serena, ship: 'x'.repeat(120), calls: Array(250).fill(call) };
  (await openedAgain()).getState().rememberSailing(longest);
  expect((await openedAgain()).getState().sailing).toEqual(longest);
});

test.each([
  ['no sailing', 'serena'],
  ['a list', [serena]],
  ['an address for an ID', { ...serena, routeId: '../faq' }],
  ['no name', { ...serena, ship: '' }],
  ['a name that is no name', { ...serena, ship: 'x'.repeat(121) }],
  ['a day that the calendar lacks', { ...serena, firstDay: '2037-02-30' }],
  ['no end', { ...serena, endsAt: null }],
  ['an end as text', { ...serena, endsAt: '2099' }],
  ['no calls', { ...serena, calls: undefined }],
  ['endless calls', { ...serena, calls: Array(251).fill(call) }],
  ['a call at an address', { ...serena, calls: [{ ...call, place: '//evil.example' }] }],
  ['a call without position', { ...serena, calls: [{ ...call, position: null }] }],
  ['a call on no day', { ...serena, calls: [{ ...call, day: 'monday' }] }],
])('A stored entry with %s is dropped', async (_, stored) => {
  saved.set('extras', JSON.stringify({ version: 1, state: { sailing: stored } }));
  expect((await openedAgain()).getState().sailing).toBeNull();
});
