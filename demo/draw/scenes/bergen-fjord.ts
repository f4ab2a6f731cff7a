import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { cloud } from '@ashore/artwork/kit/sky-things.ts';
import { fir, firRow } from '@ashore/artwork/kit/trees.ts';
import { glints, lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const shade = '#0f2f40';
const snow = '#fff8ea';
const red = '#d8432f';
const shore = 640;

export const bergenFjord = poster('bergen-fjord', '#8fb6b6', (sheet) => {
  const chance = chanceFrom(23);
  bands(sheet, {
    from: 0,
    to: shore,
    inks: ['#7fbcc8', '#a3cfd2', '#c6e0da', '#e4ebdb', '#f7eeda'],
    wave: 7,
  });
  sheet.disc(466, 330, 84, '#fff6dc');
  cloud(sheet, 300, 190, 190, snow, 0.9);
  farPeak(sheet);
  rightWall(sheet);
  leftWall(sheet, chance);
  farm(sheet, chance);
  bands(sheet, { from: shore, to: 1000, inks: steps('#6fa9ad', '#164c5c', 6), wave: 5, power: 1.35 });
  sheet.path('M336 640h130l40 70q-90 46-170 0z', '#a9c6c2', 0.55);
  glints(sheet, chance, {
    x: [0, 800],
    y: [652, 990],
    count: 26,
    ink: '#cfe2d8',
    opacity: 0.55,
    size: [14, 54],
  });
  sheet.at(404, 812, 1.16, () => catamaran(sheet));
  headland(sheet);
});

function farPeak(sheet: Sheet): void {
  sheet.path('M170 650L262 452 318 402 372 300 408 262 452 330 500 378 548 470 640 650z', '#a5bfc2');
  sheet.path('M408 262L452 330 500 378 548 470 640 650H430L448 520 412 430 430 352z', '#86a8b0');
  sheet.path(
    'M318 402L372 300 408 262 452 330 478 356 452 372 440 346 418 392 396 350 372 410 352 380z',
    snow,
  );
  sheet.path('M408 262L452 330 478 356 452 372 440 346 418 392 430 352z', mix(snow, '#86a8b0', 0.4));
}

function rightWall(sheet: Sheet): void {
  sheet.path('M800 150L742 176 690 262 650 300 610 392 566 448 520 560 486 650H800z', '#4f8790');
  sheet.path('M800 150L742 176 764 260 716 350 742 452 690 540 700 650H800z', '#3a6d79');
  sheet.path('M800 150L742 176 690 262 712 282 730 252 742 292 760 236 800 270z', snow);
  sheet.path('M742 176l18 60 40 34V150z', mix(snow, '#3a6d79', 0.35));
}

function leftWall(sheet: Sheet, chance: () => number): void {
  sheet.path('M0 40L58 78 96 150 150 214 176 306 232 372 250 462 306 540 330 650H0z', '#235765');
  sheet.path('M0 40L58 78 40 190 92 268 62 380 128 470 104 560 140 650H0z', '#17414f');
  sheet.path('M0 40L58 78 96 150 128 188 104 196 88 168 70 226 50 172 24 214 0 190z', snow);
  sheet.path('M0 40L58 78 50 172 24 214 0 190z', mix(snow, '#17414f', 0.38));
  sheet.line('M196 328q14 60 2 120t12 96 2 94', snow, 9);
  sheet.line('M212 544q-12 46-18 94', snow, 5);
  firRow(sheet, chance, {
    x: [-10, 338],
    y: (x) => 628 - Math.max(0, 120 - x) * 0.25,
    s: 62,
    ink: shade,
    base: 656,
  });
}

function farm(sheet: Sheet, chance: () => number): void {
  firRow(sheet, chance, {
    x: [520, 810],
    y: (x) => 634 - (x - 520) * 0.08,
    s: 58,
    ink: '#1d4c58',
    base: 656,
  });
  sheet.path('M470 652q120-26 340-34v40H470z', '#5d8f6b');
  for (const [x, y, wall] of [
    [596, 640, red],
    [664, 634, '#f3d9a6'],
    [724, 638, red],
  ] as const) {
    sheet.rect(x, y - 26, 44, 28, wall);
    sheet.rect(x + 30, y - 26, 14, 28, mix(wall, shade, 0.35));
    sheet.poly([x - 5, y - 26, x + 16, y - 48, x + 49, y - 26], '#1d3a47');
    sheet.rect(x + 8, y - 18, 9, 11, shade);
  }
}

/** Water line at 0, bow to the right. */
function catamaran(sheet: Sheet): void {
  sheet.path(lens(0, 12, 210, 16), shade, 0.45);
  sheet.path('M-176-122L-160-150H52l44 28z', snow);
  sheet.path('M-150-146h196l14 10h-216z', '#164c5c');
  sheet.path('M-200-66l14-58H92q50 24 92 58z', snow);
  sheet.path('M-176-112H86q36 16 62 34h-330z', '#164c5c');
  for (let x = -140; x < 90; x += 40) sheet.rect(x, -112, 6, 34, snow);
  sheet.line('M-112-150v-44M-112-186h26', '#164c5c', 5);
  sheet.path('M-112-196l44 9-44 9z', red);
  sheet.path('M-206-68H226Q190-8 168 8h-346q-20-20-28-76z', '#f4ead6');
  sheet.path('M-204-54H217l-12 20h-404z', red);
  sheet.path('M-40 8Q60-6 200-30 182-4 168 8z', mix('#f4ead6', shade, 0.35));
  for (const [x, coat] of [
    [104, red],
    [130, '#f2b443'],
    [158, '#235765'],
  ] as const) {
    sheet.path(`M${x - 9}-66q-1-32 9-32t9 32z`, coat);
    sheet.disc(x, -104, 7, '#d59c74');
  }
  sheet.line('M92-84H200', shade, 3);
  sheet.path(
    [
      lens(-250, 8, 60, 8),
      lens(-300, 26, 84, 8),
      lens(-240, 46, 60, 6),
      lens(40, 44, 110, 8),
      lens(80, 70, 74, 8),
    ].join(''),
    snow,
    0.8,
  );
}

function headland(sheet: Sheet): void {
  sheet.path('M0 916q90-26 190 6t210 78H0z', shade);
  for (const [x, y, s] of [
    [34, 930, 190],
    [104, 934, 128],
    [166, 950, 90],
  ] as const) {
    fir(sheet, x, y, s, '#1b4a55', shade);
  }
}
