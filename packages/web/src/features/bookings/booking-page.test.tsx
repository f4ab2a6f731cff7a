import type { GuestBookingView, ShownBooking } from '@ashore/core/contract/booking-view.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { testBooking, testGuestBooking, testInvoice } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { instantText } from '../../i18n/instant-text.ts';
import {
  forgetEnded,
  forgetOffline,
  keepOffline,
  keepOpenedOfAccount,
  offlineBooking,
  offlineBookings,
} from '../../store/offline-bookings.ts';
import { useRootStore } from '../../store/root-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import { BookingPage } from './booking-page.tsx';

vi.mock('../../store/offline-bookings.ts', () => ({
  keepOffline: vi.fn(async () => {}),
  forgetEnded: vi.fn(async () => {}),
  forgetOffline: vi.fn(async () => undefined),
  keepOpenedOfAccount: vi.fn(async () => {}),
  offlineBooking: vi.fn(async () => undefined),
  offlineBookings: vi.fn(async () => []),
}));
vi.mock('../../page/log.ts', () => ({ log: () => {} }));

const show = 'GET /api/bookings/*';
/** A booking that cannot be cancelled, so that the page requests no refund from the server. */
const ownBooking = (parts: Parameters<typeof testBooking>[0] = {}) =>
  testBooking({ mayCancel: false, ...parts });
const accessKey = 'k'.repeat(43);
const ada = { sub: '0acc0000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.org' };
const storedAs = 'booking-key';

beforeEach(async () => {
  vi.mocked(keepOffline).mockClear();
  act(() => useRootStore.setState(useRootStore.getInitialState()));
  vi.mocked(forgetOffline).mockReset().mockResolvedValue(undefined);
  await act(readSavedStores);
});

function openPage(
  answer: () => object | Promise<object>,
  linkKey: string | null | undefined = accessKey,
  locale: Locale = 'en',
) {
  const calls = answerCalls({ [show]: answer as () => object });
  const page = renderOnPage(<BookingPage linkKey={linkKey} />, { locale });
  return { ...page, calls };
}

