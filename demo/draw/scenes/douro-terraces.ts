import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { cloud } from '@ashore/artwork/kit/sky-things.ts';
import { cypress } from '@ashore/artwork/kit/trees.ts';
import { glints, lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const dark = '#1d4038';
const wine = '#8c2740';

export const douroTerraces = poster('douro-terraces', '#b9c393', (sheet) => {
  const chance = chanceFrom(71);
  bands(sheet, { from: 0, to: 420, inks: ['#a9d0bf', '#c5dfc6', '#dde9cd', '#eff0d3', '#f9f1d6'], wave: 8 });
  sheet.disc(560, 214, 88, '#fffae3');
  cloud(sheet, 200, 170, 170, '#fffae9', 0.95);
  sheet.path(landUnder([0, 330, 130, 300, 280, 336, 420, 306, 560, 330, 700, 288, 800, 306], 470), '#b3cfa4');
  sheet.path(landUnder([180, 404, 300, 398, 420, 372, 540, 330, 660, 340, 800, 300], 1000), '#93b985');
  terraces(sheet, {
    crest: [528, 452, 580, 428, 650, 388, 730, 372, 810, 340],
    drop: 46,
    count: 8,
    inks: ['#7faa6c', '#5f9260'],
    soil: '#cdb978',
  });
  terraces(sheet, {
    crest: [-10, 352, 90, 340, 200, 372, 300, 432, 390, 520, 470, 640],
    drop: 54,
    count: 9,
    inks: ['#b7b45a', '#8ca552'],
    soil: '#e5cf8f',
  });
  river(sheet, chance);
  sheet.at(74, 386, 1, () => quinta(sheet));
  sheet.at(432, 716, 0.84, () => rabelo(sheet));
  table(sheet);
});

interface Terraces {
  crest: readonly number[];
  drop: number;
  count: number;
  inks: readonly [string, string];
  soil: string;
}

/** Walls follow the slope: each step is the crest again, a little lower, with a thread of soil on its edge. */
function terraces(sheet: Sheet, { crest, drop, count, inks, soil }: Terraces): void {
  for (let i = 0; i < count; i++) {
    const fall = drop * i * (1 + i * 0.06);
    const lowered = (extra: number) => crest.map((value, k) => (k % 2 === 0 ? value : value + fall + extra));
    if (i > 0) sheet.path(landUnder(lowered(-6), 1000), soil);
    sheet.path(landUnder(lowered(0), 1000), inks[i % 2 === 0 ? 0 : 1]);
  }
}

function river(sheet: Sheet, chance: () => number): void {
  sheet.path(
    'M566 448C520 458 474 484 452 524 430 564 396 592 360 640 300 716 270 800 180 1000H820V756C720 724 572 700 548 644 526 590 544 540 566 502 580 478 592 460 606 450z',
    '#7db9b4',
  );
  sheet.path(
    'M452 524C430 564 396 592 360 640 300 716 270 800 180 1000H270C340 860 350 780 394 700 430 630 456 580 476 528z',
    '#5c9f9f',
  );
  glints(sheet, chance, {
    x: [360, 780],
    y: [610, 800],
    count: 18,
    ink: '#d3e6d2',
    opacity: 0.8,
    size: [14, 36],
  });
}

function quinta(sheet: Sheet): void {
  const white = '#fff7e4';
  sheet.path(lens(70, 4, 120, 12), dark, 0.3);
  sheet.rect(0, -58, 120, 62, white);
  sheet.rect(120, -58, 40, 62, '#d5cdb8');
  sheet.poly([-10, -56, 24, -92, 144, -92, 122, -56], '#d9593f');
  sheet.poly([144, -92, 170, -56, 122, -56], '#a8433b');
  sheet.rect(36, -122, 34, 36, white);
  sheet.rect(60, -122, 10, 36, '#d5cdb8');
  sheet.poly([30, -120, 53, -142, 76, -120], '#d9593f');
  for (const x of [14, 46, 78]) sheet.rect(x, -40, 14, 20, '#3f6a5a');
  sheet.rect(100, -32, 14, 36, '#3f6a5a');
  for (const [x, s] of [
    [-34, 120],
    [-58, 92],
    [178, 96],
  ] as const)
    cypress(sheet, x, 8, s, '#3f7457', dark);
}

/** The wine boat of the river: one square sail, a steering oar as long as the hull. */
function rabelo(sheet: Sheet): void {
  sheet.path(lens(0, 10, 150, 12), dark, 0.35);
  sheet.line('M84-30L196 16', '#4a2f2a', 6);
  sheet.line('M-10-30V-206', '#4a2f2a', 6);
  sheet.path('M-74-196Q-10-186 56-198 74-130 62-72-10-54-82-70-64-140-74-196z', '#fff3d6');
  sheet.path('M20-193L56-198Q74-130 62-72 40-66 22-65 34-130 20-193z', '#dcc9a8');
  sheet.disc(-16, -128, 24, wine);
  sheet.path('M-156-52Q-100-26 0-26T118-44L104 0Q0 20-104 2-140-16-156-52z', '#5b3a30');
  sheet.path('M-148-36Q-90-10 0-10T114-30L108-14Q0 8-118-6-140-18-148-36z', '#d9593f');
  for (const x of [-74, -44, 34, 62]) {
    sheet.path(`M${x - 12}-28q-4-14 0-26h24q4 12 0 26z`, '#a9743f');
    sheet.rect(x - 13, -46, 26, 4, '#4a2f2a');
  }
  sheet.path(lens(-6, 30, 60, 7) + lens(14, 50, 44, 6), '#dfe3cb', 0.8);
}

function table(sheet: Sheet): void {
  sheet.path('M0 836L800 800V1000H0z', '#e8d3a6');
  sheet.path('M0 872L800 838V1000H0z', '#b98f62');
  for (const [x, y] of [
    [120, 868],
    [330, 859],
    [560, 849],
    [742, 841],
  ] as const) {
    sheet.rect(x, y, 5, 160, '#96704f');
  }
  bottle(sheet, 668, 838);
  glass(sheet, 588, 844, 0.94);
  glass(sheet, 738, 848, 1.02);
  grapes(sheet, 230, 846);
}

function bottle(sheet: Sheet, x: number, y: number): void {
  sheet.path(lens(x + 24, y, 62, 12), dark, 0.4);
  sheet.path(`M${x - 38} ${y}v-150q0-34 22-58v-66h32v66q22 24 22 58v150z`, '#26463b');
  sheet.path(`M${x + 12} ${y}v-160q0-30-10-48v-66h14v66q22 24 22 58v150z`, '#152f2b');
  sheet.rect(x - 18, y - 292, 36, 34, wine);
  sheet.rect(x - 38, y - 118, 76, 76, '#f8eed6');
  sheet.rect(x + 12, y - 118, 26, 76, '#d6c8ac');
  sheet.path(`M${x - 26} ${y - 56}l20-34 16 20 10-12 12 26z`, '#d9593f');
}

function glass(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.at(x, y, s, () => {
    sheet.path(lens(14, 0, 46, 9), dark, 0.35);
    sheet.path(lens(0, -2, 36, 9), '#fff8e6');
    sheet.rect(-3, -76, 6, 74, '#fff8e6');
    sheet.path('M-44-190H44Q56-80 0-72-56-80-44-190z', '#fff8e6', 0.62);
    sheet.path('M-47-140H47Q48-82 0-78-48-82-47-140z', wine);
    sheet.path('M8-140H47Q48-82 0-78 24-100 8-140z', '#641c36');
    sheet.path('M-36-186h10q-8 40-4 84-14-30-6-84z', '#fffaf0', 0.5);
  });
}

function grapes(sheet: Sheet, x: number, y: number): void {
  sheet.path(lens(x + 10, y + 10, 92, 12), dark, 0.35);
  for (const [row, inkOf] of [
    [0, wine],
    [1, mix(wine, '#3a1c44', 0.45)],
  ] as const) {
    for (const [dx, dy] of [
      [-56, -8],
      [-28, -6],
      [0, -4],
      [28, -2],
      [56, 2],
      [-42, -32],
      [-14, -30],
      [14, -28],
      [40, -26],
      [-28, -54],
      [0, -52],
    ] as const) {
      if ((dx + dy) % 4 === 0 ? row === 0 : row === 1) sheet.disc(x + dx, y + dy, 18, inkOf);
    }
  }
  sheet.path(`M${x - 20} ${y - 66}q-20-40-60-34 0 30 26 40 20 4 34-6z`, '#5f9260');
  sheet.line(`M${x - 14} ${y - 66}q4-18 20-26`, '#6b4a34', 5);
}
