import { rings } from '@ashore/artwork/kit/bands.ts';
import { liner } from '@ashore/artwork/kit/boats.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { townRow } from '@ashore/artwork/kit/houses.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { lens, shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const plum = '#2c2448';
const yellow = '#f4b52e';
const tile = '#2f6f9a';
const cream = '#fff1da';
const red = '#dd4a35';
const [vx, vy] = [330, 470];

export const lisbonTram = poster('lisbon-tram', '#ecc489', (sheet) => {
  const chance = chanceFrom(151);
  sheet.rect(0, 0, 800, 1000, '#f2b765');
  rings(sheet, 300, 380, 520, ['#f5c377', '#f8d08c', '#fadca4', '#fce7bd', '#fdf0d3', '#fff8e4']);
  river(sheet, chance);
  street(sheet);
  leftWall(sheet);
  rightWall(sheet);
  wires(sheet);
  shadow(sheet, 636, 872, 50, plum, 0.4);
  walker(sheet, 628, 872, 206, {
    coat: red,
    shade: '#a9303a',
    legs: plum,
    skin: '#c98d68',
    hair: '#2a1b26',
    hat: cream,
    long: true,
  });
  walker(sheet, 556, 742, 118, {
    coat: tile,
    shade: '#1f4f74',
    legs: plum,
    skin: '#8a5638',
    hair: '#2a1b26',
    bag: yellow,
  });
  sheet.at(330, 890, 1.1, () => tram(sheet));
});

/** At the end of the street: roofs, the wide river, and the ship that waits. */
function river(sheet: Sheet, chance: () => number): void {
  sheet.rect(150, 420, 420, 60, '#5fa3b0');
  sheet.rect(150, 400, 420, 22, '#c9a68a');
  liner(sheet, 346, 446, 190, {
    hull: plum,
    line: red,
    white: cream,
    shade: '#d8c3ae',
    window: '#56708a',
    funnel: red,
    cap: plum,
  });
  sheet.path(lens(350, 452, 104, 5), '#2f6f86', 0.8);
  townRow(sheet, chance, {
    x: [190, 520],
    foot: () => 530,
    base: 590,
    width: [44, 70],
    height: [40, 66],
    walls: ['#fff1da', '#f6d3b0', '#e9a98c'],
    roofs: ['#c9603f', '#d5754e'],
    window: '#5a4a68',
    shade: '#6a5a80',
  });
}

function street(sheet: Sheet): void {
  sheet.path('M250 560H470L800 900V1000H0V840z', '#e6bd8b');
  sheet.path('M250 560L0 840V1000H420z', '#b98d78');
  sheet.line('M352 566L290 1000M384 566L428 1000', '#7d5f6a', 6);
}

/** A point of a wall: `x` on the sheet, `y` where it would stand at the wall's nearest edge. */
function toward(edge: number): (x: number, y: number) => [number, number] {
  return (x, y) => [x, vy + (y - vy) * ((x - vx) / (edge - vx))];
}

interface Window {
  a: number;
  b: number;
  top: number;
  bottom: number;
}

function quad(
  sheet: Sheet,
  at: (x: number, y: number) => [number, number],
  { a, b, top, bottom }: Window,
  inkOf: string,
): void {
  sheet.poly([...at(a, top), ...at(b, top), ...at(b, bottom), ...at(a, bottom)], inkOf);
}

/** The wall in shade is one dark family; a single window is lit. */
function leftWall(sheet: Sheet): void {
  const at = toward(0);
  for (const [a, b, top, inkOf] of [
    [-10, 96, -260, '#473a66'],
    [96, 176, -140, '#54426e'],
    [176, 240, -60, '#654c76'],
  ] as const) {
    quad(sheet, at, { a, b, top, bottom: 850 }, inkOf);
  }
  quad(sheet, at, { a: 176, b: 244, top: -84, bottom: -56 }, '#8a4a48');
  quad(sheet, at, { a: 96, b: 180, top: -164, bottom: -138 }, '#8a4a48');
  for (const [a, b] of [
    [14, 46],
    [116, 140],
    [192, 208],
    [222, 234],
  ] as const) {
    for (const [i, top] of [-40, 210, 470].entries()) {
      if (a > 180 && i === 0) continue;
      quad(sheet, at, { a, b, top, bottom: top + 150 }, a === 116 && i === 1 ? '#f7c866' : plum);
      quad(sheet, at, { a: a - 6, b: b + 6, top: top + 110, bottom: top + 156 }, '#3a2f58');
    }
  }
  quad(sheet, at, { a: 60, b: 86, top: 560, bottom: 850 }, '#2f5f86');
  quad(sheet, at, { a: 150, b: 168, top: 560, bottom: 850 }, '#3a2f58');
}

function rightWall(sheet: Sheet): void {
  const at = toward(800);
  for (const [a, b, top, inkOf, roof] of [
    [470, 540, -20, '#eab094', '#b9553f'],
    [540, 644, -120, '#fbe6c4', '#c9603f'],
    [644, 810, -230, '#8fb9b8', '#c9603f'],
  ] as const) {
    quad(sheet, at, { a, b, top, bottom: 940 }, inkOf);
    quad(sheet, at, { a: a - 6, b, top: top - 26, bottom: top }, roof);
    quad(sheet, at, { a, b, top: 820, bottom: 940 }, mix(inkOf, '#7a5a78', 0.35));
  }
  for (const [a, b] of [
    [482, 496],
    [514, 529],
    [562, 584],
    [610, 632],
    [672, 702],
    [742, 776],
  ] as const) {
    for (const [i, top] of [20, 270, 530].entries()) {
      quad(sheet, at, { a: a - 3, b: b + 3, top: top - 10, bottom: top + 160 }, cream);
      quad(sheet, at, { a, b, top, bottom: top + 156 }, '#3a3a60');
      if (i < 2) quad(sheet, at, { a: a - 6, b: b + 6, top: top + 108, bottom: top + 164 }, plum);
    }
  }
  for (const [a, b, inkOf] of [
    [538, 552, '#2f6f5a'],
    [588, 606, red],
    [708, 736, tile],
  ] as const)
    quad(sheet, at, { a, b, top: 640, bottom: 930 }, inkOf);
  for (const [x, y] of [
    [573, 300],
    [687, 356],
    [759, 396],
    [622, 330],
    [687, 232],
  ] as const) {
    sheet.disc(x - 12, y, 11, red);
    sheet.disc(x + 4, y - 4, 10, '#f07a5c');
    sheet.disc(x + 16, y + 2, 9, '#5d8a5c');
  }
}

function wires(sheet: Sheet): void {
  sheet.line('M0 250Q260 360 350 404M200 250Q420 310 640 200', plum, 3);
  sheet.line('M470 330Q580 392 700 300', cream, 3);
  for (const [x, y, inkOf] of [
    [500, 346, cream],
    [540, 360, red],
    [582, 362, tile],
    [622, 350, yellow],
    [656, 334, cream],
  ] as const) {
    sheet.path(`M${x} ${y}h32l-3 50h-26z`, inkOf);
  }
}

/** Front toward us, flank to the right; rails at 0. */
function tram(sheet: Sheet): void {
  sheet.path(lens(30, 4, 190, 18), plum, 0.5);
  sheet.line('M34-330L20-444', plum, 7);
  sheet.path('M110-300L176-286 196-232V-70L110-20z', '#b98220');
  sheet.path('M110-232L190-214V-138L110-130z', '#d9bfa0');
  for (const [a, b] of [
    [118, 138],
    [146, 163],
    [170, 184],
  ] as const)
    sheet.poly(
      [
        a,
        -226 + (a - 118) * 0.22,
        b,
        -226 + (b - 118) * 0.22,
        b,
        -146 - (b - 118) * 0.06,
        a,
        -142 - (a - 118) * 0.06,
      ],
      plum,
    );
  sheet.path('M-116-300H112L122-20H-124z', yellow);
  sheet.path('M-126-296Q-120-334 0-340 104-336 122-300L186-288 180-268 118-280H-120z', cream);
  sheet.path('M122-300L186-288 180-268 118-280z', '#d0b9a0');
  sheet.path('M-46-332h92v34h-92z', plum);
  for (const [a, b] of [
    [-104, -44],
    [-32, 32],
    [44, 102],
  ] as const) {
    sheet.path(`M${a}-262H${b}V-150H${a}z`, plum);
    sheet.path(`M${a + 4}-258h22l-22 60z`, '#8ea7b4');
  }
  sheet.path('M-122-136H120l2 34H-124z', cream);
  sheet.path('M116-136L198-126V-96L118-102z', '#d0b9a0');
  sheet.disc(0, -66, 26, '#fffaf0');
  sheet.disc(-84, -56, 11, red);
  sheet.disc(84, -56, 11, red);
  sheet.path('M-136-34H134v18H-136z', '#8a5f2c');
  sheet.path('M-114-16H116l-10 24H-104zM116-16L196-62V-40L124 8H106z', plum);
}
