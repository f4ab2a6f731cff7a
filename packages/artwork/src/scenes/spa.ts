import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { bushes } from '../kit/round-tree.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Still warm water with mist on it, a timber deck with towels, bowl and flower, a linen drape on a post. */
export const spa: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, horizon, mirror, sky, landmark, prop } = stage;
  const { light, shadow, far, mid, near, water, skyLow } = inks;
  const shore = Math.min(horizon, 620);
  sky(shore);
  const hills = [0, 170, 380, 560, 760, 980, SHEET_SIZE].flatMap((at) => [
    at,
    shore - 20 - Math.round(chance() * 110),
  ]);
  sheet.path(landUnder(hills, shore + 20), mix(far, skyLow, 0.25));
  landmark({ x: fromLeft(430), base: shore + 2, height: 350 });
  bushes(sheet, chance, { x: [0, SHEET_SIZE], y: shore + 14, size: 42, ink: mix(mid, near, 0.5) });
  const pool = steps(mix(water, light, 0.6), mix(water, shadow, 0.12), 5);
  bands(sheet, { from: shore + 8, to: SHEET_SIZE, inks: pool, wave: 3, power: 1.2 });
  for (const [left, y, width] of [
    [220, 26, 420],
    [860, 62, 460],
    [480, 120, 300],
  ] as const) {
    sheet.path(lens(fromLeft(left), shore + y, width, 26), mix(light, skyLow, 0.2), 0.45);
  }
  glints(sheet, chance, { x: [0, SHEET_SIZE], y: [shore + 60, 830], count: 12, ink: light, opacity: 0.4 });
  deck(stage);
  sheet.at(fromLeft(0), 0, mirror, () => drape(stage));
  bowl(stage);
  prop({ x: fromLeft(730), base: 890, width: 340 });
};

function deck({ sheet, inks }: Stage): void {
  const wood = mix(inks.ground, inks.shadow, 0.26);
  sheet.rect(0, 834, SHEET_SIZE, 366, mix(inks.water, inks.shadow, 0.5));
  sheet.rect(0, 826, SHEET_SIZE, 380, wood);
  for (const [y, height] of [
    [862, 4],
    [910, 6],
    [972, 8],
    [1050, 10],
    [1140, 12],
  ] as const)
    sheet.rect(0, y, SHEET_SIZE, height, mix(wood, inks.shadow, 0.4));
  sheet.rect(0, 820, SHEET_SIZE, 12, mix(wood, inks.light, 0.35));
}

function drape({ sheet, inks }: Stage): void {
  const { light, shadow, ground, near } = inks;
  const timber = mix(near, shadow, 0.4);
  sheet.rect(0, 0, SHEET_SIZE, 84, timber);
  sheet.rect(0, 84, SHEET_SIZE, 12, mix(timber, shadow, 0.5));
  sheet.rect(62, 60, 40, 800, timber);
  const linen = mix(light, ground, 0.12);
  sheet.path('M0 94H260Q250 360 120 540Q170 700 160 868H0z', linen);
  for (const fold of [
    'M200 94H236Q226 350 108 530Q196 300 200 94z',
    'M90 94H140Q130 340 70 520Q96 300 90 94z',
    'M120 566Q150 700 138 868H112Q122 700 100 566z',
    'M60 566Q84 700 66 868H36Q54 700 40 566z',
  ]) {
    sheet.path(fold, mix(linen, shadow, 0.22));
  }
  sheet.path('M0 530Q70 556 130 526L126 562Q70 590 0 566z', mix(ground, shadow, 0.3));
}

/** Rolled towels, a bowl that steams and one blossom. */
function bowl({ sheet, inks, fromLeft, mirror }: Stage): void {
  const { light, shadow, ground, accent, sun } = inks;
  sheet.at(fromLeft(360), 946, mirror, () => {
    sheet.path(lens(16, 2, 210, 22), shadow, 0.4);
    for (const [left, y] of [
      [-150, -34],
      [-78, -34],
      [-114, -96],
    ] as const) {
      sheet.disc(left, y, 36, mix(light, ground, 0.1));
      sheet.disc(left + 3, y + 2, 26, mix(light, shadow, 0.26));
      sheet.disc(left, y, 19, light);
      sheet.disc(left + 2, y + 1, 8, mix(light, shadow, 0.26));
    }
    sheet.path('M6-84H150Q148-18 108 0H48Q8-18 6-84z', mix(ground, shadow, 0.5));
    sheet.path('M96-84H150Q148-18 108 0H78Q102-30 96-84z', mix(ground, shadow, 0.68));
    sheet.oval(78, -84, 72, 12, mix(sun, ground, 0.4));
    sheet.line('M50-112q-16-30 0-56t0-56M84-112q-16-34 0-62t0-62M116-112q-14-26 0-48t0-48', light, 6, 0.6);
  });
  const [cx, cy] = [fromLeft(360) + 210 * mirror, 930];
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI - 1.57;
    sheet.oval(
      cx + Math.cos(angle) * 21,
      cy + Math.sin(angle) * 13,
      17,
      12,
      i % 2 === 0 ? light : mix(light, accent, 0.22),
    );
  }
  sheet.oval(cx, cy, 9, 7, accent);
}
