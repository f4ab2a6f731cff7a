import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { fir, firRow } from '../kit/trees.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A still lake between dark woods, their reflections broken by wind; the landmark beyond the far shore, a bank in front. */
export const forestLake: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop } = stage;
  const { far, mid, near, light, shadow, skyLow, water } = inks;
  const shore = Math.min(horizon, 620);
  const hasConifers = ['fir', 'pine', 'none'].includes(stage.look.tree);
  sky(shore);
  const hills = [0, 180, 400, 620, 800, 1000, SHEET_SIZE].flatMap((at) => [
    at,
    shore - 60 - Math.round(chance() * 120),
  ]);
  sheet.path(landUnder(hills, shore + 20), mix(far, skyLow, 0.2));
  landmark({ x: fromLeft(420), base: shore - 4, height: 370 });
  bushes(sheet, chance, { x: [0, SHEET_SIZE], y: shore + 6, size: 36, ink: mix(mid, near, 0.35) });
  bands(sheet, {
    from: shore,
    to: SHEET_SIZE,
    inks: steps(mix(water, skyLow, 0.6), mix(water, shadow, 0.35), 6),
    wave: 4,
    power: 1.25,
  });
  const dark = mix(near, shadow, 0.25);
  sheet.at(fromLeft(0), 0, mirror, () => {
    const rise = (at: number) => shore - (at > 640 ? (at - 640) * 0.16 : 0);
    const [size, ink] = [84, mix(near, mid, 0.3)];
    if (hasConifers) firRow(sheet, chance, { x: [640, 1210], y: rise, size, ink, base: shore + 14 });
    else bushes(sheet, chance, { x: [650, 1210], y: shore + 14, size: 96, ink });
    sheet.path(
      `M640 ${shore + 8}H1210V${shore + 130}Q1040 ${shore + 130} 940 ${shore + 86}T640 ${shore + 8}z`,
      mix(water, near, 0.6),
      0.75,
    );
    if (hasConifers)
      firRow(sheet, chance, {
        x: [-20, 190],
        y: (at) => shore + 20 + at * 0.1,
        size: 190,
        ink: dark,
        base: shore + 60,
      });
    else bushes(sheet, chance, { x: [-40, 190], y: shore + 60, size: 170, ink: dark });
    sheet.path(
      `M-10 ${shore + 54}H240Q220 ${shore + 120} 130 ${shore + 128}T-10 ${shore + 190}z`,
      mix(water, dark, 0.7),
      0.8,
    );
    for (const y of [90, 140, 190])
      sheet.path(`M0 ${shore + y}q300-12 600 0t600 0v7q-300 10-600-2t-600 2z`, mix(water, light, 0.35), 0.6);
  });
  glints(sheet, chance, { x: [60, 1140], y: [shore + 40, 830], count: 16, ink: light, opacity: 0.5 });
  bank(stage, hasConifers);
  prop({ x: fromLeft(720), base: 884, width: 400 });
};

/**
 * A bank of meadow that ends in water. A standing prop is on the bank, and a floating one lies in front of
 * it.
 */
function bank({ sheet, inks, chance, fromLeft, mirror }: Stage, hasConifers: boolean): void {
  const { near, ground, shadow, water, light, accent } = inks;
  const grass = mix(mix(near, ground, 0.62), light, 0.14);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path('M1240 818Q900 800 640 836 500 852 430 880L560 900Q900 888 1240 910z', grass);
    sheet.path('M430 880L560 900Q900 888 1240 910V930Q900 904 560 914z', mix(grass, shadow, 0.4));
    sheet.path('M-40 930Q120 930 230 1000 330 1080 520 1110T900 1200V1240H-40z', mix(near, shadow, 0.2));
    sheet.path('M-40 990Q110 990 200 1050 300 1130 460 1160L560 1240H-40z', mix(near, shadow, 0.45));
    for (const clump of [1030, 1120]) {
      const leaves = [-58, -30, -8, 16, 44, 70].map((lean, i) => {
        const tip = -110 - ((i * 47) % 70);
        return `M${clump - 8} 1000Q${clump + lean * 0.2} ${1000 + tip * 0.7} ${clump + lean} ${1000 + tip}Q${clump + lean * 0.5} ${1000 + tip * 0.4} ${clump + 8} 1000z`;
      });
      sheet.path(lens(clump, 1001, 60, 6), shadow, 0.3);
      for (const [i, leaf] of leaves.entries())
        sheet.path(leaf, mix(near, i % 2 === 0 ? ground : shadow, 0.3));
    }
  });
  for (const [left, y, size] of [
    [90, 1010, 330],
    [220, 1050, 220],
  ] as const) {
    if (hasConifers) fir(sheet, fromLeft(left), y, size, mix(near, ground, 0.2), mix(near, shadow, 0.5));
  }
  for (let i = 0; i < 9; i++)
    sheet.disc(
      fromLeft(300 + i * 34),
      1110 + ((i * 31) % 60),
      7,
      i % 3 === 0 ? mix(accent, light, 0.3) : light,
    );
  glints(sheet, chance, {
    x: [560, 1150],
    y: [960, 1160],
    count: 7,
    ink: mix(light, water, 0.3),
    opacity: 0.5,
  });
}
