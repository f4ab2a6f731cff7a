import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { browserClock } from '../../../test-support/browser-clock.ts';
import { english } from '../../../test-support/english.ts';
import { testCard } from '../../../test-support/list.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import { Header } from './header.tsx';
import { logOutTexts } from './log-out-texts.ts';

const onDevice = vi.hoisted(() => ({ hasBookings: false }));
vi.mock('../../store/bookings-on-device.ts', async (original) => ({
  ...(await original<object>()),
  useHasBookingsOnDevice: () => onDevice.hasBookings,
}));

const readTours = 'GET /api/tours/named';
const trips = [1, 2, 3].map((number) => testCard(number));
const ids = trips.map(({ tourId }) => tourId);
const tours = (...shown: typeof trips) => ({ _embedded: { tourSummaryList: shown }, _links: {} });

beforeEach(() =>
  act(async () => {
    onDevice.hasBookings = false;
    useCommerceStore.getState().reset();
    useExtrasStore.setState(useExtrasStore.getInitialState());
    useRootStore.setState(useRootStore.getInitialState());
    await readSavedStores();
  }),
);

const openHeader = (options: Parameters<typeof renderOnPage>[1] = {}) =>
  renderOnPage(withLinks(<Header />), { address: '/en/faq', ...options });
const tool = (name: string | RegExp) => screen.getByRole('button', { name });

test.each([
  ['/en/faq', true, true],
  ['/en', true, false],
  ['/en/new/checkout/payment', false, false],
  ['/en/confirmation', false, false],
])('On %s the header has its tools: %s, and its own search: %s', (address, hasTools, hasSearch) => {
  openHeader({ address });
  expect(screen.queryByRole('navigation') !== null).toBe(hasTools);
  expect(screen.queryByRole('combobox') !== null).toBe(hasSearch);
});

test('The header mentions the secure checkout to a traveller who pays, but not after the payment', () => {
  const { unmount } = openHeader({ address: '/en/new/checkout/payment' });
  expect(screen.getByText(english('shell.secureCheckout'))).toBeTruthy();
  unmount();
  openHeader({ address: '/en/confirmation' });
  expect(screen.queryByText(english('shell.secureCheckout'))).toBeNull();
});

test('The login page has no header', () => {
  const { container } = openHeader({ address: '/en/login' });
  expect(container.textContent).toBe('');
});

test('A visitor can log in, and a member reads their own name', () => {
  const { unmount } = openHeader();
  expect(screen.getByRole('link', { name: english('shell.logIn') }).getAttribute('href')).toBe(
    '/oauth/begin?to=%2Fen%2Fdashboard',
  );
  unmount();
  act(() =>
    useRootStore.setState(({ auth }) => ({
      auth: { ...auth, isAuthenticated: true, userinfo: { sub: '1', name: 'Hotel Cais' } as never },
    })),
  );
  openHeader();
  const account = screen.getByRole('link', { name: english('shell.account', { name: 'Hotel Cais' }) });
  expect(account.textContent).toBe('Hotel Cais');
});

const member = () =>
  useRootStore
    .getState()
    .noteSession({ userinfo: { sub: '1', name: 'Hotel Cais' }, token: 'token' }, Date.now());
const end = 'POST /api/session/end';

test('A member logs out with one press', async () => {
  const sent = answerCalls({ [end]: () => ({ ended: true, end_session_url: null }) });
  act(member);
  openHeader();
  fireEvent.click(await screen.findByRole('button', { name: logOutTexts.en.logOut }));
  expect(await screen.findByRole('link', { name: english('shell.logIn') })).toBeTruthy();
  expect(sent.map(({ name }) => name)).toContain(end);
});

test('A log-out that removes tickets from the device is confirmed first', async () => {
  const sent = answerCalls({ [end]: () => ({ ended: true, end_session_url: null }) });
  onDevice.hasBookings = true;
  act(member);
  openHeader();
  const button = await screen.findByRole('button', { name: logOutTexts.en.logOut });
  fireEvent.click(button);
  expect(screen.getByText(logOutTexts.en.removes)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: logOutTexts.en.stay }));
  expect(screen.queryByText(logOutTexts.en.removes)).toBeNull();
  expect(sent.map(({ name }) => name)).not.toContain(end);
  fireEvent.click(button);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: logOutTexts.en.logOut }));
  expect(await screen.findByRole('link', { name: english('shell.logIn') })).toBeTruthy();
});

