import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { expect, test, vi } from 'vitest';
import { browserWithCaches } from '../../test-support/browser-with-caches.ts';
import {
  forgetAllOffline,
  forgetOffline,
  keepOffline,
  offlineBooking,
  offlineBookings,
} from './offline-bookings.ts';

vi.mock('../page/log.ts', () => ({ log: () => {} }));

const key = 'k'.repeat(43);
const booking = {
  accessKey: key,
  ticketUrl: `/papers/${key}/ticket.pdf`,
  calendarUrl: null,
  invoices: [{ url: `/papers/${key}/invoice-2026-000001.pdf` }],
} as BookingView;

/** A browser with the page of one sailing. A file that cannot be fetched is not cached. */
const browser = (failing: readonly string[] = [], isOnline = true) =>
  browserWithCaches({ failing, isOnline, answer: stored, otherScope: '/de/toursForCruises/1' });
/** Each booking has the order number of its key. */
const stored = (path: string) => {
  const accessKey = path.replace('/api/bookings/', '');
  return { ...booking, accessKey, orderNumber: accessKey.slice(0, 8) };
};

const keepOnGermanPage = (opened = booking) =>
  keepOffline({ booking: opened, page: '/de/booking', locale: 'de' });
const bookingOf = (accessKey: string) => ({
  ...booking,
  accessKey,
  ticketUrl: `/papers/${accessKey}/ticket.pdf`,
});

test('A booking is cached with its page, documents and files, and the worker controls no other page', async () => {
  const { stored, scopes } = browser();
  await keepOnGermanPage();
  expect(stored().toSorted()).toEqual([
    `/api/bookings/${key}`,
    '/assets/a-1.js',
    '/de/booking',
    '/images/map-96x96',
    `/papers/${key}/invoice-2026-000001.pdf`,
    `/papers/${key}/ticket.pdf`,
  ]);
  expect(scopes).toEqual(['/de/booking', '/papers/', '/de/dashboard', '/de/find-booking']);
});

test('Other cached bookings and pages stay, and outdated files of the page are removed', async () => {
  const { stores, stored } = browser();
  await keepOnGermanPage(bookingOf('a'.repeat(43)));
  await keepOffline({ booking, page: '/de/confirmation', locale: 'de' });
  stores.get('booking-page:/de/booking')?.push('/assets/of-yesterday.js');
  await keepOnGermanPage();
  expect(stored()).toContain(`/api/bookings/${'a'.repeat(43)}`);
  expect(stored()).toContain(`/papers/${'a'.repeat(43)}/ticket.pdf`);
  expect(stored()).toContain('/de/confirmation');
  expect(stored()).not.toContain('/assets/of-yesterday.js');
});

test('A booking that was opened where it was bought is also stored at the address of the list, with its files', async () => {
  const { stores, scopes } = browser();
  await keepOffline({ booking, page: '/de/confirmation', locale: 'de' });
  expect(stores.get('booking-page:/de/booking')).toEqual([
    '/de/booking',
    '/assets/of-the-list.css',
    '/assets/of-the-list.js',
  ]);
  expect(scopes).toEqual([
    '/de/confirmation',
    '/papers/',
    '/de/dashboard',
    '/de/find-booking',
    '/de/booking',
  ]);
});

test('If the list cannot be fetched the booking is stored all the same', async () => {
  const { stored } = browser(['/de/booking']);
  await keepOffline({ booking, page: '/de/confirmation', locale: 'de' });
  expect(stored()).toContain(`/papers/${key}/ticket.pdf`);
});

test('Beyond the limit the booking opened longest ago is removed, with its documents', async () => {
  const { stored } = browser();
  const keys = [...'abcdefghijk'].map((letter) => letter.repeat(43));
  for (const accessKey of keys.slice(0, 10)) await keepOnGermanPage(bookingOf(accessKey));
  await keepOnGermanPage(bookingOf('a'.repeat(43)));
  await keepOnGermanPage(bookingOf('k'.repeat(43)));
  const cachedPaths = stored().filter((path) => path.startsWith('/api/'));
  expect(cachedPaths).toHaveLength(10);
  expect(cachedPaths).toContain(`/api/bookings/${'a'.repeat(43)}`);
  expect(stored().filter((path) => path.includes('b'.repeat(43)))).toEqual([]);
});

