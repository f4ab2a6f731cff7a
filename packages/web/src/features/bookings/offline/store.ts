import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';

/** Cache of the bookings and their documents. */
const bookingsName = 'booking';
/** Prefix of a page's path. Each page has its own cache for its files. */
const pageName = 'booking-page:';
/** `packages/web/public/booking-worker.js`, which answers from these caches without a connection. */
const worker = '/booking-worker.js';

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

let lastChange: Promise<unknown> = Promise.resolve();

/** Caching and forgetting take turns: a booking forgotten while it is being cached must not stay on the device. */
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const changed = lastChange.then(change);
  lastChange = changed.catch(() => undefined);
  return changed;
}

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
  if (!('caches' in window) || !('serviceWorker' in navigator) || !navigator.onLine) return;
  const { accessKey, ticketUrl, calendarUrl } = booking;
  const invoices = booking.seenBy === 'guest' ? [] : booking.invoices;
  const call = `/api/bookings/${accessKey}`;
  const documentUrls = [ticketUrl, calendarUrl, ...invoices.map(({ url }) => url)].filter(
    (url) => url !== null,
  );
  const [bookings, pageFiles] = [await caches.open(bookingsName), await caches.open(`${pageName}${page}`)];
  await bookings.add(new Request(call, { headers: { 'accept-language': locale } }));
  const files = [page, ...filesOfPage()];
  await Promise.allSettled(files.map((url) => pageFiles.add(url)));
  await removeFrom(pageFiles, (path) => !files.includes(path));
  // The worker controls these two scopes and no other page.
  for (const scope of [page, '/papers/']) await navigator.serviceWorker.register(worker, { scope });
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

/**
 * Removes a booking from the device, and with the last one all caches and the worker. Returns the key of the
 * latest remaining booking.
 */
export function forgetOffline(accessKey: string): Promise<string | undefined> {
  forgotten.add(accessKey);
  return inTurn(() => forget(accessKey));
}

async function forget(accessKey: string): Promise<string | undefined> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return undefined;
  const bookings = await caches.open(bookingsName);
  await removeFrom(bookings, (path) => path.includes(accessKey));
  const remainingPath = (await keysIn(bookings)).at(-1);
  if (remainingPath !== undefined) return remainingPath;
  const names = await caches.keys();
  const cacheNames = names.filter((name) => name === bookingsName || name.startsWith(pageName));
  await Promise.all(cacheNames.map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ active }) => active && new URL(active.scriptURL).pathname === worker);
  await Promise.all(ours.map((registration) => registration.unregister()));
  return undefined;
}

/** Keys of all cached bookings; the latest is last. */
async function keysIn(cache: Cache): Promise<readonly string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => /^\/api\/bookings\/([\w-]+)$/.exec(path)?.[1] ?? []);
}

async function removeFrom(cache: Cache, isObsolete: (path: string) => boolean): Promise<void> {
  const obsolete = (await cache.keys()).filter(({ url }) => isObsolete(new URL(url).pathname));
  await Promise.all(obsolete.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** The scripts, styles and images that this page has loaded. */
function filesOfPage(): string[] {
  const { origin } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter((url) => url.origin === origin && /^\/(assets|images)\//.test(url.pathname));
  return [...new Set(ours.map(({ pathname }) => pathname))];
}
