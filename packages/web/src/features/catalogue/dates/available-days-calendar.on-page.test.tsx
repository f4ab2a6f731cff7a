import type { Locale } from '@ashore/core/locale/locales.ts';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { AvailableDaysCalendar } from './available-days-calendar.tsx';
import { PlainDayInput } from './plain-day-input.tsx';

const today = localDate('2037-05-14');

type Props = Partial<Parameters<typeof AvailableDaysCalendar>[0]>;

function show(more: Props = {}, locale: Locale = 'en') {
  const onChoose = vi.fn();
  const view = renderOnPage(
    <AvailableDaysCalendar today={today} first={today} chosen={undefined} onChoose={onChoose} {...more} />,
    { locale },
  );
  return { ...view, onChoose };
}

const month = () => screen.getByRole('heading', { level: 3 }).textContent;
const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) as HTMLElement;
const turn = (key: 'previousMonth' | 'nextMonth') =>
  screen.getByRole('button', { name: english(`filters.${key}`) });

test.each<[Locale, string]>([
  ['en', 'May – Jun 2037'],
  ['de', 'Mai–Juni 2037'],
  ['zh-Hans', '2037年5月–6月'],
])('The months of the page are named in %s', (locale, name) => {
  show({}, locale);
  expect(month()).toBe(name);
});

test('Today and every later day can be chosen, yesterday cannot', async () => {
  const { user, onChoose } = show();
  await user.click(day('2037-05-13'));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(day('2037-05-14'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2037-05-14');
});

test('The calendar opens at the month of the chosen day', () => {
  show({ first: localDate('2037-08-02'), chosen: localDate('2037-08-02') });
  expect(month()).toBe('August 2037');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
});

test('Months before today cannot be opened', async () => {
  const { user } = show();
  expect(turn('previousMonth').getAttribute('aria-disabled')).toBe('true');
  await user.click(turn('previousMonth'));
  expect(month()).toBe('May – Jun 2037');
});

test('The month of the last day is the last one, and later days in it cannot be chosen', async () => {
  const last = addDays(today, 365);
  const { user, onChoose } = show({ first: last });
  expect(turn('nextMonth').getAttribute('aria-disabled')).toBe('true');
  await user.click(day(addDays(last, 1)));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(day(last));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(last);
});

test('A span of days is marked from its first to its last', () => {
  show({ chosen: localDate('2037-05-20'), until: localDate('2037-05-23') });
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
});

test('Arrow keys move from day to day, and Enter chooses', async () => {
  const { user, onChoose } = show({ chosen: localDate('2037-05-20') });
  day('2037-05-20').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2037-05-28');
});

test('Without scripts the date field of the browser has the same limits', () => {
  renderOnPage(<PlainDayInput name="date" label="Day" value={localDate('2037-05-20')} today={today} />);
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  expect(field.type).toBe('date');
  expect([field.min, field.max]).toEqual(['2037-05-14', '2038-05-14']);
  expect(field.value).toBe('2037-05-20');
});
