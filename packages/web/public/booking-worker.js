// Keeps the booking that was opened last within reach where there is no connection. It is registered for the page of a
// booking and for papers alone, so no other page is any of its business; what it has was put there by that page.
const NAME = 'booking';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(fetch(request).catch((error) => kept(request, error)));
});

/** What the server says counts as long as it can be asked. */
async function kept(request, error) {
  const cache = await caches.open(NAME);
  // The language of a call stands in its header, and what is kept is in the language of the page that kept it.
  const answer = await cache.match(request.url, { ignoreVary: true });
  if (!answer) throw error;
  return answer;
}
