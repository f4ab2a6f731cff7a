import { DURATIONS } from '@ashore/core/contract/values/list.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testList } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { LoadedList } from '../list/load-list.ts';
import { FilterChips, NoResults } from './filter-chips.tsx';

const path = '/tours/rome';

function show(filters: Partial<ListQuery>, more: Partial<LoadedList> = {}, locale: Locale = 'en') {
  const onChange = vi.fn();
  const list = { ...testList({ filters }), ...more };
  const view = renderOnPage(
    <FilterChips list={list} filters={list.filters} path={path} onChange={onChange} />,
    { locale },
  );
  return { ...view, onChange };
}

const chipTexts = () => [...document.querySelectorAll('[data-chosen]')].map((chip) => chip.textContent);

test('Without filters there are no chips', () => {
  expect(show({ sort: 'low' }).container.textContent).toBe('');
});

test.each<Locale>(['en', 'de', 'zh-Hans'])('Each filter is named in %s', (locale) => {
  const t = textsIn(locale);
  show(
    {
      duration: DURATIONS[0],
      type: ['shows'],
      timeOfDay: ['morning'],
      freeCancellation: true,
      instant: true,
    },
    {},
    locale,
  );
  expect(chipTexts()).toEqual([
    t('filters.upToHour'),
    t('kinds.shows'),
    t('filters.morning'),
    t('filters.freeCancellation'),
    t('filters.instant'),
  ]);
});

test('Interests and languages have the names of the list, and an unknown one shows its code', () => {
  show(
    { interest: ['wine'], language: ['de', 'xx'] },
    { interests: { wine: 'Wine and food' }, languages: [{ id: 'de', count: 1, name: 'German' }] },
  );
  expect(chipTexts()).toEqual(['Wine and food', 'German', 'xx']);
});

test.each<[Locale, RegExp]>([
  ['en', /^20\D+22 May$/],
  ['de', /^20\.\D+22\. Mai$/],
  ['zh-Hans', /^5\D20\D.*22\D?$/],
])('Days are written as a span in %s', (locale, span) => {
  const days = { from: localDate('2037-05-20'), to: localDate('2037-05-22'), party: 1 };
  show({ days }, {}, locale);
  expect(chipTexts()).toEqual([expect.stringMatching(span)]);
});

test('Days for several travellers show their number', () => {
  const day = localDate('2037-05-20');
  show({ days: { from: day, to: day, party: 3 } });
  expect(chipTexts()).toEqual([
    english('filters.daysFor', { days: '20 May', people: english('filters.people', { count: 3 }) }),
  ]);
});

test.each([
  [20, null, english('filters.from', { from: '€20' })],
  [null, 90, english('filters.upTo', { to: '€90' })],
  [20, 90, english('filters.between', { from: '€20', to: '€90' })],
])('A price from %s to %s is written in the currency of the page', (from, to, text) => {
  const price = { from: from ?? undefined, to: to ?? undefined, currency: 'EUR' } as const;
  show({ price });
  expect(chipTexts()).toEqual([text]);
});

test('A rating is shown as a minimum', () => {
  show({ rating: 4.5 });
  expect(chipTexts()).toEqual([english('filters.leastStars', { stars: '4.5' })]);
});

test('Each chip leads to the list without its filter, and the others stay', async () => {
  const { user, onChange } = show({ interest: ['air', 'wine'], sort: 'low' });
  const chips = within(screen.getByRole('list', { name: english('filters.chosen') }));
  const air = chips.getByRole('link', {
    name: new RegExp(`^${english('filters.remove', { filter: 'air' })}`, 'i'),
  });
  expect(air.getAttribute('href')).toBe(`${path}?interest=wine&sort=low`);
  await user.click(air);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ interest: ['wine'], sort: 'low' }),
  );
});

test('A chip that is pressed for a new tab is left to the browser', () => {
  const { onChange } = show({ interest: ['air'] });
  const chip = screen.getByRole('link', { name: /air$/i });
  const click = createEvent.click(chip, { metaKey: true });
  fireEvent(chip, click);
  expect(click.defaultPrevented).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('A suggestion to remove a filter that is no longer selected is not offered', () => {
  const list = testList({
    total: 0,
    filters: { interest: ['air'] },
    filtersToRemove: [
      { part: 'interest', value: 'wine', count: 4 },
      { part: 'interest', value: 'air', count: 2 },
    ],
  });
  renderOnPage(<NoResults list={list} path={path} onChange={() => {}} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    english('list.without', { filter: 'air', count: 2 }),
  ]);
  expect(screen.getByText(english('list.noneFitHint'))).toBeTruthy();
});
