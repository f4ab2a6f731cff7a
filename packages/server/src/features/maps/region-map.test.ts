import { expect, test } from 'vitest';
import { land } from './land.ts';
import { drawRegionMap } from './region-map.ts';

const lisbon = { latitude: 38.711, longitude: -9.137 };
const drawnFor = (latitude: number, longitude: number) => {
  const city = { latitude, longitude };
  return drawRegionMap({ land: land(), city, pin: city });
};

/** Whether a point lies on the land of a map: a line to its left crosses coasts an odd number of times. */
function isLand(path: string, x: number, y: number): boolean {
  let crossings = 0;
  for (const ring of path.split('z').filter(Boolean)) {
    const [start = '', steps = ''] = ring.slice(1).split('l');
    let [fromX = 0, fromY = 0] = start.split(' ').map(Number);
    const [firstX, firstY] = [fromX, fromY];
    const offsets = (steps.match(/-?\d+/g) ?? []).map(Number);
    for (let index = 0; index <= offsets.length; index += 2) {
      const isLast = index === offsets.length;
      const toX = isLast ? firstX : fromX + (offsets[index] ?? 0);
      const toY = isLast ? firstY : fromY + (offsets[index + 1] ?? 0);
      const isBetween = fromY > y !== toY > y;
      if (isBetween && fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) < x) crossings += 1;
      [fromX, fromY] = [toX, toY];
    }
  }
  return crossings % 2 === 1;
}

test('The sea is west of Lisbon and the land is east of it', () => {
  const { land: path, city } = drawnFor(lisbon.latitude, lisbon.longitude);
  expect(city).toEqual({ x: 150, y: 150 });
  expect([isLand(path, 20, 150), isLand(path, 280, 120)]).toEqual([false, true]);
});

test('A map is small in size, even with many fjords', () => {
  // Bergen, Tromsø and Juneau.
  for (const [latitude, longitude] of [
    [60.39, 5.32],
    [69.65, 18.96],
    [58.3, -134.4],
  ] as const)
    expect(drawnFor(latitude, longitude).land.length).toBeLessThan(7_000);
});

test('A map of an inland city grows until it shows enough sea to be recognised', () => {
  const munich = drawnFor(48.137, 11.575);
  expect(munich.scale.metres).toBeGreaterThan(drawnFor(lisbon.latitude, lisbon.longitude).scale.metres);
  expect(munich.land.match(/M/g)?.length).toBeGreaterThan(1);
});

test('A map is drawn even in the middle of a continent and far from any land', () => {
  // Ürümqi, and Point Nemo in the Pacific.
  expect(drawnFor(43.8, 87.6).land).toMatch(/^M/);
  expect(drawnFor(-48.9, -123.4).land).toBe('');
});

test('At the date line the land continues, and no coast runs across the whole map', () => {
  const fiji = drawnFor(-16.8, 179.9).land;
  expect([isLand(fiji, 120, 140), isLand(fiji, 20, 20)]).toEqual([true, false]);
  const cairns = drawnFor(-16.92, 145.77).land;
  const steps = [...cairns.matchAll(/-?\d+/g)].map(([step]) => Math.abs(Number(step)));
  const middle = [60, 100, 200, 240].map((y) => isLand(cairns, 280, y));
  expect([Math.max(...steps) < 330, middle]).toEqual([true, [false, false, false, false]]);
});

test('A meeting point far outside the city has its own mark; one within the city has none', () => {
  const near = { latitude: 38.7123, longitude: -9.1302 };
  const far = { latitude: 39.9, longitude: -8.4 };
  expect(drawRegionMap({ land: land(), city: lisbon, pin: near }).pin).toBeNull();
  const { pin } = drawRegionMap({ land: land(), city: lisbon, pin: far });
  expect(pin?.x).toBeGreaterThan(150);
  expect(pin?.x).toBeLessThan(300);
  expect(pin?.y).toBeLessThan(150);
  expect(pin?.y).toBeGreaterThan(0);
});
