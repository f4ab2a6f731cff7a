import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { expect, test, vi } from 'vitest';
import { browserWithCaches } from '../../test-support/browser-with-caches.ts';
import {
  forgetAllOffline,
  forgetEnded,
  forgetOtherAccounts,
  keepAccountOffline,
  keepOffline,
  keepOpenedOfAccount,
  offlineBooking,
  offlineBookings,
} from './offline-bookings.ts';

vi.mock('../page/log.ts', () => ({ log: () => {} }));

const ada = 'booking-account:ada';
/** Opens a booking without an account. */
const accessKey = 'k'.repeat(43);
const [sail, hike, museum] = ['SAA1SAA1', 'HKK1HKK1', 'MSS1MSS1'] as const;
const ownBooking = (orderNumber: string, utcNow = new Date().toISOString()) =>
  ({
    accessKey: orderNumber,
    orderNumber,
    utcNow,
    seenBy: 'owner',
    ticketUrl: `/papers/${orderNumber}/ticket.pdf`,
    calendarUrl: null,
    invoices: [],
  }) as unknown as BookingView;

/** A server with the bookings of an account. Names what was read of it. */
function account(subjectId = 'ada', failing: readonly string[] = []) {
  const read: string[] = [];
  const answer = <Answer>(name: string, result: Answer) => {
    read.push(name);
    if (failing.includes(name)) throw new TypeError('Failed to fetch');
    return result;
  };
  const copies = {
    subjectId,
    locale: 'de',
    readDocument: async (path: string) => answer(path, new Response('pdf')),
  };
  const readBooking = async (orderNumber: string) => answer(orderNumber, ownBooking(orderNumber));
  const keep = (...orderNumbers: readonly string[]) =>
    keepAccountOffline({ ...copies, orderNumbers, readBooking });
  return { read, copies, keep };
}

const ofOrder = (orderNumber: string) => [
  `/api/bookings/${orderNumber}`,
  `/papers/${orderNumber}/ticket.pdf`,
];

test('The bookings that an account has ahead are stored unopened, with their tickets and the page that lists them', async () => {
  const { stores, scopes } = browserWithCaches();
  await account().keep(sail, hike);
  expect(stores.get(ada)).toEqual([...ofOrder(sail), ...ofOrder(hike)]);
  expect(stores.get('booking-page:/de/booking')?.[0]).toBe('/de/booking');
  expect(scopes).toEqual(['/de/booking', '/papers/', '/de/dashboard', '/de/find-booking']);
  expect(await offlineBooking(hike)).toMatchObject({ orderNumber: hike });
});

test('A booking that is no longer ahead is removed, and with the last one everything', async () => {
  const { stores, removed } = browserWithCaches();
  await account().keep(sail, hike);
  await account().keep(hike);
  expect(stores.get(ada)).toEqual(ofOrder(hike));
  await account().keep();
  expect([...stores.keys()]).toEqual([]);
  expect(removed).toContain('/papers/');
});

test('A copy that is minutes old is not read again, and an older one is', async () => {
  browserWithCaches();
  const { keep, read, copies } = account();
  await keepOpenedOfAccount(ownBooking(hike, '2026-01-01T00:00:00.000Z'), copies);
  await keep(sail, hike);
  read.length = 0;
  await keep(sail, hike);
  expect(read).toEqual([]);
  await keepOpenedOfAccount(ownBooking(hike, '2026-01-01T00:00:00.000Z'), copies);
  read.length = 0;
  await keep(sail, hike);
  expect(read).toEqual(ofOrder(hike).map((path) => path.replace('/api/bookings/', '')));
});

test('A booking that cannot be read does not keep those after it from being stored', async () => {
  const { stores } = browserWithCaches();
  await account('ada', [sail]).keep(sail, hike);
  expect(stores.get(ada)).toEqual(ofOrder(hike));
});

test('At most ten bookings are stored, those that come first', async () => {
  const { stores } = browserWithCaches();
  const orderNumbers = [...'ABCDEFGHJKM'].map((letter) => letter.repeat(8));
  await account().keep(...orderNumbers);
  expect(stores.get(ada)?.filter((path) => path.startsWith('/api/'))).toHaveLength(10);
  expect(stores.get(ada)).not.toContain(`/api/bookings/${'M'.repeat(8)}`);
});

test('Nothing of another account stays once an account is known, and bookings of keys do', async () => {
  const { stores } = browserWithCaches();
  const withKey = { ...ownBooking(museum), accessKey };
  await keepOffline({ booking: withKey, page: '/de/booking', locale: 'de' });
  await account('ada').keep(sail);
  await forgetOtherAccounts('ada');
  expect(stores.get(ada)).toEqual(ofOrder(sail));
  await forgetOtherAccounts('bob');
  expect(stores.has(ada)).toBe(false);
  expect(stores.get('booking')).toContain(`/api/bookings/${accessKey}`);
  await account('ada').keep(sail);
  await account('bob').keep(hike);
  expect([stores.has(ada), stores.get('booking-account:bob')]).toEqual([false, ofOrder(hike)]);
});

test('A booking that has ended is removed with each of its copies', async () => {
  const { stores } = browserWithCaches({ answer: () => ({ ...ownBooking(sail), accessKey }) });
  await account().keep(sail, hike);
  const byKey = { ...ownBooking(sail), accessKey, ticketUrl: `/papers/${accessKey}/ticket.pdf` };
  await keepOffline({ booking: byKey, page: '/de/booking', locale: 'de' });
  await forgetEnded(sail);
  expect(stores.get(ada)).toEqual(ofOrder(hike));
  expect(stores.get('booking')).toEqual([]);
});

test('A booking that was stored by its key and for its account is listed once, with its key', async () => {
  browserWithCaches({ answer: () => ({ ...ownBooking(sail), accessKey }) });
  await account().keep(sail, hike);
  await keepOffline({ booking: { ...ownBooking(sail), accessKey }, page: '/de/booking', locale: 'de' });
  const listed = (await offlineBookings()).map((booking) => booking.accessKey);
  expect(listed).toEqual([hike, accessKey]);
});

test('Without a connection nothing of an account is stored or removed', async () => {
  const { stores } = browserWithCaches({ isOnline: false });
  stores.set(ada, ofOrder(sail));
  await account().keep(hike);
  expect(stores.get(ada)).toEqual(ofOrder(sail));
});

// The log-out comes last, because it holds until the page is loaded again.
test('After a log-out no booking of the account is on the device, and a page that is still open stores none again', async () => {
  const { stores } = browserWithCaches();
  const { keep, copies } = account();
  await keep(sail, hike);
  await forgetAllOffline();
  expect([...stores.keys()]).toEqual([]);
  await keep(sail);
  await keepOpenedOfAccount(ownBooking(hike), copies);
  expect([...stores.keys()]).toEqual([]);
});
