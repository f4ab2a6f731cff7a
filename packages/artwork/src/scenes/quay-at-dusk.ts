import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { glints, lightPath } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A promenade with a railing and a lit lamp; the landmark across the wide water, over a far bank of roofs.
 */
export const quayAtDusk: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop } = stage;
  const horizon = Math.max(620, stage.horizon);
  const { skyLow, skyTop, shadow, mid, sun, water } = inks;
  sky(horizon);
  const low = mix(mid, shadow, 0.2);
  landmark({ x: fromLeft(430), base: horizon + 4, height: horizon - 290 });
  const bank = [0, 120, 240, 380, 520, 660, 800, 940, 1080, SHEET_SIZE].map((at, i) => [
    at,
    horizon - 18 - ((i * 29) % 34),
  ]);
  sheet.path(landUnder(bank.flat(), horizon + 14), low);
  bands(sheet, {
    from: horizon,
    to: 880,
    inks: steps(mix(water, skyLow, 0.4), mix(water, mix(skyTop, shadow, 0.4), 0.5), 4),
    wave: 4,
    power: 1.3,
  });
  lightPath(sheet, chance, {
    x: fromLeft(450),
    y: [horizon + 12, 850],
    count: 13,
    width: [20, 74],
    ink: mix(sun, skyLow, 0.2),
    opacity: 0.7,
  });
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [horizon + 16, 850],
    count: 16,
    ink: skyLow,
    opacity: 0.4,
    size: [10, 30],
  });
  sheet.at(fromLeft(0), 0, mirror, () => quay(stage), 1);
  prop({ x: fromLeft(700), base: 892, width: 370, afloat: 860 });
};

function quay({ sheet, inks }: Stage): void {
  const { ground, light, mid, shadow, near } = inks;
  const stone = mix(mix('#cfa981', ground, 0.45), mid, 0.2);
  const paving = mix(stone, shadow, 0.24);
  sheet.rect(0, 872, SHEET_SIZE, 340, paving);
  sheet.rect(0, 866, SHEET_SIZE, 14, mix(stone, light, 0.3));
  sheet.path('M0 1040Q600 980 1200 1040V1200H0z', mix(stone, shadow, 0.4));
  const posts = Array.from({ length: 13 }, (_, i) => `M${i < 8 ? 20 + i * 60 : 510 + i * 60} 752V872`);
  sheet.line(`M0 752H500M0 812H500M930 752H1200M930 812H1200${posts.join('')}`, mix(shadow, mid, 0.1), 8);
  for (const at of [500, 930]) {
    sheet.rect(at - 12, 740, 24, 134, mix(shadow, mid, 0.1));
    sheet.disc(at, 734, 16, mix(shadow, mid, 0.1));
  }
  sheet.disc(1030, 316, 150, light, 0.12);
  sheet.disc(1030, 316, 92, light, 0.22);
  sheet.path('M1022 372h16l6 470h-28z', shadow);
  sheet.path('M1004 908l8-70h36l8 70z', shadow);
  sheet.path('M1002 270h56l-12 92h-32z', light);
  sheet.path('M1032 270h26l-12 92h-14z', mix(light, ground, 0.5));
  sheet.path('M994 272q36-60 72 0zM1010 360h40v16h-40z', shadow);
  sheet.path('M1010 908q140-14 200 30v20q-120-50-200-38z', shadow, 0.3);
  for (const [at, tall, coat, long] of [
    [208, 206, mix(near, light, 0.2), true],
    [286, -222, mix(mid, shadow, 0.45), false],
  ] as const) {
    sheet.oval(at + 14, 948, 54, 8, shadow, 0.4);
    const person = {
      coat,
      shade: mix(coat, shadow, 0.45),
      legs: shadow,
      skin: '#b07a58',
      hair: '#2a1f30',
      long,
    };
    walker(sheet, at, 946, tall, long ? { ...person, hat: light } : person);
  }
}
