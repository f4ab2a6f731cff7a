import type { BookingView } from '@ashore/core/contract/booking-view.ts';

const cacheName = 'booking';
const worker = '/booking-worker.js';

type Kept = {
  readonly booking: BookingView;
  /** The page that shows it, without what stands behind its sign. */
  readonly page: string;
  readonly locale: string;
};

/**
 * Puts one booking with its page and papers where the browser finds them without a connection. The one that was there
 * before is dropped once this one is there: a device keeps the last one, and nobody's history.
 */
export async function keepOffline({ booking, page, locale }: Kept): Promise<void> {
  // What is read now may be what was kept: it is not to be lost for being asked for.
  if (!('caches' in window) || !('serviceWorker' in navigator) || !navigator.onLine) return;
  const { accessKey, ticketUrl, calendarUrl, invoices } = booking;
  const call = `/api/bookings/${accessKey}`;
  const papers = [ticketUrl, calendarUrl, ...invoices.map(({ url }) => url)].filter((url) => url !== null);
  const files = [page, ...papers, ...filesOfPage()];
  const cache = await caches.open(cacheName);
  await cache.add(new Request(call, { headers: { 'accept-language': locale } }));
  // One paper that cannot be had now is not worth losing the others.
  await Promise.allSettled(files.map((url) => cache.add(url)));
  const wanted = new Set([call, ...files]);
  const older = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(older.map((request) => cache.delete(request, { ignoreVary: true })));
  // Nothing but these two: the worker sees no other page.
  for (const scope of [page, '/papers/']) await navigator.serviceWorker.register(worker, { scope });
}

/** What was last kept of a booking; undefined where it is not the one that this device has. */
export async function keptBooking(accessKey: string): Promise<BookingView | undefined> {
  if (!('caches' in window)) return undefined;
  const cache = await caches.open(cacheName);
  // The language of a call stands in its header, and what is kept is in the language of the page that kept it.
  const answer = await cache.match(`/api/bookings/${accessKey}`, { ignoreVary: true });
  return answer?.json();
}

/** Takes it off the device: what was kept, and whoever would have shown it. */
export async function forgetOffline(): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return;
  await caches.delete(cacheName);
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({ active }) => active && new URL(active.scriptURL).pathname === worker);
  await Promise.all(ours.map((registration) => registration.unregister()));
}

/** The scripts, styles and pictures that this very page has loaded. */
function filesOfPage(): string[] {
  const { origin } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter((url) => url.origin === origin && /^\/(assets|images)\//.test(url.pathname));
  return [...new Set(ours.map(({ pathname }) => pathname))];
}
