import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { glints } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A cabin hangs from its cable over a wide bay; the landmark across the water, a ledge for the viewer in
 * front.
 */
export const bayWithCableCar: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop } = stage;
  const { far, mid, skyLow, water, shadow, light } = inks;
  const horizon = Math.max(620, stage.horizon);
  sky(horizon);
  const ridge = [0, -60, 160, -110, 330, -40, 620, -30, 800, -130, 980, -190, SHEET_SIZE, -90];
  sheet.at(fromLeft(0), horizon, mirror, () => sheet.path(landUnder(ridge, 20), far), 1);
  landmark({ x: fromLeft(420), base: horizon + 10, height: horizon - 330 });
  const shore = [0, -6, 240, -18, 520, -2, 800, -22, SHEET_SIZE, -8];
  sheet.at(fromLeft(0), horizon, mirror, () => sheet.path(landUnder(shore, 20), mix(mid, far, 0.2)), 1);
  const sea = steps(mix(water, skyLow, 0.4), mix(water, shadow, 0.3), 4);
  bands(sheet, { from: horizon + 10, to: 1000, inks: sea, wave: 5, power: 1.2 });
  glints(sheet, chance, { x: [0, SHEET_SIZE], y: [horizon + 30, 860], count: 18, ink: skyLow, opacity: 0.5 });
  smallSail(sheet, fromLeft(220), horizon + 110, 62, {
    hull: shadow,
    main: light,
    jib: mix(light, shadow, 0.2),
  });
  sheet.at(fromLeft(0), 0, mirror, () => ledge(stage), 1);
  prop({ x: fromLeft(716), base: 890, width: 350 });
};

function ledge(stage: Stage): void {
  const { sheet, inks } = stage;
  const { near, ground, shadow, light, mid } = inks;
  sheet.path('M1200 560L1130 600 1060 690 960 760 860 830 700 870 1200 900z', mix(near, mid, 0.45));
  sheet.rect(1060, 584, 150, 110, mix(ground, light, 0.4));
  sheet.poly([1040, 588, 1064, 546, 1200, 546, 1200, 588], mix(shadow, near, 0.3));
  sheet.rect(1078, 612, 90, 40, shadow);
  sheet.line('M-20 96Q540 360 1066 592', shadow, 5);
  sheet.line('M-20 60Q540 332 1066 566', shadow, 3, 0.6);
  cabin(stage);
  sheet.path('M0 960Q180 900 400 886T800 858L1200 800V1200H0z', mix(near, ground, 0.3));
  sheet.path(
    'M360 892Q560 858 800 858L1020 840Q940 900 760 914T360 892z',
    mix(mix(near, ground, 0.6), light, 0.2),
  );
  sheet.path('M0 1010Q300 930 640 964T1200 900V1200H0z', mix(near, shadow, 0.22));
  for (const [lean, tall] of [
    [-120, 130],
    [130, 150],
    [-70, 220],
    [84, 240],
    [6, 280],
  ] as const)
    sheet.path(
      `M110 1130Q${110 + lean * 0.3} ${1090 - tall * 0.5} ${110 + lean} ${1070 - tall} ${150 + lean * 0.8} ${1090 - tall * 0.3} 160 1130z`,
      mix(lean > 0 ? shadow : mid, near, 0.4),
    );
  sheet.path('M0 1120Q200 1070 420 1130T900 1140 1200 1110V1200H0z', mix(near, shadow, 0.5));
}

/** The cabin hangs from the lower cable, so its wheels touch that cable. */
function cabin({ sheet, inks }: Stage): void {
  const { shadow, light, accent, water } = inks;
  sheet.at(566, 366, 1.1, () => {
    sheet.path('M-34-20L38 14l-5 10L-38-10z', shadow);
    sheet.path('M-5 2H5L12 42H4L0 20-4 42h-8z', shadow);
    sheet.path('M-54 52Q0 28 56 52v10H-54z', light);
    sheet.path('M-56 60H58L50 124Q44 134 28 134H-26Q-42 134-48 124z', accent);
    sheet.path('M22 60H58L50 124Q44 134 28 134H14Q24 100 22 60z', mix(accent, shadow, 0.4));
    sheet.path('M-48 70H50l-4 32H-44z', mix(water, shadow, 0.5));
    for (const at of [-20, 10]) sheet.rect(at, 68, 5, 36, accent);
    for (const at of [-32, -6, 32]) sheet.path(`M${at - 8} 102q0-15 8-15t8 15z`, light);
  });
}
