import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { shadow as castShadow } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Five balloons of five sizes over a valley of rock cones; the landmark behind the first ridge. */
export const balloons: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizonLine = Math.min(660, Math.max(600, stage.horizon));
  sky(horizonLine);
  const ridge = [0, -50, 170, -96, 380, -40, 640, -74, 860, -30, 1040, -80, SHEET_SIZE, -46];
  sheet.at(fromLeft(0), horizonLine, mirror, () => sheet.path(landUnder(ridge, 40), inks.far), 1);
  landmark({ x: fromLeft(430), base: horizonLine + 16, height: horizonLine - 286 });
  sheet.at(fromLeft(0), 0, mirror, () => valley(stage, horizonLine), 1);
  prop({ x: fromLeft(690), base: 892, width: 360 });
};

function valley(stage: Stage, horizonLine: number): void {
  const { sheet, inks } = stage;
  const { ground, mid, near, shadow, skyTop, skyLow, light, far } = inks;
  const sand = mix(mix('#e3a868', ground, 0.5), skyLow, 0.1);
  for (const [at, y, size, ink] of [
    [1010, 306, 1.72, mix(mid, shadow, 0.15)],
    [96, 200, 1.16, mix('#e0a23c', mid, 0.2)],
    [742, 210, 0.62, mix(skyTop, shadow, 0.4)],
    [250, 430, 0.46, near],
    [606, 420, 0.3, mix('#e0a23c', mid, 0.3)],
  ] as const)
    sheet.at(at, y, size, () => balloon(stage, ink, mix(light, skyLow, 0.2)));
  const distant = mix(sand, far, 0.45);
  cone(stage, 220, horizonLine + 50, 92, distant);
  cone(stage, 560, horizonLine + 56, 76, distant);
  cone(stage, 640, horizonLine + 60, 104, distant);
  cone(stage, 930, horizonLine + 56, 120, distant);
  const slope = [0, 20, 200, 34, 440, 12, 680, 40, 940, 24, SHEET_SIZE, 36];
  sheet.at(0, horizonLine, 1, () => sheet.path(landUnder(slope, 600), mix(sand, mid, 0.24)));
  const lit = mix(sand, light, 0.12);
  cone(stage, 1120, 830, 250, lit);
  cone(stage, 996, 830, 190, lit);
  cone(stage, 110, 850, 270, lit);
  cone(stage, 232, 850, 170, lit);
  sheet.path(landUnder([0, 800, 180, 824, 420, 796, 700, 814, 960, 790, SHEET_SIZE, 816], SHEET_SIZE), sand);
  sheet.path('M0 960Q340 900 700 940T1200 930V1200H0z', mix(sand, shadow, 0.24));
  sheet.path('M0 1090Q400 1020 800 1080T1200 1060V1200H0z', mix(sand, shadow, 0.4));
  for (const [at, tall, coat] of [
    [372, 112, mix(mid, shadow, 0.3)],
    [428, -104, mix(light, skyLow, 0.3)],
  ] as const) {
    const [shade, bag] = [mix(coat, shadow, 0.4), mix(near, light, 0.3)];
    castShadow(sheet, at + 14, 906, 32, shadow, 0.4);
    walker(sheet, at, 906, tall, { coat, shade, legs: shadow, skin: '#b9805a', hair: '#2f2230', bag });
  }
}

/**
 * A chimney of soft rock under a cap of hard rock. Tall ones have openings, because people once lived in
 * them.
 */
function cone({ sheet, inks }: Stage, x: number, foot: number, tall: number, ink: string): void {
  sheet.at(x, foot, tall / 100, () => {
    sheet.poly([-30, 0, -10, -100, 9, -100, 30, 0], ink);
    sheet.poly([1, -100, 9, -100, 30, 0, 9, 0], mix(ink, inks.shadow, 0.34));
    sheet.path('M-19-89Q-16-113 1-112 17-112 18-89z', mix(ink, inks.shadow, 0.55));
    if (tall < 150) return;
    sheet.path('M-9-34v-7q4-6 8 0v7zM-7-60v-7q4-6 8 0v7z', mix(inks.near, inks.shadow, 0.6));
  });
}

/** A balloon with its centre at (0, 0), 200 wide. */
function balloon({ sheet, inks }: Stage, one: string, two: string): void {
  sheet.line('M-26 106L-12 146M26 106L12 146', inks.shadow, 2);
  sheet.path('M-15 144h30l-4 26h-22z', mix('#8a5a3c', inks.shadow, 0.2));
  sheet.path('M-100-6C-100-66-56-104 0-104S100-66 100-6C100 40 52 84 28 112H-28C-52 84-100 40-100-6z', one);
  sheet.path('M-68-76Q-120 10-22 112H-8Q-70 0-34-97z', two);
  sheet.path('M-10-104Q-26 0-6 112H8Q28 0 12-104z', two);
  sheet.path('M36-97Q72 0 10 112H24Q120 10 68-76z', two);
  sheet.path('M50-90C82-74 100-44 100-6 100 40 52 84 28 112H6Q90 20 50-90z', inks.shadow, 0.28);
}
