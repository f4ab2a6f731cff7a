import { expect, test } from 'vitest';
import { land } from './land.ts';
import { drawListMap, type ListMapInput } from './list-map.ts';

const lisbon = { latitude: 38.711, longitude: -9.137 };
const pinAt = (code: string, latitude: number, longitude: number) => ({ code, latitude, longitude });
const drawMap = (pins: ListMapInput['pins'], more: Partial<ListMapInput> = {}) =>
  drawListMap({ pins, sights: [], cities: [], land, ...more });

const inTown = [pinAt('aaaaaaaa', 38.7123, -9.1302), pinAt('bbbbbbbb', 38.6916, -9.216)];

test('Pins stand in their true direction from each other, and all pins fit within the map with their prices', () => {
  const { pins, width } = drawMap(inTown);
  const [castle, tower] = pins;
  expect(pins.map(({ code }) => code)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
  expect((castle?.x ?? 0) > (tower?.x ?? 0) && (castle?.y ?? 0) < (tower?.y ?? 0)).toBe(true);
  // A price is 80 units wide and stands 44 units above its point.
  for (const { x, y } of pins) expect(x > 40 && x < width - 40 && y > 44 && y < width).toBe(true);
});

test('A map of a town has no coast, which would run through its streets; a map of a region has one', () => {
  expect(drawMap(inTown).land).toBe('');
  const region = drawMap([pinAt('aaaaaaaa', 38.7, -9.1), pinAt('bbbbbbbb', 41.15, -8.6)]);
  expect(region.land).toMatch(/^M/);
  expect(region.scale.metres).toBeGreaterThanOrEqual(50_000);
});

test('A single product has a map of its surroundings', () => {
  const { pins, scale } = drawMap([pinAt('aaaaaaaa', lisbon.latitude, lisbon.longitude)]);
  // The smallest map has 2,400 metres on 600 units.
  expect(pins).toEqual([{ code: 'aaaaaaaa', x: 300, y: 300 }]);
  expect(scale).toEqual({ metres: 500, length: 125 });
});

test('Pins on both sides of the date line are in one region', () => {
  const { pins, scale } = drawMap([pinAt('aaaaaaaa', -17, 179.5), pinAt('bbbbbbbb', -17, -179.5)]);
  const [west, east] = pins;
  expect((west?.x ?? 0) < (east?.x ?? 0)).toBe(true);
  expect(scale.metres).toBeLessThan(100_000);
});

test('A map of the whole world is small in size', () => {
  const world = drawMap([
    pinAt('aaaaaaaa', 60, -150),
    pinAt('bbbbbbbb', -42, 175),
    pinAt('cccccccc', 35, 139),
  ]);
  expect(world.land.length).toBeLessThan(20_000);
});

test('A town map labels sights, a region map labels cities, and no label is under a price', () => {
  const sights = [
    { name: 'São Jorge Castle', kind: 'sight' as const, latitude: 38.7139, longitude: -9.1335 },
    { name: 'Necessidades', kind: 'sight' as const, latitude: 38.703, longitude: -9.172 },
  ];
  const cities = [
    { name: 'Lisbon', ...lisbon },
    { name: 'Porto', latitude: 41.15, longitude: -8.6 },
  ];
  const town = drawMap(inTown, { sights, cities }).marks;
  expect(town.map(({ name, label }) => [name, label !== null])).toEqual([
    ['São Jorge Castle', false],
    ['Necessidades', true],
  ]);
  const far = [pinAt('aaaaaaaa', 38.7, -9.1), pinAt('bbbbbbbb', 41.15, -8.6)];
  const region = drawMap(far, { sights, cities }).marks;
  expect(region.map(({ name, kind }) => [name, kind])).toContainEqual(['Lisbon', 'city']);
});