/** The page of this booking, once it is there. */
async function openBooking(booking: ShownBooking) {
  const page = openPage(() => booking);
  await screen.findByText(english('booking.order', { order: booking.orderNumber }));
  return page;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('While the booking is loading the page reports it and is marked as busy', () => {
  const { container } = openPage(() => new Promise(() => {}));
  expect(screen.getByRole('status').textContent).toBe(english('confirmation.opening'));
  expect(screen.getByRole('heading', { level: 1, name: english('booking.pageTitle') })).toBeTruthy();
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
});

test.each([
  ['an address without a key', null, () => ownBooking()],
  ['a key that opens no booking', accessKey, () => Response.json({ status: 404 }, { status: 404 })],
] as const)('For %s the page leads to the booking search', async (_, linkKey, answer) => {
  openPage(answer, linkKey);
  await title(english('booking.noKeyTitle'));
  expect(screen.getByText(english('booking.noKeyText'))).toBeTruthy();
  expect(screen.getByRole('link', { name: english('booking.find') }).getAttribute('href')).toBe(
    '/find-booking',
  );
});

test('An address without a key shows the booking that this browser opened last', async () => {
  localStorage.setItem(storedAs, 'm'.repeat(43));
  const { calls } = openPage(() => ownBooking({ accessKey: 'm'.repeat(43) }), null);
  await screen.findByText(english('booking.order', { order: 'ASH-7K2M-94QD' }));
  expect(calls[0]?.path).toBe(`/api/bookings/${'m'.repeat(43)}`);
});

test('A key in the address takes precedence over the key saved in this browser', async () => {
  localStorage.setItem(storedAs, 'm'.repeat(43));
  const { calls } = openPage(() => ownBooking());
  await screen.findByText(english('booking.order', { order: 'ASH-7K2M-94QD' }));
  expect(calls.map(({ path }) => path)).toEqual([`/api/bookings/${accessKey}`]);
});

test.each([
  'awaiting_payment',
  'on_request',
  'accepted',
  'confirmed',
  'completed',
  'expired',
  'declined',
  'unanswered',
  'unpaid',
  'cancelled',
] as const)('A booking that is %s states its status in a sentence', async (state) => {
  await openBooking(ownBooking({ state, invoices: [testInvoice()] }));
  expect(screen.getByText(english(`booking.${state}`, { vendor: 'Vela & Vinho' }))).toBeTruthy();
});

test('A booking whose payment has just begun is shown as waiting for the payment', async () => {
  await openBooking(ownBooking({ state: 'quoted', paidTotal: 0 }));
  expect(screen.getByText(english('booking.awaiting_payment'))).toBeTruthy();
});

test('A withdrawn request is not called a cancelled booking, because it never had tickets', async () => {
  await openBooking(ownBooking({ state: 'cancelled', paidTotal: 0 }));
  expect(screen.getByText(english('booking.withdrawn'))).toBeTruthy();
  expect(screen.queryByText(english('booking.cancelled'))).toBeNull();
  expect(screen.getByText(english('confirmation.nothingCharged'))).toBeTruthy();
});

test('The supplier’s reason is shown, and other trips in the city are offered', async () => {
  await openBooking(ownBooking({ state: 'declined', paidTotal: 0, reason: 'The boat is being repaired.' }));
  expect(screen.getByText(english('booking.reason', { reason: 'The boat is being repaired.' }))).toBeTruthy();
  expect(
    screen.getByRole('link', { name: english('confirmation.another', { place: 'in Lisbon' }) }),
  ).toBeTruthy();
});

test('A partial refund is shown, and a booking without a refund shows no money', async () => {
  const { unmount } = await openBooking(ownBooking());
  expect(screen.queryByText(/given back|on its way/)).toBeNull();
  unmount();
  await openBooking(ownBooking({ refundedTotal: 48.5 }));
  expect(screen.getByText(english('booking.refunded', { sum: '€48.50' }))).toBeTruthy();
});

test('Travellers whose trip has ended are invited to review it', async () => {
  const { unmount } = await openBooking(ownBooking({ state: 'completed' }));
  expect(screen.queryByText(english('booking.reviewAsked'))).toBeNull();
  expect(screen.queryByRole('link', { name: english('booking.review') })).toBeNull();
  unmount();
  const booking = ownBooking({ state: 'completed', mayReview: true });
  await openBooking(booking);
  expect(screen.getByText(english('booking.reviewAsked'))).toBeTruthy();
  // The form opens with the key of the booking, behind the # that browsers do not send.
  expect(screen.getByRole('link', { name: english('booking.review') }).getAttribute('href')).toBe(
    `/review/${booking.productId}#key=${booking.accessKey}`,
  );
});

test('A guest reads which organisation booked, and can neither see the price nor cancel', async () => {
  await openBooking(testGuestBooking());
  expect(screen.getByText(english('booking.byOrganisation', { organisation: 'Hotel Cais' }))).toBeTruthy();
  expect(screen.queryByRole('heading', { name: english('confirmation.money') })).toBeNull();
  expect(screen.queryByRole('heading', { name: english('cancel.title') })).toBeNull();
  expect(screen.getByRole('button', { name: english('booking.forget') })).toBeTruthy();
});

test('A guest’s cancelled booking is called cancelled, although the guest paid nothing', async () => {
  await openBooking(testGuestBooking({ state: 'cancelled' }));
  expect(screen.getByText(english('booking.cancelled'))).toBeTruthy();
});

test('A booking that the server has sent is cached for a time without a connection', async () => {
  await openBooking(ownBooking());
  expect(screen.queryByText(english('booking.offline'))).toBeNull();
  expect(localStorage.getItem(storedAs)).toBe(accessKey);
  expect(vi.mocked(keepOffline).mock.calls).toMatchObject([[{ booking: { accessKey }, locale: 'en' }]]);
});

test('A booking that has ended is removed from the device and not stored again', async () => {
  await openBooking(ownBooking({ state: 'cancelled' }));
  expect(vi.mocked(forgetEnded).mock.calls).toEqual([[ownBooking().orderNumber]]);
  expect(keepOffline).not.toHaveBeenCalled();
});

test('A booking of an account is stored for the account, and the page never opens it by itself', async () => {
  act(() => useRootStore.getState().noteSession({ userinfo: ada, token: 'token' }, Date.now()));
  await openBooking(ownBooking({ accessKey: 'ABCD1234' }));
  expect(vi.mocked(keepOpenedOfAccount).mock.calls).toMatchObject([
    [{ accessKey: 'ABCD1234' }, { subjectId: ada.sub, locale: 'en' }],
  ]);
  expect(localStorage.getItem(storedAs)).toBeNull();
  expect(screen.getByText(english('booking.keptOfAccount'))).toBeTruthy();
});

test('A booking is cached again after it has changed, but not after every response', async () => {
  const at = (second: number) => ({ utcNow: `2026-11-21T12:00:0${second}.000Z` });
  const answers = [ownBooking(at(0)), ownBooking(at(1)), ownBooking({ state: 'completed', ...at(2) })];
  const { calls } = openPage(() => answers.shift() ?? {});
  await screen.findByText(english('booking.confirmed'));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText(english('booking.completed'));
  const savedStates = vi.mocked(keepOffline).mock.calls.map(([{ booking }]) => booking.state);
  expect(savedStates).toEqual(['confirmed', 'completed']);
});

test('Forgetting a booking removes its key from the browser and from the address', async () => {
  window.history.replaceState({ usr: { key: accessKey }, idx: 3 }, '', `/en/booking#key=${accessKey}`);
  const { user } = await openBooking(ownBooking());
  await user.click(screen.getByRole('button', { name: english('booking.forget') }));
  await title(english('booking.forgotten'));
  expect(forgetOffline).toHaveBeenCalledWith(accessKey);
  expect(localStorage.getItem(storedAs)).toBeNull();
  expect(window.location.href).not.toContain(accessKey);
  expect(window.history.state).toEqual({ usr: null, idx: 3 });
  expect(screen.queryByText('ASH-7K2M-94QD')).toBeNull();
});

test('After one booking is forgotten, the browser opens the one before it', async () => {
  vi.mocked(forgetOffline).mockResolvedValue('m'.repeat(43));
  const { user } = await openBooking(ownBooking());
  await user.click(screen.getByRole('button', { name: english('booking.forget') }));
  await waitFor(() => expect(localStorage.getItem(storedAs)).toBe('m'.repeat(43)));
});

test('A device that cannot remove its files still forgets the key', async () => {
  vi.mocked(forgetOffline).mockRejectedValue(new Error('caches are locked'));
  const { user } = await openBooking(ownBooking());
  await user.click(screen.getByRole('button', { name: english('booking.forget') }));
  await title(english('booking.forgotten'));
  expect(localStorage.getItem(storedAs)).toBeNull();
});

test.each<[Locale, string]>([
  ['de', 'Marie'],
  ['zh-Hans', 'Lindqvist'],
])('The headline in %s addresses the contact person in the usual form', async (locale, name) => {
  const booking: GuestBookingView = testGuestBooking();
  openPage(() => booking, accessKey, locale);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name));
});

