import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { testList } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { LoadedList } from '../list/load-list.ts';
import { FilterFields } from './filter-fields.tsx';

type FilterFieldsInput = {
  readonly filters?: Partial<ListQuery>;
  readonly counts?: Readonly<Record<string, number>>;
  readonly list?: Partial<LoadedList>;
  readonly hasKinds?: boolean;
  readonly locale?: Locale;
};

function show({
  filters = {},
  counts = {},
  list: more = {},
  hasKinds = true,
  locale = 'en',
}: FilterFieldsInput = {}) {
  const onChange = vi.fn();
  const list = { ...testList({ filters, counts }), ...more };
  const view = renderOnPage(
    <FilterFields list={list} filters={list.filters} hasKinds={hasKinds} onChange={onChange} />,
    { locale },
  );
  return { ...view, onChange, before: list.filters };
}

const group = (key: Parameters<typeof english>[0]) =>
  within(screen.getByRole('group', { name: english(key) }));
const boxNames = (key: Parameters<typeof english>[0]) =>
  group(key)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

test('The filters are listed in their fixed order, each group with its name', () => {
  const { container } = show();
  const legends = [...container.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual(
    (
      [
        'filters.price',
        'filters.place',
        'filters.type',
        'filters.interest',
        'filters.duration',
        'filters.age',
        'filters.timeOfDay',
        'filters.language',
        'filters.rating',
        'filters.requirement',
        'filters.good',
      ] as const
    ).map((key) => english(key)),
  );
});

test('A list of one product type has no filter for types', () => {
  show({ hasKinds: false });
  expect(screen.queryByRole('group', { name: english('filters.type') })).toBeNull();
});

test('The hotel filter is offered only if there are hotels, or if it is selected', () => {
  const hotels = english('kinds.hotels');
  const { unmount } = show({ counts: { hotels: 0 } });
  expect(boxNames('filters.type').join()).not.toContain(hotels);
  unmount();
  show({ counts: { hotels: 0 }, filters: { type: ['hotels'] } });
  expect(boxNames('filters.type')).toContain(`${hotels}0`);
});

test('A second box of a group is added to the first, and unticking one leaves the other', async () => {
  const { user, onChange, before } = show({ filters: { interest: ['air'] } });
  await user.click(group('filters.interest').getByRole('checkbox', { name: /^bike/ }));
  expect(onChange).toHaveBeenLastCalledWith({ ...before, interest: ['air', 'bike'] });
  await user.click(group('filters.interest').getByRole('checkbox', { name: /^air/ }));
  expect(onChange).toHaveBeenLastCalledWith({ ...before, interest: [] });
});

test('Languages are sent in one order, so that a list has one address', async () => {
  const languages = ['en', 'de'].map((id) => ({ id, count: 2, name: id.toUpperCase() }));
  const { user, onChange } = show({ list: { languages }, filters: { language: ['en'] } });
  await user.click(group('filters.language').getByRole('checkbox', { name: /^DE/ }));
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ language: ['de', 'en'] });
});

test.each([
  ['filters.upToHour', { from: 0, to: 60 }],
  ['filters.hours', { from: 61, to: 240 }],
  ['filters.severalDays', { from: 1_441, to: null }],
] as const)('A duration is selected by its name (%s)', async (key, duration) => {
  const { user, onChange, before } = show();
  await user.click(group('filters.duration').getByRole('radio', { name: new RegExp(`^${english(key)}`) }));
  expect(onChange).toHaveBeenLastCalledWith({ ...before, duration });
});

test('Without a chosen duration any length is selected, and selecting any rating clears the rating', async () => {
  const { user, onChange, before } = show({ filters: { rating: 4 } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: english('filters.anyDuration') }).checked).toBe(
    true,
  );
  const anyRating = screen.getByRole<HTMLInputElement>('radio', { name: english('filters.anyRating') });
  expect(anyRating.checked).toBe(false);
  await user.click(anyRating);
  expect(onChange).toHaveBeenLastCalledWith({ ...before, rating: undefined });
});

test.each<[Locale, string]>([
  ['en', '4.5'],
  ['de', '4,5'],
  ['zh-Hans', '4.5'],
])('A rating is written and selected as a number in %s', async (locale, stars) => {
  const t = textsIn(locale);
  const { user, onChange } = show({ locale });
  const name = t('filters.leastStars', { stars });
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ rating: 4.5 });
});

test.each(['freeCancellation', 'instant'] as const)('The filter %s is set and cleared', async (filter) => {
  const name = new RegExp(`^${english(`filters.${filter}`)}`);
  const first = show();
  await first.user.click(group('filters.good').getByRole('checkbox', { name }));
  expect(first.onChange).toHaveBeenLastCalledWith({ ...first.before, [filter]: true });
  first.unmount();
  const second = show({ filters: { [filter]: true } });
  await second.user.click(group('filters.good').getByRole('checkbox', { name }));
  expect(second.onChange).toHaveBeenLastCalledWith({ ...second.before, [filter]: false });
});

