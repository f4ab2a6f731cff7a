import type { CruiseRouteDetail, CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage, siteForTests } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import { type Page, PageProvider } from '../../../page/use-page.ts';
import { useExtrasStore, type YourSailing } from '../../../store/extras-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { currentToast } from '../../../ui/overlays/toast-store.ts';
import * as offline from './offline-sailing.ts';
import { RememberSailing, sailingEndsAt } from './remember.tsx';
import { RESERVE_ROOM, YourSailingSlot } from './slot.tsx';

const routeId = '0b6f3d0e-59a1-4a6e-9a55-000000000001';
const path = `/en/toursForCruises/${routeId}`;

beforeEach(() => {
  useRootStore.getState().noteDownload('none');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2037-05-14T12:00:00Z') });
  window.history.replaceState(null, '');
});

const port = (position: number, date: string, more: Partial<CruiseRoutePort> = {}) =>
  ({
    ...{ position, date, timeZone: 'Europe/Lisbon', state: 'planned', placeSlug: 'lisbon' },
    arrival: `${date}T07:00:00.000Z`,
    departure: `${date}T17:00:00.000Z`,
    ...more,
  }) as CruiseRoutePort;

const route = {
  ...{ cruiseRouteUuid: routeId, cruiseShipName: 'Bluebird Serena' },
  ...{ cruiseRouteStartDate: '2037-05-15', cruiseRouteEndDate: '2037-05-22' },
  cruiseRoutePorts: [
    port(0, '2037-05-15', { arrival: null, placeSlug: 'porto' }),
    port(1, '2037-05-16'),
    port(2, '2037-05-18', { state: 'skipped', placeSlug: 'cadiz' }),
    port(3, '2037-05-20'),
    port(4, '2037-05-21', { placeSlug: null }),
    port(5, '2037-05-22', { departure: null, placeSlug: 'porto', timeZone: 'Asia/Tokyo' }),
  ],
} as unknown as CruiseRouteDetail;

const serena: YourSailing = {
  ...{ routeId, ship: 'Bluebird Serena', firstDay: localDate('2037-05-15') },
  endsAt: Date.parse('2037-05-22T15:00:00Z'),
  calls: [
    { position: 1, day: localDate('2037-05-16'), place: 'lisbon' },
    { position: 3, day: localDate('2037-05-20'), place: 'lisbon' },
    { position: 5, day: localDate('2037-05-22'), place: 'porto' },
  ],
};

/** What a visit finds in the browser's storage. */
async function returnWith(sailing: unknown) {
  localStorage.setItem('extras', JSON.stringify({ version: 1, state: { sailing } }));
  await act(async () => useExtrasStore.persist.rehydrate());
}

test('Opening the page of a sailing remembers it, with the days on which passengers go ashore, and says so', async () => {
  await returnWith(null);
  renderOnPage(<RememberSailing sailing={route} />);
  expect(screen.getByRole('status').textContent).toBe(english('yourSailing.remembered'));
  expect(useExtrasStore.getState().sailing).toEqual(serena);
});

test('The page is stored for use offline once it has loaded, says so, and is removed when the passenger forgets it', async () => {
  await returnWith(null);
  const stored = vi.spyOn(offline, 'storeSailing').mockImplementation(async () => {
    useRootStore.getState().noteDownload('completed');
  });
  const removed = vi.spyOn(offline, 'removeSailing').mockResolvedValue();
  const { user } = renderOnPage(<RememberSailing sailing={route} />);
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(english('yourSailing.opensOffline')),
  );
  expect(stored).toHaveBeenCalledExactlyOnceWith(routeId, window.location.pathname);
  expect(removed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: english('yourSailing.forget') }));
  await vi.waitFor(() => expect(removed).toHaveBeenCalledExactlyOnceWith(routeId));
  expect(screen.getByRole('status').textContent).toBe(english('yourSailing.notRemembered'));
});

test('A sailing ends at midnight of its last day on the clock of its last port', () => {
  expect(new Date(sailingEndsAt(route)).toISOString()).toBe('2037-05-22T15:00:00.000Z');
});