test.each(['ticket', 'cancel'])(
  'A link to the part %s leads there once the booking is complete',
  async (part) => {
    answerCalls({
      [show]: () => testBooking({ mayCancel: true }),
      'POST /api/bookings/*/cancellation-quote': () => Response.json({ status: 503 }, { status: 503 }),
    });
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderOnPage(<BookingPage linkKey={accessKey} />, {
      address: `/en/booking#key=${accessKey}&part=${part}`,
    });
    await waitFor(() => expect(document.activeElement?.id).toBe(`booking-${part}`));
    expect(scrollIntoView.mock.instances).toContain(document.activeElement);
  },
);

test('Without a connection the other tickets of this device are listed, and each can be opened', async () => {
  const utcNow = '2026-11-21T12:00:00.000Z';
  const saved = english('booking.savedAt', {
    when: instantText(utcNow, 'en-GB', (key, values) => english(key, values)),
  });
  const bookingWith = (letter: string) =>
    ownBooking({ accessKey: letter.repeat(43), orderNumber: letter.repeat(8).toUpperCase(), utcNow });
  const stored = [bookingWith('a'), bookingWith('b'), bookingWith('c')];
  vi.mocked(offlineBookings).mockResolvedValue(stored);
  vi.mocked(offlineBooking).mockImplementation(async (key) => stored.find((one) => one.accessKey === key));
  localStorage.setItem(storedAs, 'c'.repeat(43));
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user } = openPage(unreachable, null);
  const name = english('booking.onDevice');
  const list = await screen.findByRole('region', { name });
  const listed = () =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const orderOf = (letter: string) => english('booking.order', { order: letter.repeat(8).toUpperCase() });
  expect(listed()).toEqual(['b', 'a'].map((letter) => expect.stringContaining(orderOf(letter) + saved)));
  expect(screen.getByText(english('booking.offline')).textContent).toContain(saved);
  await user.click(within(list).getByRole('button', { name: new RegExp(orderOf('a')) }));
  await screen.findByText(orderOf('a'), { selector: '.type-lead' });
  await waitFor(() =>
    expect(listed()).toEqual(['c', 'b'].map((letter) => expect.stringContaining(orderOf(letter)))),
  );
  vi.mocked(offlineBookings).mockResolvedValue([]);
  vi.mocked(offlineBooking).mockResolvedValue(undefined);
});

test('Without a booking of its own the page lists those of the device, and an account’s can be opened', async () => {
  const stored = ownBooking({ accessKey: 'ABCD1234' });
  vi.mocked(offlineBookings).mockResolvedValue([stored]);
  vi.mocked(offlineBooking).mockResolvedValue(stored);
  const { user } = openPage(() => Promise.reject(new TypeError('Failed to fetch')), null);
  await title(english('booking.allOnDevice'));
  expect(screen.queryByText(english('booking.noKeyTitle'))).toBeNull();
  await user.click(screen.getByRole('button', { name: new RegExp(stored.orderNumber) }));
  await screen.findByText(english('booking.offline'));
  vi.mocked(offlineBookings).mockResolvedValue([]);
  vi.mocked(offlineBooking).mockResolvedValue(undefined);
});

test('With a connection no other ticket of the device is listed', async () => {
  vi.mocked(offlineBookings).mockResolvedValue([ownBooking({ accessKey: 'b'.repeat(43) })]);
  await openBooking(ownBooking());
  expect(screen.queryByRole('region', { name: english('booking.onDevice') })).toBeNull();
  vi.mocked(offlineBookings).mockResolvedValue([]);
});
