import { expect, test } from 'vitest';
import { kilometresBetween, nauticalMilesBetween } from './distance.ts';
import { tripWays } from './port-ways.ts';

const port = { latitude: 40, longitude: 10, place: { kilometres: 3, minutes: 20 } };
/** A degree of latitude is about 111 km. */
const northOf = (kilometres: number) => ({ latitude: 40 + kilometres / 111.195, longitude: 10 });
const waysTo = (kilometres: number, place = port.place) => {
  const point = northOf(kilometres);
  return tripWays({ ...port, place }, { start: point, end: point, farthest: point });
};

test('Distances follow the great circle', () => {
  expect(kilometresBetween(port, northOf(50))).toBeCloseTo(50, 1);
  expect(
    kilometresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }),
  ).toBeCloseTo(111.2, 0);
  expect(nauticalMilesBetween(port, northOf(111.195))).toBeCloseTo(60, 0);
});

test('A trip that starts or ends at the quay has no way there', () => {
  expect(waysTo(0.39)).toMatchObject({ outMinutes: undefined, backMinutes: undefined });
  expect(waysTo(0.41).outMinutes).toBe(10);
});

test('Up to a kilometre and a half of road is walked, and more is driven, in steps of five minutes', () => {
  expect(waysTo(1.19).outMinutes).toBe(25);
  expect(waysTo(1.21).outMinutes).toBe(10);
  expect(waysTo(8).outMinutes).toBe(35);
  expect(waysTo(40).outMinutes).toBe(65);
});

test('If the way to the place of the port is long enough to tell its pace, all drives have this pace', () => {
  expect(waysTo(48, { kilometres: 75, minutes: 90 }).driveMinutes).toBe(80);
  expect(waysTo(48, { kilometres: 75, minutes: 180 }).driveMinutes).toBe(150);
});

test('The way out, the way back and the drive belong to three points', () => {
  const ways = tripWays(port, { start: northOf(0.1), end: northOf(1), farthest: northOf(40) });
  expect(ways).toEqual({ outMinutes: undefined, backMinutes: 20, driveMinutes: 65 });
});
