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

/** A browser with its stores of answers and its workers; what cannot be fetched cannot be kept. */
function browser(failing: readonly string[] = [], onLine = true) {
  const stores = new Map<string, string[]>();
  const scopes: (string | undefined)[] = [];
  const removed: string[] = [];
  const worker = (script: string) => ({
    active: { scriptURL: `https://www.example.org${script}` },
    unregister: async () => removed.push(script),
  });
  const open = (name: string) => {
    const stored = stores.get(name) ?? [];
    stores.set(name, stored);
    const remove = (path: string) => stored.includes(path) && stored.splice(stored.indexOf(path), 1);
    return {
      async add(asked: string | Request) {
        const url = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
        if (failing.includes(url)) throw new TypeError('not had');
        remove(url);
        stored.push(url);
      },
      match: async (path: string, { ignoreVary }: CacheQueryOptions) =>
        ignoreVary && stored.includes(path) ? { json: async () => booking } : undefined,
      keys: async () => stored.map((path) => ({ url: `https://www.example.org${path}` })),
      delete: async ({ url }: { url: string }) => remove(new URL(url).pathname),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
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
  return { stores, scopes, removed, stored: () => [...stores.values()].flat() };
}

const de = (of = booking) => keepOffline({ booking: of, page: '/de/booking', locale: 'de' });
const bookingOf = (accessKey: string) => ({
  ...booking,
  accessKey,
  ticketUrl: `/papers/${accessKey}/ticket.pdf`,
});

test('Kept are a booking, its page, its papers and the files of the page, and the worker sees no other page.', async () => {
  const { stored, scopes } = browser();
  await de();
  expect(stored().toSorted()).toEqual([
    `/api/bookings/${key}`,
    '/assets/a-1.js',
    '/de/booking',
    `/papers/${key}/invoice-2026-000001.pdf`,
    `/papers/${key}/ticket.pdf`,
  ]);
  expect(scopes).toEqual(['/de/booking', '/papers/']);
});

test('Others that were kept stay, and so does another page; what this page was made of before goes.', async () => {
  const { stores, stored } = browser();
  await de(bookingOf('a'.repeat(43)));
  await keepOffline({ booking, page: '/de/confirmation', locale: 'de' });
  stores.get('booking-page:/de/booking')?.push('/assets/of-yesterday.js');
  await de();
  expect(stored()).toContain(`/api/bookings/${'a'.repeat(43)}`);
  expect(stored()).toContain(`/papers/${'a'.repeat(43)}/ticket.pdf`);
  expect(stored()).toContain('/de/confirmation');
  expect(stored()).not.toContain('/assets/of-yesterday.js');
});

test('Of too many the one that was opened longest ago goes, with its papers.', async () => {
  const { stored } = browser();
  const keys = [...'abcdefghijk'].map((letter) => letter.repeat(43));
  for (const accessKey of keys.slice(0, 10)) await de(bookingOf(accessKey));
  await de(bookingOf('a'.repeat(43)));
  await de(bookingOf('k'.repeat(43)));
  const kept = stored().filter((path) => path.startsWith('/api/'));
  expect(kept).toHaveLength(10);
  expect(kept).toContain(`/api/bookings/${'a'.repeat(43)}`);
  expect(stored().filter((path) => path.includes('b'.repeat(43)))).toEqual([]);
});

test('One paper that cannot be had loses none of the others.', async () => {
  const { stored } = browser([`/papers/${key}/ticket.pdf`]);
  await de();
  expect(stored()).toContain(`/papers/${key}/invoice-2026-000001.pdf`);
});

test('Without a connection, or when the booking itself cannot be had, what was kept stays.', async () => {
  for (const isOnLine of [false, true]) {
    const { stores, stored } = browser(
      [`/api/bookings/${key}`].filter(() => isOnLine),
      isOnLine,
    );
    stores.set('booking', ['/api/bookings/older']);
    await de().catch(() => {});
    expect(stored()).toEqual(['/api/bookings/older']);
  }
});

test('What was kept is read again, in whatever language it was asked for; what was not is not there.', async () => {
  browser();
  await de();
  expect(await keptBooking(key)).toEqual(booking);
  expect(await keptBooking('x'.repeat(43))).toBeUndefined();
});

test('What is forgotten is gone, and with the last one its worker and nobody else’s.', async () => {
  const { stores, stored, removed } = browser();
  await de(bookingOf('a'.repeat(43)));
  await de();
  stores.set('somebody-else', ['/theirs']);
  expect(await forgetOffline(key)).toBe('a'.repeat(43));
  expect(stored().filter((path) => path.includes(key))).toEqual([]);
  expect(removed).toEqual([]);
  expect(await forgetOffline('a'.repeat(43))).toBeUndefined();
  expect(stored()).toEqual(['/theirs']);
  expect(removed).toEqual(['/booking-worker.js']);
});

test('A browser that can keep nothing is none the worse for it.', async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  await de();
  await forgetOffline(key);
});

test('Of a guest for whom a house pays his ticket is kept; there is no invoice that he could have', async () => {
  const { stores } = browser();
  const { invoices: _, ...seen } = booking;
  const ofGuest = { ...seen, seenBy: 'guest', bookedBy: 'Hotel Cais' } as const;
  await keepOffline({ booking: ofGuest, page: '/en/booking', locale: 'en' });
  expect(stores.get('booking')).toEqual([`/api/bookings/${key}`, `/papers/${key}/ticket.pdf`]);
});
