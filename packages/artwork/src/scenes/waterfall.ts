import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A fall in two leaps down a dark cliff on one side, mist at its foot, the landmark far down the open valley. */
export const waterfall: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop } = stage;
  const { far, mid, near, light, shadow, skyLow, water } = inks;
  const horizonLine = Math.min(horizon, 600);
  sky(horizonLine);
  const hills = [0, 200, 420, 640, 900, SHEET_SIZE].flatMap((at) => [
    at,
    horizonLine - 40 - Math.round(chance() * 110),
  ]);
  sheet.path(landUnder(hills, 800), mix(far, skyLow, 0.25));
  landmark({ x: fromLeft(370), base: horizonLine + 30, height: 340 });
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path(
      landUnder(
        [
          -40,
          horizonLine - 60,
          120,
          horizonLine - 20,
          300,
          horizonLine + 44,
          520,
          horizonLine + 60,
          760,
          horizonLine,
        ],
        900,
      ),
      mix(mid, near, 0.3),
    );
    sheet.path(
      landUnder(
        [-40, horizonLine + 40, 160, horizonLine + 66, 340, horizonLine + 110, 620, horizonLine + 120],
        900,
      ),
      mix(near, mid, 0.25),
    );
  });
  bands(sheet, {
    from: 730,
    to: SHEET_SIZE,
    inks: steps(mix(water, light, 0.45), mix(water, shadow, 0.4), 5),
    wave: 4,
    power: 1.2,
  });
  sheet.at(fromLeft(0), 0, mirror, () => cliff(stage));
  for (const [left, y, width] of [
    [770, 752, 250],
    [880, 734, 200],
    [640, 772, 190],
  ] as const)
    sheet.path(lens(fromLeft(left), y, width, 40), light, 0.55);
  bank(stage);
  prop({ x: fromLeft(690), base: 886, afloat: 926, width: 370 });
};

/**
 * The cliff, in the coordinates of the picture before mirroring. The light always comes from the left, so
 * mirroring swaps the lit and the dark planes.
 */
function cliff(stage: Stage): void {
  const { sheet, inks, chance, mirror } = stage;
  const { near, shadow, mid, light, water, ground } = inks;
  const rock = mix(mid, shadow, 0.35);
  const [lit, dark] =
    mirror === 1
      ? [mix(rock, light, 0.16), mix(rock, shadow, 0.42)]
      : [mix(rock, shadow, 0.3), mix(rock, light, 0.06)];
  bushes(sheet, chance, { x: [690, 850], y: 330, size: 100, ink: mix(near, ground, 0.14) });
  bushes(sheet, chance, { x: [950, 1260], y: 320, size: 150, ink: mix(near, shadow, 0.2) });
  sheet.poly([560, 790, 590, 640, 640, 560, 660, 420, 720, 330, 760, 240, 1220, 200, 1220, 790], rock);
  sheet.poly(
    [
      560, 790, 590, 640, 640, 560, 660, 420, 720, 330, 760, 240, 810, 236, 770, 380, 780, 500, 720, 580, 730,
      790,
    ],
    lit,
  );
  sheet.poly([990, 220, 1220, 200, 1220, 790, 930, 790, 980, 640, 950, 500, 1010, 400], dark);
  sheet.poly([1080, 330, 1220, 300, 1220, 560, 1120, 600, 1060, 480], mix(dark, rock, 0.5));
  bushes(sheet, chance, { x: [1010, 1240], y: 794, size: 76, ink: mix(near, shadow, 0.3) });
  const foam = mix(light, water, 0.08);
  sheet.path('M832 238Q900 226 962 236L956 480Q900 500 838 484z', foam);
  sheet.path('M806 492Q900 470 990 492L1010 770H770z', foam);
  for (const strand of [
    'M860 240h18l-8 240h-16z',
    'M918 236h26l-10 246h-14z',
    'M826 500h24l-16 262h-32z',
    'M900 496h20l8 266h-34z',
    'M952 500h18l18 262h-26z',
  ]) {
    sheet.path(strand, mix(foam, water, 0.42));
  }
  sheet.poly([786, 512, 812, 474, 850, 482, 862, 510, 838, 526], lit);
  sheet.poly([936, 520, 950, 478, 1000, 480, 1014, 518, 980, 534], dark);
}

/**
 * A shelf of rock and grass that ends in water. A standing prop is on it, and a floating one lies in front of
 * it.
 */
function bank({ sheet, inks, chance, fromLeft, mirror }: Stage): void {
  const { near, ground, shadow, light, water, far } = inks;
  const grass = mix(near, ground, 0.36);
  const stone = mix(far, shadow, 0.35);
  sheet.at(fromLeft(0), 0, mirror, () => {
    sheet.path('M1240 780Q900 776 620 800 400 812 300 866L360 914Q860 930 1240 950z', grass);
    sheet.path(
      'M1240 836Q800 836 380 862L400 896Q800 894 1240 912z',
      mix(mix(ground, light, 0.5), shadow, 0.08),
    );
    sheet.path('M300 866L360 914Q860 930 1240 950V990Q860 962 350 946z', mix(stone, shadow, 0.2));
    sheet.poly(
      [-20, 1210, -20, 880, 60, 842, 170, 868, 230, 950, 340, 1000, 400, 1100, 460, 1210],
      mix(stone, shadow, 0.25),
    );
    sheet.poly([-20, 880, 60, 842, 170, 868, 190, 930, 90, 960, -20, 940], mix(stone, light, 0.2));
    sheet.poly([230, 950, 340, 1000, 360, 1050, 250, 1030], mix(stone, light, 0.1));
    for (const [at, lean, tall] of [
      [60, -70, 190],
      [80, -10, 230],
      [100, 50, 220],
      [124, 110, 170],
    ] as const) {
      sheet.path(
        `M${at} 1010Q${at + lean * 0.2} ${1010 - tall} ${at + lean} ${1030 - tall}Q${at + lean * 0.7} ${1050 - tall * 0.7} ${at + 16} 1010z`,
        at % 40 === 0 ? grass : mix(near, shadow, 0.1),
      );
    }
  });
  glints(sheet, chance, {
    x: [480, 1150],
    y: [990, 1160],
    count: 9,
    ink: mix(light, water, 0.2),
    opacity: 0.6,
  });
}
