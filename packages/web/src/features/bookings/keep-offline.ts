import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';

const bookingsName = 'booking';
/** Before the path of a page: what it is made of is kept for it alone. */
const pageName = 'booking-page:';
const worker = '/booking-worker.js';

type Kept = {
  readonly booking: ShownBooking;
  /** The page that shows it, without what stands behind its sign. */
  readonly page: string;
  readonly locale: string;
};

/** As many trips as one journey has; a device is nobody’s archive. */
const MOST_KEPT = 10;

/**
 * Puts a booking with its page and papers where the browser finds them without a connection, beside those that it kept
 * before. What a page was made of before is dropped once the new is there, and so are the oldest bookings of too many.
 */
export async function keepOffline({ booking, page, locale }: Kept): Promise<void> {
  // What is read now may be what was kept: it is not to be lost for being asked for.
  if (!('caches' in window) || !('serviceWorker' in navigator) || !navigator.onLine) return;
  const { accessKey, ticketUrl, calendarUrl } = booking;
  const invoices = booking.seenBy === 'guest' ? [] : booking.invoices;
  const call = `/api/bookings/${accessKey}`;
  const papers = [ticketUrl, calendarUrl, ...invoices.map(({ url }) => url)].filter((url) => url !== null);
  const [bookings, pageFiles] = [await caches.open(bookingsName), await caches.open(`${pageName}${page}`)];
  await bookings.add(new Request(call, { headers: { 'accept-language': locale } }));
  const files = [page, ...filesOfPage()];
  await Promise.allSettled(files.map((url) => pageFiles.add(url)));
  await drop(pageFiles, (path) => !files.includes(path));
  // Nothing but these two: the worker sees no other page.
  for (const scope of [page, '/papers/']) await navigator.serviceWorker.register(worker, { scope });
  // Last, since they are drawn when they are asked for. One that cannot be had now is not worth losing the others.
  await Promise.allSettled(papers.map((url) => bookings.add(url)));
  const keys = (await keysIn(bookings)).slice(-MOST_KEPT);
  await drop(bookings, (path) => !keys.some((key) => path.includes(key)));
}

/** What was last kept of a booking; undefined where it is none of those that this device has. */
export async function keptBooking(accessKey: string): Promise<ShownBooking | undefined> {
  if (!('caches' in window)) return undefined;
  const bookings = await caches.open(bookingsName);
  // The language of a call stands in its header, and what is kept is in the language of the page that kept it.
  const answer = await bookings.match(`/api/bookings/${accessKey}`, { ignoreVary: true });
  return answer?.json();
}

/** Takes it off the device, and with the last one whoever would have shown it. Gives the key of the latest that is left. */
export async function forgetOffline(accessKey: string): Promise<string | undefined> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return undefined;
  const bookings = await caches.open(bookingsName);
  await drop(bookings, (path) => path.includes(accessKey));
  const left = (await keysIn(bookings)).at(-1);
  if (left !== undefined) return left;
  const names = await caches.keys();
  const kept = names.filter((name) => name === bookingsName || name.startsWith(pageName));
  await Promise.all(kept.map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ active }) => active && new URL(active.scriptURL).pathname === worker);
  await Promise.all(ours.map((registration) => registration.unregister()));
  return undefined;
}

/** Of all bookings that are kept; what was put there last is last. */
async function keysIn(cache: Cache): Promise<readonly string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => /^\/api\/bookings\/([\w-]+)$/.exec(path)?.[1] ?? []);
}

async function drop(cache: Cache, isOver: (path: string) => boolean): Promise<void> {
  const over = (await cache.keys()).filter(({ url }) => isOver(new URL(url).pathname));
  await Promise.all(over.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** The scripts, styles and pictures that this very page has loaded. */
function filesOfPage(): string[] {
  const { origin } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter((url) => url.origin === origin && /^\/(assets|images)\//.test(url.pathname));
  return [...new Set(ours.map(({ pathname }) => pathname))];
}
