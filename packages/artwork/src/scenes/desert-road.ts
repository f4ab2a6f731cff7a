import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE } from '../stage.ts';

/** A straight road to a town of low houses and trees; dunes behind it, sand in front. */
export const desertRoad: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, town, tree, prop } = stage;
  const { far, ground, light, shadow, skyLow, mid } = inks;
  sky(600);
  sheet.rect(0, 640, SHEET_SIZE, 60, mix(far, skyLow, 0.2));
  sheet.at(
    fromLeft(0),
    600,
    mirror,
    () => {
      sheet.path('M-20 40Q200-90 420-40T820-110 1220-20V60H-20z', mix(far, skyLow, 0.35));
      sheet.path(
        'M420-40Q380 0 300 40H700Q520-10 420-40zM820-110Q800-30 720 40H1120Q940-20 820-110z',
        mix(far, shadow, 0.16),
      );
    },
    1,
  );
  landmark({ x: fromLeft(400), base: 640, height: 330 });
  town({
    x: [fromLeft(400) - 300, fromLeft(400) + 260],
    foot: () => 660,
    base: 690,
    width: [50, 84],
    height: [24, 56],
    haze: 0.16,
  });
  for (const at of [180, 240, 620, 560])
    tree(fromLeft(at), 684 + (at % 3) * 4, 130 + Math.round(chance() * 40));
  const sand = mix(ground, light, 0.2);
  sheet.rect(0, 676, SHEET_SIZE, 530, sand);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 720Q240 680 460 730T820 760H-20z', mix(sand, light, 0.4));
      sheet.path('M1220 690Q900 700 760 770T500 850H1220z', mix(sand, far, 0.4));
      sheet.path('M1220 690Q1040 730 960 790T860 850H1220z', mix(sand, shadow, 0.22));
    },
    1,
  );
  const asphalt = mix(mix(mid, shadow, 0.4), ground, 0.3);
  sheet.poly(
    [fromLeft(392), 678, fromLeft(420), 678, fromLeft(640), 850, fromLeft(240), 850],
    mix(asphalt, light, 0.2),
  );
  sheet.rect(0, 846, SHEET_SIZE, 120, asphalt);
  for (let i = 0; i < 9; i++) sheet.rect(i * 150 + 30, 902, 84, 8, light);
  sheet.path(`M0 962q300-14 600 4t600-6V${SHEET_SIZE}H0z`, mix(sand, far, 0.2));
  for (let i = 0; i < 5; i++)
    sheet.path(
      `M${-20 + i * 40} ${1016 + i * 44}q300-40 640-6t620-10v12q-300-16-620 6t-640 10z`,
      mix(sand, shadow, 0.14),
    );
  for (const [at, y, radius] of [
    [150, 1010, 40],
    [230, 1040, 26],
    [1060, 1020, 34],
  ] as const) {
    sheet.path(lens(fromLeft(at) + 10, y + 2, radius * 1.6, 8), shadow, 0.35);
    sheet.path(
      `M${fromLeft(at) - radius} ${y}q${radius * 0.2}-${radius} ${radius}-${radius}t${radius} ${radius}z`,
      mix(far, shadow, 0.2),
    );
  }
  prop({ x: fromLeft(704), base: 896, width: 410 });
};
