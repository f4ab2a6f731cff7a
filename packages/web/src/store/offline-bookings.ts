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

/** Cache of the bookings that a key opens, and their documents. */
const bookingsName = 'booking';
/** Prefix of the cache of the bookings that only an account opens, before its subject. */
const accountName = 'booking-account:';
/** Prefix of the cache of a page, before its path. Each page has a cache of its own for its files. */
const pageName = 'booking-page:';
const documentsPath = '/papers/';
/** Without a connection it lists the bookings of this device. */
const listPath = (locale: string) => `/${locale}/booking`;
/** Without a connection the worker leads from these to the list. */
const pathsToList = (locale: string) => [`/${locale}/dashboard`, `/${locale}/find-booking`];

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
/** Whether the traveller has logged out since this page was loaded. */
let hasForgottenAll = false;

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
  const documentUrls = documentsOf(booking);
  const bookings = await caches.open(bookingsName);
  await bookings.add(new Request(callPath(booking.accessKey), { headers: { 'accept-language': locale } }));
  const scopes = [documentsPath, ...pathsToList(locale)];
  await storePage({ cacheName: `${pageName}${page}`, path: page, otherScopes: scopes });
  // The booking was opened where it was bought. It must also be found at the address from the emails.
  if (page !== listPath(locale))
    await storeList(locale, []).catch((error: unknown) =>
      log('warn', 'The list of bookings could not be stored', error),
    );
  // Documents come last, because they are rendered on request. If one cannot be fetched now, the others must
  // still be cached.
  await Promise.allSettled(documentUrls.map((url) => bookings.add(url)));
  const keys = (await keysIn(bookings)).slice(-MOST_KEPT);
  await removeFrom(bookings, (path) => !keys.some((key) => path.includes(key)));
}

/** Stores the page that lists the bookings of this device. */
function storeList(locale: string, otherScopes: readonly string[]): Promise<void> {
  const path = listPath(locale);
  return storeOtherPage({ cacheName: `${pageName}${path}`, path, otherScopes });
}

const callPath = (key: string) => `/api/bookings/${key}`;

function documentsOf(booking: ShownBooking): readonly string[] {
  const invoices = booking.seenBy === 'guest' ? [] : booking.invoices;
  return [booking.ticketUrl, booking.calendarUrl, ...invoices.map(({ url }) => url)].filter(
    (url) => url !== null,
  );
}

type AccountCopies = {
  /** The bookings of every other account are removed. */
  readonly subjectId: string;
  readonly locale: string;
  /** Reads a document, with the token of the account. */
  readonly readDocument: (path: string) => Promise<Response>;
};

type CopiesOfList = AccountCopies & {
  /** The bookings ahead, the next trip first. The copies of other bookings are removed. */
  readonly orderNumbers: readonly string[];
  readonly readBooking: (orderNumber: string) => Promise<ShownBooking>;
};

/** The server draws documents when they are requested, so a copy that is not older than this is not read again. */
const FRESH_MS = 10 * 60_000;

/** Caches the bookings that an account has ahead. They need not have been opened, and stay until its log-out. */
export function keepAccountOffline(copies: CopiesOfList): Promise<void> {
  return inTurn(async () => {
    const { orderNumbers, readBooking } = copies;
    const cache = await cacheOfAccount(copies, orderNumbers.length > 0);
    if (!cache) return;
    const nearest = orderNumbers.slice(0, MOST_KEPT);
    await removeFrom(cache, (path) => !nearest.some((orderNumber) => path.includes(orderNumber)));
    for (const orderNumber of nearest) {
      if (isFresh(await storedIn(cache, orderNumber))) continue;
      // One that cannot be read now must not keep those after it from being stored.
      await readBooking(orderNumber)
        .then((booking) => storeOfAccount(cache, booking, copies))
        .catch((error: unknown) => log('warn', 'A booking of the account could not be stored', error));
    }
    await removeIfEmpty();
  });
}

/** Caches a booking that its account has just opened or changed. */
export function keepOpenedOfAccount(booking: ShownBooking, copies: AccountCopies): Promise<void> {
  return inTurn(async () => {
    const cache = await cacheOfAccount(copies, true);
    if (cache) await storeOfAccount(cache, booking, copies);
  });
}

/** The cache of the account, with the page that shows its bookings; undefined if nothing can be stored now. */
async function cacheOfAccount(
  { subjectId, locale }: AccountCopies,
  isNeeded: boolean,
): Promise<Cache | undefined> {
  if (hasForgottenAll || !canStorePages() || !navigator.onLine) return undefined;
  await removeOtherAccounts(subjectId);
  const name = `${accountName}${subjectId}`;
  if (!isNeeded) return (await caches.has(name)) ? caches.open(name) : undefined;
  await storeList(locale, [documentsPath, ...pathsToList(locale)]);
  return caches.open(name);
}

async function storeOfAccount(
  cache: Cache,
  booking: ShownBooking,
  { readDocument }: AccountCopies,
): Promise<void> {
  await cache.put(callPath(booking.accessKey), Response.json(booking));
  for (const path of documentsOf(booking)) await cache.put(path, await readDocument(path));
}

