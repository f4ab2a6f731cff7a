import { expect, test } from 'vitest';
import { landmarkPosition } from './placing.ts';
import { alwaysVisibleBox, type Landmark } from './stage.ts';

const tower: Landmark = { width: 20, draw: () => undefined };
const bridge: Landmark = { width: 300, draw: () => undefined };
const at = { x: 410, base: 640, height: 330 };
const position = (
  landmark: Landmark,
  nearness: Parameters<typeof landmarkPosition>[0]['nearness'],
  mirror: 1 | -1 = 1,
) => landmarkPosition({ at, landmark, nearness, mirror });

test('A near landmark is larger than the usual one, a far one smaller', () => {
  const [near, usual, far] = (['near', 'usual', 'far'] as const).map(
    (nearness) => position(tower, nearness)?.tall ?? 0,
  );
  expect(near).toBeGreaterThan(usual ?? 0);
  expect(usual).toBeGreaterThan(far ?? 0);
});

test('Wherever a landmark is moved, its full width stays inside the box that every crop shows', () => {
  for (const nearness of ['near', 'usual', 'far', 'aside'] as const)
    for (const landmark of [tower, bridge])
      for (const mirror of [1, -1] as const) {
        const { x = 0, tall = 0 } = position(landmark, nearness, mirror) ?? {};
        const half = (tall * landmark.width) / 200;
        expect(x - half).toBeGreaterThanOrEqual(alwaysVisibleBox.left - 1);
        expect(x + half).toBeLessThanOrEqual(alwaysVisibleBox.right + 1);
      }
});

test('A landmark seen through an opening stays where the opening is', () => {
  const framed = landmarkPosition({
    at: { ...at, framed: true },
    landmark: tower,
    nearness: 'aside',
    mirror: 1,
  });
  expect(framed?.x).toBe(410);
});
