import { expect, test } from 'vitest';
import { citiesOf } from './cities-of.ts';

/** A line of GeoNames with the fields that are read. */
function geoName(fields: {
  name: string;
  alternatives?: string;
  feature?: string;
  country: string;
  population: number;
}) {
  const { name, alternatives = '', feature = 'PPL', country, population } = fields;
  const ascii = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return [
    '1',
    name,
    ascii,
    alternatives,
    '47.5',
    '19.04',
    'P',
    feature,
    country,
    '',
    '',
    '',
    '',
    '',
    population,
  ].join('\t');
}

const lines = (places: readonly string[], travelled = '') => citiesOf(places.join('\n'), travelled).lines;

test('Travelled cities come first, with their names in three languages', () => {
  const vienna = geoName({
    name: 'Vienna',
    alternatives: 'Wien,維也納,维也纳',
    country: 'AT',
    population: 1_700_000,
  });
  const graz = geoName({ name: 'Graz', country: 'AT', population: 290_000 });
  expect(lines([graz, vienna], 'AT Vienna|Wien|维也纳')).toEqual([
    'AT\t47.50\t19.04\t*\tVienna\tWien\t维也纳\t',
    'AT\t47.50\t19.04\t\tGraz\t\t\t',
  ]);
});

test('A small town is left out unless it is travelled or a capital', () => {
  const town = geoName({ name: 'Vaduz', feature: 'PPLC', country: 'LI', population: 5_000 });
  const village = geoName({ name: 'Balzers', country: 'LI', population: 4_000 });
  expect(lines([town, village])).toEqual([expect.stringContaining('Vaduz')]);
});

test('Of the Chinese names the simplified ones are taken, without the word for a city', () => {
  const cologne = geoName({
    name: 'Köln',
    alternatives: '古龍,科隆市,ケルン',
    country: 'DE',
    population: 1_000_000,
  });
  expect(lines([cologne])).toEqual(['DE\t47.50\t19.04\t\tKöln\t\t科隆\tKoln']);
});

test('A part of a city is no city, and a travelled city without a place is named', () => {
  const part = geoName({ name: 'Eixample', feature: 'PPLX', country: 'ES', population: 260_000 });
  expect(citiesOf(part, 'ES Atlantis||亚特兰蒂斯')).toEqual({ lines: [], notFound: ['ES Atlantis'] });
});
