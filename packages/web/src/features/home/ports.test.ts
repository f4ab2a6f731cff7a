import { expect, test } from 'vitest';
import type { PlaceLine } from './places.tsx';
import { byRegion } from './ports.tsx';

const port = (name: string, countryCode: string) => ({ name, countryCode }) as PlaceLine;

const namesByRegion = (ports: PlaceLine[], locale: 'en' | 'de' | 'zh-Hans' = 'en') =>
  byRegion(ports, locale).map(({ region, ports: portsOfRegion }) => [
    region,
    ...portsOfRegion.map(({ name }) => name),
  ]);

test('Ports are listed under their region, sorted by name', () => {
  const ports = [port('Venice', 'IT'), port('Bergen', 'NO'), port('Athens', 'GR'), port('Miami', 'US')];
  expect(namesByRegion(ports)).toEqual([
    ['regionNorth', 'Bergen'],
    ['regionMediterranean', 'Athens', 'Venice'],
    ['regionAmericas', 'Miami'],
  ]);
});

test('A port in a country without a region is listed under “elsewhere”', () => {
  expect(namesByRegion([port('Port Vila', 'VU')])).toEqual([['regionElsewhere', 'Port Vila']]);
});

test('Names are sorted by the rules of the page’s language, not of the machine’s', () => {
  const ports = [port('威尼斯', 'IT'), port('巴塞罗那', 'ES'), port('雅典', 'GR')];
  expect(namesByRegion(ports, 'zh-Hans')).toEqual([['regionMediterranean', '巴塞罗那', '威尼斯', '雅典']]);
});
