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
 * before is dropped: a device keeps the last one, and nobody's history.
 */
export async function keepOffline({ booking, page, locale }: Kept): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return;
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  const { accessKey, ticketUrl, calendarUrl, invoices } = booking;
  const papers = [ticketUrl, calendarUrl, ...invoices.map(({ url }) => url)];
  const files = [page, ...papers.filter((url) => url !== null), ...filesOfPage()];
  const call = new Request(`/api/bookings/${accessKey}`, { headers: { 'accept-language': locale } });
  // One paper that cannot be had now is not worth losing the others.
  await Promise.allSettled([cache.add(call), ...files.map((url) => cache.add(url))]);
  // Nothing but these two: the worker sees no other page.
  for (const scope of [page, '/papers/']) await navigator.serviceWorker.register(worker, { scope });
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
