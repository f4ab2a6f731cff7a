import { readFileSync } from 'node:fs';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { otherNamesOfCountry } from '../places/gazetteer.ts';
import { type WorldPlace, worldId } from './world-place.ts';

const FILES = {
  cities: 'world-cities.tsv',
  regions: 'world-regions.txt',
  sights: 'world-sights.txt',
} as const;

/** Reads all places of the world, the most important first. Their sources are in ADR 30. */
export function readWorld(): WorldPlace[] {
  const cities = readCities(linesOf(FILES.cities));
  return [
    ...countriesOf(cities),
    ...readTable('region', linesOf(FILES.regions)),
    ...cities.filter(({ isTravelled }) => isTravelled),
    ...readTable('sight', linesOf(FILES.sights)),
    // "Alhambra" is the one of Granada, and not the suburb of Los Angeles.
    ...cities.filter(({ isTravelled }) => !isTravelled),
  ];
}

/** All that the files of places say, by which a change of them is seen. */
export function textOfWorld(): string {
  return Object.values(FILES).map(textOf).join('\n');
}

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function linesOf(file: string): string[] {
  return textOf(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The columns are those that `scripts/gazetteer/cities-of.ts` writes. */
function readCities(lines: readonly string[]): WorldPlace[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const [country = '', latitude, longitude, star, en = '', de = '', zh = '', others = ''] =
      line.split('\t');
    const plainId = worldId('city', `${country}/${en}`);
    const id = taken.has(plainId) ? `${plainId}/${latitude}/${longitude}` : plainId;
    taken.add(id);
    return {
      ...{ id, kind: 'city', country, members: [] },
      names: { en, de: de || en, 'zh-Hans': zh || en },
      otherNames: listed(others, '|'),
      isTravelled: star === '*',
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
}

/** The columns are named in the first line of the tables of regions and sights. */
function readTable(kind: 'region' | 'sight', lines: readonly string[]): WorldPlace[] {
  return lines.map((line) => {
    const [en = '', de = '', zh = '', others = '', position = '', members = ''] = line.split('|');
    const [latitude, longitude] = position.split(',').map(Number);
    const otherNames = listed(others, ',');
    return {
      ...{ id: worldId(kind, en), kind, otherNames, country: undefined, isTravelled: true },
      names: { en, de: de || en, 'zh-Hans': zh },
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
      members: listed(members, ','),
    };
  });
}

/** A country has its usual names, and lies where its first city does. */
function countriesOf(cities: readonly WorldPlace[]): WorldPlace[] {
  const first = new Map<string, WorldPlace>();
  for (const city of cities) if (city.country && !first.has(city.country)) first.set(city.country, city);
  const namesIn = MESSAGE_LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  return [...first].map(([country, { latitude, longitude }]) => {
    const [en = '', de = '', zh = ''] = namesIn.map((names) => names.of(country) ?? country);
    const otherNames = [...otherNamesOfCountry(country), ...withoutAddition(en)];
    return {
      ...{ id: worldId('country', country), kind: 'country', country, isTravelled: true, members: [] },
      names: { en, de, 'zh-Hans': zh },
      otherNames,
      ...{ latitude, longitude },
    };
  });
}

/** "Myanmar (Burma)" is two names. */
function withoutAddition(name: string): string[] {
  const { first, second } = /^(?<first>.+?) \((?<second>.+)\)$/.exec(name)?.groups ?? {};
  return first && second ? [first, second] : [];
}

const listed = (text: string, separator: string) => (text === '' ? [] : text.split(separator));
