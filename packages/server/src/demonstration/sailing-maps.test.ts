import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { isPortCall } from '../features/cruises/file/timetable-file.ts';
import { type NamedSpot, numberedPorts } from '../features/cruises/map/route-map.ts';
import { readDemoTimetable } from './load-demo.ts';

const { files } = await readDemoTimetable(localDate('2026-11-30'));
const ports = new Map(files.flatMap((file) => file.ports).map((port) => [port.slug, port]));
const itineraries = [
  ...new Set(
    files.flatMap(({ sailings }) =>
      sailings.map(({ calls }) => calls.flatMap((call) => (isPortCall(call) ? [call.port] : [])).join(' ')),
    ),
  ),
].map((itinerary) => itinerary.split(' '));

test.each(MESSAGE_LOCALES)(
  'The map of every sailing numbers every port, and no dot covers another: %s',
  (locale) => {
    expect(itineraries.length).toBeGreaterThan(50);
    for (const itinerary of itineraries) {
      const calls = itinerary.map((slug): NamedSpot => {
        const port = ports.get(slug);
        if (!port) throw new Error(`${slug} is no port.`);
        return {
          name: port.names[locale] ?? port.names.en,
          latitude: port.latitude,
          longitude: port.longitude,
        };
      });
      const drawn = numberedPorts(calls);
      const names = [...new Set(calls.map(({ name }) => name))];
      expect(drawn.map(({ number, name }) => [number, name])).toEqual(
        names.map((name, index) => [index + 1, name]),
      );
      for (const [index, one] of drawn.entries()) {
        expect(Math.min(one.x, one.y, 600 - one.x, 600 - one.y), itinerary.join(' ')).toBeGreaterThanOrEqual(
          13,
        );
        for (const other of drawn.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y), itinerary.join(' ')).toBeGreaterThan(25);
      }
    }
  },
);
