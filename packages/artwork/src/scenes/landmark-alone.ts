import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { farLand } from '../kit/far-land.ts';
import { mix, steps } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens, lightPath } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

const onWater = new Set(['sea', 'river', 'fjord']);
const foot = 846;

/**
 * The poster of the place itself: its landmark as large as the sheet allows, above water, a square or roofs.
 */
export const landmarkAlone: Scene = (stage) => {
  const { fromLeft, sky, landmark, look, chance } = stage;
  const isLow = chance() < 0.5;
  const horizonLine = isLow ? 700 : 620;
  sky(horizonLine);
  farLand(stage, horizonLine);
  if (look.landmarks.length === 0) roofs(stage, horizonLine);
  behind(stage, horizonLine);
  const at = [600, 540, 660][Math.floor(chance() * 3)] ?? 600;
  landmark({ x: fromLeft(at), base: foot, height: 556, far: false, widest: 780 });
  if (onWater.has(look.terrain)) water(stage, at);
  else if (chance() < 0.5) roofsInFront(stage);
  else square(stage);
};

/** Land from the far shore down to the foot of the landmark, with a few roofs or trees on it. */
function behind(stage: Stage, horizonLine: number): void {
  const { sheet, inks, chance, town, look } = stage;
  const { near, mid, ground, skyLow } = inks;
  sheet.rect(0, horizonLine + 20, SHEET_SIZE, foot - horizonLine, mix(mix(ground, near, 0.4), skyLow, 0.25));
  if (look.terrain === 'mountains' || look.terrain === 'fjord' || look.terrain === 'desert') return;
  town({
    x: [-20, SHEET_SIZE],
    foot: () => foot - 66,
    base: foot,
    width: [66, 96],
    height: [36, 74],
    haze: 0.36,
  });
  bushes(sheet, chance, { x: [-20, SHEET_SIZE], y: foot + 4, size: 60, ink: mix(near, mid, 0.3) });
}

/** A place without a landmark has rows of houses that climb to one side. */
function roofs({ town, fromLeft, mirror }: Stage, horizonLine: number): void {
  for (const [i, haze] of [0.5, 0.3, 0.12].entries())
    town({
      x: [-20, SHEET_SIZE],
      foot: (at) =>
        horizonLine + 40 + i * 56 - Math.max(0, (mirror === 1 ? at : fromLeft(at)) - 360) * (0.42 - i * 0.11),
      base: foot,
      width: [70 + i * 14, 104 + i * 14],
      height: [70, 130],
      haze,
    });
}

function water(stage: Stage, at: number): void {
  const { sheet, inks, chance, fromLeft, look } = stage;
  const { water: sea, skyLow, shadow, light, ground, near } = inks;
  const inksOfSea = steps(mix(sea, skyLow, 0.35), mix(sea, shadow, 0.5), 5);
  sheet.rect(0, foot - 6, SHEET_SIZE, 18, mix(ground, shadow, 0.4));
  bands(sheet, { from: foot + 8, to: SHEET_SIZE, inks: inksOfSea, wave: 5, power: 1.3 });
  const ink = mix(mix(ground, light, 0.3), sea, 0.4);
  lightPath(sheet, chance, {
    x: fromLeft(at),
    y: [foot + 22, 1080],
    count: 14,
    width: [160, 240],
    ink,
    opacity: 0.5,
  });
  glints(sheet, chance, { x: [0, SHEET_SIZE], y: [foot + 24, 1180], count: 20, ink: skyLow, opacity: 0.5 });
  for (const [left, y, size] of [
    [at - 250, 968, 150],
    [at + 240, 900, 80],
  ] as const) {
    sheet.path(lens(fromLeft(left), y + 2, size * 0.44, 6), shadow, 0.35);
    smallSail(sheet, fromLeft(left), y, size, {
      hull: shadow,
      main: size > 100 ? stage.signature : light,
      jib: light,
    });
  }
  if (look.terrain === 'fjord') return;
  sheet.path(
    `M${fromLeft(700)} 1210Q${fromLeft(900)} 1110 ${fromLeft(1230)} 1090V1210z`,
    mix(near, shadow, 0.3),
  );
  stage.tree(fromLeft(1110), 1150, 620);
}

/** Rows of the town's roofs in front of the landmark, which hide its foot. */
function roofsInFront({ sheet, inks, town, tree, fromLeft }: Stage): void {
  sheet.rect(0, foot - 4, SHEET_SIZE, 360, mix(inks.ground, inks.near, 0.3));
  tree(fromLeft(150), 900, 240);
  tree(fromLeft(1040), 890, 200);
  for (const [i, haze] of [0.2, 0.08, 0].entries())
    town({
      x: [-40 - i * 20, SHEET_SIZE + 20],
      foot: () => foot + 74 + i * 100,
      base: SHEET_SIZE + 10,
      width: [92 + i * 36, 126 + i * 44],
      height: [34, 60 + i * 10],
      haze,
    });
}

function square(stage: Stage): void {
  const { sheet, inks, fromLeft, mirror, tree } = stage;
  const { ground, light, near, water: blue } = inks;
  const soft = mix(mix(ground, light, 0.25), inks.skyLow, 0.15);
  sheet.rect(0, foot - 4, SHEET_SIZE, 360, soft);
  sheet.at(
    fromLeft(0),
    foot - 690,
    mirror,
    () => {
      sheet.path('M-20 720Q420 726 560 764T1240 800V880Q700 850 520 810T-20 770z', mix(soft, light, 0.5));
      sheet.path('M-20 900Q500 880 760 930T1240 960V1400H-20z', mix(soft, near, 0.34));
      sheet.path('M-20 960Q300 950 560 1020T900 1400H-20z', mix(soft, near, 0.62));
    },
    1,
  );
  for (const [at, y, size] of [
    [110, foot + 34, 250],
    [1090, foot + 44, 300],
    [980, foot + 16, 170],
    [60, foot + 250, 560],
  ] as const)
    tree(fromLeft(at), y, size);
  passersBy(stage, { back: true }, [
    [500, foot + 50, 96, stage.signature],
    [548, foot + 56, 86, light, { long: true }],
    [720, foot + 84, 110, blue],
  ]);
}