test('A log-out that fails says so, and the member stays logged in', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerCalls({ [end]: () => Response.json({ status: 503 }, { status: 503 }) });
  act(member);
  openHeader();
  fireEvent.click(await screen.findByRole('button', { name: logOutTexts.en.logOut }));
  expect(await screen.findByText(logOutTexts.en.failed)).toBeTruthy();
  expect(useRootStore.getState().auth.isAuthenticated).toBe(true);
});

const readAffiliate = 'GET /api/affiliates/harbour-guide';

test('The logo of the referring affiliate is shown with its name, and a missing logo leaves no gap', async () => {
  answerCalls({
    [readAffiliate]: () => ({
      affiliate: { name: 'Harbour Guide', logoUrl: '/images/mark-harbour-guide' },
    }),
  });
  act(() => useRootStore.getState().choose({ affiliate: 'harbour-guide' }));
  openHeader();
  const logo = await screen.findByRole('img', {
    name: english('shell.affiliateLogo', { partner: 'Harbour Guide' }),
  });
  expect(logo.getAttribute('src')).toBe('/images/mark-harbour-guide-96x96');
  fireEvent.error(logo);
  expect(screen.queryByRole('img', { name: /Harbour Guide/ })).toBeNull();
});

test('An unknown affiliate has no logo, and no image is requested for it', async () => {
  const calls = answerCalls({ [readAffiliate]: () => ({ affiliate: null }) });
  act(() => useRootStore.getState().choose({ affiliate: 'harbour-guide' }));
  const { container } = openHeader();
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual([readAffiliate]));
  expect(container.querySelector('img[src*="harbour-guide"]')).toBeNull();
});

