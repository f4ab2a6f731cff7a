import type { DaysAndParty } from '@ashore/core/contract/values/trip-days.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { DaysFilter } from './days-filter.tsx';

const today = '2037-05-14' as LocalDate;

// The calendar opens where days were chosen last.
beforeEach(() => act(() => useRootStore.getState().searchBetween(today, today)));

async function opened(chosen?: DaysAndParty) {
  const onChange = vi.fn();
  const format = ({ from, to, party }: DaysAndParty) => `${from} to ${to} for ${party}`;
  const { user } = renderOnPage(
    <DaysFilter chosen={chosen} today={today} format={format} onChange={onChange} />,
  );
  await user.click(
    screen.getByRole('button', { name: chosen ? format(chosen) : english('filters.anyDays') }),
  );
  const panel = within(await screen.findByRole('dialog', { name: english('filters.days') }));
  await panel.findByRole('button', { name: english('filters.showDays') });
  const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) ?? document.body;
  const press = (key: 'more' | 'nextMonth' | 'showDays' | 'anyDays') =>
    user.click(panel.getAllByRole('button', { name: english(`filters.${key}`) }).at(-1) ?? document.body);
  return { user, panel, press, onChange, choose: (date: string) => user.click(day(date)) };
}

test('The first day, the last day and the party are applied together, when the traveller confirms', async () => {
  const { panel, press, choose, onChange } = await opened();
  await press('nextMonth');
  await choose('2037-06-10');
  expect(panel.getByText(english('filters.lastDay'))).toBeTruthy();
  await choose('2037-06-12');
  expect(panel.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  await press('more');
  expect(onChange).not.toHaveBeenCalled();
  await press('showDays');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2037-06-10', to: '2037-06-12', party: 2 });
});

test('If a number of travellers is confirmed without a day, the panel asks for the day and keeps the number', async () => {
  const { panel, press, choose, onChange } = await opened();
  await press('more');
  await press('showDays');
  const missing = english('filters.dayMissing', { count: 2 });
  expect(panel.getByText(missing).closest('[role=status]')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await choose('2037-05-20');
  expect(panel.queryByText(missing)).toBeNull();
  await press('showDays');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2037-05-20', to: '2037-05-20', party: 2 });
});

test('Selected days can be cleared', async () => {
  const days = { from: today, to: today, party: 3 };
  const { press, onChange } = await opened(days);
  await press('anyDays');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});
