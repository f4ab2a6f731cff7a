import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import { log } from '../page/log.ts';
import {
  canStorePages,
  inTurn,
  removeFrom,
  removePages,
  storeOtherPage,
  storePage,
} from '../page/offline-page.ts';

/** Cache of the bookings and their documents. */
const bookingsName = 'booking';
/** Prefix of the cache of a page, before its path. Each page has a cache of its own for its files. */
const pageName = 'booking-page:';
const documentsPath = '/papers/';
/** Without a connection it lists the bookings of this device. */
const listPath = (locale: string) => `/${locale}/booking`;
/** Without a connection the worker leads from there to the list. */
const accountPath = (locale: string) => `/${locale}/dashboard`;

type OfflineBooking = {
  readonly booking: ShownBooking;
  /** Path of the page that shows the booking, without its fragment. */
  readonly page: string;
  readonly locale: string;
};

/** About as many trips as one journey has. The device is not an archive. */
const MOST_KEPT = 10;

/** Bookings that the traveller has removed since this page was loaded. */
const forgotten = new Set<string>();

/**
 * Caches a booking with its page and documents for use without a connection, beside those cached before.
 * Earlier files of the page are removed once the new ones are cached. The oldest bookings beyond the limit
 * are removed too.
 */
export function keepOffline(openedBooking: OfflineBooking): Promise<void> {
  return inTurn(() => storeBooking(openedBooking));
}

async function storeBooking({ booking, page, locale }: OfflineBooking): Promise<void> {
  if (forgotten.has(booking.accessKey)) return;
  // Without a connection the page may show cached data, which must not be lost by caching it again.
  if (!canStorePages() || !navigator.onLine) return;
  const { accessKey, ticketUrl, calendarUrl } = booking;
  const invoices = booking.seenBy === 'guest' ? [] : booking.invoices;
  const call = `/api/bookings/${accessKey}`;
  const documentUrls = [ticketUrl, calendarUrl, ...invoices.map(({ url }) => url)].filter(
    (url) => url !== null,
  );
  const bookings = await caches.open(bookingsName);
  await bookings.add(new Request(call, { headers: { 'accept-language': locale } }));
  const scopes = [documentsPath, accountPath(locale)];
  await storePage({ cacheName: `${pageName}${page}`, path: page, otherScopes: scopes });
  const list = listPath(locale);
  // The booking was opened where it was bought. It must also be found at the address from the emails.
  if (page !== list)
    await storeOtherPage({ cacheName: `${pageName}${list}`, path: list }).catch((error: unknown) =>
      log('warn', 'The list of bookings could not be stored', error),
    );
  // Documents come last, because they are rendered on request. If one cannot be fetched now, the others must
  // still be cached.
  await Promise.allSettled(documentUrls.map((url) => bookings.add(url)));
  const keys = (await keysIn(bookings)).slice(-MOST_KEPT);
  await removeFrom(bookings, (path) => !keys.some((key) => path.includes(key)));
}

/** Returns the cached booking; undefined if this device does not have it. */
export async function offlineBooking(accessKey: string): Promise<ShownBooking | undefined> {
  if (!('caches' in window)) return undefined;
  const bookings = await caches.open(bookingsName);
  // A request's language is in its header. The cached answer has the language of the page that cached it.
  const answer = await bookings.match(`/api/bookings/${accessKey}`, { ignoreVary: true });
  return answer?.json();
}

/** All bookings on this device, the one opened last at the end. A device without any gets no cache. */
export async function offlineBookings(): Promise<readonly ShownBooking[]> {
  if (!('caches' in window) || !(await caches.has(bookingsName))) return [];
  const keys = await keysIn(await caches.open(bookingsName));
  const bookings = await Promise.all(keys.map(offlineBooking));
  return bookings.filter((booking) => booking !== undefined);
}

/**
 * Removes a booking from the device, and with the last one all caches and the worker. Returns the key of the
 * latest remaining booking.
 */
export function forgetOffline(accessKey: string): Promise<string | undefined> {
  forgotten.add(accessKey);
  return inTurn(() => forget(accessKey));
}

async function forget(accessKey: string): Promise<string | undefined> {
  if (!canStorePages()) return undefined;
  const bookings = await caches.open(bookingsName);
  await removeFrom(bookings, (path) => path.includes(accessKey));
  const remainingKey = (await keysIn(bookings)).at(-1);
  if (remainingKey === undefined) await removeAllCaches();
  return remainingKey;
}

/** Removes all bookings from the device, for a traveller who logs out: others may use it next. */
export function forgetAllOffline(): Promise<void> {
  return inTurn(async () => {
    if (!canStorePages() || !(await caches.has(bookingsName))) return;
    for (const key of await keysIn(await caches.open(bookingsName))) forgotten.add(key);
    await removeAllCaches();
  });
}

async function removeAllCaches(): Promise<void> {
  const pageCaches = (await caches.keys()).filter((name) => name.startsWith(pageName));
  const pages = pageCaches.map((name) => name.slice(pageName.length));
  const accounts = pages.map((page) => accountPath(page.split('/')[1] ?? ''));
  const ours = new Set([bookingsName, ...pageCaches, ...pages, ...accounts, documentsPath]);
  await removePages((cacheNameOrPath) => ours.has(cacheNameOrPath));
}

/** Keys of all cached bookings; the latest is last. */
async function keysIn(cache: Cache): Promise<readonly string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => /^\/api\/bookings\/([\w-]+)$/.exec(path)?.[1] ?? []);
}
