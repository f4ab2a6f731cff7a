import type { Locale } from '@ashore/core/locale/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../test-support/texts-in.ts';
import { withLinks } from '../../../test-support/with-links.tsx';
import type { PlaceLine } from './places.tsx';
import { byRegion, PortsBand, PortsByRegion } from './ports.tsx';

const port = (name: string, countryCode = 'IT', trips = 2): PlaceLine => ({
  ...{ code: name, slug: name.toLowerCase(), name, countryName: `Country of ${name}` },
  ...{ countryCode, trips },
});
const ports = (count: number) => Array.from({ length: count }, (_, at) => port(`Port${at + 1}`));

const showBand = (count: number) => renderOnPage(withLinks(<PortsBand ports={ports(count)} />));
const showRegions = (all: readonly PlaceLine[], locale: Locale = 'en') =>
  renderOnPage(withLinks(<PortsByRegion regions={byRegion(all, locale)} />), { locale });

test('Without ports the home page has no section for them', () => {
  expect(showBand(0).container.textContent).toBe('');
});

test('A port leads to its shore excursions, and its number of trips is read out', () => {
  renderOnPage(withLinks(<PortsBand ports={[port('Venice', 'IT', 3)]} />));
  const venice = screen.getByRole('link', { name: `Venice ${english('home.trips', { count: 3 })}` });
  expect(venice.getAttribute('href')).toBe('/en/shore-excursions/venice');
});

test('The section counts the trips of all ports, including the folded ones', () => {
  const { container } = showBand(14);
  expect(container.textContent).toContain(english('home.byShipLead', { trips: 28, ports: 14 }));
});

test('Twelve ports are shown, and the rest can be unfolded', () => {
  const { container } = showBand(14);
  const folded = container.querySelector('details') as HTMLDetailsElement;
  expect(folded.open).toBe(false);
  expect(within(folded).getByText(english('home.allPorts', { count: 14 })).tagName).toBe('SUMMARY');
  expect([...folded.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/shore-excursions/port13',
    '/en/shore-excursions/port14',
  ]);
});

test('With up to twelve ports nothing can be unfolded', () => {
  expect(showBand(12).container.querySelector('details')).toBeNull();
});

test.each<Locale>(['en', 'de', 'zh-Hans'])('Each region is a section of its own, named in %s', (locale) => {
  const t = textsIn(locale);
  showRegions([port('Bergen', 'NO'), port('Venice', 'IT'), port('Vila', 'VU')], locale);
  for (const [region, name] of [
    ['regionNorth', 'Bergen'],
    ['regionMediterranean', 'Venice'],
    ['regionElsewhere', 'Vila'],
  ] as const) {
    const part = screen.getByRole('region', { name: t(`home.${region}`) });
    expect(within(part).getByRole('link').textContent).toContain(name);
  }
});

test('Ports listed by region show their country, and ports of the section do not', () => {
  const { container, unmount } = showRegions([port('Venice')]);
  expect(container.textContent).toContain('Country of Venice');
  unmount();
  expect(showBand(1).container.textContent).not.toContain('Country of');
});

test('The lead text counts the ports and trips of all regions', () => {
  const { container } = showRegions([port('Bergen', 'NO', 4), port('Venice', 'IT', 1)]);
  expect(container.textContent).toContain(english('home.byShipLead', { trips: 5, ports: 2 }));
});

test('Without regions nothing is shown', () => {
  expect(showRegions([]).container.textContent).toBe('');
});
