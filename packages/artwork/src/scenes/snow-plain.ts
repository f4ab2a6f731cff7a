import { farLand } from '../kit/far-land.ts';
import { mix } from '../kit/mix.ts';
import { passerBy } from '../kit/passer-by.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE } from '../stage.ts';

/** The far north: white ground, the place's trees, a pointed tent with smoke, long blue shadows. */
export const snowPlain: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, tree, prop, signature } = stage;
  const { light, mid, shadow, skyLow, ground, far } = inks;
  sky(600);
  farLand(stage, 610);
  landmark({ x: fromLeft(420), base: 640, height: 320 });
  const snow = mix(light, skyLow, 0.2);
  const blue = mix(snow, mid, 0.3);
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 640Q300 600 640 650T1220 620V1210H-20z', mix(snow, far, 0.3));
      sheet.path('M-20 740Q400 700 760 750T1220 730V1210H-20z', snow);
      sheet.path('M1220 780Q900 800 700 880T300 1000Q700 960 1220 970z', blue);
      sheet.path(lens(250, 822, 200, 16), mid, 0.35);
      sheet.path('M120 820L262 560 286 600 300 566 420 820z', mix(ground, shadow, 0.14));
      sheet.path('M262 560L286 600 300 566 420 820H320z', mix(ground, shadow, 0.4));
      sheet.path('M222 820L262 690 304 820z', mix(shadow, ground, 0.2));
      sheet.line('M240 520L292 620M316 524L258 620M276 510V600', mix(shadow, ground, 0.3), 7);
      sheet.line('M280 500q-20-30 0-60t0-70', light, 10, 0.7);
      sheet.rect(150, 770, 230, 10, signature);
    },
    1,
  );
  for (const [at, y, size] of [
    [70, 780, 230],
    [960, 760, 200],
    [1050, 790, 270],
    [1150, 830, 340],
  ] as const)
    tree(fromLeft(at), y, size);
  passerBy(sheet, {
    x: fromLeft(486),
    y: 850,
    tall: 140,
    coat: signature,
    ground,
    shadow,
    long: true,
    hat: inks.accent,
  });
  for (let i = 0; i < 14; i++) sheet.oval(380 + i * 14, 960 + i * 16 + chance() * 6, 12, 5, blue);
  sheet.path(`M-20 1100q300-60 640-10t600-30V${SHEET_SIZE}H-20z`, blue);
  prop({ x: fromLeft(724), base: 900, width: 390 });
};
