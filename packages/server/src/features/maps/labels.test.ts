import { expect, test } from 'vitest';
import { labelMarks } from './labels.ts';

const frame = { width: 520, height: 300 };
const markAt = (name: string, x: number, y: number) => ({ name, kind: 'sight' as const, x, y });
const placeLabelsOn = (
  marks: ReturnType<typeof markAt>[],
  taken: { x: number; y: number; width: number; height: number }[] = [],
) => labelMarks({ marks, frame, takenRectangles: taken }).map(({ label }) => label);

test('A label is placed to the right of its mark if there is room, or else to the left', () => {
  expect(placeLabelsOn([markAt('Castle', 100, 100), markAt('Pantheon', 500, 200)])).toEqual([
    { text: 'Castle', x: 110, y: 105, anchor: 'start' },
    { text: 'Pantheon', x: 490, y: 205, anchor: 'end' },
  ]);
});

test('A label beside an occupied area is placed on the other side, and the labels of its neighbours are on other lines', () => {
  const crowd = [markAt('Castle', 200, 100), markAt('Tower', 206, 112), markAt('Church', 214, 95)];
  const [castle, tower, church] = placeLabelsOn(crowd, [{ x: 205, y: 60, width: 200, height: 30 }]);
  expect(castle?.anchor).toBe('end');
  expect([tower?.y, church?.y].every((y) => y === undefined || Math.abs(y - (castle?.y ?? 0)) > 0)).toBe(
    true,
  );
});

test('A label without room is left out', () => {
  const wall = [{ x: 0, y: 0, width: 520, height: 300 }];
  expect(placeLabelsOn([markAt('Castle', 100, 100)], wall)).toEqual([null]);
});

test('A long name is shortened to its first part, in Chinese as well', () => {
  const [port] = placeLabelsOn([markAt('Cruise Terminal, Jardim do Tabaco', 60, 100)]);
  expect(port?.text).toBe('Cruise Terminal');
  const [church] = placeLabelsOn([markAt('国家先贤祠（圣恩格拉西亚教堂）', 60, 100)]);
  expect(church?.text).toBe('国家先贤祠');
});

test('With larger letters labels need more room: two Chinese labels do not touch', () => {
  const marks = [markAt('圣彼得大教堂', 90, 160), markAt('圣天使堡', 216, 148)];
  const [basilica, castle] = labelMarks({ marks, frame, takenRectangles: [], letters: 21 }).map(
    ({ label }) => label,
  );
  expect(basilica).toMatchObject({ anchor: 'middle' });
  expect(castle).toMatchObject({ anchor: 'start' });
});
