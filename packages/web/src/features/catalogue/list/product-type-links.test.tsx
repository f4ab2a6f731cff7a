import { localDate } from '@ashore/core/time/local-date-time.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testList } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import type { ListQuery } from './list-query.ts';
import { ProductTypeLinks } from './product-type-links.tsx';
import { SortSelect } from './sort-select.tsx';

const rome = { locative: 'in Rome', slug: 'rome', productCounts: { tours: 12, shows: 3 } };
const counts = {
  ...{ tours: 7, activities: 0, attractions: 0, shows: 2 },
  ...{ transfers: 0, 'shore-excursions': 0, hotels: 0 },
};

const show = (current: Parameters<typeof ProductTypeLinks>[0]['current'], filters: Partial<ListQuery> = {}) =>
  renderOnPage(<ProductTypeLinks place={rome} current={current} list={testList({ counts, filters })} />);
const links = () =>
  within(screen.getByRole('navigation', { name: english('list.kinds', { place: 'in Rome' }) })).getAllByRole(
    'link',
  );

test('Everything in a place comes first, then its types, each with its count under the chosen filters', () => {
  show('tours');
  expect(links().map(({ textContent }) => textContent)).toEqual([
    `${english('list.everything')} 9`,
    `${english('kinds.tours')} 7`,
    `${english('kinds.shows')} 2`,
  ]);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});

test('The list of everything is marked if no type is current', () => {
  show(undefined, { place: ['rome'] });
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
});

test('The current type stays in the row even if the place has none of it', () => {
  show('transfers');
  expect(links().map(({ textContent }) => textContent)).toContain(`${english('kinds.transfers')} 0`);
});

test('Filters and sorting are kept in the links, but not the types that another list was limited to', () => {
  const day = localDate('2037-05-20');
  show(undefined, {
    place: ['rome'],
    type: ['tours'],
    days: { from: day, to: day, party: 2 },
    sort: 'low',
  });
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/toursAndActivities?place=rome&dateFrom=2037-05-20&dateTo=2037-05-20&party=2&sort=low',
    '/tours/rome?dateFrom=2037-05-20&dateTo=2037-05-20&party=2&sort=low',
    '/shows/rome?dateFrom=2037-05-20&dateTo=2037-05-20&party=2&sort=low',
  ]);
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

test('Hotels have a search of their own: their link carries no filters, and counts the hotels of the place', () => {
  const place = { ...rome, productCounts: { tours: 12, hotels: 6 } };
  const list = testList({ counts, filters: { freeCancellation: true } });
  renderOnPage(<ProductTypeLinks place={place} current="tours" list={list} />);
  const hotels = screen.getByRole('link', { name: `${english('kinds.hotels')} 6` });
  expect(hotels.getAttribute('href')).toBe('/hotels/rome');
});
