/** `packages/web/public/offline-worker.js`, which answers from the caches without a connection. */
const WORKER = '/offline-worker.js';

let lastChange: Promise<unknown> = Promise.resolve();

/** Storing and removing take turns: what is removed while it is being stored must not stay on the device. */
export function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const changed = lastChange.then(change);
  lastChange = changed.catch(() => undefined);
  return changed;
}

export function canStorePages(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator;
}

type StoredPage = {
  /** The cache of the page. It has no other page. */
  readonly cacheName: string;
  /** Without parameters and fragment. */
  readonly path: string;
  /** Other paths that the page answers for without a connection. */
  readonly otherScopes?: readonly string[];
};

/**
 * Stores the page that the browser shows, with its images and the scripts and styles that it has loaded. They replace those
 * stored before, unless the page cannot be fetched: a browser that is connected to a ship may still not reach us.
 */
export async function storePage({ cacheName, path, otherScopes = [] }: StoredPage): Promise<void> {
  const cache = await caches.open(cacheName);
  const files = [path, ...filesOfPage()];
  const [page] = await Promise.allSettled(files.map((url) => cache.add(url)));
  if (page?.status === 'fulfilled') await removeFrom(cache, (storedPath) => !files.includes(storedPath));
  for (const scope of [path, ...otherScopes]) await navigator.serviceWorker.register(WORKER, { scope });
}

/** Stores a page that the browser does not show, with the scripts and styles that it names. */
export async function storeOtherPage({ cacheName, path, otherScopes = [] }: StoredPage): Promise<void> {
  const page = await fetch(path);
  if (!page.ok) throw new Error(`${path} answers ${page.status}.`);
  const files = [...new Set((await page.clone().text()).match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g))];
  const cache = await caches.open(cacheName);
  await cache.put(path, page);
  await Promise.allSettled(files.map((url) => cache.add(url)));
  await removeFrom(cache, (storedPath) => storedPath !== path && !files.includes(storedPath));
  for (const scope of [path, ...otherScopes]) await navigator.serviceWorker.register(WORKER, { scope });
}

/** Removes the caches that `isObsolete` names, and the worker from the paths that it names. */
export async function removePages(isObsolete: (cacheNameOrPath: string) => boolean): Promise<void> {
  const cacheNames = (await caches.keys()).filter(isObsolete);
  await Promise.all(cacheNames.map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  const obsolete = registrations.filter(({ scope }) => isObsolete(new URL(scope).pathname));
  await Promise.all(obsolete.map((registration) => registration.unregister()));
}

export async function removeFrom(cache: Cache, isObsolete: (path: string) => boolean): Promise<void> {
  const obsolete = (await cache.keys()).filter(({ url }) => isObsolete(new URL(url).pathname));
  await Promise.all(obsolete.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** Images of pages that the visitor saw before are left out. */
function filesOfPage(): string[] {
  const { origin } = window.location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const shown = [...document.images]
    .filter(({ currentSrc }) => currentSrc)
    .map(({ currentSrc }) => new URL(currentSrc));
  const isOurs = (folder: string) => (url: URL) => url.origin === origin && url.pathname.startsWith(folder);
  const ours = [...loaded.filter(isOurs('/assets/')), ...shown.filter(isOurs('/images/'))];
  return [...new Set(ours.map(({ pathname }) => pathname))];
}
