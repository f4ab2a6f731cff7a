import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { landUnder } from '../kit/curve.ts';
import { leavesInFront } from '../kit/foreground.ts';
import { mix, steps } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { shadow as castShadow, glints } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A curved sand beach with one line of foam, parasols and one tree; the landmark on the headland across the
 * bay.
 */
export const beach: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop } = stage;
  const { far, mid, skyLow, water, shadow } = inks;
  const horizon = Math.max(600, stage.horizon - 20);
  sky(horizon);
  const ridge = [0, horizon - 46, 150, horizon - 84, 330, horizon - 40, 560, horizon - 22, 760, horizon + 8];
  sheet.at(fromLeft(0), 0, mirror, () => sheet.path(landUnder(ridge, horizon + 10), far), 1);
  landmark({ x: fromLeft(436), base: horizon + 4, height: horizon - 290 });
  const shore = [
    -40,
    horizon - 14,
    180,
    horizon - 26,
    420,
    horizon - 8,
    640,
    horizon - 16,
    840,
    horizon + 10,
  ];
  sheet.at(fromLeft(0), 0, mirror, () => sheet.path(landUnder(shore, horizon + 12), mix(mid, far, 0.15)), 1);
  bands(sheet, {
    from: horizon + 6,
    to: SHEET_SIZE,
    inks: steps(mix(water, shadow, 0.12), mix(water, skyLow, 0.5), 5),
    wave: 5,
    power: 1.1,
  });
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [horizon + 24, 820],
    count: 18,
    ink: skyLow,
    opacity: 0.6,
    size: [10, 36],
  });
  sheet.at(fromLeft(0), 0, mirror, () => sand(stage, horizon), 1);
  prop({ x: fromLeft(690), base: 892, width: 370 });
  leavesInFront(stage);
};

function sand({ sheet, inks, tree, signature }: Stage, horizon: number): void {
  const { ground, light, mid, near, shadow, skyLow } = inks;
  const dry = mix(mix('#efcf9a', ground, 0.5), skyLow, 0.25);
  smallSail(sheet, 860, horizon + 60, 66, { hull: shadow, main: light, jib: mix(light, mid, 0.3) });
  const bow = (lift: number) =>
    `M1200 ${716 - lift}Q1090 ${730 - lift} 1000 ${790 - lift} 860 ${864 - lift} 560 ${868 - lift} 220 ${876 - lift} 0 ${1010 - lift}V1200H1200z`;
  sheet.path(bow(22), mix(light, skyLow, 0.3));
  sheet.path(bow(8), mix(dry, shadow, 0.24));
  sheet.path(bow(-12), dry);
  sheet.path('M0 1090Q340 1000 700 1040T1200 980V1200H0z', mix(dry, shadow, 0.12));
  for (const [at, foot, size, one] of [
    [1056, 850, 0.8, signature],
    [226, 1020, 1.2, mix(mid, shadow, 0.1)],
  ] as const)
    sheet.at(at, foot, size, () => {
      castShadow(sheet, 60, 2, 96, shadow, 0.35);
      sheet.line('M0 0L-14-150', mix(ground, shadow, 0.5), 6);
      sheet.path('M-104-108Q-76-172-18-176 52-172 82-126-16-150-104-108z', light);
      sheet.path('M-104-108Q-76-172-18-176-64-150-66-124zM-26-131Q-36-160-18-176 12-158 16-136z', one);
      sheet.path('M-18-176Q52-172 82-126L48-132Q28-160-18-176z', mix(one, shadow, 0.35));
      sheet.path('M24-2h92l14-22 8 2-14 32H24z', mix(light, one, 0.3));
    });
  for (const [at, foot, tall, coat] of [
    [356, 930, 108, mix(near, light, 0.25)],
    [414, 934, 78, light],
  ] as const) {
    castShadow(sheet, at + 12, foot, 30, shadow, 0.35);
    walker(sheet, at, foot, tall, {
      coat,
      shade: mix(coat, shadow, 0.35),
      legs: '#a97350',
      skin: '#b9805a',
      hair: '#2f2230',
      hat: mix(light, ground, 0.4),
    });
  }
  tree(1056, 1016, 600);
}
