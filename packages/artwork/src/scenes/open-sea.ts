import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { farLand } from '../kit/far-land.ts';
import { mix, steps } from '../kit/mix.ts';
import { birds } from '../kit/sky-things.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE } from '../stage.ts';

/** Out on the water: a long swell, gulls, a small boat of watchers, the coast with the landmark behind. */
export const openSea: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop, signature } = stage;
  const { water, skyLow, shadow, light, ground } = inks;
  const horizonLine = 600;
  sky(horizonLine);
  farLand(stage, horizonLine);
  landmark({ x: fromLeft(400), base: horizonLine + 10, height: 300 });
  bands(sheet, {
    from: horizonLine + 6,
    to: SHEET_SIZE,
    inks: steps(mix(water, skyLow, 0.5), mix(water, shadow, 0.5), 7),
    wave: 9,
    power: 1.35,
  });
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [horizonLine + 20, 1180],
    count: 34,
    ink: light,
    opacity: 0.5,
  });
  sheet.path(lens(fromLeft(360), 752, 90, 8), shadow, 0.35);
  sheet.at(fromLeft(360), 750, mirror, () => {
    for (const [at, ink] of [
      [-40, light],
      [-14, signature],
      [16, ground],
    ] as const) {
      sheet.path(`M${at - 11}-20q0-34 11-36 11 2 11 36z`, ink);
      sheet.disc(at, -64, 9, '#b9805a');
    }
    sheet.path('M-86-26H92Q80 6 60 8H-66Q-82 0-86-26z', mix(shadow, signature, 0.2));
    sheet.rect(-84, -26, 174, 8, light);
  });
  sheet.path(lens(fromLeft(230), 690, 26, 4), shadow, 0.35);
  smallSail(sheet, fromLeft(230), 688, 70, { hull: shadow, main: light, jib: mix(light, ground, 0.4) });
  birds(
    sheet,
    [
      [fromLeft(560), 400, 26],
      [fromLeft(640), 440, 20],
      [fromLeft(500), 456, 16],
      [fromLeft(820), 372, 14],
    ],
    mix(shadow, skyLow, 0.1),
    6,
  );
  prop({ x: fromLeft(690), base: 886, width: 430 });
  for (const [at, y, width] of [
    [180, 1040, 200],
    [960, 1090, 240],
    [560, 1150, 180],
  ] as const)
    sheet.path(lens(fromLeft(at), y, width, 14), mix(water, light, 0.3), 0.5);
};
