import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { readDemoTimetable } from './load-demo.ts';

const today = localDate('2026-11-28');

test('The demonstration has the sailings of a year and a half, of at least twelve lines and sixty ships', async () => {
  const { files, sailings } = await readDemoTimetable(today);
  expect(sailings.length).toBeGreaterThanOrEqual(1_500);
  expect(files[0]?.lines.length).toBeGreaterThanOrEqual(12);
  const ships = new Set(sailings.map(({ entry }) => entry.ship));
  expect(ships.size).toBeGreaterThanOrEqual(60);
  const ports = new Set(sailings.flatMap(({ calls }) => calls.map(({ port }) => port)));
  expect(ports.size).toBeGreaterThanOrEqual(75);
  const starts = sailings.map(({ entry }) => entry.starts).toSorted();
  // Every ship may begin one sailing more after a year and a half.
  expect(starts.at(-1)?.slice(0, 7)).toBe('2028-06');
  for (const { calls } of sailings)
    expect(calls.at(-1)?.arrivesAt?.getTime()).toBeGreaterThan(Date.parse(addDays(today, -1)));
});

test('A demonstration that is loaded later has the same sailings, and those of the days added', async () => {
  const namesOn = async (day: typeof today) =>
    (await readDemoTimetable(day)).sailings.map(({ entry }) => `${entry.ship} ${entry.starts}`);
  const [sooner, later] = [await namesOn(today), await namesOn(addDays(today, 100))];
  const shared = sooner.filter((name) => name.slice(-10) >= addDays(today, 100));
  expect(shared.length).toBeGreaterThan(1_000);
  expect(new Set(later)).toEqual(new Set(later).union(new Set(shared)));
});
