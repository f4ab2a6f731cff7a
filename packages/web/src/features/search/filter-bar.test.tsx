import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { FilterBar, type FilterOptions, filterOptions, narrowsResults } from './filter-bar.tsx';
import type { SearchFilters } from './search-query.ts';

const options: FilterOptions = {
  type: [
    { value: 'tours', count: 5 },
    { value: 'attractions', count: 2 },
  ],
  interest: [
    { value: 'wine', count: 3 },
    { value: 'water', count: 2 },
  ],
  duration: [],
  language: [],
  priceTo: [],
  rating: [],
  freeCancellation: [{ value: true, count: 4 }],
};

function shown(wanted: SearchFilters = {}) {
  const onChoose = vi.fn();
  const bar = (current: SearchFilters) => (
    <FilterBar
      query="lisbon"
      wanted={current}
      options={options}
      left={7}
      coveredCount={7}
      count={7}
      priceOf={String}
      interestOf={(id) => id}
      onChoose={onChoose}
    />
  );
  const view = renderOnPage(bar(wanted));
  return { ...view, onChoose, answer: (next: SearchFilters) => view.show(bar(next)) };
}

const choice = (key: 'type' | 'interest' | 'freeCancellation') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: english(`search.${key}`) });

test('Each filter option shows how many trips it would leave', () => {
  shown();
  expect(Array.from(choice('type').options, ({ text }) => text)).toEqual([
    english('search.any'),
    `${english('kinds.tours')} (5)`,
    `${english('kinds.attractions')} (2)`,
  ]);
});

test('Chinese readers see about how many yuan a price of the filter is', async () => {
  answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '7.786', per: '1' } }) });
  const bar = (
    <FilterBar
      query="lisbon"
      wanted={{}}
      options={{ ...options, priceTo: [{ value: 25, count: 3 }] }}
      left={7}
      coveredCount={7}
      count={7}
      priceOf={(amount) => `€${amount}`}
      interestOf={(id) => id}
      onChoose={() => {}}
    />
  );
  renderOnPage(bar, { locale: 'zh-Hans' });
  expect(await screen.findByRole('option', { name: '€25以内（约¥195）（3）' })).toBeTruthy();
});

test('A selected filter is written to the address and keeps the focus, and the next filter is added before the results arrive', async () => {
  const { user, onChoose, answer } = shown();
  await user.selectOptions(choice('type'), 'attractions');
  expect(onChoose).toHaveBeenLastCalledWith('/search?q=lisbon&type=attractions');
  await waitFor(() => expect(document.activeElement).toBe(choice('type')));
  expect(choice('type').value).toBe('attractions');
  await user.selectOptions(choice('interest'), 'wine');
  expect(onChoose).toHaveBeenLastCalledWith('/search?q=lisbon&type=attractions&interest=wine');
  answer({ type: ['attractions'], interest: ['wine'] } as unknown as SearchFilters);
  expect(screen.getByRole('link', { name: english('search.clear') }).getAttribute('href')).toBe(
    '/search?q=lisbon',
  );
});

test('Going back restores the filters of the previous page', async () => {
  const { user, answer } = shown();
  await user.selectOptions(choice('freeCancellation'), 'true');
  answer({ freeCancellation: true });
  answer({});
  expect(choice('freeCancellation').value).toBe('');
});

const filters = {
  type: [
    { id: 'tours', count: 2 },
    { id: 'activities', count: 5 },
    { id: 'shows', count: 0 },
  ],
  interest: [{ id: 'wine', count: 7 }],
  duration: [{ from: 61, to: 240, count: 4 }],
  language: [
    { id: 'en', count: 7 },
    { id: 'de', count: 3 },
  ],
  rating: [
    { least: 4.5, count: 0 },
    { least: 4, count: 6 },
  ],
  price: { min: 18, max: 250 },
  freeCancellation: 3,
} as unknown as ListOptions;

test('Filter options that would leave no tours are not offered, and those that leave most are listed first', () => {
  const { type, rating, language } = filterOptions(filters, {});
  expect(type).toEqual([
    { value: 'activities', count: 5 },
    { value: 'tours', count: 2 },
  ]);
  expect(rating).toEqual([{ value: 4, count: 6 }]);
  expect(language.map(({ value }) => value)).toEqual(['en', 'de']);
  expect(filterOptions(filters, {}).duration).toEqual([{ value: { from: 61, to: 240 }, count: 4 }]);
});

test('A selected filter stays in the list, even if no tour matches it', () => {
  const chosen = filterOptions(filters, { type: 'shows', language: 'ja', rating: 4.5, priceTo: 33 });
  expect(chosen.type).toContainEqual({ value: 'shows', count: 0 });
  expect(chosen.language).toContainEqual({ value: 'ja', count: 0 });
  expect(chosen.rating).toContainEqual({ value: 4.5, count: 0 });
  expect(chosen.priceTo.map(({ value }) => value)).toEqual([25, 33, 50, 100]);
});

test('Price limits are a few round amounts between the lowest and the highest price', () => {
  const pricesOf = (min: number, max: number) =>
    filterOptions({ ...filters, price: { min, max } } as ListOptions, {}).priceTo.map(({ value }) => value);
  expect(pricesOf(18, 250)).toEqual([25, 50, 100]);
  expect(pricesOf(900, 90_000)).toEqual([5_000, 10_000, 25_000, 50_000]);
  expect(pricesOf(48, 59)).toEqual([50]);
  expect(pricesOf(0, 10)).toEqual([]);
});

test('A filter group is useful only if one of its options would leave fewer tours', () => {
  const { interest, type, freeCancellation } = filterOptions(filters, {});
  expect([narrowsResults(interest, 7), narrowsResults(type, 7), narrowsResults(freeCancellation, 7)]).toEqual(
    [false, true, true],
  );
  expect(narrowsResults([{ value: 50 }], 7)).toBe(true);
  expect(narrowsResults([], 7)).toBe(false);
});
