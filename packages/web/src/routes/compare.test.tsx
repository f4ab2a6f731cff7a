import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testCompared } from '../../test-support/compared-tours.ts';
import { english } from '../../test-support/english.ts';
import { testCard } from '../../test-support/list.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { withLinks } from '../../test-support/with-links.tsx';
import type { ReadComparison } from '../features/catalogue/comparison/comparison-address.ts';
import { useExtrasStore } from '../store/extras-store.ts';
import Compare from './compare.tsx';

const today = '2037-05-14' as LocalDate;
const codesOf = (numbers: readonly number[]) => numbers.map((number) => testCard(number).code);

/** The page of these trips, by their numbers. */
function page(numbers: readonly number[], more: Partial<ReadComparison> & { missing?: number } = {}) {
  const { missing = 0, ...query } = more;
  const codes = codesOf(numbers);
  const loaderData = {
    comparison: {
      codes,
      date: undefined,
      party: 2,
      ages: [],
      bad: 0,
      isTooMany: false,
      isDateWrong: false,
      ...query,
    },
    today,
    tours: numbers.map((number) => testCompared(number)),
    missing,
  };
  return withLinks(<Compare {...({ loaderData } as unknown as Parameters<typeof Compare>[0])} />);
}

const shown = (
  numbers: readonly number[],
  more: Parameters<typeof page>[1] = {},
  options: Parameters<typeof renderOnPage>[1] = {},
) => renderOnPage(page(numbers, more), { address: '/en/compare', ...options });
const headline = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  window.history.replaceState(null, '', '/en/compare');
  act(() => useExtrasStore.getState().compare([]));
});

test('Adults, children and their ages are compared together, also before the previous response', async () => {
  const requests: string[] = [];
  const { user } = shown(
    [1, 2],
    {},
    {
      onNavigation: ({ search }) => {
        requests.push(search);
        return new Promise(() => {});
      },
    },
  );
  const openParty = async (people: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(people) }));
    return within(await screen.findByRole('dialog', { name: english('filters.party') }));
  };
  const more = (group: 'adults' | 'children') => english('plan.more', { group });
  const first = await openParty(english('plan.adults', { count: 2 }));
  await user.click(first.getByRole('button', { name: more('children') }));
  await user.click(first.getByRole('button', { name: more('children') }));
  const [age] = first.getAllByRole('combobox');
  await user.selectOptions(age ?? document.body, '5');
  expect(requests).toEqual([]);
  await user.click(first.getByRole('button', { name: english('plan.done') }));
  const second = await openParty(english('plan.children', { count: 2 }));
  await user.click(second.getByRole('button', { name: more('adults') }));
  await user.click(second.getByRole('button', { name: english('plan.done') }));
  const stated = requests.map((search) => {
    const query = new URLSearchParams(search);
    return [query.get('party'), query.get('ages')];
  });
  expect(stated).toEqual([
    ['4', '5,x'],
    ['5', '5,x'],
  ]);
});

test('Unknown trips, an invalid date and a single trip in the address are each reported', () => {
  shown([1], { missing: 2, isDateWrong: true });
  expect(screen.getByText(english('compare.gone', { count: 2 }))).toBeTruthy();
  expect(screen.getByText(english('compare.wrongDate'))).toBeTruthy();
  expect(screen.getByText(english('compare.alone'))).toBeTruthy();
  expect(headline().textContent).toBe(english('compare.title'));
});

test('Of more than four trips the first four are compared, and the page reports it', () => {
  shown([1, 2, 3, 4], { isTooMany: true });
  expect(screen.getByText(english('compare.beyond'))).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  expect(screen.queryByRole('link', { name: english('compare.add') })).toBeNull();
});

test('A removed trip leaves the tray too, and the headline has the focus', async () => {
  act(() => useExtrasStore.getState().compare([1, 2, 3].map((number) => testCard(number).tourId)));
  const { user, address, show } = shown([1, 2, 3]);
  await user.click(screen.getByRole('link', { name: english('compare.remove', { name: 'Trip 3' }) }));
  expect(address()).toBe(`/en/compare?codes=${codesOf([1, 2]).join(',')}&party=2`);
  show(page([1, 2]));
  await waitFor(() => expect(document.activeElement).toBe(headline()));
  expect(headline().textContent).toBe('Two trips, side by side');
  expect(useExtrasStore.getState().compared).toEqual([1, 2].map((number) => testCard(number).tourId));
});

test('A comparison without trips links to all trips', () => {
  shown([]);
  expect(screen.getByRole('heading', { name: english('compare.empty') })).toBeTruthy();
  expect(screen.getByRole('link', { name: english('compare.find') }).getAttribute('href')).toBe(
    '/en/toursAndActivities',
  );
});

test('Adding a trip keeps day and party, and lists the trips of the page before those of the tray', async () => {
  act(() => useExtrasStore.getState().compare([testCard(9).tourId]));
  const { user } = shown([1, 2], { date: '2037-05-20' as LocalDate, party: 5, ages: [7] });
  const add = screen.getByRole('link', { name: english('compare.add') });
  expect(add.getAttribute('href')).toBe('/en/tours/rome?dateFrom=2037-05-20&dateTo=2037-05-20&party=5&age=7');
  await user.click(add);
  expect(useExtrasStore.getState().compared).toEqual([1, 2, 9].map((number) => testCard(number).tourId));
});

test('A day is selected in a calendar in the language of the page, and can be cleared', async () => {
  const codes = codesOf([1, 2]).join(',');
  const { user, address, show } = shown([1, 2]);
  const dialog = async () => within(await screen.findByRole('dialog', { name: english('compare.day') }));
  await user.click(screen.getByRole('button', { name: english('filters.anyDays') }));
  await (await dialog()).findAllByRole('gridcell');
  await user.click(document.querySelector<HTMLElement>('[data-date="2037-05-20"]') ?? document.body);
  await waitFor(() => expect(address()).toBe(`/en/compare?codes=${codes}&date=2037-05-20&party=2`));
  show(page([1, 2], { date: '2037-05-20' as LocalDate }));
  await user.click(screen.getByRole('button', { name: /20 May 2037/ }));
  await user.click(await (await dialog()).findByRole('button', { name: english('filters.anyDays') }));
  await waitFor(() => expect(address()).toBe(`/en/compare?codes=${codes}&party=2`));
});

test('A row that is equal for all trips is marked as such, but prices never are', () => {
  shown([1, 2]);
  const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');
  expect(rowOf(english('compare.confirmation'))?.dataset.same).toBe('true');
  expect(rowOf(english('compare.price'))?.dataset.same).toBeUndefined();
});

test('Search engines do not index comparisons', () => {
  shown([1, 2]);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
