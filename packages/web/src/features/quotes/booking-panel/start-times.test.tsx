import { localDate } from '@ashore/core/time/local-date-time.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { dayForTests, departureForTests, optionForTests } from '../../../../test-support/option.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { emptyChoice, resolveChoice } from './choice.ts';
import { StartTimes } from './start-times.tsx';
import { BookingPanelProvider, type useCurrentBookingPanel } from './use-booking-panel.tsx';

function openTimes(times: readonly string[]) {
  const option = optionForTests('shared');
  const day = dayForTests(['shared', times.map((time) => departureForTests(time))]);
  const choice = { ...emptyChoice, date: localDate('2026-12-05') };
  const panel = { choice, day, hasFailed: false, resolvedChoice: resolveChoice(choice, [option], day) };
  return renderOnPage(
    <BookingPanelProvider value={panel as unknown as ReturnType<typeof useCurrentBookingPanel>}>
      <StartTimes option={option} />
    </BookingPanelProvider>,
  );
}

const groups = () => screen.queryAllByRole('group').filter((group) => group.hasAttribute('aria-label'));

test('From six start times on they are grouped by the part of the day, and empty parts are left out', () => {
  openTimes(['08:00', '09:30', '11:59', '17:00', '18:30', '20:00']);
  expect(groups().map((group) => group.getAttribute('aria-label'))).toEqual([
    english('bookingPanel.morning'),
    english('bookingPanel.evening'),
  ]);
  expect(groups().map((group) => within(group).getAllByRole('radio').length)).toEqual([3, 3]);
});

test('Few start times stand in one row', () => {
  openTimes(['08:00', '11:00', '13:00', '17:00', '18:30']);
  expect(groups()).toEqual([]);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
});
