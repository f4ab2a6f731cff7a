import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { glints, lens, lightPath } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const plum = '#33264e';
const cream = '#fff1da';
const coral = '#e5484d';
const shore = 612;

export const veniceRow = poster('venice-row', '#bfb5a5', (sheet) => {
  const chance = chanceFrom(113);
  bands(sheet, {
    from: 0,
    to: shore,
    inks: ['#8fc1c4', '#b4d3cb', '#d9e1cd', '#f3e3c9', '#fbd8b5', '#f7c49c'],
    wave: 7,
  });
  sheet.disc(446, 452, 72, '#fff8e4');
  belfry(sheet);
  farHouses(sheet, chance);
  bands(sheet, { from: shore, to: 1000, inks: steps('#a9cbc3', '#24606c', 6), wave: 4, power: 1.2 });
  sheet.path('M0 640L282 612q-40 150-282 260z', plum, 0.36);
  sheet.path('M800 640L556 612q60 150 244 260z', '#d98f78', 0.4);
  leftWall(sheet, chance);
  rightWall(sheet);
  lightPath(sheet, chance, { x: 430, y: [630, 960], count: 18, width: [30, 84], ink: cream, opacity: 0.8 });
  bridge(sheet);
  glints(sheet, chance, { x: [60, 760], y: [640, 990], count: 18, ink: '#dcebdc', opacity: 0.55 });
  posts(sheet);
  sheet.at(390, 786, 1, () => batela(sheet));
});

function belfry(sheet: Sheet): void {
  const [x, top] = [356, 196];
  sheet.rect(x - 27, top + 70, 54, 360, '#c8735c');
  sheet.rect(x + 6, top + 70, 21, 360, '#98515a');
  sheet.rect(x - 32, top + 24, 64, 52, cream);
  sheet.rect(x + 8, top + 24, 24, 52, '#d9b8a4');
  for (const dx of [-20, -3, 14]) sheet.rect(x + dx, top + 34, 8, 36, '#6b4254');
  sheet.rect(x - 34, top + 16, 68, 10, '#98515a');
  sheet.poly([x - 28, top + 16, x, top - 84, x, top + 16], '#6fa39a');
  sheet.poly([x, top - 84, x + 28, top + 16, x, top + 16], '#47776f');
  sheet.disc(x, top - 90, 6, '#f2b443');
}

function farHouses(sheet: Sheet, chance: () => number): void {
  let x = 226;
  for (const [w, h, wall] of [
    [58, 120, '#e7b08f'],
    [52, 90, '#f0cba6'],
    [60, 132, '#dd9a84'],
    [54, 104, '#f3d9b4'],
    [64, 126, '#e3a58a'],
    [60, 96, '#efc39d'],
  ] as const) {
    sheet.rect(x, shore - h, w, h, wall);
    sheet.poly([x - 4, shore - h, x + w / 2, shore - h - 20, x + w + 4, shore - h], '#b9624c');
    for (const dx of [10, 32]) if (chance() < 0.8) sheet.rect(x + dx, shore - h + 24, 11, 20, '#7d5a68');
    x += w;
  }
}

/** Storeys run to the vanishing point at the sun; this side is all one dark family. */
function leftWall(sheet: Sheet, chance: () => number): void {
  const at = (x: number, y: number): [number, number] => [x, 560 + (y - 560) * (1 - x / 520)];
  const wall = (a: number, b: number, top: number, inkOf: string) =>
    sheet.poly([...at(a, top), ...at(b, top), ...at(b, 690), ...at(a, 690)], inkOf);
  wall(0, 140, -120, '#43345f');
  wall(140, 236, -20, '#54406b');
  wall(236, 282, 80, '#6a4f74');
  for (const [a, b] of [
    [22, 52],
    [84, 112],
    [158, 180],
    [200, 220],
  ] as const) {
    for (const [top, bottom] of [
      [30, 130],
      [220, 330],
      [420, 520],
    ] as const) {
      if (a > 140 && top === 30) continue;
      const lit = chance() < 0.22;
      sheet.poly(
        [...at(a, top), ...at(b, top), ...at(b, bottom), ...at(a, bottom)],
        lit ? '#f7c873' : '#2b2146',
      );
      sheet.poly(
        [...at(a - 4, bottom), ...at(b + 4, bottom), ...at(b + 4, bottom + 14), ...at(a - 4, bottom + 14)],
        '#7a6486',
      );
    }
  }
  sheet.poly([...at(0, 650), ...at(282, 650), ...at(282, 690), ...at(0, 690)], '#2b2146');
}

