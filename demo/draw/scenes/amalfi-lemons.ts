import { bands } from '@ashore/artwork/kit/bands.ts';
import { smallSail } from '@ashore/artwork/kit/boats.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { townRow } from '@ashore/artwork/kit/houses.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { cumulus } from '@ashore/artwork/kit/sky-things.ts';
import { cypress } from '@ashore/artwork/kit/trees.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { glints, shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const deep = '#123f57';
const leaf = '#2f7a52';
const leafShade = '#1d5546';
const lemon = '#f6c63c';
const horizon = 470;

export const amalfiLemons = poster('amalfi-lemons', '#8fc0c0', (sheet) => {
  const chance = chanceFrom(127);
  bands(sheet, {
    from: 0,
    to: horizon,
    inks: ['#3d9cc0', '#68b5cb', '#98cdd3', '#c6e1d9', '#e6eedd'],
    wave: 7,
  });
  cumulus(sheet, 190, 400, 200, '#fffaea');
  bands(sheet, { from: horizon, to: 1000, inks: steps('#7fc4c6', '#0f6a8c', 6), wave: 4, power: 1.25 });
  glints(sheet, chance, {
    x: [0, 520],
    y: [486, 800],
    count: 24,
    ink: '#e3f3e4',
    opacity: 0.65,
    size: [10, 40],
  });
  smallSail(sheet, 118, 566, 84, { hull: deep, main: '#fff6e0', jib: '#e5484d' });
  smallSail(sheet, 262, 512, 36, { hull: deep, main: '#fff6e0', jib: '#fff6e0' });
  cliffs(sheet);
  town(sheet, chance);
  beach(sheet);
  path(sheet);
  branch(sheet);
});

function cliffs(sheet: Sheet): void {
  sheet.path(
    'M310 564Q346 486 430 400L470 330 520 300 560 220 620 190 660 120 720 104 800 60V564H310z',
    '#8fb3ac',
  );
  sheet.path('M660 120L720 104 800 60V560H700L720 420 690 330 716 240z', '#719c9b');
  sheet.path('M398 694Q432 580 500 500L560 430 600 360 660 330 700 270 760 250 800 210V694H398z', '#5d8f74');
  sheet.path('M760 250L800 210V700H730L760 520 736 400z', '#45775f');
  for (const [x, y, s] of [
    [640, 352, 66],
    [664, 346, 50],
    [744, 268, 70],
    [770, 256, 54],
  ] as const) {
    cypress(sheet, x, y, s, leaf, leafShade);
  }
}

function town(sheet: Sheet, chance: () => number): void {
  const rows = [
    { from: 590, rise: 0.5, foot: 500, w: [44, 62], h: [40, 66], haze: 0.16 },
    { from: 520, rise: 0.4, foot: 566, w: [52, 72], h: [46, 80], haze: 0.06 },
    { from: 470, rise: 0.24, foot: 630, w: [60, 84], h: [56, 92], haze: 0 },
  ] as const;
  for (const [i, { from, rise, foot, w, h, haze }] of rows.entries()) {
    const tint = (inkOf: string) => mix(inkOf, '#8fb3ac', haze);
    townRow(sheet, chance, {
      x: [from, 810],
      foot: (x) => foot - (x - from) * rise,
      base: foot + 60,
      width: [w[0], w[1]],
      height: [h[0], h[1]],
      walls: [tint('#fff3dc'), tint('#f7cf9c'), tint('#f0a98a'), tint('#fbe3c0'), tint('#f6d98c')],
      roofs: [tint('#d5754e'), tint('#c9603f')],
      window: tint('#2f5a6a'),
      shade: '#5a5f80',
      pitch: 0.16,
    });
    if (i === 0) belfry(sheet);
  }
}

/** The bell tower with its green and yellow majolica crown. */
function belfry(sheet: Sheet): void {
  const [x, y] = [612, 300];
  sheet.rect(x - 26, y, 52, 260, '#fbe6c8');
  sheet.rect(x + 6, y, 20, 260, '#cdb7a8');
  for (const dy of [24, 92]) {
    sheet.path(`M${x - 15} ${y + dy + 40}v-24q8-14 16 0v24z`, '#2f5a6a');
    sheet.rect(x - 30, y + dy + 50, 60, 8, '#d5754e');
  }
  for (const dx of [-24, 24]) {
    sheet.path(`M${x + dx - 10} ${y}v-18q10-18 20 0v18z`, '#3f8f6c');
    sheet.rect(x + dx - 10, y - 6, 20, 6, lemon);
  }
  sheet.path(`M${x - 22} ${y}v-36q22-40 44 0v36z`, '#3f8f6c');
  sheet.path(`M${x + 4} ${y}v-62q10 6 18 26v36z`, '#2b6b57');
  sheet.rect(x - 22, y - 28, 44, 8, lemon);
  sheet.rect(x - 22, y - 12, 44, 6, lemon);
  sheet.line(`M${x} ${y - 58}v-22`, deep, 3);
}

