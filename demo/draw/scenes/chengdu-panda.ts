import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const ink = '#26323a';
const inkLit = '#3b4c52';
const white = '#fff8e8';
const grey = '#d5d3c2';
const fresh = '#7fae5a';
const green = '#4d8659';
const deep = '#234f49';

export const chengduPanda = poster('chengdu-panda', '#b7cda2', (sheet) => {
  const chance = chanceFrom(197);
  bands(sheet, { from: 0, to: 760, inks: ['#a9ccb5', '#bdd7ba', '#d1e1c1', '#e3e9c9', '#f1efd2'], wave: 9 });
  sheet.disc(404, 330, 190, '#faf5da');
  sheet.path(landUnder([0, 470, 120, 420, 260, 450, 400, 400, 540, 440, 680, 396, 800, 430], 800), '#c3d6ae');
  pavilion(sheet);
  sheet.path(landUnder([0, 570, 160, 540, 330, 566, 520, 540, 700, 560, 800, 540], 800), '#9dbf92');
  grove(sheet, chance);
  sheet.path(landUnder([-10, 700, 150, 676, 400, 700, 640, 676, 810, 704], 1000), '#6fa265');
  sheet.path(landUnder([-10, 820, 200, 838, 420, 850, 620, 836, 810, 810], 1000), green);
  sheet.at(410, 846, 1.22, () => panda(sheet));
  sheet.path(landUnder([-10, 930, 180, 900, 420, 926, 640, 896, 810, 920], 1000), deep);
  ferns(sheet);
});

function pavilion(sheet: Sheet): void {
  const [roof, body] = ['#8aa890', '#b5c9a8'];
  sheet.rect(560, 410, 110, 120, body);
  for (const x of [566, 612, 656]) sheet.rect(x, 410, 10, 120, roof);
  sheet.path('M516 420q50-6 64-44h70q14 38 64 44-98-10-198 0z', roof);
  sheet.path('M548 372q34-6 44-34h46q10 28 44 34-66-8-134 0z', roof);
  sheet.path('M611 342l4-30 4 30z', roof);
}

/** Stems in three depths; joints are gaps in the ink, leaves hang in threes. */
function grove(sheet: Sheet, chance: () => number): void {
  for (const [row, xs, w] of [
    [0, [70, 190, 320, 560], 12],
    [1, [36, 150, 664, 742], 20],
    [2, [96, 708, 788, 6], 32],
  ] as const) {
    const stem = [mix('#9dbf92', '#6fa265', 0.3), fresh, green][row] ?? green;
    const shade = mix(stem, deep, 0.38);
    for (const x of xs) stalk(sheet, x + 8 * (chance() - 0.5), w, stem, shade, row);
  }
  for (const [x, y, s, a] of [
    [96, 160, 1.2, 30],
    [96, 330, 1, 150],
    [708, 120, 1.1, 170],
    [708, 300, 1.2, 20],
    [788, 220, 1, 160],
    [6, 250, 1, 20],
    [150, 480, 0.8, 20],
    [664, 470, 0.8, 160],
  ] as const) {
    leaves(sheet, x, y, s, a);
  }
}

function stalk(sheet: Sheet, x: number, w: number, stem: string, shade: string, row: number): void {
  const joint = 116 + row * 22;
  for (let y = row * 26 - joint; y < 720; y += joint) sheet.rect(x - w / 2, y, w, joint - 5, stem);
  sheet.rect(x + w * 0.14, 0, w * 0.36, 700, shade, 0.7);
}

function leaves(sheet: Sheet, x: number, y: number, s: number, degrees: number): void {
  for (const [turn, inkOf] of [
    [-26, green],
    [8, fresh],
    [40, deep],
  ] as const) {
    sheet.turned(degrees + turn, x, y, () =>
      sheet.path(
        `M${x} ${y}q${Math.round(48 * s)}-${Math.round(22 * s)} ${Math.round(104 * s)} 0-${Math.round(54 * s)} ${Math.round(20 * s)}-${Math.round(104 * s)} 0z`,
        inkOf,
      ),
    );
  }
}

