import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { birds } from '../kit/sky-things.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A wild shore in the evening: far ridges, a lagoon with wading birds, a spit of grass, reeds, a skein of
 * birds overhead.
 */
export const wildlife: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop } = stage;
  const { far, mid, near, light, shadow, skyLow, water, ground } = inks;
  const shore = Math.min(horizon, 620);
  sky(shore);
  for (const [i, ink] of [mix(far, skyLow, 0.35), far].entries()) {
    const hills = [0, 170, 360, 560, 780, 1000, SHEET_SIZE].flatMap((at) => [
      at,
      shore - 70 + i * 50 - Math.round(chance() * 100),
    ]);
    sheet.path(landUnder(hills, shore + 30), ink);
    if (i === 0) landmark({ x: fromLeft(410), base: shore + 4, height: 330 });
  }
  bushes(sheet, chance, { x: [0, SHEET_SIZE], y: shore + 12, size: 34, ink: mix(mid, near, 0.3) });
  bands(sheet, {
    from: shore + 8,
    to: SHEET_SIZE,
    inks: steps(mix(water, skyLow, 0.6), mix(water, shadow, 0.3), 6),
    wave: 4,
    power: 1.2,
  });
  const skein = Array.from({ length: 9 }, (_, i): [number, number, number] => {
    const [arm, left] = [Math.ceil(i / 2), i % 2 === 1];
    return [fromLeft(620 + arm * (left ? 31 : 34)), 250 + arm * (left ? 22 : -14), 17 - arm];
  });
  birds(sheet, skein, shadow, 5);
  const grass = mix(near, ground, 0.45);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(
      `M1240 ${shore + 40}Q980 ${shore + 36} 800 ${shore + 70}Q960 ${shore + 100} 1240 ${shore + 104}z`,
      mix(grass, skyLow, 0.2),
    );
    sheet.path(
      `M-40 ${shore + 70}Q160 ${shore + 74} 260 ${shore + 104}Q140 ${shore + 136}-40 ${shore + 140}z`,
      mix(near, mid, 0.3),
    );
  });
  for (const [at, dy, size] of [
    [1090, 74, 260],
    [960, 66, 150],
    [60, 104, 190],
  ] as const) {
    stage.tree(fromLeft(at), shore + dy, size);
  }
  glints(sheet, chance, { x: [60, 1140], y: [shore + 60, 1180], count: 24, ink: light, opacity: 0.5 });
  for (const [at, dy, size] of [
    [290, 160, 1],
    [380, 180, 0.8],
    [220, 186, 1.15],
  ] as const)
    heron(stage, fromLeft(at), Math.min(shore + dy, 800), size);
  spit(stage, grass);
  prop({ x: fromLeft(710), base: 880, width: 400 });
};

/** A heron with its reflection; its feet are at (x, y). */
function heron({ sheet, inks, mirror }: Stage, x: number, y: number, size: number): void {
  const { light, shadow, accent } = inks;
  sheet.path(lens(x, y + 2, 40 * size, 5), light, 0.6);
  sheet.at(x, y, size * mirror, () => {
    sheet.line('M-4-34V0M8-34L10 0', shadow, 4);
    sheet.path('M-44-32Q-26-66 8-64 26-60 24-44 6-26-44-32z', light);
    sheet.path('M-44-32Q-14-30 24-44 18-24-6-26z', mix(light, shadow, 0.3));
    sheet.line('M18-54Q40-70 26-88T34-112', light, 8);
    sheet.disc(36, -114, 9, light);
    sheet.path('M40-119L72-110 40-108z', mix(accent, inks.ground, 0.4));
  });
}

/** A wet bank with water on both sides. A standing prop wades on it, and a swimming one passes over it. */
function spit({ sheet, inks, fromLeft, mirror }: Stage, grass: string): void {
  const { near, shadow, ground, light, water } = inks;
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(
      'M1240 838Q960 832 700 850 520 862 400 878 620 904 860 896 1060 892 1240 910z',
      mix(mix(grass, light, 0.3), water, 0.3),
    );
    sheet.path(
      'M400 878Q620 904 860 896 1060 892 1240 910V922Q1060 900 860 905 600 912 400 878z',
      mix(ground, shadow, 0.45),
    );
    sheet.path('M-40 980Q160 970 300 1040 420 1100 620 1120T980 1210H-40z', mix(near, shadow, 0.3));
    const [stems, seedHeads]: [string[], [number, number][]] = [[], []];
    for (let i = 0; i < 17; i++) {
      const [foot, tall, lean] = [20 + i * 25, 110 + ((i * 67) % 130), 8 + ((i * 13) % 34)];
      stems.push(`M${foot} ${1040 + i * 6}q4-${tall / 2} ${lean}-${tall}`);
      if (i % 3 === 0) seedHeads.push([foot + lean, 1040 + i * 6 - tall]);
    }
    sheet.line(stems.join(''), mix(near, shadow, 0.12), 8);
    for (const [pointX, pointY] of seedHeads)
      sheet.rect(pointX - 9, pointY - 40, 18, 54, mix(ground, shadow, 0.5));
    for (let i = 0; i < 9; i++) sheet.disc(340 + i * 46, 1130 + ((i * 29) % 40) + i * 3, 7, light);
  });
}
