import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testCards } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../../test-support/with-links.tsx';
import type { AnalyticsEvent } from '../../../analytics/track.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { DealsSection } from './deals-section.tsx';

let events: AnalyticsEvent[] = [];

beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
});
afterEach(() =>
  act(() => {
    useExtrasStore.setState({ consent: null, affiliate: null });
    useRootStore.setState(useRootStore.getInitialState());
  }),
);

const show = (count: number) =>
  renderOnPage(withLinks(<DealsSection place="in Rome" tours={testCards(count)} href="/tours/rome" />));
const title = english('deals.others', { place: 'in Rome' });
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('The row names its city and leads to all trips there', () => {
  show(3);
  const section = within(screen.getByRole('region', { name: title }));
  expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(section.getByRole('link', { name: english('deals.more') }).getAttribute('href')).toBe(
    '/en/tours/rome',
  );
});

test('The row is called deals only if each of its trips is reduced', () => {
  const deals = () => screen.queryByRole('region', { name: english('deals.title', { place: 'in Rome' }) });
  const rowOf = (percent: (at: number) => number | null) => (
    <DealsSection
      place="in Rome"
      tours={testCards(3).map((tour, at) => ({ ...tour, promoSavings: percent(at) }))}
      href="/tours/rome"
    />
  );
  const { show: showAgain } = renderOnPage(withLinks(rowOf(() => 10)));
  expect(deals()).toBeTruthy();
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  showAgain(withLinks(rowOf((at) => (at === 1 ? 10 : null))));
  expect(deals()).toBeNull();
});

test('A city without other trips has no row', () => {
  expect(show(0).container.textContent).toBe('');
});

test('The row is a named group that the Tab key reaches, so that arrow keys can scroll it', async () => {
  const { user } = show(3);
  const row = screen.getByRole('group', { name: title });
  for (let press = 0; press < 3 && document.activeElement !== row; press++) await user.tab();
  expect(document.activeElement).toBe(row);
});

test('Every address carries the affiliate of this visit', () => {
  act(() => useRootStore.getState().choose({ affiliate: 'harbour-guide' }));
  show(2);
  // Two cards, and the link to all trips.
  expect(addresses()).toHaveLength(3);
  for (const address of addresses()) expect(address).toMatch(/\?affiliate=harbour-guide$/);
});

test('The affiliate of an earlier visit counts if this visit has none', () => {
  act(() => useExtrasStore.setState({ consent: 'granted', affiliate: 'city-blog' }));
  show(2);
  expect(addresses()[0]).toMatch(/\?affiliate=city-blog$/);
});

test('The affiliate of this visit takes precedence over that of an earlier visit', () => {
  act(() => {
    useExtrasStore.setState({ consent: 'granted', affiliate: 'city-blog' });
    useRootStore.getState().choose({ affiliate: 'harbour-guide' });
  });
  show(2);
  expect(addresses()[0]).toMatch(/\?affiliate=harbour-guide$/);
});

test('With consent the shown trips and the chosen one are recorded', async () => {
  act(() => useExtrasStore.setState({ consent: 'granted' }));
  const { user } = show(3);
  await user.click(screen.getByRole('link', { name: 'Trip 2' }));
  expect(events).toMatchObject([
    { event: 'view_item_list', ecommerce: { item_list_id: 'deals', items: [{}, {}, {}] } },
    {
      event: 'select_item',
      ecommerce: { item_list_id: 'deals', items: [{ item_name: 'Trip 2', index: 1 }] },
    },
  ]);
});

test('Without consent nothing is recorded', async () => {
  const { user } = show(3);
  await user.click(screen.getByRole('link', { name: 'Trip 2' }));
  expect(events).toEqual([]);
});
