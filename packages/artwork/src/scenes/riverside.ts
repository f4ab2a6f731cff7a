import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A shallow city river in spring: low houses and hills beyond, stepping stones, cherry blossom over the path. */
export const riverside: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, town, prop, signature } = stage;
  const { water, skyLow, shadow, light, ground, near, mid, far } = inks;
  sky(600);
  sheet.path(landUnder([0, 540, 240, 470, 520, 540, 820, 450, SHEET_SIZE, 520], 660), mix(far, skyLow, 0.3));
  sheet.path(landUnder([0, 590, 300, 550, 640, 596, 960, 540, SHEET_SIZE, 580], 680), mix(far, mid, 0.3));
  landmark({ x: fromLeft(420), base: 640, height: 260 });
  town({ x: [-20, SHEET_SIZE], foot: () => 650, base: 690, width: [80, 124], height: [40, 84], haze: 0.2 });
  sheet.rect(0, 684, SHEET_SIZE, 22, mix(ground, shadow, 0.3));
  blossoms(stage, 688, 7, 46);
  bands(sheet, {
    from: 704,
    to: 900,
    inks: steps(mix(water, skyLow, 0.45), mix(water, light, 0.1), 4),
    wave: 5,
  });
  glints(sheet, chance, { x: [0, SHEET_SIZE], y: [716, 860], count: 22, ink: light, opacity: 0.6 });
  for (let i = 0; i < 8; i++) {
    const at = fromLeft(230 + i * 34);
    sheet.path(lens(at, 724 + i * 20, 30 + i * 3, 10 + i), mix(ground, shadow, 0.25));
    sheet.path(lens(at, 720 + i * 20, 26 + i * 3, 8 + i), mix(ground, light, 0.4));
  }
  passersBy(stage, { back: true }, [[332, 780, 66, signature]]);
  const grass = mix(near, mid, 0.3);
  sheet.path(landUnder([0, 866, 300, 880, 700, 850, SHEET_SIZE, 872], SHEET_SIZE), grass);
  sheet.path(landUnder([0, 902, 400, 890, 800, 884, SHEET_SIZE, 900], SHEET_SIZE), mix(ground, light, 0.3));
  sheet.path(landUnder([0, 990, 400, 960, 800, 966, SHEET_SIZE, 990], SHEET_SIZE), mix(grass, shadow, 0.2));
  prop({ x: fromLeft(660), base: 930, width: 320 });
  sheet.at(fromLeft(0), 0, mirror, () => bough(stage), 1);
  sheet.path(
    landUnder([0, 1110, 300, 1080, 700, 1116, SHEET_SIZE, 1070], SHEET_SIZE),
    mix(shadow, near, 0.35),
  );
};

function pinks({ inks }: Stage): [string, string] {
  const pink = mix('#f2b8c2', inks.light, 0.25);
  return [pink, mix(pink, '#c96a86', 0.4)];
}

/** Trees in blossom along the far bank. */
function blossoms(stage: Stage, y: number, count: number, size: number): void {
  const [pink, deep] = pinks(stage);
  for (let i = 0; i < count; i++) {
    const at = 60 + (i * 1120) / (count - 1) + stage.chance() * 60 - 30;
    stage.sheet.rect(at - 4, y - size, 8, size, stage.inks.shadow);
    stage.sheet.disc(at - 30, y - size - 12, 34, deep);
    stage.sheet.disc(at + 30, y - size - 10, 36, deep);
    stage.sheet.disc(at, y - size - 32, 44, pink);
  }
}

/** A bough from the near tree, over the path at the left, and petals on the air. */
function bough(stage: Stage): void {
  const { sheet, inks, chance } = stage;
  const [pink, deep] = pinks(stage);
  const bark = mix(inks.shadow, '#5a3a3a', 0.4);
  sheet.path('M60 1200Q110 900 96 700 80 480 150 330L180 340Q130 500 150 700 170 900 150 1200z', bark);
  sheet.line('M130 560Q260 470 420 440M140 420Q260 320 360 300M116 520Q40 430-20 410', bark, 17);
  for (const [at, y, radius] of [
    [40, 380, 90],
    [170, 300, 110],
    [310, 280, 80],
    [400, 420, 70],
    [280, 430, 76],
    [90, 500, 70],
  ] as const) {
    sheet.disc(at + 18, y + 20, radius, deep);
    sheet.disc(at, y, radius, pink);
  }
  for (let i = 0; i < 24; i++) {
    const [pointX, pointY] = [60 + chance() * 900, 420 + chance() * 560];
    sheet.path(lens(pointX, pointY, 9, 6), i % 3 ? pink : deep);
  }
}