test('One button forgets it on its page, also after a reload, and the opposite one remembers it again', async () => {
  await returnWith(null);
  const first = renderOnPage(<RememberSailing sailing={route} />);
  await first.user.click(screen.getByRole('button', { name: english('yourSailing.forget') }));
  expect(useExtrasStore.getState().sailing).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(english('yourSailing.notRemembered'));
  first.unmount();
  const { user } = renderOnPage(<RememberSailing sailing={route} />);
  expect(useExtrasStore.getState().sailing).toBeNull();
  await user.click(screen.getByRole('button', { name: english('yourSailing.remember') }));
  expect(useExtrasStore.getState().sailing).toEqual(serena);
});

test('The line names ship and first day and leads to the sailing; pressing its button forgets it, and can be undone', async () => {
  await returnWith(serena);
  const { user, container } = renderOnPage(withLinks(<YourSailingSlot />));
  const link = await screen.findByRole('link', {
    name: english('yourSailing.line', { ship: 'Bluebird Serena', day: '15 May' }),
  });
  expect(link.getAttribute('href')).toBe(path);
  await user.click(screen.getByRole('button', { name: english('yourSailing.forgetYours') }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[data-kept]')).toBeNull();
  expect(currentToast()?.text).toBe(english('yourSailing.forgotten'));
  act(() => currentToast()?.onUndo());
  expect(useExtrasStore.getState().sailing).toEqual(serena);
});

test('At a place the line says on which day the ship is there and leads to that day; at other places there is none', async () => {
  await returnWith(serena);
  const atPorto = renderOnPage(withLinks(<YourSailingSlot place="porto" />));
  await screen.findByRole('link', {
    name: english('yourSailing.here', { ship: 'Bluebird Serena', day: 'Fri 22 May' }),
  });
  atPorto.unmount();
  const atLisbon = renderOnPage(withLinks(<YourSailingSlot place="lisbon" />));
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(`${path}#call-1`);
  atLisbon.unmount();
  vi.setSystemTime(Date.parse('2037-05-17T12:00:00Z'));
  const afterFirstCall = renderOnPage(withLinks(<YourSailingSlot place="lisbon" />));
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(`${path}#call-3`);
  afterFirstCall.unmount();
  const elsewhere = renderOnPage(withLinks(<YourSailingSlot place="rome" />));
  expect(elsewhere.container.querySelector('a, [data-kept]')).toBeNull();
});

/** The page as the server sends it. It knows nothing of the browser. */
function sentPage(place?: string) {
  const page: Page = {
    ...{ locale: 'en', currency: 'EUR', site: siteForTests },
    ...{ path: '/', isFound: true, year: 2037, messages: '{}' },
  };
  const element = (
    <PageProvider value={page}>
      <YourSailingSlot {...(place !== undefined && { place })} />
    </PageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const view = document.createElement('div');
  const app = <RouterProvider router={router} />;
  view.innerHTML = renderToString(app);
  return { view, app };
}

test('The page is the same for every visitor and has only the script that reserves room', async () => {
  await returnWith(serena);
  const { view } = sentPage();
  expect(view.textContent).toBe(RESERVE_ROOM);
  expect(view.querySelector('[data-kept]')).toBeNull();
});

test.each([
  ['A visitor with a sailing', serena, undefined, true],
  ['At one of its ports', serena, 'porto', true],
  ['At another place', serena, 'rome', false],
  ['A visitor whose sailing has ended', { ...serena, endsAt: 1 }, undefined, false],
  ['A visitor without a sailing', null, undefined, false],
  ['A visitor with a broken entry', 7, 'porto', false],
])('%s gets room before the page is painted: %#', async (_, sailing, place, isReserved) => {
  await returnWith(sailing);
  const slot = sentPage(place).view.querySelector('.your-sailing-slot');
  const script = slot?.querySelector('script');
  const run = new Function('document', 'localStorage', RESERVE_ROOM);
  const storage = { extras: localStorage.getItem('extras') };
  run({ currentScript: script }, storage);
  expect(slot?.hasAttribute('data-kept')).toBe(isReserved);
  run({ currentScript: script }, {});
});

test('Room that was reserved for an entry that is not valid goes when the entry has been read', async () => {
  await returnWith({ ...serena, ship: 7 });
  const { view, app } = sentPage();
  view.querySelector('.your-sailing-slot')?.setAttribute('data-kept', '');
  const root = await act(async () => hydrateRoot(view, app));
  expect(view.querySelector('.your-sailing-slot')).not.toBeNull();
  expect(view.querySelector('[data-kept]')).toBeNull();
  act(() => root.unmount());
});
