import { bands } from '../kit/bands.ts';
import { landUnder } from '../kit/curve.ts';
import { mix, steps } from '../kit/mix.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Four branches of coral, each forked once. */
const staghorn =
  'M0 0Q-30-60-74-84L-92-130M-74-84l-30-8M0 0Q-18-80-34-112L-44-176M-34-112l28-34' +
  'M0 0Q20-80 36-116L40-186M36-116l30-30M0 0Q40-50 80-76L110-128M80-76l32-4';

/**
 * Half above and half below the water: the landmark on its shore, shafts of light, coral in the corners, a
 * sandy clearing.
 */
export const reef: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  const waterLine = 516;
  sky(waterLine - 20);
  const shore = [
    0,
    waterLine - 4,
    170,
    waterLine - 40,
    420,
    waterLine - 22,
    700,
    waterLine - 44,
    930,
    waterLine - 2,
  ];
  landmark({ x: fromLeft(430), base: waterLine - 10, height: 216 });
  sheet.at(fromLeft(0), 0, mirror, () => sheet.path(landUnder(shore, waterLine + 10), inks.mid), 1);
  sheet.at(fromLeft(0), 0, mirror, () => below(stage, waterLine), 1);
  prop({ x: fromLeft(690), base: 868, width: 350 });
};

function below(stage: Stage, waterLine: number): void {
  const { sheet, inks } = stage;
  const { water, skyLow, light, shadow, ground } = inks;
  const deep = mix(water, shadow, 0.62);
  sheet.rect(0, waterLine - 10, SHEET_SIZE, 40, mix(water, shadow, 0.1));
  const sea = steps(mix(water, skyLow, 0.42), deep, 6);
  bands(sheet, { from: waterLine + 16, to: SHEET_SIZE, inks: sea, wave: 10, power: 1.05 });
  const [ripple, back] = [' 150 0'.repeat(7), ' -150 0'.repeat(7)];
  sheet.path(`M0 ${waterLine + 8}q75-12 150 0t${ripple}v14q-75-12-150 0t${back}z`, mix(skyLow, light, 0.6));
  for (const [i, at] of [150, 470, 840, 1020].entries()) {
    const [width, drift] = [i % 2 === 0 ? 64 : 106, 140 + 40 * (i % 2)];
    sheet.poly(
      [at, waterLine + 20, at + width, waterLine + 20, at + width - drift, 860, at - drift * 1.4, 860],
      light,
      0.13,
    );
  }
  const sand = mix(mix('#ecd3a0', ground, 0.3), water, 0.26);
  const rock = mix(water, shadow, 0.68);
  const rear = 'M0 720Q70 680 150 740T300 850H0zM1200 700Q1110 660 1050 760T920 860H1200z';
  sheet.path(rear, mix(rock, water, 0.35));
  const sponge = mix(mix('#7e63a8', water, 0.3), shadow, 0.1);
  for (const [i, at] of [40, 92, 146, 1100, 1156].entries()) {
    const top = [700, 680, 760, 690, 620][i] ?? 700;
    sheet.path(`M${at - 20} 850V${top}q20-18 40 0V850z`, sponge);
    sheet.oval(at, top - 4, 19, 7, shadow);
  }
  sheet.path('M0 880Q200 838 420 852T760 846 1200 870V1200H0z', sand);
  sheet.path('M0 980Q300 930 620 960T1200 950V1200H0z', mix(sand, shadow, 0.2));
  const corners =
    'M0 830Q120 820 210 900T420 1040 520 1200H0zM1200 840Q1080 850 1010 930T860 1080 800 1200H1200z';
  sheet.path(corners, rock);
  corals(stage);
  for (const [i, at] of [330, 402, 276, 356, 460].entries())
    sheet.at(at, [650, 690, 702, 744, 640][i] ?? 650, 1 - i * 0.09, () => {
      sheet.path('M-30 0l-26-18q-2 18 0 36z', '#d98b34');
      sheet.path('M-36 2q36-40 78-2-42 40-78 2z', '#f2b443');
      sheet.path('M-4-19q-8 20 2 38l10-2q-10-18-2-36z', light);
      sheet.disc(26, -3, 4, shadow);
    });
}

function corals({ sheet, inks }: Stage): void {
  const { accent, shadow, light } = inks;
  for (const [cx, cy, size, ink] of [
    [170, 950, 1.3, accent],
    [1060, 960, 1.1, mix('#e98aa0', light, 0.1)],
    [60, 1060, 1, mix('#f2b443', accent, 0.3)],
  ] as const)
    for (const [shift, tone] of [
      [9, mix(ink, shadow, 0.35)],
      [0, ink],
    ] as const)
      sheet.at(cx + shift, cy, size, () => sheet.line(staghorn, tone, 13));
  for (const [at, y, radius, ink] of [
    [290, 1000, 74, '#8f6fb0'],
    [1170, 940, 86, '#e0a23c'],
    [960, 1060, 60, '#8f6fb0'],
  ] as const) {
    const tone = mix(ink, inks.water, 0.2);
    sheet.path(`M${at - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`, tone);
    const shaded = `M${at} ${y - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}h-${radius * 0.6}q${radius * 0.1}-${radius * 0.6}-${radius * 0.4}-${radius}z`;
    sheet.path(shaded, mix(tone, shadow, 0.34));
  }
  const front = 'M0 1050Q120 990 260 1050T470 1200H0zM1200 1030Q1060 1000 980 1070T840 1200H1200z';
  sheet.path(front, mix(inks.water, shadow, 0.84));
}
