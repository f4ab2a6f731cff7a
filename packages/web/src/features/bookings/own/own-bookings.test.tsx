import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type TestCall } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { OwnBookings } from './own-bookings.tsx';

const sub = '0acc0000-0000-4000-8000-000000000001';

beforeEach(() =>
  act(() => {
    useRootStore.setState(useRootStore.getInitialState());
    useRootStore.getState().noteSession({ userinfo: { sub, name: 'Ada' }, token: 'token' }, Date.now());
  }),
);

function booking(differences: Partial<UserBooking> = {}): UserBooking {
  return {
    tourId: '0d1ce000-0000-4000-8000-000000000001',
    tourName: 'Sunset sail',
    options: ['Late round'],
    tourCity: 'Lisbon',
    cityLocative: 'in Lisbon',
    tourCountry: 'Portugal',
    productType: 'tours',
    endsAt: null,
    normalizedUrlPath: '/tours/lisbon/sunset-sail-abcd1234',
    teaserImageUrl: '/images/a',
    teaserImageColour: null,
    startingPointInformation: null,
    queryDate: '2037-11-23',
    startTime: '17:10',
    startsAt: '2037-11-23T17:10:00.000Z',
    timeZone: 'Europe/Lisbon',
    orderNumber: 'ABCD1234',
    state: 'confirmed',
    group: 'upcoming',
    bookedAt: '2037-11-01T10:00:00.000Z',
    answerUntil: null,
    travellers: [{ ticketType: 'adult', count: 2 }],
    currencyCode: 'EUR',
    grandTotal: 97,
    refundedTotal: 0,
    refundPending: false,
    freeUntil: null,
    mayCancel: true,
    mayReview: false,
    ticketUrl: '/papers/ABCD1234/ticket.pdf',
    calendarUrl: '/papers/ABCD1234/trip.ics',
    receipts: [],
    ...differences,
  };
}

const many = (count: number, differences: Partial<UserBooking> = {}) =>
  Array.from({ length: count }, (_, n) =>
    booking({ orderNumber: `X${String(n).padStart(7, '0')}`, tourName: `Trip ${n}`, ...differences }),
  );

/** A server with these bookings, by pages. */
function serverWith(bookings: readonly UserBooking[]) {
  const of = (group: string) => bookings.filter((one) => one.group === group);
  return answerCalls({
    'GET /api/shopper/user-bookings': ({ query }: TestCall) => {
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      const all = of(query.get('group') ?? '');
      const hasMore = (page + 1) * size < all.length;
      return {
        _embedded: { bookingList: all.slice(page * size, (page + 1) * size) },
        _links: hasMore ? { next: { href: '/next' } } : {},
        page: { number: page, size, totalElements: all.length, totalPages: Math.ceil(all.length / size) },
        counts: {
          upcoming: of('upcoming').length,
          past: of('past').length,
          cancelled: of('cancelled').length,
        },
        utcNow: '2037-11-20T23:30:00.000Z',
      };
    },
    'GET /api/shopper/guest-bookings': () => ({ bookings: [], total: 0 }),
    'POST /api/bookings/*/cancellation-quote': () => ({
      currencyCode: 'EUR',
      price: 97,
      refund: 97,
      fee: 0,
      refundPercent: 100,
      until: null,
    }),
  });
}

const openList = () => renderOnPage(<OwnBookings name="Ada" />, { address: '/en/dashboard' });

test('The next trip comes first, with the days until then and the refund of cancelling it', async () => {
  serverWith([booking(), ...many(2)]);
  openList();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Next: Lisbon, in 3 days'),
  );
  const action = await screen.findByRole('link', { name: english('cancel.forSum', { sum: '€97.00' }) });
  expect(action.getAttribute('href')).toBe('/booking#key=ABCD1234&part=cancel');
  const ticket = screen.getByRole('link', { name: english('dashboard.showTicket') });
  expect(ticket.getAttribute('href')).toBe('/booking#key=ABCD1234&part=ticket');
  const rows = within(screen.getByRole('tabpanel', { name: /^Upcoming/ })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(['Trip 0', 'Trip 1']);
});