function isFresh(stored: ShownBooking | undefined): boolean {
  return stored !== undefined && Date.now() - Date.parse(stored.utcNow) < FRESH_MS;
}

/** Removes what another account has stored on this device. */
export function forgetOtherAccounts(subjectId: string): Promise<void> {
  return inTurn(async () => {
    if (canStorePages()) await removeOtherAccounts(subjectId);
  });
}

async function removeOtherAccounts(subjectId: string): Promise<void> {
  const own = `${accountName}${subjectId}`;
  const others = (await caches.keys()).filter((name) => name.startsWith(accountName) && name !== own);
  if (others.length === 0) return;
  await Promise.all(others.map((name) => caches.delete(name)));
  await removeIfEmpty();
}

/** Returns the cached booking; undefined if this device does not have it. */
export async function offlineBooking(key: string): Promise<ShownBooking | undefined> {
  for (const cache of await bookingCaches()) {
    const stored = await storedIn(cache, key);
    if (stored) return stored;
  }
  return undefined;
}

/** Returns the cached document of a booking; undefined if this device does not have it. */
export async function offlineDocument(path: string): Promise<Response | undefined> {
  for (const cache of await bookingCaches()) {
    const stored = await cache.match(path, { ignoreVary: true });
    if (stored) return stored;
  }
  return undefined;
}

async function storedIn(cache: Cache, key: string): Promise<ShownBooking | undefined> {
  // A request's language is in its header. The cached answer has the language of the page that cached it.
  const answer = await cache.match(callPath(key), { ignoreVary: true });
  return answer?.json();
}

/** The caches of bookings that exist, those that a key opens last. A device without any gets no cache. */
async function bookingCaches(): Promise<readonly Cache[]> {
  if (!('caches' in window)) return [];
  const names = await caches.keys();
  const ours = names.filter((name) => name === bookingsName || name.startsWith(accountName));
  return Promise.all(
    ours.toSorted((one) => (one === bookingsName ? 1 : -1)).map((name) => caches.open(name)),
  );
}

/**
 * All bookings on this device, the one opened last at the end, each once: of a booking that was stored by its key and for its
 * account, the copy of its key counts.
 */
export async function offlineBookings(): Promise<readonly ShownBooking[]> {
  const copies = await storedBookings();
  const hasLater = ({ orderNumber }: ShownBooking, index: number) =>
    copies.slice(index + 1).some((later) => later.orderNumber === orderNumber);
  return copies.filter((booking, index) => !hasLater(booking, index));
}

async function storedBookings(): Promise<readonly ShownBooking[]> {
  const readAll = async (cache: Cache) =>
    Promise.all((await keysIn(cache)).map((key) => storedIn(cache, key)));
  const stored = await Promise.all((await bookingCaches()).map(readAll));
  return stored.flat().filter((booking) => booking !== undefined);
}

/**
 * Removes a booking from the device, and with the last one all caches and the worker. Returns the key of the
 * latest remaining booking.
 */
export function forgetOffline(accessKey: string): Promise<string | undefined> {
  forgotten.add(accessKey);
  return inTurn(() => forget([accessKey]));
}

/** Removes each copy of a booking that has ended: the one of its key, and the one of its account. */
export function forgetEnded(orderNumber: string): Promise<void> {
  return inTurn(async () => {
    const copies = (await storedBookings()).filter((booking) => booking.orderNumber === orderNumber);
    if (copies.length > 0) await forget(copies.map(({ accessKey }) => accessKey));
  });
}

async function forget(keys: readonly string[]): Promise<string | undefined> {
  if (!canStorePages()) return undefined;
  for (const cache of await bookingCaches())
    await removeFrom(cache, (path) => keys.some((key) => path.includes(key)));
  return removeIfEmpty();
}

/** Returns the key of the latest booking that is left. */
async function removeIfEmpty(): Promise<string | undefined> {
  const left = await Promise.all((await bookingCaches()).map(keysIn));
  const latest = left.flat().at(-1);
  if (latest === undefined) await removeAllCaches();
  return latest;
}

/** Removes all bookings from the device, for a traveller who logs out: others may use it next. */
export function forgetAllOffline(): Promise<void> {
  hasForgottenAll = true;
  return inTurn(async () => {
    if (!canStorePages()) return;
    const stored = await bookingCaches();
    if (stored.length === 0) return;
    for (const key of (await Promise.all(stored.map(keysIn))).flat()) forgotten.add(key);
    await removeAllCaches();
  });
}

async function removeAllCaches(): Promise<void> {
  const names = await caches.keys();
  const pageCaches = names.filter((name) => name.startsWith(pageName));
  const pages = pageCaches.map((name) => name.slice(pageName.length));
  const toList = pages.flatMap((page) => pathsToList(page.split('/')[1] ?? ''));
  const ofAccounts = names.filter((name) => name.startsWith(accountName));
  const ours = new Set([bookingsName, ...ofAccounts, ...pageCaches, ...pages, ...toList, documentsPath]);
  await removePages((cacheNameOrPath) => ours.has(cacheNameOrPath));
}

/** Keys of all cached bookings; the latest is last. */
async function keysIn(cache: Cache): Promise<readonly string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => /^\/api\/bookings\/([\w-]+)$/.exec(path)?.[1] ?? []);
}
