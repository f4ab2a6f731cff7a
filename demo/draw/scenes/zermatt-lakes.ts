import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { cloud } from '@ashore/artwork/kit/sky-things.ts';
import { fir, firRow } from '@ashore/artwork/kit/trees.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { glints, shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const deep = '#16384f';
const snow = '#fffaf0';
const shore = 604;

export const zermattLakes = poster('zermatt-lakes', '#8fb5bd', (sheet) => {
  const chance = chanceFrom(47);
  bands(sheet, {
    from: 0,
    to: shore,
    inks: ['#3f8fbd', '#64a9c9', '#8fc3d3', '#b9d9db', '#dfeae0'],
    wave: 8,
  });
  sheet.path(
    'M0 470L90 420 170 452 240 410 330 470V640H0zM800 452L716 408 640 452 560 420 500 480V640H800z',
    '#a9c6d2',
  );
  sheet.path(
    'M0 470L90 420 112 438 88 452 60 446 30 470 0 486zM716 408L744 426 722 446 700 430 676 444 660 438z',
    snow,
  );
  matterhorn(sheet, ['#7795a8', '#4a6b85', snow, '#c3d4da']);
  cloud(sheet, 556, 214, 190, snow);
  nearHills(sheet, chance);
  lake(sheet, chance);
  bank(sheet);
});

/** From Stellisee: the east face in the light, the hooked summit, the north face in the shade. */
function matterhorn(sheet: Sheet, [lit, dark, white, dim]: readonly [string, string, string, string]): void {
  sheet.path(
    'M120 620L206 506 262 452 300 372 334 306 352 250 384 196 398 164 424 150 444 160 452 186 486 236 506 286 548 340 580 404 640 470 712 560 740 620z',
    lit,
  );
  sheet.path(
    'M424 150L444 160 452 186 486 236 506 286 548 340 580 404 640 470 712 560 740 620H432L470 560 430 484 452 410 420 330 436 262 418 204z',
    dark,
  );
  sheet.path(
    'M398 164L424 150 418 204 436 262 420 330 452 410 436 442 410 398 396 424 372 362 356 400 340 352 318 392 300 372 334 306 352 250 384 196z',
    white,
  );
  sheet.path('M384 196L398 176 402 240 376 300 390 340 362 330 352 290z', lit);
  sheet.path('M424 150L444 160 452 186 470 212 456 236 440 226 436 262 418 204z', dim);
  sheet.path(
    'M506 286L548 340 556 356 530 350 520 376 500 330zM262 452L300 430 318 470 286 480 262 520 240 492z',
    white,
    0.9,
  );
  sheet.path('M470 420L496 470 540 500 520 540 480 500z', dim, 0.8);
}

function nearHills(sheet: Sheet, chance: () => number): void {
  sheet.path(landUnder([0, 520, 90, 530, 190, 562, 300, 590, 400, 598], 640), '#5d8a5c');
  sheet.path(landUnder([400, 600, 500, 588, 620, 556, 720, 536, 800, 510], 640), '#3f7358');
  firRow(sheet, chance, { x: [-10, 250], y: (x) => 556 + x * 0.17, s: 56, ink: '#24594f', base: 620 });
  firRow(sheet, chance, {
    x: [560, 810],
    y: (x) => 604 - (x - 560) * 0.16,
    s: 64,
    ink: '#1d4a49',
    base: 620,
  });
  for (const [x, y, s] of [
    [278, 606, 62],
    [314, 608, 44],
    [520, 608, 50],
  ] as const) {
    fir(sheet, x, y, s, '#d9a441', '#b07c35');
  }
}

/** The mountain upside down, flatter and three fifths drowned in the colour of the water. */
function lake(sheet: Sheet, chance: () => number): void {
  const water = steps('#9ccbd0', '#2c7388', 6);
  bands(sheet, { from: shore, to: 1000, inks: water, wave: 4, power: 1.25 });
  const drown = (inkOf: string) => mix(inkOf, '#5d9fae', 0.58);
  sheet.at(
    0,
    shore + 4 + 620 * 0.62,
    1,
    () => matterhorn(sheet, [drown('#7795a8'), drown('#4a6b85'), drown(snow), drown('#c3d4da')]),
    -0.62,
  );
  sheet.path('M0 604h260q-90 34-260 40zM800 604H548q90 40 252 52z', '#2d6560', 0.75);
  for (const [y, opacity] of [
    [700, 0.5],
    [748, 0.6],
    [806, 0.7],
    [860, 0.8],
  ] as const) {
    sheet.path(`M0 ${y}q200-12 400 0t400 0v9q-200 10-400-2t-400 2z`, '#6fb0ba', opacity);
  }
  glints(sheet, chance, { x: [60, 740], y: [620, 960], count: 20, ink: '#e3f0e6', opacity: 0.7 });
}

function bank(sheet: Sheet): void {
  sheet.path('M0 930q120-30 250-10 150 22 260-20 90-60 290-66V1000H0z', '#2b5f4c');
  sheet.path('M470 1000q60-90 150-104 90-34 180-30v134z', deep);
  sheet.path('M520 900q30-54 92-58 60 2 84 46l-24 22q-80 14-152-10z', '#8d9aa0');
  sheet.path('M612 842q60 2 84 46l-24 22-50 6q10-46-10-74z', '#5b6d7b');
  shadow(sheet, 610, 852, 44, deep, 0.5);
  walker(sheet, 604, 852, 182, {
    coat: '#f6ead2',
    shade: '#c9b9a4',
    legs: '#23405a',
    skin: '#c98d68',
    hair: '#3a241d',
    hat: '#f2b443',
  });
  sheet.path('M600 728q22-8 30 4l6 46q-2 14-20 12-16-4-18-16z', '#e5484d');
  sheet.path('M622 730q8 2 10 8l4 44q-2 10-12 8z', '#b52f38');
  sheet.line('M566 776L552 858M590 752L566 776', '#23405a', 5);
  for (const [x, y, s] of [
    [60, 946, 150],
    [124, 950, 96],
    [770, 900, 120],
  ] as const) {
    fir(sheet, x, y, s, '#2b6a55', '#173f3f');
  }
  for (const [x, y] of [
    [250, 946],
    [300, 962],
    [360, 940],
    [210, 966],
    [430, 962],
  ] as const) {
    sheet.disc(x, y, 7, '#f2b443');
    sheet.disc(x + 18, y + 6, 5, '#f6ead2');
  }
}
