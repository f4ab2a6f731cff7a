import { expect, test } from 'vitest';
import { ringPath } from './ring-path.ts';

/** The corners that a path leads to. */
function cornersOf(path: string): number[][] {
  const [start = '', steps = ''] = path.slice(1, -1).split('l');
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const [x = 0, y = 0] = numbers(start);
  const corners = [[x, y]];
  const way = numbers(steps);
  for (let index = 0; index < way.length; index += 2) {
    const [lastX = 0, lastY = 0] = corners.at(-1) ?? [];
    corners.push([lastX + (way[index] ?? 0), lastY + (way[index + 1] ?? 0)]);
  }
  return corners;
}

test('A ring is written in whole units, from step to step, and leads through its points', () => {
  const { path } = ringPath([10.2, 20, 30, 5.1, 60, 60, 0, 48.7]);
  expect(path).toMatch(/^M10 20l/);
  expect(path).toMatch(/z$/);
  expect(cornersOf(path)).toEqual([
    [10, 20],
    [30, 5],
    [60, 60],
    [0, 49],
  ]);
});

test('Steps are not parted where a sign parts them', () => {
  expect(ringPath([0, 0, 20, 0, 20, 20, 0, 20]).path).toBe('M0 0l20 0 0 20-20 0z');
});

test('Points that nobody could tell apart are one, and specks are none', () => {
  const round = Array.from({ length: 400 }, (_, index) => (index * Math.PI) / 200);
  const circle = (radius: number) =>
    round.flatMap((turn) => [radius * Math.cos(turn), radius * Math.sin(turn)]);
  expect(cornersOf(ringPath(circle(20)).path).length).toBeLessThan(100);
  expect(ringPath(circle(0.4))).toEqual({ path: '', area: 0 });
  expect(ringPath([])).toEqual({ path: '', area: 0 });
});

test('The area of a lake is taken from that of its land: it is walked the other way round', () => {
  const shore = ringPath([0, 0, 40, 0, 40, 40, 0, 40]).area;
  const lake = ringPath([10, 10, 10, 20, 20, 20, 20, 10]).area;
  expect([shore, shore + lake]).toEqual([1_600, 1_500]);
});
