import type { PortPage } from '@ashore/core/contract/cruises/ship-and-port.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { PortCalls } from './port-calls.tsx';
import { PortFacts } from './port-facts.tsx';

const call = {
  ...{ cruiseRouteUuid: 'route-1', position: 3, date: '2037-05-15', shipName: 'Serena', shipSlug: 'serena' },
  ...{ lineName: 'Bluebird', passengers: 2_000, berth: 'North quay', isTender: false },
  ...{ arrival: '2037-05-15T07:00:00.000Z', departure: '2037-05-15T16:00:00.000Z' },
};
const port: PortPage = {
  ...{ cruisePortUuid: 'port-1', slug: 'lisbon', name: 'Lisbon', country: 'Portugal' },
  ...{ latitude: 38.7, longitude: -9.1, timeZone: 'Europe/Lisbon', berths: ['North quay', 'South quay'] },
  ...{ landing: 'both', gangwayMinutes: 20, tenderMinutes: 15, gateBy: 'walk', gateMinutes: 5 },
  ...{ placeName: 'Lisbon', placeMinutes: 10, place: null, month: '2037-05', calls: [call] },
  months: [
    { month: '2037-05', calls: 1 },
    { month: '2037-06', calls: 4 },
  ],
};

test('A call names the ship and its time on the clock of the port, and leads to the ship and to its day on the sailing', () => {
  renderOnPage(withLinks(<PortCalls port={port} firstMonth="2037-05" />));
  screen.getByText(english('ship.inPort', { from: '08:00', to: '17:00' }));
  screen.getByText('North quay');
  expect(screen.getByRole('link', { name: 'Serena' }).getAttribute('href')).toBe('/en/cruiseShips/serena');
  const action = english('portPage.trips');
  const trips = screen.getByRole('link', {
    name: english('portPage.tripsOf', { action, ship: 'Serena' }),
  });
  expect(trips.getAttribute('href')).toBe('/en/toursForCruises/route-1#call-3');
});

test('The first month has the address without a month', () => {
  renderOnPage(withLinks(<PortCalls port={port} firstMonth="2037-05" />));
  const hrefs = ['May 2037', 'June 2037'].map((name) =>
    screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/en/cruisePorts/lisbon', '/en/cruisePorts/lisbon?month=2037-06']);
});

test('A port that no ship is bound for says so', () => {
  renderOnPage(<PortCalls port={{ ...port, months: [], month: null, calls: [] }} firstMonth={null} />);
  screen.getByText(english('portPage.noCalls'));
});

test('The way ashore names the berths, and the boat only where ships may anchor', () => {
  const { show } = renderOnPage(<PortFacts port={port} />);
  screen.getByText('North quay, South quay');
  screen.getByText(english('portPage.quayOrBoat', { minutes: 15 }));
  show(<PortFacts port={{ ...port, landing: 'quay' }} />);
  screen.getByText(english('cruises.walkOff'));
});
