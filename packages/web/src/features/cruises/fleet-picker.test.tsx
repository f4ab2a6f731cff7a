import type { CruiseShip } from '@ashore/core/contract/cruises/fleet.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { type Fleet, FleetPicker, ShipByName } from './fleet-picker.tsx';

const line = {
  name: 'Bluebird',
  cruiseLineUuid: 'line-1',
  shipCount: 2,
  funnelColour: '#111111',
  accentColour: '#222222',
};
const ship: CruiseShip = {
  name: 'Serena',
  cruiseShipUuid: 'ship-1',
  cruiseShipSlug: 'serena',
  routeCount: 1,
};
const route = {
  cruiseRouteUuid: 'route-1',
  routeStartDate: '2037-05-15',
  routeEndDate: '2037-05-22',
  ...{ title_en: 'Atlantic', title_de: 'Atlantik', title_zh: '大西洋' },
  ports: ['Lisbon', 'Porto', 'Lisbon'],
  portsWithTrips: 1,
};
const trips = english('fleet.portsWithTrips', { count: 1 });
const start: Fleet = {
  lines: [line],
  line: undefined,
  ships: [],
  ship: undefined,
  routes: [],
  isFolded: false,
};

const show = (fleet: Partial<Fleet> = {}) => renderOnPage(withLinks(<FleetPicker {...start} {...fleet} />));
const step = (key: 'fleet.line' | 'fleet.ship' | 'fleet.sailing') =>
  within(screen.getByRole('region', { name: english(key) }));

test('At first only lines can be chosen, and the other steps say what comes before them', () => {
  show();
  const [bluebird] = step('fleet.line').getAllByRole('link');
  expect(bluebird?.getAttribute('href')).toBe('/en/toursForCruises?line=line-1');
  for (const later of ['fleet.ship', 'fleet.sailing'] as const) {
    expect(step(later).queryByRole('link')).toBeNull();
    step(later).getByText(english('fleet.lineFirst'));
  }
});

test('Where the other lines are left out, wide screens show the chosen one with the way to them, as phones do', () => {
  const folded = () => screen.getByRole('region', { name: english('fleet.line') }).dataset.folded;
  const { unmount } = show({ line });
  expect(folded()).toBeUndefined();
  unmount();
  show({ line, isFolded: true });
  expect(folded()).toBe('true');
});

test('A chosen line opens its ships, and the sailings wait for the ship', () => {
  show({ line, ships: [ship] });
  expect(step('fleet.ship').getByRole('link', { name: 'Serena' }).getAttribute('href')).toBe(
    '/en/toursForCruises?line=line-1&ship=ship-1',
  );
  step('fleet.sailing').getByText(english('fleet.shipFirst'));
  expect(
    step('fleet.line')
      .getByRole('link', { name: english('fleet.change') })
      .getAttribute('href'),
  ).toBe('/en/toursForCruises');
});

test('A chosen line that lies below the edge of its list is scrolled into view', () => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return { bottom: this.hasAttribute('aria-current') ? 700 : 460 } as DOMRect;
  });
  show({ line, ships: [ship] });
  boxes.mockRestore();
  expect(step('fleet.line').getByRole('list').scrollTop).toBe(240);
  expect(step('fleet.ship').getByRole('list').scrollTop).toBe(0);
});

test('A sailing is named by its days and its ports, each once, says where trips are sold, and leads to its page', () => {
  show({ line, ships: [ship], ship, routes: [route] });
  const link = step('fleet.sailing').getByRole('link');
  expect(link.textContent).toBe(`15–22 May 2037Lisbon, Porto${trips}`);
  expect(link.getAttribute('href')).toBe('/en/toursForCruises/route-1');
});

test('Sailings are grouped by the month in which they begin, and only the first month is unfolded', () => {
  const later = {
    ...route,
    cruiseRouteUuid: 'route-2',
    routeStartDate: '2037-06-01',
    routeEndDate: '2037-06-08',
  };
  const { container } = show({ line, ships: [ship], ship, routes: [route, later] });
  expect(
    [...container.querySelectorAll('details')].map(({ open, textContent }) => [open, textContent]),
  ).toEqual([
    [true, `May 2037${english('fleet.sailings', { count: 1 })}15–22 May 2037Lisbon, Porto${trips}`],
    [false, `June 2037${english('fleet.sailings', { count: 1 })}1–8 Jun 2037Lisbon, Porto${trips}`],
  ]);
});

test('A passenger who knows the ship finds its sailings by the search, also without scripts', () => {
  renderOnPage(withLinks(<ShipByName />), { locale: 'de' });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.labels?.[0]?.textContent).not.toBe('');
  expect([field.name, field.form?.getAttribute('action'), field.form?.method]).toEqual([
    'q',
    '/de/search',
    'get',
  ]);
});
