import { beforeEach, expect, test, vi } from 'vitest';
import { browserWithCaches } from '../../../../test-support/browser-with-caches.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { removeSailing, storeSailing } from './offline-sailing.ts';

const serena = '0b6f3d0e-59a1-4a6e-9a55-000000000001';
const alba = '0b6f3d0e-59a1-4a6e-9a55-000000000002';
const pathOf = (routeId: string) => `/en/toursForCruises/${routeId}`;
const store = (routeId: string) => storeSailing(routeId, pathOf(routeId));

const download = () => {
  const { downloadStarted, downloadCompleted } = useRootStore.getState().search;
  return [downloadStarted, downloadCompleted];
};

beforeEach(() => useRootStore.getState().noteDownload('none'));

test('The page of a sailing is stored with its files, and the worker controls that page alone', async () => {
  const { stores, scopes } = browserWithCaches();
  await store(serena);
  expect(stores.get(`sailing-page:${pathOf(serena)}`)).toEqual([
    pathOf(serena),
    '/assets/a-1.js',
    '/images/map-96x96',
  ]);
  expect(scopes).toEqual([pathOf(serena)]);
  expect(download()).toEqual([true, true]);
});

test('Another sailing replaces the stored one, and stored bookings stay', async () => {
  const { stores, removed } = browserWithCaches();
  stores.set('booking', ['/api/bookings/key']);
  stores.set('booking-page:/en/booking', ['/en/booking']);
  await store(serena);
  await store(alba);
  expect([...stores.keys()]).toEqual(['booking', 'booking-page:/en/booking', `sailing-page:${pathOf(alba)}`]);
  expect(removed).toEqual([pathOf(serena)]);
});

test('A page that cannot be fetched counts as not stored', async () => {
  browserWithCaches({ failing: [pathOf(serena)] });
  await store(serena);
  expect(download()).toEqual([false, false]);
});

test('A sailing that was stored stays whole if its page cannot be fetched again', async () => {
  const { stores } = browserWithCaches({ failing: [pathOf(serena)] });
  const storedBefore = [pathOf(serena), '/assets/loaded-later.js'];
  stores.set(`sailing-page:${pathOf(serena)}`, [...storedBefore]);
  await store(serena);
  expect(stores.get(`sailing-page:${pathOf(serena)}`)).toEqual(expect.arrayContaining(storedBefore));
  expect(download()).toEqual([true, true]);
});

test('A browser that allows no worker does not say that the sailing opens offline', async () => {
  browserWithCaches();
  vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new Error('forbidden'));
  await expect(store(serena)).rejects.toThrow('forbidden');
  expect(download()).toEqual([false, false]);
});

test.each([
  ['Offline', { isOnline: false }],
  ['With data saving on', { savesData: true }],
])('%s nothing is stored, and what was stored stays', async (_, situation) => {
  const { stores } = browserWithCaches(situation);
  stores.set(`sailing-page:${pathOf(alba)}`, [pathOf(alba)]);
  await store(serena);
  expect([...stores.keys()]).toEqual([`sailing-page:${pathOf(alba)}`]);
  expect(download()).toEqual([false, false]);
});

test('A sailing that is forgotten while it is being stored does not stay on the device', async () => {
  const { stores, removed } = browserWithCaches();
  await Promise.all([store(serena), removeSailing(serena)]);
  expect([...stores.keys()]).toEqual([]);
  expect(removed).toEqual([]);
  await store(serena);
  await removeSailing(serena);
  expect([...stores.keys()]).toEqual([]);
  expect(removed).toEqual([pathOf(serena)]);
  expect(download()).toEqual([false, false]);
});
