// Keeps bookings that were opened within reach where there is no connection. It is registered for the pages that show a
// booking and for papers alone, so no other page is any of its business; what it has was put there by those pages.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // What a call would have said is read by the page itself, which then says that it is of earlier.
  if (pathname.startsWith('/api/')) return;
  event.respondWith(fetch(request).catch((error) => kept(request, error)));
});

/** What the server says counts as long as it can be asked. */
async function kept(request, error) {
  const answer = await caches.match(request.url, { ignoreVary: true });
  if (!answer) throw error;
  return answer;
}