test('Language and currency are one tool that names both, and each language is a link to the same page', async () => {
  const { user } = openHeader({ address: '/en/faq' });
  await user.click(
    tool(new RegExp(`^${english('shell.languageAndCurrency', { language: 'English', currency: 'EUR' })}`)),
  );
  const languages = within(await screen.findByRole('group', { name: english('shell.language') }));
  expect(languages.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de/faq');
  expect(languages.getByText('Deutsch').closest('[lang]')?.getAttribute('lang')).toBe('de');
  const currencies = within(screen.getByRole('group', { name: english('shell.currency') }));
  await user.click(currencies.getByRole('button', { name: /^USD/ }));
  expect(useRootStore.getState().settings.currency).toBe('USD');
  expect(document.cookie).toContain('currency=USD');
});

test('An empty wishlist explains its purpose, and its link closes the panel', async () => {
  const { user, address } = openHeader();
  await user.click(tool(english('shell.wishlist')));
  expect(await screen.findByText(english('shell.wishlistEmpty'))).toBeTruthy();
  await user.click(screen.getByRole('link', { name: english('shell.findATrip') }));
  expect(address()).toBe('/en/toursAndActivities');
  expect(tool(english('shell.wishlist')).getAttribute('aria-expanded')).toBe('false');
});

test('Saved trips are listed with their current data, and those no longer on sale are counted', async () => {
  act(() => useExtrasStore.setState({ saved: ids }));
  const [first, second] = trips as [(typeof trips)[0], (typeof trips)[0]];
  answerCalls({ [readTours]: () => tours(first, { ...second, groupSize: 6 }) });
  const { user } = openHeader();
  await user.click(tool(english('shell.wishlistCount', { count: 3 })));
  const rows = await screen.findAllByRole('listitem');
  await waitFor(() => expect(screen.getByText(english('shell.wishlistGone', { count: 1 }))).toBeTruthy());
  expect(rows.length).toBeGreaterThan(0);
  const link = screen.getByRole('link', { name: 'Trip 1' });
  expect(link.getAttribute('href')).toBe('/en/tours/rome/trip-t0000001');
  expect(screen.getByText(new RegExp(`^${english('shell.from', { price: '€11' })}`))).toBeTruthy();
  // The price of a trip that is sold as a whole is that of the group.
  expect(screen.getByText(new RegExp(`€12.* ${english('shell.perGroup')}$`))).toBeTruthy();
});

test('A trip that is removed from the wishlist disappears at once', async () => {
  act(() => useExtrasStore.setState({ saved: ids }));
  answerCalls({ [readTours]: () => tours(...trips) });
  const { user } = openHeader();
  await user.click(tool(english('shell.wishlistCount', { count: 3 })));
  await user.click(await screen.findByRole('button', { name: english('shell.unsave', { name: 'Trip 2' }) }));
  expect(screen.queryByRole('link', { name: 'Trip 2' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Trip 3' })).toBeTruthy();
  expect(useExtrasStore.getState().saved).toEqual([ids[0], ids[2]]);
});

test('A wishlist that cannot be loaded reports the failure, and does not count its trips as removed', async () => {
  act(() => useExtrasStore.setState({ saved: ids }));
  answerCalls({ [readTours]: () => Response.error() });
  const { user } = openHeader();
  await user.click(tool(english('shell.wishlistCount', { count: 3 })));
  expect(await screen.findByText(english('shell.wishlistFailed'))).toBeTruthy();
  expect(screen.queryByText(english('shell.wishlistGone', { count: 3 }))).toBeNull();
});

test('An empty cart explains its purpose, and has the three trips that were viewed last', async () => {
  act(() => useExtrasStore.setState({ recent: [...ids, 'x'] }));
  const sent = answerCalls({ [readTours]: () => tours(...trips) });
  const { user } = openHeader();
  await user.click(tool(english('shell.cart')));
  expect(await screen.findByText(english('shell.cartEmpty'))).toBeTruthy();
  const viewed = await screen.findByRole('region', { name: english('shell.viewedLast') });
  expect(
    within(viewed)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(trips.map(({ tourName }) => tourName));
  expect(sent.map(({ query }) => query.get('ids'))).toEqual([ids.join()]);
});

/** Two spots that are held for another ten minutes. */
function holdSpots() {
  const clock = browserClock('2026-11-21T12:05:00.000Z');
  const quote = testQuote({ utcNow: '2026-11-21T12:05:00.000Z', expiryTime: '2026-11-21T12:15:00.000Z' });
  act(() => useCommerceStore.getState().receive(quote, Date.now()));
  return clock;
}

test('Held spots are counted in the header, with the time left, the total and a link to the checkout', async () => {
  holdSpots();
  const { user } = openHeader();
  await user.click(await screen.findByRole('button', { name: english('shell.cartHeld', { count: 2 }) }));
  const panel = within(await screen.findByRole('dialog', { name: english('shell.cart') }));
  expect(panel.getByText('Sunset sail on the Tagus with wine')).toBeTruthy();
  expect(panel.getByText('€97.00')).toBeTruthy();
  expect(panel.getByText(english('shell.cartTime', { time: '10:00' }))).toBeTruthy();
  expect(panel.getByRole('link', { name: english('shell.cartGo') }).getAttribute('href')).toBe(
    '/en/new/checkout/personal_info',
  );
  expect(panel.queryByText(english('shell.cartCurrency', { currency: 'EUR' }))).toBeNull();
  // A paragraph holds no block: a browser that parsed it would close the paragraph before the time.
  expect(panel.getByRole('timer').closest('p')).toBeNull();
});

test('The time left is not part of the accessible name, which would be read out every second', async () => {
  const clock = holdSpots();
  openHeader();
  const name = english('shell.cartHeld', { count: 2 });
  const button = await screen.findByRole('button', { name });
  expect(button.textContent).toContain('10:00');
  await clock.forward({ seconds: 5 });
  expect(button.textContent).toContain('9:55');
  expect(screen.getByRole('button', { name })).toBe(button);
});

test('After the hold has ended the cart is empty', async () => {
  const clock = holdSpots();
  openHeader();
  await screen.findByRole('button', { name: english('shell.cartHeld', { count: 2 }) });
  await clock.forward({ minutes: 11 });
  expect(tool(english('shell.cart'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: english('shell.cartHeld', { count: 2 }) })).toBeNull();
});

test('A held price stays in its currency, and the cart states it on a page in another currency', async () => {
  holdSpots();
  const { user } = openHeader({ currency: 'USD' });
  await user.click(await screen.findByRole('button', { name: english('shell.cartHeld', { count: 2 }) }));
  expect(await screen.findByText(english('shell.cartCurrency', { currency: 'EUR' }))).toBeTruthy();
});
