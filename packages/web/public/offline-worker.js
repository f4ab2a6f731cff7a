// Answers from the browser's caches where there is no connection. Pages that a visitor may need on the way (a booking, a
// sailing) store themselves and register this worker for their own address, so it sees no other page.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // The page reads stored answers of calls itself, and then says that they are of earlier.
  if (pathname.startsWith('/api/')) return;
  event.respondWith(fetch(request).catch((error) => stored(request, error)));
});

/** The server's answer counts as long as the server can be reached. */
async function stored(request, error) {
  // A page applies its filters itself, so the stored page answers for each of them.
  const ignoreSearch = request.mode === 'navigate';
  const answer = await caches.match(request.url, { ignoreVary: true, ignoreSearch });
  if (answer) return answer;
  // The list of the account and the search for a booking need a connection. The page of bookings lists what is on this device.
  const [, locale] = /^\/([\w-]+)\/(?:dashboard|find-booking)$/.exec(new URL(request.url).pathname) ?? [];
  const bookings = `/${locale}/booking`;
  if (!ignoreSearch || locale === undefined || !(await caches.match(bookings, { ignoreVary: true })))
    throw error;
  return Response.redirect(bookings);
}
