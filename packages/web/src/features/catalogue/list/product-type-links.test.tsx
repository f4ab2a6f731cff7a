import type { Location } from '@ashore/core/contract/locations.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { type ListQuery, noFilters } from './list-query.ts';
import { ProductTypeLinks } from './product-type-links.tsx';
import { SortSelect } from './sort-select.tsx';

const rome = { name: 'Rome', slug: 'rome', productCounts: { tours: 12, shows: 3 } } as unknown as Location;

const show = (current: Parameters<typeof ProductTypeLinks>[0]['current'], filters: Partial<ListQuery> = {}) =>
  renderOnPage(<ProductTypeLinks place={rome} current={current} filters={{ ...noFilters, ...filters }} />);
const links = () =>
  within(screen.getByRole('navigation', { name: english('list.kinds', { city: 'Rome' }) })).getAllByRole(
    'link',
  );

test('The product types of a place are links with their counts, and the current one is marked', () => {
  show('tours');
  expect(links().map(({ textContent }) => textContent)).toEqual([
    `${english('kinds.tours')} 12`,
    `${english('kinds.shows')} 3`,
  ]);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
});

test('The current type stays in the row even if the place has none of it', () => {
  show('transfers');
  expect(links().map(({ textContent }) => textContent)).toContain(`${english('kinds.transfers')} 0`);
});

test('Filters and sorting are kept in the links to other types', () => {
  const day = localDate('2037-05-20');
  show('tours', { days: { from: day, to: day, party: 2 }, sort: 'low' });
  expect(links()[1]?.getAttribute('href')).toBe(
    '/shows/rome?dateFrom=2037-05-20&dateTo=2037-05-20&party=2&sort=low',
  );
});

test('The sorting of a list is selected by its name', async () => {
  const onChange = vi.fn();
  const { user } = renderOnPage(<SortSelect form="filters" chosen="none" onChange={onChange} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: english('list.sort') });
  expect(select.selectedOptions[0]?.textContent).toBe(english('list.sortNone'));
  await user.selectOptions(select, english('list.sortHigh'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('high');
});

test('Without scripts the sorting is sent with the filters', () => {
  renderOnPage(
    <>
      <form id="filters" />
      <SortSelect form="filters" chosen="low" onChange={() => {}} />
    </>,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox').getAttribute('form')).toBe('filters');
  expect(screen.getByRole<HTMLSelectElement>('combobox').name).toBe('sort');
});
