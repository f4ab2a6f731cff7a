import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { siteForTests } from '../../../test-support/render-on-page.tsx';
import { type Page, PageProvider } from '../../page/use-page.ts';
import { RESERVE_SHIP_ROOM, ShipSlot } from './ship-slot.tsx';

const loadedShips = vi.hoisted(() => vi.fn());

vi.mock('./ship-of-trip.tsx', () => ({
  default: ({ search, onUnreadable }: { search: string; onUnreadable: () => void }) => {
    loadedShips(search);
    return <button type="button" onClick={onUnreadable} />;
  },
}));

/** The page of a product as the server sends it. It does not know the query of the address. */
function sentPage(query = '', { isBookable = true } = {}) {
  const page: Page = {
    ...{ locale: 'en', currency: 'EUR', site: siteForTests },
    ...{ path: '/tours/lisbon/trip', isFound: true, year: 2037, messages: '{}' },
  };
  const element = (
    <PageProvider value={page}>
      <ShipSlot tourId="tour-1" componentKey={isBookable ? 'option-1' : undefined} />
    </PageProvider>
  );
  const initialEntries = [`/en/tours/lisbon/trip${query}`];
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries });
  const view = document.createElement('div');
  const app = <RouterProvider router={router} />;
  view.innerHTML = renderToString(app);
  return { view, app };
}

/** The same page in a browser, whose script has reserved room. */
async function hydratedPage(query: string, options = {}) {
  const { view, app } = sentPage(query, options);
  view.querySelector('.ship-slot')?.setAttribute('data-expected', '');
  const root = await act(async () => hydrateRoot(view, app));
  return { view, root, hasRoom: () => view.querySelector('[data-expected]') !== null };
}

test('The page is the same for every visitor and has only the script that reserves room', () => {
  const { view } = sentPage('?sailing=may.3');
  expect(view.textContent).toBe(RESERVE_SHIP_ROOM);
  expect(view.querySelector('[data-expected]')).toBeNull();
  expect(view.innerHTML).toBe(sentPage().view.innerHTML);
});

test.each([
  ['?sailing=may.3', true],
  ['?date=2037-05-16&sailing=may.3', true],
  ['', false],
  ['?date=2037-05-16', false],
  ['?soldsailing=1', false],
])('An address that names a sailing gets room before the page is painted: %s', (query, isReserved) => {
  const slot = sentPage(query).view.querySelector<HTMLElement>('.ship-slot');
  const run = new Function('document', 'location', RESERVE_SHIP_ROOM);
  run({ currentScript: slot?.querySelector('script') }, { search: query });
  expect(slot?.hasAttribute('data-expected')).toBe(isReserved);
});

test('The ship comes into its room, which goes if the sailing cannot be read', async () => {
  const { view, root, hasRoom } = await hydratedPage('?sailing=may.3');
  await vi.waitFor(() => expect(view.querySelector('button')).not.toBeNull());
  expect(hasRoom()).toBe(true);
  expect(loadedShips).toHaveBeenLastCalledWith('?sailing=may.3');
  act(() => view.querySelector('button')?.click());
  expect([hasRoom(), view.querySelector('button')]).toEqual([false, null]);
  act(() => root.unmount());
});

test('Room that was reserved on the page of a product that cannot be booked goes once the page is hydrated', async () => {
  const { root, hasRoom } = await hydratedPage('?sailing=may.3', { isBookable: false });
  expect(hasRoom()).toBe(false);
  act(() => root.unmount());
});
