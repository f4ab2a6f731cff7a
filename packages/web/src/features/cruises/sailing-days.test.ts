import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { expect, test } from 'vitest';
import { sailingDays } from './sailing-days.ts';

function call(position: number, city: string, date: string, departure: string | null = `${date}T17:00:00Z`) {
  return { position, city, date, departure, timeZone: 'Europe/Rome' } as CruiseRoutePort;
}

function rowsOf(ports: CruiseRoutePort[], passages: { position: number; date: string; name: string }[] = []) {
  const dates = ports.map(({ date }) => date);
  const sailing = {
    cruiseRouteStartDate: dates[0] ?? '',
    cruiseRouteEndDate: dates.at(-1) ?? '',
    cruiseRoutePorts: ports,
    passages,
  };
  return sailingDays(sailing).map((day) =>
    day.kind === 'call'
      ? `${day.date} ${day.number} ${day.port.city}`
      : `${day.date} ${day.kind === 'sea' ? 'sea' : day.name}`,
  );
}

test('Every day has a row, and the port where the sailing ends has the number of its first call', () => {
  expect(
    rowsOf([
      call(0, 'Barcelona', '2027-05-15'),
      call(1, 'Marseille', '2027-05-16'),
      call(2, 'Barcelona', '2027-05-19', null),
    ]),
  ).toEqual([
    '2027-05-15 1 Barcelona',
    '2027-05-16 2 Marseille',
    '2027-05-17 sea',
    '2027-05-18 sea',
    '2027-05-19 1 Barcelona',
  ]);
});

test('A night in port is no day at sea, and two ports on one day have a row each', () => {
  expect(
    rowsOf([
      call(0, 'Athens', '2027-05-15', '2027-05-16T15:00:00Z'),
      call(1, 'Delos', '2027-05-17', '2027-05-17T09:00:00Z'),
      call(2, 'Mykonos', '2027-05-17', null),
    ]),
  ).toEqual(['2027-05-15 1 Athens', '2027-05-17 2 Delos', '2027-05-17 3 Mykonos']);
});

test('A landscape that the ship passes has a row in the order of the sailing', () => {
  expect(
    rowsOf(
      [call(0, 'Ushuaia', '2027-05-15'), call(2, 'Ushuaia', '2027-05-18', null)],
      [{ position: 1, date: '2027-05-17', name: 'Drake Passage' }],
    ),
  ).toEqual(['2027-05-15 1 Ushuaia', '2027-05-16 sea', '2027-05-17 Drake Passage', '2027-05-18 1 Ushuaia']);
});
