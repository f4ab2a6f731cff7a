import { bands } from '../kit/bands.ts';
import { liner } from '../kit/boats.ts';
import { mix, steps } from '../kit/mix.ts';
import { firRow } from '../kit/trees.ts';
import { glints, lens, lightPath } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Two unequal rock walls, snow on the higher one, a ship between them; the landmark where the fjord opens.
 */
export const fjordShip: Scene = (stage) => {
  const { sheet, fromLeft, mirror, sky, landmark, prop } = stage;
  sky(620);
  sheet.at(fromLeft(0), 0, mirror, () => peaks(stage), 1);
  landmark({ x: fromLeft(452), base: 640, height: 350 });
  sheet.at(fromLeft(0), 0, mirror, () => fjord(stage), 1);
  prop({ x: fromLeft(716), base: 888, width: 360 });
};

function peaks({ sheet, inks }: Stage): void {
  const { far, skyLow, light, shadow } = inks;
  const ink = mix(far, skyLow, 0.3);
  sheet.path('M180 660L330 520 380 548 560 420 640 500 700 470 860 660z', ink);
  sheet.path('M560 420L640 500 610 540 640 600 600 660H860L700 470 640 500z', mix(ink, shadow, 0.16));
  sheet.path('M560 420L604 464 580 476 560 460 540 490 520 470 500 470z', mix(light, skyLow, 0.3));
}

function fjord({ sheet, inks, chance }: Stage): void {
  const { mid, near, shadow, skyLow, light, water, ground, accent } = inks;
  const rock = mix(mid, shadow, 0.16);
  const snow = mix(skyLow, light, 0.6);
  sheet.path('M1200 60L1120 110 1060 210 990 270 940 390 880 450 850 560 780 670H1200z', rock);
  sheet.path('M1200 60L1120 110 1150 240 1080 330 1110 450 1030 560 1060 670H1200z', mix(rock, shadow, 0.38));
  sheet.path('M1200 60L1120 110 1060 210 1084 240 1104 200 1124 262 1150 240 1170 290 1200 250z', snow);
  sheet.path('M1120 110L1150 240 1170 290 1200 250V60z', mix(snow, rock, 0.4));
  sheet.line('M1004 300q-12 110-6 200t-10 160', mix(light, skyLow, 0.3), 10);
  const wall = mix(near, shadow, 0.1);
  sheet.path('M0 300L70 330 130 430 190 480 230 580 320 670H0z', wall);
  sheet.path('M0 300L70 330 50 440 110 520 90 600 150 670H0z', mix(wall, shadow, 0.42));
  const forest = mix(near, shadow, 0.3);
  firRow(sheet, chance, { x: [-10, 330], y: (at) => 646 + at * 0.05, size: 56, ink: forest, base: 690 });
  firRow(sheet, chance, { x: [330, 760], y: () => 668, size: 26, ink: mix(forest, mid, 0.4), base: 690 });
  firRow(sheet, chance, { x: [740, 1210], y: (at) => 702 - at * 0.04, size: 54, ink: forest, base: 690 });
  const sea = steps(mix(water, skyLow, 0.42), mix(water, shadow, 0.5), 5);
  bands(sheet, { from: 678, to: SHEET_SIZE, inks: sea, wave: 4, power: 1.3 });
  sheet.path('M0 680H330Q250 720 190 780T0 850z', shadow, 0.22);
  glints(sheet, chance, { x: [0, SHEET_SIZE], y: [700, 1180], count: 26, ink: skyLow, opacity: 0.5 });
  sheet.path(lens(364, 772, 250, 14), shadow, 0.4);
  const ship = {
    hull: mix(shadow, near, 0.2),
    line: accent,
    white: light,
    shade: mix(light, shadow, 0.26),
    window: mix(water, shadow, 0.5),
    funnel: mix(mid, shadow, 0.3),
    cap: shadow,
  };
  liner(sheet, 350, 772, 420, ship);
  sheet.path([lens(590, 776, 110, 6), lens(640, 792, 130, 7)].join(''), light, 0.7);
  const gleam = mix(light, water, 0.55);
  lightPath(sheet, chance, { x: 340, y: [792, 850], count: 6, width: [150, 90], ink: gleam });
  const wood = mix(mix('#a9744a', ground, 0.3), shadow, 0.12);
  for (const at of [560, 760, 940, 1120]) sheet.path(lens(at + 11, 972, 30, 6), shadow, 0.35);
  for (const at of [560, 760, 940, 1120]) sheet.rect(at, 880, 22, 92, mix(wood, shadow, 0.6));
  sheet.path('M500 866H1200V900H484z', mix(wood, light, 0.3));
  sheet.rect(484, 900, 716, 18, mix(wood, shadow, 0.45));
  sheet.rect(512, 824, 20, 62, mix(wood, shadow, 0.5));
  sheet.path('M0 1060Q130 1000 250 1070T520 1200H0z', mix(near, shadow, 0.6));
}
