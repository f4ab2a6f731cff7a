import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSailingPicture } from './sailing-picture.ts';

const barcelona = { name: 'Barcelona', latitude: 41.36, longitude: 2.18 };
const palma = { name: 'Palma', latitude: 39.55, longitude: 2.63 };
const tromso = { name: 'Tromsø', latitude: 69.65, longitude: 18.96 };
const kiel = { name: 'Kiel', latitude: 54.32, longitude: 10.14 };
const southampton = { name: 'Southampton', latitude: 50.9, longitude: -1.4 };
const newYork = { name: 'New York', latitude: 40.7, longitude: -74 };

/** Where the ports are drawn, as pixels of the picture. */
function portsIn(svg: string) {
  const [, scale = '', offset = ''] = /scale\(([\d.]+)\) translate\((-[\d.]+)/.exec(svg) ?? [];
  return [...svg.matchAll(/<circle cx="(-?\d+)" cy="(-?\d+)"/g)].map(([, x, y]) => ({
    x: 600 + (Number(x) + Number(offset)) * Number(scale),
    y: 315 + (Number(y) + Number(offset)) * Number(scale),
  }));
}

test.each([
  ['from north to south', [kiel, tromso]],
  ['across an ocean', [southampton, newYork]],
  ['along a coast', [barcelona, palma, barcelona]],
])('A way %s fills the picture, and its ports stay away from the edges', (_, calls) => {
  const ports = portsIn(drawSailingPicture(calls));
  expect(ports).toHaveLength(2);
  const [xs, ys] = [ports.map(({ x }) => x), ports.map(({ y }) => y)];
  expect(Math.min(...xs)).toBeGreaterThan(100);
  expect(Math.max(...xs)).toBeLessThan(1_100);
  expect(Math.min(...ys)).toBeGreaterThan(50);
  expect(Math.max(...ys)).toBeLessThan(580);
});

test('A long way fills most of the picture in one direction', () => {
  const [one, other] = portsIn(drawSailingPicture([southampton, newYork]));
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(850);
  const [south, north] = portsIn(drawSailingPicture([kiel, tromso]));
  expect(Math.abs((south?.y ?? 0) - (north?.y ?? 0))).toBeGreaterThan(450);
});

test('The picture shows land and sea, and can be printed', async () => {
  const svg = drawSailingPicture([barcelona, palma]);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1_200, 630]);
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colours.add(data.subarray(at, at + 3).toString('hex'));
  for (const colour of ['dcecf0', 'f3e6cf', 'f2b134']) expect(colours).toContain(colour);
});