function rightWall(sheet: Sheet): void {
  const at = (x: number, y: number): [number, number] => [x, 560 + (y - 560) * ((x - 330) / 470)];
  const wall = (a: number, b: number, top: number, inkOf: string) =>
    sheet.poly([...at(a, top), ...at(b, top), ...at(b, 680), ...at(a, 680)], inkOf);
  wall(556, 604, 60, '#e8a98a');
  wall(604, 690, -10, '#f6dcb2');
  wall(690, 800, -90, '#e58f78');
  for (const [a, b, shutter] of [
    [566, 573, '#3f7a76'],
    [586, 594, '#3f7a76'],
    [620, 631, '#c9603f'],
    [660, 673, '#c9603f'],
    [712, 727, '#2f6a76'],
    [764, 781, '#2f6a76'],
  ] as const) {
    for (const [top, bottom] of [
      [90, 200],
      [270, 380],
      [450, 550],
    ] as const) {
      const w = b - a;
      sheet.poly(
        [
          ...at(a - w * 0.55, top),
          ...at(b + w * 0.55, top),
          ...at(b + w * 0.55, bottom),
          ...at(a - w * 0.55, bottom),
        ],
        shutter,
      );
      sheet.poly([...at(a, top), ...at(b, top), ...at(b, bottom), ...at(a, bottom)], plum);
      sheet.poly(
        [
          ...at(a - w * 0.55, bottom),
          ...at(b + w * 0.55, bottom),
          ...at(b + w * 0.55, bottom + 12),
          ...at(a - w * 0.55, bottom + 12),
        ],
        cream,
      );
    }
  }
  sheet.poly([...at(556, 640), ...at(800, 640), ...at(800, 680), ...at(556, 680)], '#a8625f');
}

function bridge(sheet: Sheet): void {
  sheet.path(
    'M214 640q4-56 60-76 60-34 150-36 104 2 168 40 44 22 48 72h-84q-30-66-132-68-96 4-124 68z',
    cream,
  );
  sheet.path('M300 640q28-64 124-68 102 2 132 68h-20q-30-48-112-50-80 2-104 50z', '#c9a48f');
  sheet.path(
    'M214 640q4-56 60-76 60-34 150-36 104 2 168 40 44 22 48 72h-14q-8-44-44-60-60-34-158-36-90 2-144 32-46 18-50 68z',
    '#d98f6f',
  );
}

function posts(sheet: Sheet): void {
  for (const [x, y, h] of [
    [690, 850, 230],
    [742, 900, 290],
  ] as const) {
    sheet.path(lens(x, y, 34, 7), plum, 0.5);
    sheet.rect(x - 9, y - h, 18, h, cream);
    for (let k = 0; k < h - 30; k += 56)
      sheet.poly(
        [x - 9, y - h + k + 20, x + 9, y - h + k, x + 9, y - h + k + 28, x - 9, y - h + k + 48],
        coral,
      );
    sheet.rect(x + 3, y - h, 6, h, plum, 0.25);
    sheet.disc(x, y - h - 4, 12, '#f2b443');
  }
}

/** Bow to the left; both stand and face the bow, as one rows here. */
function batela(sheet: Sheet): void {
  sheet.path(lens(0, 20, 290, 22), plum, 0.45);
  sheet.line('M-210 96L-92-120', '#8a5638', 8);
  rower(sheet, -120, -14, {
    coat: coral,
    shade: '#b52f38',
    legs: '#2f4a6c',
    skin: '#e0ac85',
    hair: '#5a3226',
  });
  rower(sheet, 172, -22, {
    coat: cream,
    shade: '#d3b79c',
    legs: plum,
    skin: '#c98d68',
    hair: '#2a1b36',
    hat: '#f2b443',
  });
  sheet.path('M-286-58Q-210-14 0-10T256-52l22-8Q262 4 200 24H-196Q-260 4-286-58z', '#1f5f6b');
  sheet.path('M-286-58Q-210-14 0-10T256-52l22-8-6 18Q140 6 0 8-200 4-280-42z', '#f2b443');
  sheet.path('M40 24Q160 10 268-38 250 8 200 24z', '#143f4e');
  sheet.line('M72 92L204-128', '#8a5638', 8);
  sheet.path('M62 108l14-34 14 8-16 34zM-220 112l14-34 14 8-16 34z', '#8a5638');
  sheet.path(
    [lens(-60, 48, 150, 9), lens(30, 74, 110, 9), lens(-20, 104, 70, 8)].join(''),
    mix(cream, '#24606c', 0.35),
    0.7,
  );
}

interface RowerInks {
  coat: string;
  shade: string;
  legs: string;
  skin: string;
  hair: string;
  hat?: string;
}

function rower(sheet: Sheet, x: number, y: number, { coat, shade, legs, skin, hair, hat }: RowerInks): void {
  sheet.at(x, y, 1.12, () => {
    sheet.path('M-34 0l14-76h30l26 76H18L-2-48-16 0z', legs);
    sheet.path('M-22-70q-18-50-16-86 14-14 34-6 18 24 16 92z', coat);
    sheet.path('M-6-160q20 18 18 90h-16q6-50-2-90z', shade);
    sheet.line('M-16-150q22 26 34 44M-26-148q-4 40 26 54', skin, 11);
    sheet.disc(-24, -176, 15, skin);
    sheet.path('M-40-178q0-20 18-18 16 2 14 22-6 8-10 8 2-14-8-16-4 6-14 4z', hair);
    if (hat !== undefined) sheet.path('M-52-184q26-10 56 2l-2 6q-28-10-54-2zM-40-186q4-18 18-16t14 20z', hat);
  });
}
