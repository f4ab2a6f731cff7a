import { expect, test } from 'vitest';
import { byRegion } from './by-region.ts';
import type { PlaceLine } from './place-line.ts';

const port = (name: string, countryCode: string) => ({ name, countryCode }) as PlaceLine;

const named = (ports: PlaceLine[], locale: 'en' | 'de' | 'zh-Hans' = 'en') =>
  byRegion(ports, locale).map(({ region, ports: found }) => [region, ...found.map(({ name }) => name)]);

test('Ports stand under the sea they are called at, in the order of their names', () => {
  const ports = [port('Venice', 'IT'), port('Bergen', 'NO'), port('Athens', 'GR'), port('Miami', 'US')];
  expect(named(ports)).toEqual([
    ['regionNorth', 'Bergen'],
    ['regionMediterranean', 'Athens', 'Venice'],
    ['regionAmericas', 'Miami'],
  ]);
});

test('A port of a country that nobody thought of is not lost', () => {
  expect(named([port('Port Vila', 'VU')])).toEqual([['regionElsewhere', 'Port Vila']]);
});

test('Names stand in the order of the page’s language, whatever that of the machine is', () => {
  const ports = [port('威尼斯', 'IT'), port('巴塞罗那', 'ES'), port('雅典', 'GR')];
  expect(named(ports, 'zh-Hans')).toEqual([['regionMediterranean', '巴塞罗那', '威尼斯', '雅典']]);
});
