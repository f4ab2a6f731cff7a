import { curve, landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * An old wall with a path on it: a ribbon that narrows from hill to hill, three towers, mist between; the
 * landmark beyond.
 */
export const wallTrail: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizonLine = Math.min(660, Math.max(600, stage.horizon));
  sky(horizonLine);
  const range = [0, -130, 180, -190, 360, -90, 560, -150, 800, -220, 1000, -120, SHEET_SIZE, -170];
  const haze = mix(inks.far, inks.skyLow, 0.35);
  sheet.at(fromLeft(0), horizonLine, mirror, () => sheet.path(landUnder(range, 80), haze), 1);
  landmark({ x: fromLeft(440), base: horizonLine + 30, height: horizonLine - 262 });
  sheet.at(fromLeft(0), horizonLine, mirror, () => farHills(stage), 1);
  sheet.at(fromLeft(0), 0, mirror, () => nearHill(stage), 1);
  prop({ x: fromLeft(704), base: 892, width: 360 });
};

function stoneOf({ ground, skyLow }: Stage['inks']): string {
  return mix(mix('#d9bd94', ground, 0.3), skyLow, 0.25);
}

function farHills(stage: Stage): void {
  const { sheet, inks } = stage;
  const { far, mid, near, skyLow, light } = inks;
  const stone = stoneOf(inks);
  const pale = mix(stone, far, 0.3);
  const back = [0, -10, 200, 10, 420, 14, 640, -14, 860, -60, 1040, -30, SHEET_SIZE, -50];
  sheet.path(landUnder(back, 160), mix(mid, far, 0.5));
  ribbon(stage, [600, 30, 690, -14, 770, -34, 862, -58, 960, -44], [12, 9], pale);
  tower(stage, 862, -40, 44, pale);
  sheet.path('M0 60Q300 30 600 56T1200 40V100H0z', mix(skyLow, light, 0.3), 0.5);
  const front = [0, 60, 160, 76, 330, 58, 560, 40, 760, 92, 980, 60, SHEET_SIZE, 84];
  sheet.path(landUnder(front, 600), mix(mid, near, 0.35));
  ribbon(stage, [260, 170, 330, 112, 440, 76, 540, 50, 602, 28], [34, 13], stone);
  tower(stage, 548, 64, 76, stone);
}

function nearHill(stage: Stage): void {
  const { sheet, inks } = stage;
  const { mid, near, shadow, skyLow, light } = inks;
  const grass = mix(near, mid, 0.25);
  sheet.path(
    landUnder([0, 820, 120, 800, 300, 790, 520, 832, 760, 826, 1000, 800, SHEET_SIZE, 812], SHEET_SIZE),
    grass,
  );
  ribbon(stage, [-30, 1130, 90, 990, 180, 910, 262, 842, 300, 780], [120, 40], stoneOf(inks));
  tower(stage, 250, 880, 150, stoneOf(inks));
  const clearing = 'M470 900Q640 856 930 868 1010 876 960 910 760 950 520 936 430 924 470 900z';
  sheet.path(clearing, mix(grass, stoneOf(inks), 0.4));
  sheet.path('M230 1200Q420 1010 720 1010T1200 960V1200z', mix(near, shadow, 0.3));
  for (const [at, foot, tall, coat] of [
    [112, 1006, 118, mix(light, skyLow, 0.3)],
    [56, 1062, 138, mix(mid, shadow, 0.3)],
  ] as const) {
    const [shade, bag] = [mix(coat, shadow, 0.4), mix(near, shadow, 0.2)];
    walker(sheet, at, foot, tall, { coat, shade, legs: shadow, skin: '#b9805a', hair: '#2f2230', bag });
  }
  const leaf = mix('#cf6a34', near, 0.25);
  sheet.path('M900 1200q-6-56 54-60 4-62 74-58 16-62 86-50 36-54 86-30V1200z', mix('#dd9a40', near, 0.2));
  sheet.path('M800 1200q0-44 46-46 8-50 62-44 20-52 84-36 20-62 88-44 44-50 120-30V1200z', leaf);
  sheet.path('M960 1200q10-40 60-34 14-46 66-36 30-44 114-34V1200z', mix(leaf, shadow, 0.35));
}

/** The pale path on the wall and the darker parapet on the viewer's side. Both narrow with distance. */
function ribbon({ sheet, inks }: Stage, spine: readonly number[], wide: [number, number], ink: string): void {
  const last = spine.length - 2;
  const edge = (share: number) =>
    spine.map((coordinate, i) =>
      i % 2 === 0 ? coordinate : coordinate + share * (wide[0] + ((wide[1] - wide[0]) * (i - 1)) / last),
    );
  const back = (points: readonly number[]) => points.map((_, i) => points[last - i + 2 * (i % 2)] ?? 0);
  const area = (top: number, foot: number) => `${curve(edge(top))}${curve(back(edge(foot)), 'L')}z`;
  sheet.path(area(-0.3, 0.5), mix(ink, inks.light, 0.4));
  sheet.path(area(0.36, 1.3), mix(ink, inks.shadow, 0.36));
  sheet.path(area(-0.6, -0.3), mix(ink, inks.shadow, 0.18));
}

function tower({ sheet, inks }: Stage, x: number, foot: number, height: number, stone: string): void {
  const [lit, dark] = [mix(stone, inks.light, 0.2), mix(stone, inks.shadow, 0.4)];
  sheet.at(x, foot, height / 100, () => {
    sheet.path('M-50 12L-44-92H-50V-122H-32V-106H-22V-122H-4V-106H6V-122H24L44-92 50 12z', lit);
    sheet.path('M14 12V-106H32V-122H50V-92H44L50 12z', dark);
    sheet.path('M-32-40v-24q7-10 14 0v24zM-8-40v-24q7-10 14 0v24zM22-40v-24q7-10 14 0v24z', inks.shadow);
  });
}
