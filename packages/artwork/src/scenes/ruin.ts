import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Columns of a fallen temple on a paved square, long shadows, small people, a tree at one edge; the landmark
 * beyond.
 */
export const ruin: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizonLine = Math.min(660, Math.max(600, stage.horizon));
  sky(horizonLine);
  const hills = [0, -40, 200, -70, 420, -30, 700, -84, 960, -40, SHEET_SIZE, -72];
  sheet.at(fromLeft(0), horizonLine, mirror, () => sheet.path(landUnder(hills, 50), inks.far), 1);
  landmark({ x: fromLeft(440), base: horizonLine + 22, height: horizonLine - 276 });
  sheet.at(fromLeft(0), horizonLine, mirror, () => square(stage), 1);
  sheet.at(fromLeft(0), horizonLine + 146, mirror, () => temple(stage), 1);
  sheet.at(fromLeft(0), 0, mirror, () => edge(stage), 1);
  prop({ x: fromLeft(690), base: 896, width: 360 });
};

function stoneOf({ ground, skyLow }: Stage['inks']): string {
  return mix(mix('#e2c093', ground, 0.4), skyLow, 0.3);
}

function square({ sheet, inks }: Stage): void {
  const { ground, mid, near, shadow } = inks;
  const hedge = [0, -4, 120, -20, 260, 6, 420, -6, 600, 8, 800, -14, 1000, 4, SHEET_SIZE, -12];
  sheet.path(landUnder(hedge, 60), mix(near, mid, 0.3));
  const stone = stoneOf(inks);
  sheet.rect(0, 34, SHEET_SIZE, 600, mix(stone, ground, 0.3));
  sheet.path('M0 34H1200V60Q600 40 0 66z', mix(stone, shadow, 0.2));
  const feet = [-900, -360, 40, 330, 560, 800, 1100, 1500];
  const joints = feet.map((foot) => `M${Math.round(520 + (foot - 520) * 0.28)} 60L${foot} 600`);
  sheet.line(`${joints.join('')}M0 110H1200M0 230H1200M0 380H1200`, mix(stone, shadow, 0.2), 4);
}

/** The temple, with its steps at y = 0. */
function temple({ sheet, inks }: Stage): void {
  const { shadow, light, mid, near, skyLow } = inks;
  const stone = stoneOf(inks);
  const [lit, dark] = [mix(stone, light, 0.3), mix(stone, shadow, 0.36)];
  sheet.path('M760 0L560 62H690L900 0zM930 0L800 62H920L1060 0zM1110 0L1010 62H1150L1200 30V0z', shadow, 0.3);
  sheet.rect(720, -20, 480, 24, stone);
  sheet.rect(744, -42, 456, 24, lit);
  sheet.rect(720, 2, 480, 8, dark);
  for (const at of [880, 992, 1104]) {
    sheet.poly([at - 30, -42, at - 25, -378, at + 25, -378, at + 30, -42], lit);
    sheet.poly([at + 4, -42, at + 4, -378, at + 25, -378, at + 30, -42], dark);
    sheet.line(`M${at - 13}-362V-56`, mix(stone, shadow, 0.16), 5);
    sheet.path(`M${at - 40}-398h80l-14 24h-52z`, lit);
    sheet.path(`M${at + 4}-398h36l-14 24h-22z`, dark);
  }
  sheet.path('M752-42L757-160 769-176 783-168 793-182 807-160 812-42z', lit);
  sheet.path('M786-42V-170L793-182 807-160 812-42z', dark);
  sheet.path('M838-450L900-440 960-470 1040-458 1110-496 1200-520V-418H850z', stone);
  sheet.path('M832-424H1200V-398H836z', lit);
  sheet.path('M834-408H1200V-398H836z', dark);
  for (const [at, y, tall, coat] of [
    [300, 2, 76, mix(mid, shadow, 0.3)],
    [342, 4, -70, mix(light, skyLow, 0.3)],
    [590, -30, 56, mix(near, light, 0.2)],
  ] as const) {
    const shade = mix(coat, shadow, 0.4);
    sheet.poly([at - 6, y, at + 8, y, at - 60, y + 24, at - 84, y + 24], shadow, 0.3);
    walker(sheet, at, y, tall, { coat, shade, legs: shadow, skin: '#b9805a', hair: '#2f2230', hat: light });
  }
}

function edge({ sheet, inks, tree }: Stage): void {
  const { shadow, near } = inks;
  tree(104, 1060, 700);
  sheet.path('M0 1010Q160 960 300 1030T560 1200H0z', mix(near, shadow, 0.3));
  sheet.path('M0 1110Q130 1060 250 1110T420 1200H0z', mix(near, shadow, 0.55));
}
