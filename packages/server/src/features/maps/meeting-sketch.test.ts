import { expect, test } from 'vitest';
import { drawMeetingSketch, type NamedPoint } from './meeting-sketch.ts';

const pin = { latitude: 38.7123, longitude: -9.1302, names: ['Largo das Portas do Sol'] };

/** A landmark that many metres north and east of the pin. */
function landmarkAt(
  name: string,
  north: number,
  east: number,
  kind: NamedPoint['kind'] = 'sight',
): NamedPoint {
  const degree = 111_195;
  return {
    name,
    kind,
    latitude: pin.latitude + north / degree,
    longitude: pin.longitude + east / (degree * Math.cos((pin.latitude * Math.PI) / 180)),
  };
}

const castle = landmarkAt('Castle', 180, -290);
const pantheon = landmarkAt('Pantheon', 260, 490);
const monastery = landmarkAt('Monastery', -1_600, -6_700);

test('Near landmarks set the scale, and far ones do not compress them', () => {
  const sketch = drawMeetingSketch(pin, [monastery, pantheon, castle]);
  expect(sketch?.marks.map(({ name }) => name)).toEqual(['Castle', 'Pantheon']);
  const [inner] = sketch?.rings ?? [];
  expect(inner?.metres).toBe(200);
  const marked = sketch?.marks[1];
  // The pin is drawn at (260, 150), and the Pantheon is 555 metres from it.
  const away = Math.hypot((marked?.x ?? 0) - 260, (marked?.y ?? 0) - 150);
  expect((away / (inner?.radius ?? 1)) * 200).toBeCloseTo(555, -1);
});

test('North is up and east is right', () => {
  const marks = drawMeetingSketch(pin, [castle, pantheon])?.marks ?? [];
  expect(marks.map(({ x, y }) => [x < 260, y < 150])).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('The text lists the nearest sights and ports, including one that the pin hides', () => {
  const atPin = landmarkAt('The statue itself', 10, 0);
  const bus = landmarkAt('Bus stop', 150, 0, 'pickup');
  const sketch = drawMeetingSketch(pin, [pantheon, bus, atPin, castle, monastery]);
  expect(sketch?.near.map(({ name }) => name)).toEqual(['The statue itself', 'Castle', 'Pantheon']);
  expect(sketch?.near[0]?.metres).toBe(10);
  expect(sketch?.marks.map(({ name }) => name)).not.toContain('The statue itself');
  expect(sketch?.marks.map(({ name }) => name)).toContain('Bus stop');
});

test.each([
  ['Stazione Marittima, Molo Angioino', ['Molo Angioino', 'Stazione Marittima, beside the taxi rank']],
  ['Stazione Marittima, Molo Angioino', ['Via Acton', 'Stazione Marittima']],
  ['安焦伊诺码头邮轮客运站', ['Molo Angioino', '安焦伊诺码头邮轮客运站门口']],
  ['Estação Marítima', ['Estacao maritima']],
])('The text does not state how far %s is from itself', (port, names) => {
  const sketch = drawMeetingSketch({ ...pin, names }, [landmarkAt(port, 150, 0, 'port'), castle]);
  expect(sketch?.near.map(({ name }) => name)).toEqual(['Castle']);
});

test('A place whose name is only part of a word of the meeting point is stated', () => {
  const sketch = drawMeetingSketch({ ...pin, names: ['Castlegate 4', 'Newcastle'] }, [castle]);
  expect(sketch?.near.map(({ name }) => name)).toEqual(['Castle']);
});

test('Without a known place nearby there is no sketch; a single place is enough for one', () => {
  expect(drawMeetingSketch(pin, [])).toBeNull();
  expect(drawMeetingSketch(pin, [landmarkAt('Another town', 60_000, 0)])).toBeNull();
  expect(drawMeetingSketch(pin, [monastery])?.marks).toHaveLength(1);
});

test('The distance rings fit into the sketch with their labels', () => {
  // Half the height of 300 units, less a margin of 12.
  for (const metres of [30, 300, 2_000, 20_000]) {
    const sketch = drawMeetingSketch(pin, [landmarkAt('A', metres, 0), landmarkAt('B', 0, metres)]);
    expect(sketch?.rings.length).toBeGreaterThan(0);
    for (const { radius } of sketch?.rings ?? []) expect(radius).toBeLessThanOrEqual(138);
  }
});