/** Sits at 0, facing us, one stem of bamboo across. */
function panda(sheet: Sheet): void {
  sheet.path(lens(10, 0, 200, 24), deep, 0.55);
  sheet.path('M-132-210Q-164-60-120-14-60 18 0 18T120-14Q164-60 132-210z', white);
  sheet.path('M60-220q72 0 72 10 32 150-12 196-46 24-96 30 84-90 36-236z', grey);
  sheet.path('M-140-250Q-120-300-60-300H60q60 0 80 50 14 46-2 70-138 44-276 0-16-24-2-70z', ink);
  sheet.path('M60-300q60 0 80 50 14 46-2 70-26 8-52 14 4-76-26-134z', mix(ink, '#0f1a24', 0.5));
  legs(sheet);
  head(sheet);
  bamboo(sheet);
}

function legs(sheet: Sheet): void {
  for (const side of [-1, 1]) {
    sheet.at(
      0,
      0,
      side,
      () => {
        sheet.path('M44-80Q110-110 158-60 186-16 150 12 96 30 58 4 36-30 44-80z', side < 0 ? inkLit : ink);
        sheet.oval(124, -22, 38, 42, side < 0 ? '#4f6166' : inkLit);
        sheet.oval(124, -12, 17, 18, '#d98f80');
        for (const [x, y] of [
          [100, -44],
          [122, -54],
          [144, -46],
        ] as const)
          sheet.disc(x, y, 7.5, '#d98f80');
      },
      1,
    );
  }
}

function head(sheet: Sheet): void {
  for (const [x, inkOf] of [
    [-100, ink],
    [100, mix(ink, '#0f1a24', 0.5)],
  ] as const) {
    sheet.disc(x, -462, 46, inkOf);
    sheet.disc(x * 0.98, -454, 22, inkLit);
  }
  sheet.path('M-144-364Q-150-486 0-490 150-486 144-364 130-262 0-258-130-262-144-364z', white);
  sheet.path('M52-484Q148-466 144-364 130-262 0-258 116-296 52-484z', grey);
  sheet.turned(28, -64, -372, () => sheet.oval(-64, -372, 33, 45, ink));
  sheet.turned(-28, 64, -372, () => sheet.oval(64, -372, 33, 45, ink));
  sheet.disc(-56, -376, 13, white);
  sheet.disc(56, -376, 13, white);
  sheet.disc(-52, -374, 8, ink);
  sheet.disc(52, -374, 8, ink);
  sheet.path('M-22-336q22-14 44 0-4 20-22 22-18-2-22-22z', ink);
  sheet.line('M0-314v14M-26-296q14 14 26-4 12 18 26 4', ink, 6);
}

function bamboo(sheet: Sheet): void {
  sheet.turned(-24, 0, -232, () => {
    for (const [x, w] of [
      [-190, 92],
      [-94, 92],
      [2, 92],
      [98, 84],
    ] as const) {
      sheet.rect(x, -246, w, 26, fresh);
      sheet.rect(x, -232, w, 12, green);
    }
    leaves(sheet, 176, -240, 0.86, -20);
    leaves(sheet, -180, -236, 0.6, 170);
  });
  sheet.path('M-140-236q20-40 70-30 26 8 24 36-6 30-46 32-40-4-48-38z', inkLit);
  sheet.path('M140-262q-24-38-70-26-24 10-20 36 8 28 46 28 38-6 44-38z', ink);
}

function ferns(sheet: Sheet): void {
  for (const [x, y, s] of [
    [96, 950, 1.1],
    [700, 940, 1.2],
    [590, 976, 0.8],
    [230, 980, 0.8],
  ] as const) {
    for (const a of [-150, -120, -90, -60, -30]) {
      sheet.turned(a, x, y, () =>
        sheet.path(
          `M${x} ${y}q${Math.round(50 * s)}-${Math.round(20 * s)} ${Math.round(100 * s)} 0-${Math.round(50 * s)} ${Math.round(18 * s)}-${Math.round(100 * s)} 0z`,
          a % 60 === 0 ? fresh : green,
        ),
      );
    }
  }
  for (const [x, y] of [
    [150, 916],
    [178, 934],
    [128, 940],
    [636, 912],
    [664, 928],
    [640, 946],
  ] as const) {
    for (const [dx, dy] of [
      [-9, 0],
      [9, 0],
      [0, -9],
      [0, 9],
    ] as const)
      sheet.disc(x + dx, y + dy, 9, '#e5484d');
    sheet.disc(x, y, 6, '#f6c63c');
  }
}
