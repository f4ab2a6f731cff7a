import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { dayForTests, departureForTests, optionForTests } from '../../../../test-support/option.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useShipStore } from '../../../store/ship-store.ts';
import { emptyChoice, resolveChoice } from './choice.ts';
import { ShipFitNote } from './problems.tsx';
import { StartTimes } from './start-times.tsx';
import { BookingPanelProvider, type useCurrentBookingPanel } from './use-booking-panel.tsx';

beforeEach(() => useShipStore.setState({ ship: null }));

function openTimes(
  times: readonly string[],
  chosen: Partial<typeof emptyChoice> = {},
  address = '/en/tours/sail?sailing=route-1.1',
) {
  const option = optionForTests('shared');
  const day = dayForTests(['shared', times.map((time) => departureForTests(time))]);
  const choice = { ...emptyChoice, date: localDate('2026-12-05'), ...chosen };
  const panel = {
    tour: { tourId: 'tour-1' },
    choice,
    day,
    hasFailed: false,
    resolvedChoice: resolveChoice(choice, [option], day),
  };
  return renderOnPage(
    <BookingPanelProvider value={panel as unknown as ReturnType<typeof useCurrentBookingPanel>}>
      <StartTimes option={option} />
      <ShipFitNote />
    </BookingPanelProvider>,
    { address },
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

/** The traveller comes on a ship that is in port on that day. */
function comeByShip(times: readonly string[], day = '2026-12-05') {
  useShipStore.setState({
    ship: {
      ...{
        tourId: 'tour-1',
        from: day,
        to: day,
        sailing: { routeId: '0', position: 1 },
        shipName: 'Bluebird Serena',
        terminal: 'Pier 4',
        allAboard: '18:00',
      },
      starts: times.map((time) => ({ date: day, time, componentKey: 'shared' })),
    },
  });
}

const times = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const others = (count: number) =>
  screen.queryByRole('button', { name: english('bookingPanel.showStartsNotForShip', { count }) });

test('A traveller who comes by ship sees only the start times that fit it, and the others on demand', async () => {
  comeByShip(['09:00', '11:00']);
  openTimes(['08:00', '09:00', '11:00', '17:00']);
  expect(times()).toEqual(['09:00', '11:00']);
  await userEvent.click(others(2) ?? document.body);
  expect(times()).toEqual(['09:00', '11:00', '08:00', '17:00']);
  expect(screen.getByRole('group', { name: english('bookingPanel.startsNotForShip') })).toBeTruthy();
});

test('A chosen start time that does not fit the ship stays in view, under its reason', () => {
  comeByShip(['09:00']);
  openTimes(['09:00', '17:00'], { time: localTime('17:00') });
  expect(screen.getByRole('group', { name: english('bookingPanel.startsNotForShip') }).textContent).toContain(
    '17:00',
  );
});

test('If no start time fits the ship, that is said, and none is chosen in advance', () => {
  comeByShip([]);
  openTimes(['08:00', '17:00']);
  expect(screen.getByText(english('bookingPanel.noStartForShip'))).toBeTruthy();
  expect(screen.getByRole('group', { name: english('bookingPanel.startsNotForShip') })).toBeTruthy();
  expect(times()).toEqual(['08:00', '17:00']);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('On days without the ship the ship changes nothing', () => {
  comeByShip(['09:00'], '2026-12-06');
  openTimes(['08:00', '09:00']);
  expect(times()).toEqual(['08:00', '09:00']);
});

test('A page that was not opened from a sailing shows all start times, even if a ship was noted before', () => {
  comeByShip(['09:00']);
  openTimes(['08:00', '09:00'], {}, '/en/tours/sail');
  expect(times()).toEqual(['08:00', '09:00']);
});

test.each([
  ['a start that does not fit', '17:00', '2026-12-05', 'bookingPanel.startNotForShip'],
  ['a day without the ship', '17:00', '2026-12-06', 'bookingPanel.dayNotOfShip'],
  ['a start that fits', '09:00', '2026-12-05', undefined],
] as const)('Beside the button it is said of %s', (_, time, day, key) => {
  comeByShip(['09:00'], day);
  openTimes(['09:00', '17:00'], { time: localTime(time) });
  expect(screen.queryByRole('status')?.textContent).toBe(key && english(key));
});

test('Nothing is said beside the button of a page that was not opened from a sailing', () => {
  comeByShip(['09:00']);
  openTimes(['09:00', '17:00'], { time: localTime('17:00') }, '/en/tours/sail');
  expect(screen.queryByRole('status')).toBeNull();
});
