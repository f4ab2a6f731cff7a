import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPlaces } from '../packages/server/src/features/catalogue/import/read-catalogue.ts';

// Passengers find the trips of a port through the place that it names. A place that is a port, but that no port of the
// timetables names, shows its trips to no passenger.

const folder = new URL('places/', import.meta.url);
const { places } = readPlaces(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
type Port = { readonly slug: string; readonly visits: { readonly place?: string } };
const { ports }: { ports: readonly Port[] } = JSON.parse(
  readFileSync(new URL('cruises/ports.json', import.meta.url), 'utf8'),
);
const visited = ports.flatMap(({ visits }) => visits.place ?? []);

test('Every place that is a port is the place of a port of the timetables', () => {
  const unvisited = places.filter(({ location }) => location.isPort && !visited.includes(location.slug));
  expect(unvisited.map(({ location }) => location.slug)).toEqual([]);
});

test('Every port names a place of the demonstration data, or none', () => {
  const slugs = new Set(places.map(({ location }) => location.slug));
  expect(visited.length).toBeGreaterThanOrEqual(75);
  expect(visited.filter((slug) => !slugs.has(slug))).toEqual([]);
});