test('The next trip and each row name the option of the trip, or the room types of the stay', async () => {
  const rooms = ['Twin room, lane side', 'Family suite'];
  serverWith([
    booking(),
    booking({ orderNumber: 'STAY0001', productType: 'hotels', options: rooms }),
    ...many(1, { options: [] }),
  ]);
  openList();
  expect(await screen.findByText('Late round')).toBeTruthy();
  const [row] = within(screen.getByRole('tabpanel', { name: /^Upcoming/ })).getAllByRole('listitem');
  expect(row?.textContent).toContain('Twin room, lane side · Family suite');
});

test('Five hundred bookings come in pages, and none of them twice', async () => {
  const calls = serverWith(many(500));
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: english('dashboard.more') }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(39));
  const pages = calls
    .filter(({ path }) => path.endsWith('user-bookings'))
    .map(({ query }) => query.get('page'));
  expect(pages).toEqual(['0', '1']);
});

test('Past and cancelled bookings have their reviews, invoices and refunds', async () => {
  serverWith([
    booking({ group: 'past', state: 'completed', mayReview: true, mayCancel: false }),
    booking({
      group: 'cancelled',
      state: 'cancelled',
      refundedTotal: 97,
      receipts: [{ number: '2037-000001', kind: 'invoice', url: '/papers/ABCD1234/invoice-2037-000001.pdf' }],
    }),
  ]);
  const { user } = openList();
  await user.click(await screen.findByRole('tab', { name: 'Past (1)' }));
  const review = await screen.findByRole('link', { name: english('dashboard.review') });
  expect(review.getAttribute('href')).toMatch(/\/review\/0d1ce000-\S+#key=ABCD1234$/);
  await user.click(screen.getByRole('tab', { name: 'Cancelled (1)' }));
  await screen.findByText(english('dashboard.refunded', { sum: '€97.00' }));
  expect(screen.getByRole('link', { name: 'Invoice 2037-000001' })).toBeTruthy();
});

test('A traveller without bookings is shown the way to a trip', async () => {
  serverWith([]);
  openList();
  await screen.findByText(english('dashboard.nothing'));
  expect(screen.getByRole('link', { name: english('dashboard.findTrip') })).toBeTruthy();
});

test('If the bookings cannot be loaded, the page says so, and the traveller tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ 'GET /api/shopper/user-bookings': () => Response.json({ status: 503 }, { status: 503 }) });
  const { user } = openList();
  await screen.findByText(english('dashboard.failed'));
  serverWith([booking()]);
  await user.click(screen.getByRole('button', { name: english('dashboard.again') }));
  await screen.findByText('Next: Lisbon, in 3 days');
});

test('A document is fetched with the token of the account, and a failure can be repeated', async () => {
  serverWith([booking()]);
  openList();
  const link = await screen.findByRole('link', { name: english('dashboard.calendar') });
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    requests.push(new Request(new URL(input, 'https://ashore.example'), init));
    return new Response(null, { status: 404 });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  link.click();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toBe('https://ashore.example/papers/ABCD1234/trip.ics');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
});

test('A document whose token has expired is fetched once more with a new one', async () => {
  serverWith([booking()]);
  openList();
  const link = await screen.findByRole('link', { name: english('dashboard.calendar') });
  const tokens: (string | null)[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => {});
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { url, headers } = new Request(
      input instanceof Request ? input : new URL(input, 'https://ashore.example'),
      init,
    );
    if (url.endsWith('/api/session/token'))
      return Response.json({
        access_token: 'new',
        id_token: 'id',
        expires_in: 300,
        userinfo: { sub, name: 'Ada' },
      });
    tokens.push(headers.get('authorization'));
    return new Response('BEGIN:VCALENDAR', { status: tokens.length === 1 ? 401 : 200 });
  });
  fireEvent.click(link);
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledOnce());
  expect(tokens).toEqual(['Bearer token', 'Bearer new']);
});
