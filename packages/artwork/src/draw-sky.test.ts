import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { compositionOf } from './composition-of.ts';
import { skyKinds } from './draw-sky.ts';

const frames = [
  { width: 400, height: 225 },
  { width: 400, height: 300 },
  { width: 320, height: 320 },
  { width: 300, height: 400 },
] as const;

test.each(frames)('A frame of $width by $height does not cut the sun', (frame) => {
  let suns = 0;
  for (const sky of skyKinds)
    for (const view of [0, 1] as const)
      for (const scene of ['beach', 'garden', 'mountain']) {
        const picture = { ...compositionOf({ place: 'rome', rank: 1, scene, prop: 'walkers', view }), sky };
        const svg = compose(picture, frame);
        const [left = 0, top = 0, width = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
          .split(' ')
          .map(Number);
        const discs = svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="(#\w+)"\/>/g);
        for (const [, cx, cy, radius, fill] of discs) {
          if (fill !== picture.inks.sun || Number(radius) < 60) continue;
          suns += 1;
          expect(Number(cx) - Number(radius), `${sky} ${scene}`).toBeGreaterThanOrEqual(left);
          expect(Number(cx) + Number(radius), `${sky} ${scene}`).toBeLessThanOrEqual(left + width);
          expect(Number(cy) - Number(radius), `${sky} ${scene}`).toBeGreaterThanOrEqual(top);
        }
      }
  expect(suns).toBeGreaterThan(10);
});