function beach(sheet: Sheet): void {
  sheet.path('M800 640H470Q430 660 470 700 560 760 800 780z', '#fff6e0');
  sheet.path('M800 640H480Q446 658 484 690 570 742 800 760z', '#f0d9a8');
  for (const [x, y, inkOf] of [
    [540, 684, '#e5484d'],
    [604, 704, lemon],
    [672, 700, '#e5484d'],
    [738, 724, '#2f7d9a'],
  ] as const) {
    shadow(sheet, x + 12, y + 14, 30, '#8a6f5c', 0.4);
    sheet.rect(x - 2, y - 10, 4, 24, deep);
    sheet.path(`M${x - 28} ${y - 6}Q${x} ${y - 44} ${x + 28} ${y - 6}z`, inkOf);
    sheet.path(
      `M${x - 9} ${y - 6}Q${x - 4} ${y - 30} ${x} ${y - 25} ${x + 5} ${y - 30} ${x + 10} ${y - 6}z`,
      '#fff6e0',
    );
  }
}

/** Terraces of lemon trees below the wall, and the way along its top. */
function path(sheet: Sheet): void {
  sheet.path(landUnder([-10, 742, 150, 780, 330, 838, 520, 842, 660, 806, 810, 780], 1000), leafShade);
  for (const [x, y, s] of [
    [476, 862, 66],
    [578, 850, 74],
    [684, 822, 70],
    [780, 796, 66],
  ] as const) {
    sheet.disc(x, y, s, '#28684c');
    for (const [dx, dy, k] of [
      [-0.34, 0.02, 0.58],
      [0.06, -0.36, 0.6],
      [0.2, 0.1, 0.54],
    ] as const)
      sheet.disc(x + dx * s, y + dy * s, k * s, '#3c8a58');
    for (const [dx, dy] of [
      [-0.4, -0.3],
      [0.1, -0.55],
      [0.4, 0],
      [-0.1, 0.1],
    ] as const)
      sheet.disc(x + dx * s, y + dy * s, 9, lemon);
  }
  sheet.path('M0 800Q160 832 300 892T520 1000H0z', '#e8cfa2');
  sheet.path('M0 800Q160 832 300 892T520 1000H470Q390 930 280 902 150 852 0 826z', '#fff3dc');
  for (const [x, y, w] of [
    [40, 900, 120],
    [150, 960, 150],
    [236, 926, 70],
  ] as const)
    sheet.rect(x, y, w, 7, '#c9a67c');
  shadow(sheet, 176, 914, 48, deep, 0.4);
  walker(sheet, 166, 914, 220, {
    coat: '#fff6e0',
    shade: '#d8cbb4',
    legs: '#2f5a7a',
    skin: '#c98d68',
    hair: '#3a241d',
    hat: '#f0b96a',
  });
  sheet.path('M128 764q22-8 30 6l6 60q-2 14-20 12-18-4-20-16z', '#e5484d');
  sheet.path('M150 766q8 4 8 10l4 56q-2 10-12 10z', '#b52f38');
}

/** The one leafy corner of the series. */
function branch(sheet: Sheet): void {
  sheet.line('M-10 34Q90 96 190 104T336 160', '#5a4632', 9);
  for (const [x, y, a] of [
    [40, 70, 60],
    [92, 84, -34],
    [120, 108, 74],
    [172, 92, -50],
    [214, 116, 66],
    [262, 112, -30],
    [300, 140, 40],
    [338, 164, 12],
    [20, 40, -60],
  ] as const) {
    sheet.turned(a, x, y, () => {
      sheet.path(`M${x} ${y}q46-34 92 0-46 12-92 0z`, leaf);
      sheet.path(`M${x} ${y}q46 30 92 0-46-6-92 0z`, leafShade);
    });
  }
  for (const [x, y, s] of [
    [84, 168, 1.12],
    [196, 196, 1],
    [290, 226, 0.84],
  ] as const) {
    sheet.at(x, y, s, () => {
      sheet.path('M0-58Q46-40 46 4 46 40 14 54 6 66 0 68-6 66-14 54-46 40-46 4-46-40 0-58z', lemon);
      sheet.path('M12-52Q46-36 46 4 46 40 14 54 6 66 0 68 30 30 12-52z', '#d99a2b');
      sheet.path('M-28-10q2-18 16-28-4 22-10 30z', '#fff0b4');
    });
  }
}
