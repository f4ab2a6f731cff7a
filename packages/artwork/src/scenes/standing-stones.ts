import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Old stones on a green hill: a broken arch and roofless walls, sheep, a path; the landmark in the distance.
 */
export const standingStones: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, tree, prop } = stage;
  const { near, ground, light, shadow, skyLow } = inks;
  sky(600);
  farLand(stage, 610);
  landmark({ x: fromLeft(420), base: 650, height: 340 });
  const grass = mix(mix(near, ground, 0.45), '#8fae60', 0.2);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 660Q300 620 640 680T1220 640V1210H-20z', mix(grass, skyLow, 0.2));
      sheet.path('M-20 780Q400 740 760 790T1220 770V1210H-20z', grass);
      sheet.path(
        'M300 690Q420 740 380 800T470 960Q540 1080 480 1210H820Q760 1040 600 940T460 800Q480 740 340 686z',
        mix(ground, light, 0.5),
      );
    },
    1,
  );
  tree(fromLeft(110), 770, 260);
  sheet.at(fromLeft(0), 0, mirror, () => walls(stage), 1);
  for (const [at, y, size] of [
    [250, 880, 1],
    [180, 930, 1.2],
    [330, 940, 0.9],
  ] as const)
    sheep(stage, fromLeft(at), y, size);
  passerBy(sheet, {
    x: fromLeft(480),
    y: 850,
    tall: 120,
    coat: stage.signature,
    ground,
    shadow,
    back: true,
    bag: inks.accent,
  });
  sheet.path(`M0 1120q300-60 600-10t600-16V${SHEET_SIZE}H0z`, mix(near, shadow, 0.2));
  for (let i = 0; i < 18; i++)
    sheet.disc(30 + i * 66, 1140 + ((i * 37) % 46), 8, i % 3 === 0 ? inks.accent : light);
  prop({ x: fromLeft(730), base: 906, width: 350 });
};

function walls({ sheet, inks }: Stage): void {
  const { ground, light, shadow, mid } = inks;
  const stone = mix(mix(ground, light, 0.2), mid, 0.34);
  const dark = mix(stone, shadow, 0.4);
  sheet.path(lens(1000, 812, 280, 22), shadow, 0.35);
  sheet.path(
    'M800 810V560L830 520 850 540 880 500V470H930V810zM1090 810V430L1130 410 1150 440 1190 420H1240V810z',
    stone,
  );
  sheet.path(
    'M860 560Q870 410 1000 380 1120 410 1130 560H1096Q1080 450 1000 430 910 450 900 560z',
    mix(stone, light, 0.3),
  );
  sheet.path('M900 810V560L930 520V810zM1170 810V430L1190 420H1240V810z', dark);
  for (const [at, y] of [
    [812, 640],
    [846, 720],
    [1104, 560],
    [1140, 650],
    [1104, 740],
  ] as const)
    sheet.rect(at, y, 40, 12, mix(stone, shadow, 0.2));
  sheet.path('M1120 520h36v70q-18-30-36 0z', dark);
  for (const [at, y, width, height] of [
    [640, 800, 60, 130],
    [700, 812, 70, 190],
    [560, 792, 40, 80],
  ] as const) {
    sheet.path(
      `M${at - width / 2} ${y}l8-${height - 10} ${width * 0.5}-10 ${width * 0.36} 24 6 ${height - 4}z`,
      stone,
    );
    sheet.path(`M${at + width * 0.1} ${y}l-4-${height}h8l${width * 0.34} 24 4 ${height - 24}z`, dark);
  }
}

function sheep({ sheet, inks, mirror }: Stage, x: number, y: number, size: number): void {
  sheet.path(lens(x + 6, y + 1, 34 * size, 5), inks.shadow, 0.35);
  sheet.at(x, y, size * mirror, () => {
    sheet.line('M-16-14V0M-6-14V0M10-14V0M18-14V0', inks.shadow, 5);
    sheet.path('M-26-16q-8-26 14-28 14-8 26 2 18 2 14 24-26 10-54 2z', inks.light);
    sheet.path('M6-14q20-6 16-28 10 6 6 26z', mix(inks.light, inks.shadow, 0.26));
    sheet.oval(-30, -30, 10, 8, inks.shadow);
  });
}
