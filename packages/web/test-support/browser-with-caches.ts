import { vi } from 'vitest';

type Situation = {
  /** Paths that cannot be fetched. */
  readonly failing?: readonly string[];
  readonly isOnline?: boolean;
  /** What the cached answer of a path says. */
  readonly answer?: (path: string) => unknown;
  /** A path that the worker controls already. */
  readonly otherScope?: string;
  readonly savesData?: boolean;
};

/** Replaces the caches, the service worker and the loaded files of the browser. A file that cannot be fetched is not cached. */
export function browserWithCaches(situation: Situation = {}) {
  const { failing = [], isOnline = true, answer, otherScope, savesData } = situation;
  const stores = new Map<string, string[]>();
  const scopes: string[] = [];
  const removed: string[] = [];
  const answers = new Map<string, Response>();
  const registration = (path: string) => ({
    scope: `https://www.example.org${path}`,
    unregister: async () => removed.push(path),
  });
  const open = (name: string) => {
    const storedPaths = stores.get(name) ?? [];
    stores.set(name, storedPaths);
    const remove = (path: string) =>
      storedPaths.includes(path) && storedPaths.splice(storedPaths.indexOf(path), 1);
    return {
      async add(request: string | Request) {
        const url = typeof request === 'string' ? request : new URL(request.url).pathname;
        if (failing.includes(url)) throw new TypeError('Failed to fetch');
        remove(url);
        storedPaths.push(url);
      },
      async put(url: string, stored: Response) {
        answers.set(`${name} ${url}`, stored);
        remove(url);
        storedPaths.push(url);
      },
      match: async (path: string, { ignoreVary }: CacheQueryOptions) =>
        ignoreVary && storedPaths.includes(path)
          ? (answers.get(`${name} ${path}`)?.clone() ?? { json: async () => answer?.(path) })
          : undefined,
      keys: async () => storedPaths.map((path) => ({ url: `https://www.example.org${path}` })),
      delete: async ({ url }: { url: string }) => remove(new URL(url).pathname),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.includes(path) ? {} : undefined,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    if (failing.includes(url)) throw new TypeError('Failed to fetch');
    return new Response(
      '<link href="/assets/of-the-list.css"><script>import "/assets/of-the-list.js"</script>',
    );
  });
  const resource = (name: string) => ({ name });
  vi.stubGlobal('window', { caches, location: { origin: 'https://www.example.org' } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', {
    onLine: isOnline,
    connection: { saveData: savesData },
    serviceWorker: {
      register: async (_: string, { scope }: { scope: string }) => scopes.push(scope),
      getRegistrations: async () => [...new Set(scopes.concat(otherScope ?? []))].map(registration),
    },
  });
  const images = ['https://www.example.org/images/map-96x96', 'https://other.example/images/c', ''];
  vi.stubGlobal('document', { images: images.map((currentSrc) => ({ currentSrc })) });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      resource('https://www.example.org/assets/a-1.js'),
      resource('https://www.example.org/api/tours'),
      resource('https://www.example.org/images/of-the-page-before-96x96'),
      resource('https://other.example/assets/b.js'),
    ],
  });
  // The Request of Node accepts no path without an origin.
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(path: string) {
        this.url = `https://www.example.org${path}`;
      }
    },
  );
  return { stores, scopes, removed, stored: () => [...stores.values()].flat() };
}