test('A box that would leave nothing is hidden; one that comes to leave nothing stays and cannot be selected', async () => {
  const { user, onChange, show: showAgain } = show({ counts: { morning: 0 } });
  const named = (key: Parameters<typeof english>[0]) => ({ name: new RegExp(`^${english(key)}`) });
  const times = () => group('filters.timeOfDay');
  expect(times().queryByRole('checkbox', named('filters.morning'))).toBeNull();
  const list = testList({ counts: { evening: 0 } });
  showAgain(<FilterFields list={list} filters={list.filters} hasKinds onChange={onChange} />);
  expect(times().getByRole('checkbox', named('filters.morning'))).toBeTruthy();
  const evening = times().getByRole<HTMLInputElement>('checkbox', named('filters.evening'));
  expect(evening.disabled).toBe(true);
  await user.click(evening);
  expect(onChange).not.toHaveBeenCalled();
});

test('A radio that would leave nothing is hidden, unless it is chosen', () => {
  const radioNames = (key: Parameters<typeof english>[0]) =>
    group(key)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  const { unmount } = show({ counts: { 'age 0': 0, 'age 12': 0 } });
  const shown = radioNames('filters.age').join();
  expect(shown).not.toContain(english('filters.fromAge', { age: 12 }));
  unmount();
  show({ counts: { 'age 12': 0 }, filters: { age: 12 } });
  expect(radioNames('filters.age')).toContain(`${english('filters.fromAge', { age: 12 })}0`);
});

test('A group of boxes that all leave nothing is hidden', () => {
  show({ counts: { morning: 0, afternoon: 0, evening: 0 } });
  expect(screen.queryByRole('group', { name: english('filters.timeOfDay') })).toBeNull();
});

test('A requirement that no trip meets is shown with a count of 0 and cannot be selected', async () => {
  const { user, onChange } = show({ counts: { wheelchair: 0 } });
  const name = new RegExp(`^${english('requirements.wheelchair')}`);
  const box = group('filters.requirement').getByRole<HTMLInputElement>('checkbox', { name });
  expect([box.disabled, box.closest('label')?.textContent]).toEqual([
    true,
    `${english('requirements.wheelchair')}0`,
  ]);
  await user.click(box);
  expect(onChange).not.toHaveBeenCalled();
});

test('A family chooses the age of its youngest child', async () => {
  const { user, onChange, before } = show();
  await user.click(
    group('filters.age').getByRole('radio', { name: new RegExp(english('filters.fromAge', { age: 6 })) }),
  );
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...before, age: 6 });
});

test('An age that is not among the offered ones is selected, and another filter leaves it', async () => {
  const { user, onChange, before } = show({ filters: { age: 7 } });
  const seven = new RegExp(english('filters.fromAge', { age: 7 }));
  expect(group('filters.age').getByRole<HTMLInputElement>('radio', { name: seven }).checked).toBe(true);
  await user.click(group('filters.age').getByRole('radio', { name: english('filters.anyAge') }));
  expect(onChange).toHaveBeenLastCalledWith({ ...before, age: undefined });
  await user.click(group('filters.good').getByRole('checkbox', { name: /^Free/ }));
  expect(onChange).toHaveBeenLastCalledWith({ ...before, freeCancellation: true });
});

test('The price filter names the prices of the trips, and its limit leaves room above them', () => {
  const { container } = show();
  expect(container.textContent).toContain(english('filters.pricesHere', { from: '€10', to: '€190' }));
});

test('Interests without trips take no room from those that have some', () => {
  const counts = Object.fromEntries(INTERESTS.map((id) => [id, 0]));
  show({ counts: { ...counts, romance: 2, water: 3 } });
  expect(boxNames('filters.interest')).toEqual(['romance2', 'water3']);
});

test('With two interests a traveller can ask for all of them, and with one there is no such choice', async () => {
  const name = english('filters.allInterests');
  show({ filters: { interest: ['wine'] } }).unmount();
  expect(screen.queryByRole('checkbox', { name })).toBeNull();
  const { user, onChange, before } = show({ filters: { interest: ['water', 'wine'] } });
  await user.click(screen.getByRole('checkbox', { name }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...before, allInterests: true });
});

test('A traveller chooses further places, which the address names in one order', async () => {
  const places = ['rome', 'lisbon'].map((id) => ({ id, name: id, count: 2 }));
  const { user, onChange, before } = show({ filters: { place: ['rome'] }, list: { places } });
  await user.click(group('filters.place').getByRole('checkbox', { name: /^lisbon/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...before, place: ['lisbon', 'rome'] });
});

test('A selected place is never folded away, and the boxes keep their order', () => {
  const places = Array.from({ length: 12 }, (_, at) => ({
    id: `place-${at}`,
    name: `place-${at}`,
    count: 2,
  }));
  show({ filters: { place: ['place-11'] }, list: { places } });
  const folded = group('filters.place')
    .getByText(english('filters.showMore'))
    .closest('details') as HTMLElement;
  const chosen = group('filters.place').getByRole('checkbox', { name: /^place-11/ });
  expect(folded.contains(chosen)).toBe(false);
  // Of the twelve places six are shown, and the selected one in addition.
  expect(folded.querySelectorAll('input')).toHaveLength(5);
});

test('Up to twelve interests are shown without unfolding, in the order of the server', () => {
  show();
  expect(boxNames('filters.interest')).toHaveLength(INTERESTS.length);
  expect(group('filters.interest').queryByText(english('filters.showMore'))).toBeNull();
});

test('Large counts are grouped in the format of the language', () => {
  show({ counts: { air: 1_204 }, locale: 'de' });
  expect(screen.getByRole('checkbox', { name: /^air/ }).closest('label')?.textContent).toBe('air1.204');
});
