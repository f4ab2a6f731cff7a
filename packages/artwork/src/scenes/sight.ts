import { bands } from '../kit/bands.ts';
import { curve, landUnder } from '../kit/curve.ts';
import { farLand } from '../kit/far-land.ts';
import { grassInFront } from '../kit/foreground.ts';
import { mix, steps } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lightPath } from '../kit/water.ts';
import { type Scene, SHEET_SIZE } from '../stage.ts';

const foot = 838;

/** The sight itself, large, on a paved square of its town; dark boughs and a kerb close the sheet below. */
export const sight: Scene = (stage) => {
  const { sheet, inks, fromLeft, sky, town, tree, landmark, prop, signature } = stage;
  const { ground, light, near, skyLow, shadow, water } = inks;
  sky(690);
  farLand(stage, 690);
  town({ x: [-20, SHEET_SIZE], foot: () => 800, base: foot, width: [70, 104], height: [44, 90], haze: 0.4 });
  landmark({ x: fromLeft(540), base: foot, height: 540, far: false, widest: 880 });
  const paving = mix(mix(ground, light, 0.3), skyLow, 0.15);
  sheet.rect(0, foot - 3, SHEET_SIZE, SHEET_SIZE, paving);
  sheet.path(`M0 ${foot + 40}H${SHEET_SIZE}V${foot + 52}H0z`, mix(paving, near, 0.2));
  sheet.path(landUnder([0, 900, 400, 880, 800, 910, SHEET_SIZE, 890], SHEET_SIZE), mix(paving, near, 0.2));
  for (const [at, size] of [
    [90, 230],
    [1110, 260],
  ] as const)
    tree(fromLeft(at), foot + 30, size);
  passersBy(stage, { back: true }, [
    [380, foot + 44, 82, light],
    [420, foot + 48, 76, signature, { long: true }],
    [612, foot + 40, 70, water],
  ]);
  prop({ x: fromLeft(720), base: 906, width: 270 });
  grassInFront(stage, mix(shadow, near, 0.3));
};

/** The sight in open country: far hills, a meadow with a path to it, dark grass and stones in front. */
export const sightInCountry: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop, look } = stage;
  const { ground, light, near, mid, far, skyLow, shadow } = inks;
  sky(640);
  const back = [0, 610, 180, 560, 420, 616, 700, 566, 960, 600, SHEET_SIZE, 550];
  sheet.path(landUnder(back, foot), mix(far, skyLow, 0.35));
  sheet.path(landUnder([0, 700, 300, 650, 640, 704, 940, 660, SHEET_SIZE, 690], foot), mix(far, mid, 0.35));
  landmark({ x: fromLeft(540), base: foot, height: 540, far: false, widest: 940 });
  const isDry = look.climate === 'desert' || look.climate === 'mediterranean';
  const meadow = mix(near, isDry ? ground : mid, isDry ? 0.62 : 0.3);
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: foot + 14, size: 54, ink: mix(near, mid, 0.25) });
  sheet.path(landUnder([0, foot, 300, 826, 700, foot + 8, SHEET_SIZE, 822], SHEET_SIZE), meadow);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () =>
      sheet.path(
        `${curve([560, 806, 640, 840, 560, 890, 760, 960, 640, 1200])}L980 1200${curve([980, 1200, 900, 950, 640, 886, 690, 840, 580, 806], 'L')}z`,
        mix(mix(ground, light, 0.4), meadow, 0.2),
      ),
    1,
  );
  prop({ x: fromLeft(700), base: 906, width: 290 });
  grassInFront(stage, mix(shadow, near, 0.45));
};

/** The sight above water that mirrors it; people stand on the near bank, boats lie before it. */
export const sightByWater: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, sky, landmark, prop, tree } = stage;
  const { ground, light, near, mid, skyLow, shadow, water } = inks;
  const shore = 752;
  sky(650);
  farLand(stage, 660);
  sheet.rect(0, 676, SHEET_SIZE, shore - 670, mix(mix(near, mid, 0.4), skyLow, 0.2));
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: shore - 8, size: 46, ink: mix(near, mid, 0.3) });
  landmark({ x: fromLeft(540), base: shore, height: 470, far: false, widest: 940 });
  sheet.rect(0, shore - 2, SHEET_SIZE, 12, mix(ground, shadow, 0.4));
  const sea = steps(mix(water, skyLow, 0.4), mix(water, shadow, 0.5), 6);
  bands(sheet, { from: shore + 8, to: SHEET_SIZE, inks: sea, wave: 6, power: 1.3 });
  lightPath(sheet, chance, {
    x: fromLeft(540),
    y: [shore + 20, 960],
    count: 12,
    width: [260, 150],
    ink: mix(mix(ground, light, 0.3), water, 0.45),
    opacity: 0.5,
  });
  glints(sheet, chance, { x: [0, SHEET_SIZE], y: [shore + 20, 1100], count: 22, ink: light, opacity: 0.5 });
  const bank = mix(mix(ground, near, 0.5), shadow, 0.2);
  sheet.path(landUnder([0, 900, 260, 922, 560, 884, 900, 890, SHEET_SIZE, 860], SHEET_SIZE), bank);
  prop({ x: fromLeft(720), base: 906, width: 290, afloat: 862 });
  tree(fromLeft(1130), 960, 420);
  grassInFront(stage, mix(shadow, near, 0.35));
};