test('A document that cannot be fetched does not affect the others', async () => {
  const { stored } = browser([`/papers/${key}/ticket.pdf`]);
  await keepOnGermanPage();
  expect(stored()).toContain(`/papers/${key}/invoice-2026-000001.pdf`);
});

test('Without a connection, or if the booking cannot be fetched, the cache stays unchanged', async () => {
  for (const isOnLine of [false, true]) {
    const { stores, stored } = browser(
      [`/api/bookings/${key}`].filter(() => isOnLine),
      isOnLine,
    );
    stores.set('booking', ['/api/bookings/older']);
    await keepOnGermanPage().catch(() => {});
    expect(stored()).toEqual(['/api/bookings/older']);
  }
});

test('A cached booking is read in any language, and one that was not cached is not found', async () => {
  browser();
  await keepOnGermanPage();
  expect(await offlineBooking(key)).toMatchObject(booking);
  expect(await offlineBooking('x'.repeat(43))).toBeUndefined();
});

test('All bookings of a device are read, the one opened last at the end', async () => {
  const { stores } = browser();
  expect(await offlineBookings()).toEqual([]);
  expect([...stores.keys()]).toEqual([]);
  await keepOnGermanPage(bookingOf('a'.repeat(43)));
  await keepOnGermanPage();
  expect(await offlineBookings()).toHaveLength(2);
});

test('A forgotten booking is removed, and with the last one the worker leaves its pages and no other page', async () => {
  const { stores, stored, removed } = browser();
  await keepOnGermanPage(bookingOf('a'.repeat(43)));
  await keepOnGermanPage();
  stores.set('other-store', ['/theirs']);
  expect(await forgetOffline(key)).toBe('a'.repeat(43));
  expect(stored().filter((path) => path.includes(key))).toEqual([]);
  expect(removed).toEqual([]);
  expect(await forgetOffline('a'.repeat(43))).toBeUndefined();
  expect(stored()).toEqual(['/theirs']);
  expect(removed).toEqual(['/de/booking', '/papers/', '/de/dashboard', '/de/find-booking']);
});

test('After a log-out no booking is left on the device, nor the worker of its pages; other caches stay', async () => {
  const { stores, stored, removed } = browser();
  await keepOnGermanPage(bookingOf('d'.repeat(43)));
  await keepOnGermanPage(bookingOf('e'.repeat(43)));
  stores.set('other-store', ['/theirs']);
  await forgetAllOffline();
  expect(stored()).toEqual(['/theirs']);
  expect(removed).toEqual(['/de/booking', '/papers/', '/de/dashboard', '/de/find-booking']);
  // A page that is still open does not cache them again.
  await keepOnGermanPage(bookingOf('d'.repeat(43)));
  expect(stored()).toEqual(['/theirs']);
});

test('A booking that is forgotten while it is being cached does not stay on the device', async () => {
  const { stores } = browser();
  const page = '/en/confirmation';
  const removedBooking = bookingOf('l'.repeat(43));
  const caching = keepOffline({ booking: removedBooking, page, locale: 'en' });
  const forgetting = forgetOffline(removedBooking.accessKey);
  // A page that is online again reads the booking once more.
  const cachingAgain = keepOffline({ booking: removedBooking, page, locale: 'en' });
  await Promise.all([caching, forgetting, cachingAgain]);
  expect([...stores.keys()]).toEqual([]);
});

test('A browser without caches and workers works as before', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  await keepOnGermanPage();
  await forgetOffline(key);
});

test('For a guest of an organisation the ticket is cached, and no invoice exists', async () => {
  const guestKey = 'g'.repeat(43);
  const { stores } = browser();
  const { invoices: _, ...seen } = booking;
  const ofGuest = { ...seen, ...bookingOf(guestKey), seenBy: 'guest', bookedBy: 'Hotel Cais' } as const;
  await keepOffline({ booking: ofGuest, page: '/en/booking', locale: 'en' });
  expect(stores.get('booking')).toEqual([`/api/bookings/${guestKey}`, `/papers/${guestKey}/ticket.pdf`]);
});
