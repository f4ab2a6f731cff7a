import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetOffline, keepOffline, keptBooking } from './keep-offline.ts';

const key = 'k'.repeat(43);
const booking = {
  accessKey: key,
  ticketUrl: `/papers/${key}/ticket.pdf`,
  calendarUrl: null,
  invoices: [{ url: `/papers/${key}/invoice-2026-000001.pdf` }],
} as BookingView;

afterEach(() => vi.unstubAllGlobals());

/** A browser with one store of answers and its workers; what cannot be fetched cannot be kept. */
function browser(failing: readonly string[] = [], onLine = true) {
  const stored: string[] = [];
  const scopes: (string | undefined)[] = [];
  const removed: string[] = [];
  const add = async (asked: string | Request) => {
    const url = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    if (failing.includes(url)) throw new TypeError('not had');
    stored.push(url);
  };
  const worker = (script: string) => ({
    active: { scriptURL: `https://www.example.org${script}` },
    unregister: async () => removed.push(script),
  });
  const caches = {
    open: async () => ({
      add,
      match: async (path: string, { ignoreVary }: CacheQueryOptions) =>
        ignoreVary && stored.includes(path) ? { json: async () => booking } : undefined,
      keys: async () => stored.map((path) => ({ url: `https://www.example.org${path}` })),
      delete: async ({ url }: { url: string }) => stored.splice(stored.indexOf(new URL(url).pathname), 1),
    }),
    delete: async () => stored.splice(0).length > 0,
  };
  const resource = (name: string) => ({ name });
  vi.stubGlobal('window', { caches, location: { origin: 'https://www.example.org' } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', {
    onLine,
    serviceWorker: {
      register: async (_: string, { scope }: RegistrationOptions) => scopes.push(scope),
      getRegistrations: async () => [worker('/booking-worker.js'), worker('/somebody-else.js')],
    },
  });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      resource('https://www.example.org/assets/a-1.js'),
      resource('https://www.example.org/api/tours'),
      resource('https://other.example/assets/b.js'),
    ],
  });
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(path: string) {
        this.url = `https://www.example.org${path}`;
      }
    },
  );
  return { stored, scopes, removed };
}

test('Kept are one booking, its page, its papers and the files of the page, and the worker sees no other page.', async () => {
  const { stored, scopes } = browser();
  await keepOffline({ booking, page: '/de/booking', locale: 'de' });
  expect(stored.toSorted()).toEqual([
    `/api/bookings/${key}`,
    '/assets/a-1.js',
    '/de/booking',
    `/papers/${key}/invoice-2026-000001.pdf`,
    `/papers/${key}/ticket.pdf`,
  ]);
  expect(scopes).toEqual(['/de/booking', '/papers/']);
});

test('The one before goes when another is kept, and one paper that cannot be had loses none of the others.', async () => {
  const { stored } = browser([`/papers/${key}/ticket.pdf`]);
  stored.push('/api/bookings/older');
  await keepOffline({ booking, page: '/de/booking', locale: 'de' });
  expect(stored).not.toContain('/api/bookings/older');
  expect(stored).toContain(`/papers/${key}/invoice-2026-000001.pdf`);
});

test('Without a connection, or when the booking itself cannot be had, what was kept stays.', async () => {
  for (const isOnLine of [false, true]) {
    const { stored } = browser(
      [`/api/bookings/${key}`].filter(() => isOnLine),
      isOnLine,
    );
    stored.push('/api/bookings/older');
    await keepOffline({ booking, page: '/de/booking', locale: 'de' }).catch(() => {});
    expect(stored).toEqual(['/api/bookings/older']);
  }
});

test('What was kept is read again, in whatever language it was asked for; another booking is not there.', async () => {
  browser();
  await keepOffline({ booking, page: '/de/booking', locale: 'de' });
  expect(await keptBooking(key)).toEqual(booking);
  expect(await keptBooking('x'.repeat(43))).toBeUndefined();
});

test('What is forgotten is gone, with its worker and nobody else’s.', async () => {
  const { stored, removed } = browser();
  await keepOffline({ booking, page: '/de/booking', locale: 'de' });
  await forgetOffline();
  expect(stored).toEqual([]);
  expect(removed).toEqual(['/booking-worker.js']);
});

test('A browser that can keep nothing is none the worse for it.', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  await keepOffline({ booking, page: '/de/booking', locale: 'de' });
  await forgetOffline();
});
