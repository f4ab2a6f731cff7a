import type { PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { TripFilterBar, useTripFilters } from './trip-filter-bar.tsx';

const wine = { id: 'wine', title: 'Wine' };
const trip = (basePrice: number, isAccessible: boolean, categories: object[] = []) => ({
  tour: { categories, basePrice, durations: 120 },
  ...{ date: '2037-05-16', isAccessible, starts: [] },
});
const ports = [
  { position: 1, isOver: false, trips: [trip(20, true), trip(80, false, [wine])], unsuitable: [] },
  { position: 2, isOver: false, trips: [trip(30, false, [wine])], unsuitable: [] },
] as unknown as PortExcursions[];

function Bar({ of = ports }: { of?: PortExcursions[] }) {
  return <TripFilterBar {...useTripFilters()} ports={of} priceOf={(amount) => `€${amount}`} />;
}

const path = '/en/toursForCruises/route-1';
const status = () => screen.getByRole('status').textContent;
const withCount = (filter: string, count: number) => english('tripFilters.withCount', { filter, count });

test('A press filters in the address, announces how many trips match, and a second press takes it back', async () => {
  const { user, address } = renderOnPage(<Bar />, { address: path });
  expect(status()).toBe('');
  const group = within(screen.getByRole('group', { name: english('tripFilters.interest'), hidden: true }));
  const chip = group.getByText(withCount('Wine', 2));
  await user.click(chip);
  expect(address()).toBe(`${path}?interest=wine`);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(status()).toBe(english('tripFilters.matching', { count: 2, all: 3 }));
  await user.click(chip);
  expect(address()).toBe(path);
  expect(status()).toBe('');
});

test('Prices, lengths and accessibility are filters too', async () => {
  const { user, address } = renderOnPage(<Bar />, { address: path });
  await user.selectOptions(screen.getByLabelText(english('tripFilters.price')), '50');
  await user.click(screen.getByText(withCount(english('tripFilters.half'), 2)));
  await user.click(screen.getByText(withCount(english('tripFilters.accessible'), 1)));
  expect(address()).toBe(`${path}?length=half&priceTo=50&priceIn=EUR&accessible=true`);
  expect(status()).toBe(english('tripFilters.matching', { count: 1, all: 3 }));
});

test('If no trip matches, the bar says so, and one button shows all trips again', async () => {
  const { user, address, container } = renderOnPage(<Bar />, {
    address: `${path}?interest=wine&accessible=true`,
  });
  expect(status()).toBe(english('tripFilters.matching', { count: 0, all: 3 }));
  expect(container.querySelector('details')?.open).toBe(true);
  await user.click(screen.getByRole('button', { name: english('tripFilters.clear') }));
  expect(address()).toBe(path);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(container.querySelector('details')?.open).toBe(true);
});

test('A choice keeps what the entry of the history says, and going back takes it back', async () => {
  window.history.replaceState({ usr: { isSailingForgotten: true } }, '');
  const { user, router, address } = renderOnPage(<Bar />, { address: path });
  await user.click(screen.getByText(withCount('Wine', 2)));
  expect(router.state.location.state).toEqual({ isSailingForgotten: true });
  await router.navigate(-1);
  expect(address()).toBe(path);
});

test('A sailing without trips has nothing to filter', () => {
  const { container } = renderOnPage(<Bar of={[]} />, { address: path });
  expect(container.textContent).toBe('');
});
