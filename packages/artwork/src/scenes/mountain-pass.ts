import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Hairpins down a slope with the place's trees beside them, boulders in front, peaks behind; the landmark at
 * the end of the valley.
 */
export const mountainPass: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, tree, prop } = stage;
  const { near, ground, light, shadow, mid, far } = inks;
  sky(560);
  farLand(stage, 590);
  landmark({ x: fromLeft(400), base: 626, height: 350 });
  const meadow = mix(mix(near, ground, 0.36), far, 0.12);
  sheet.rect(0, 612, SHEET_SIZE, 90, mix(meadow, mid, 0.3));
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 612Q300 590 560 640T1220 560V1210H-20z', mix(meadow, mid, 0.3));
      sheet.path('M1220 470Q980 560 880 650T620 850H1220z', mix(mid, shadow, 0.12));
      sheet.path('M1220 470Q1120 560 1100 700T1000 850H1220z', mix(mid, shadow, 0.36));
      sheet.path('M-20 690Q300 660 620 760T1220 780V1210H-20z', meadow);
      const pathInk = mix(mix(ground, light, 0.6), shadow, 0.08);
      sheet.path(
        'M470 640Q560 646 540 662T420 682Q330 696 380 716T620 744Q760 764 700 786T420 812Q280 826 360 848H220Q120 820 300 796T540 770Q600 756 480 744T320 716Q240 690 360 672T480 654Q500 646 462 644z',
        pathInk,
      );
      sheet.path('M-20 838H1220V1210H-20z', mix(meadow, shadow, 0.16));
    },
    1,
  );
  for (const [at, y, size] of [
    [120, 720, 130],
    [190, 744, 170],
    [60, 790, 220],
    [940, 742, 150],
    [1040, 770, 200],
    [1130, 806, 240],
  ] as const)
    tree(fromLeft(at), y, size);
  road(stage);
  prop({ x: fromLeft(700), base: 896, width: 420 });
};

function road({ sheet, inks, fromLeft, chance }: Stage): void {
  const { near, ground, light, shadow, far } = inks;
  const asphalt = mix(mix(far, shadow, 0.5), ground, 0.12);
  sheet.rect(0, 846, SHEET_SIZE, 130, asphalt);
  sheet.rect(0, 846, SHEET_SIZE, 8, mix(light, asphalt, 0.3));
  sheet.rect(0, 968, SHEET_SIZE, 8, mix(light, asphalt, 0.3));
  for (let i = 0; i < 9; i++) sheet.rect(i * 150 + 10, 918, 80, 8, light);
  for (let i = 0; i < 9; i++) {
    sheet.rect(i * 150 + 30, 800, 12, 48, mix(light, shadow, 0.3));
    sheet.rect(i * 150 + 30, 806, 12, 10, inks.accent);
  }
  sheet.rect(0, 810, SHEET_SIZE, 12, mix(light, shadow, 0.14));
  sheet.path(`M0 976H${SHEET_SIZE}V${SHEET_SIZE}H0z`, mix(near, shadow, 0.1));
  for (const [at, y, width] of [
    [130, 1060, 120],
    [260, 1120, 70],
    [1060, 1070, 100],
  ] as const) {
    const left = fromLeft(at);
    sheet.path(
      `M${left - width} ${y}q10-${width} ${width}-${width}t${width} ${width}z`,
      mix(far, light, 0.2),
    );
    sheet.path(
      `M${left + 10} ${y - width * 0.96}q${width - 20} 6 ${width - 10} ${width * 0.96}h${-width * 0.5}z`,
      mix(far, shadow, 0.3),
    );
  }
  for (let i = 0; i < 16; i++)
    sheet.disc(380 + i * 42, 1030 + chance() * 130, 7, i % 3 === 0 ? inks.accent : light);
}
