import { expect, test } from 'vitest';
import { routeDrawing, routeMap } from './route-map.ts';
import { seaGrid, seaPath } from './sea-path.ts';

/** A drawing 100 units wide with an island from the top nearly to the bottom, which has a lake. */
const island = 'M40 -5l20 0 0 85 -20 0zM45 20l0 10 10 0 0 -10z';

test('Land is read from the coasts of a drawing, and a lake in it is water', () => {
  const { isLand, cells } = seaGrid(island, 100, 20);
  const row = (number: number) => [...isLand.slice(number * cells, (number + 1) * cells)].join('');
  expect(row(0)).toBe('00000000111100000000');
  expect(row(5)).toBe('00000000100100000000');
  expect(row(15)).toBe('00000000111100000000');
  expect(row(16)).toBe('00000000000000000000');
});

test('A ship goes around land, with a bend only where it must, and straight on open water', () => {
  const grid = seaGrid(island, 100, 20);
  const way = seaPath(grid, { x: 10, y: 40 }, { x: 90, y: 40 });
  expect(way.at(0)).toEqual({ x: 10, y: 40 });
  expect(way.at(-1)).toEqual({ x: 90, y: 40 });
  expect(way.length).toBeLessThanOrEqual(5);
  expect(Math.max(...way.map(({ y }) => y))).toBeGreaterThan(80);
  expect(seaPath(grid, { x: 10, y: 90 }, { x: 90, y: 95 })).toEqual([
    { x: 10, y: 90 },
    { x: 90, y: 95 },
  ]);
});

test('Two ports without water between them have a way all the same', () => {
  const wall = seaGrid('M40 -5l20 0 0 120 -20 0z', 100, 20);
  const way = seaPath(wall, { x: 10, y: 40 }, { x: 90, y: 40 });
  expect([way.at(0), way.at(-1)]).toEqual([
    { x: 10, y: 40 },
    { x: 90, y: 40 },
  ]);
});

test('A sailing is drawn with each port once, numbered in the order of the calls, and a way around Sardinia', () => {
  const barcelona = { name: 'Barcelona', latitude: 41.36, longitude: 2.18 };
  const calls = [
    barcelona,
    { name: 'Civitavecchia', latitude: 42.1, longitude: 11.78 },
    { name: 'Palermo', latitude: 38.13, longitude: 13.37 },
    barcelona,
  ];
  const map = routeMap(calls);
  expect(map.ports.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Barcelona',
    '2 Civitavecchia',
    '3 Palermo',
  ]);
  for (const { x, y } of map.ports) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(map.width);
  }
  const [, second = ''] = map.route.split('M');
  // Between Corsica and Sardinia, or around one of them: not straight.
  expect(second.split('L').length).toBeGreaterThan(2);
});

test('A sailing across the date line is drawn in one piece', () => {
  const calls = [
    { name: 'Yokohama', latitude: 35.45, longitude: 139.65 },
    { name: 'Vancouver', latitude: 49.29, longitude: -123.11 },
  ];
  const { ports } = routeMap(calls);
  expect((ports[0]?.x ?? 600) < (ports[1]?.x ?? 0)).toBe(true);
});

test('Sailings of the same itinerary share one drawing in all languages', () => {
  const calls = [
    { name: 'Lisbon', latitude: 38.7, longitude: -9.12 },
    { name: 'Palma', latitude: 39.55, longitude: 2.63 },
  ];
  const inGerman = calls.map((call) => ({ ...call, name: `${call.name} (de)` }));
  expect(routeDrawing(inGerman)).toBe(routeDrawing(calls));
  expect(routeMap(inGerman).route).toBe(routeMap(calls).route);
  expect(routeMap(inGerman).ports.map(({ name }) => name)).toEqual(['Lisbon (de)', 'Palma (de)']);
  expect(routeDrawing(calls.toReversed())).not.toBe(routeDrawing(calls));
});
