import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import Picker from './picker.tsx';

const line = {
  name: 'Bluebird',
  cruiseLineUuid: 'line-1',
  shipCount: 1,
  funnelColour: '#111111',
  accentColour: '#222222',
};
const none = {
  lines: [line],
  line: undefined,
  ships: [],
  ship: undefined,
  routes: [],
  isFolded: false,
  regions: [],
};

test.each([
  ['at first', none],
  ['after a line was chosen', { ...none, line }],
])('A ship or another line can be typed %s', (_, loaderData) => {
  renderOnPage(withLinks(<Picker {...({ loaderData } as unknown as Parameters<typeof Picker>[0])} />));
  screen.getByRole('textbox', { name: english('fleet.byName') });
});

test.each([
  ['to the ships in its port', { cruisePort: 'bergen-skolten' }, '/en/cruisePorts/bergen-skolten'],
  ['to its trips, without a cruise port', {}, '/en/shore-excursions/bergen'],
])('Below the picker each place leads %s', (_, port, address) => {
  const place = {
    slug: 'bergen',
    name: 'Bergen',
    countryName: 'Norway',
    countryCode: 'NO',
    trips: 4,
    ...port,
  };
  const regions = [{ region: 'regionNorth', ports: [place] }];
  const loaderData = { ...none, regions };
  renderOnPage(withLinks(<Picker {...({ loaderData } as unknown as Parameters<typeof Picker>[0])} />));
  const [region] = screen.getAllByRole('region', { name: english('home.regionNorth') });
  const [link] = within(region as HTMLElement).getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(address);
});
