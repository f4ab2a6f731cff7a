import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { RETURN_PROMISE_VERSION, returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { promisingSite, renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { arrivalByShip, sailingOfTrip, useShipStore } from '../../store/ship-store.ts';
import ShipOfTrip from './ship-of-trip.tsx';

const routeId = '0a000000-0000-4000-8000-000000000001';
const port: Partial<CruiseRoutePort> = {
  ...{ position: 3, city: 'Lisbon', date: '2037-05-16', timeZone: 'Europe/Lisbon', berth: 'Pier 4' },
  arrival: '2037-05-16T07:00:00.000Z',
  departure: '2037-05-16T17:30:00.000Z',
  allAboard: '2037-05-16T17:00:00.000Z',
  lastBoarding: '2037-05-16T17:00:00.000Z',
};
const start = (time: string | null) => ({
  ...{ time, componentKey: 'option-1', minutesLeft: 270, isTight: false, state: 'free' },
  startsAt: '2037-05-16T09:00:00.000Z',
  backAt: '2037-05-16T12:30:00.000Z',
});

beforeEach(() => useShipStore.setState({ ship: null }));

function show(
  query: string,
  trips: readonly object[],
  differences: Partial<CruiseRoutePort> = {},
  page: Parameters<typeof renderOnPage>[1] = {},
  unsuitable: readonly object[] = [],
) {
  const calls = answerCalls({
    [`GET /api/ToursForCruises/cruise/${routeId}`]: () => ({
      cruiseRouteUuid: routeId,
      cruiseShipName: 'Bluebird Serena',
      cruiseRoutePorts: [{ ...port, ...differences }],
    }),
    [`GET /api/ToursForCruises/cruise/${routeId}/excursions`]: () => ({
      ports: [{ position: 3, trips, unsuitable }],
    }),
  });
  return {
    calls,
    ...renderOnPage(withLinks(<ShipOfTrip tourId="tour-1" componentKey="option-1" search={query} />), page),
  };
}

const card = () =>
  screen.findByRole('region', { name: english('ship.yourShip', { ship: 'Bluebird Serena' }) });
const address = (more = '') => `?date=2037-05-16${more}&sailing=${routeId}.3`;

test('A trip opened from a sailing shows the ship, its time in port and the starts that fit', async () => {
  show(address(), [{ starts: [start('10:00'), start('11:30')] }]);
  const { textContent } = await card();
  expect(textContent).toContain(english('ship.inPort', { from: '08:00', to: '18:30' }));
  expect(textContent).toContain(english('ship.allAboard', { time: '18:00' }));
  expect(textContent).toContain(english('ship.startsThatFit', { times: '10:00, 11:30' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/en/toursForCruises/${routeId}#call-3`);
});

test('The chosen start says how long before all aboard it is back, or that it does not fit', async () => {
  const trips = [{ starts: [start('10:00')] }];
  const { show: showAgain } = show(address('&time=1000'), trips);
  expect((await card()).textContent).toContain(
    english('ship.startFits', { time: '10:00', left: '4 h 30 min' }),
  );
  showAgain(withLinks(<ShipOfTrip tourId="tour-1" componentKey="option-1" search={address('&time=1600')} />));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(
      english('ship.startDoesNotFit', { time: '16:00' }),
    ),
  );
});

test('A trip that does not fit, another day and a visit at any time are named as such', async () => {
  const { unmount } = show(address(), []);
  expect((await card()).textContent).toContain(english('ship.noStartFits'));
  unmount();
  const other = show(`?date=2037-05-18&sailing=${routeId}.3`, [{ starts: [start('10:00')] }]);
  expect((await card()).textContent).toContain(
    english('ship.otherDay', { day: 'Mon 18 May', port: 'Lisbon' }),
  );
  other.unmount();
  show(address(), [{ starts: [start(null)] }]);
  expect((await card()).textContent).toContain(english('ship.anyStartFits', { from: '10:00', to: '13:30' }));
});

test('A trip that does not fit says why, as the sailing does', async () => {
  const unfit = {
    ...{ reason: 'late', meetsAt: '2037-05-16T07:15:00.000Z', reachableAt: '2037-05-16T07:30:00.000Z' },
    ...{ backAt: '2037-05-16T17:19:00.000Z', minutesLeft: -19, minutesNeeded: 75 },
  };
  show(address(), [], {}, {}, [unfit]);
  const reason = english('ship.missesShip', { back: '18:19', aboard: '18:00' });
  expect((await card()).textContent).toContain(`${english('ship.noStartFits')} ${reason}`);
});

test('The checkout of that trip on that day knows the ship, and no other checkout does', async () => {
  show(address(), []);
  await card();
  expect(sailingOfTrip(useShipStore.getState(), { tourId: 'tour-1', date: '2037-05-16' })).toEqual(
    useShipStore.getState().ship?.sailing,
  );
  const arrival = (tourId: string, queryDate: string) =>
    arrivalByShip(useShipStore.getState(), { tourId, queryDate });
  expect(arrival('tour-1', '2037-05-16')).toEqual({
    ...{ kind: 'ship', direction: 'to-start' },
    ...{ shipName: 'Bluebird Serena', terminal: 'Pier 4', allAboard: '18:00' },
  });
  expect(arrival('tour-2', '2037-05-16')).toBeNull();
  expect(arrival('tour-1', '2037-05-17')).toBeNull();
});

test('An unreadable sailing is not asked for', async () => {
  const { calls, container, show: showAgain } = show('?sailing=1.2', []);
  expect(container.textContent).toBe('');
  // The calls of a readable one come after those that the first would have made.
  showAgain(withLinks(<ShipOfTrip tourId="tour-1" componentKey="option-1" search={address()} />));
  await card();
  expect(calls).toHaveLength(2);
});

test.each([
  ['an address that names no sailing', '?sailing=1.2'],
  ['a call that the sailing lacks', `?date=2037-05-16&sailing=${routeId}.9`],
])('The page learns of %s, and leaves no room for a ship', async (_, query) => {
  answerCalls({
    [`GET /api/ToursForCruises/cruise/${routeId}`]: () => ({ cruiseRoutePorts: [port] }),
    [`GET /api/ToursForCruises/cruise/${routeId}/excursions`]: () => ({ ports: [] }),
  });
  const onUnreadable = vi.fn();
  const { container } = renderOnPage(
    withLinks(
      <ShipOfTrip tourId="tour-1" componentKey="option-1" search={query} onUnreadable={onUnreadable} />,
    ),
  );
  await waitFor(() => expect(onUnreadable).toHaveBeenCalledTimes(1));
  expect(container.textContent).toBe('');
});

test('Where the sailing ends, start times after the landing are listed, and no return to the ship', async () => {
  const end = { departure: null, allAboard: null, lastBoarding: null };
  show(address(), [{ starts: [start('10:00')] }], end);
  expect((await card()).textContent).toContain(english('ship.startsAfterLanding', { times: '10:00' }));
});

const promising = { page: { site: promisingSite } };
const promise = returnPromiseTexts.en.ofTrip('€1,000');
const ofOtherOption = { ...start('10:00'), componentKey: 'option-2' };
const atEnd = { departure: null, allAboard: null, lastBoarding: null };

test.each([
  ['the starts of the chosen option that fit', '', [start('10:00')], {}],
  ['a chosen start that fits', '&time=1000', [start('10:00')], {}],
  ['a visit at any time that fits', '', [start(null)], {}],
])('The return promise stands beside %s, with its terms', async (_, time, starts, differences) => {
  show(address(time), [{ date: '2037-05-16', starts }], differences, promising);
  expect((await card()).textContent).toContain(promise);
  expect(screen.getByRole('link', { name: returnPromiseTexts.en.terms }).getAttribute('href')).toBe(
    `/en/returnPromise/${RETURN_PROMISE_VERSION}`,
  );
});

test.each([
  ['a chosen start that does not fit', address('&time=1600'), [start('10:00')], {}],
  ['another day', `?date=2037-05-18&sailing=${routeId}.3`, [start('10:00')], {}],
  ['an option of which no start fits', address(), [ofOtherOption], {}],
  ['a visit of another option', address(), [{ ...start(null), componentKey: 'option-2' }], {}],
  ['a trip that does not fit', address(), [], {}],
  ['the day on which the sailing ends', address(), [start('10:00')], atEnd],
  ['a visit on the day on which the sailing ends', address(), [start(null)], atEnd],
])('Nothing is promised beside %s', async (_, query, starts, differences) => {
  show(query, starts.length > 0 ? [{ date: '2037-05-16', starts }] : [], differences, promising);
  expect((await card()).textContent).not.toContain(promise);
  expect(screen.queryByRole('link', { name: returnPromiseTexts.en.terms })).toBeNull();
});

test('An operator who gives no return promise says nothing of one', async () => {
  show(address('&time=1000'), [{ date: '2037-05-16', starts: [start('10:00')] }]);
  expect((await card()).textContent).not.toContain(returnPromiseTexts.en.terms);
});
