import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const plum = '#331f3d';
const gold = '#e2a94b';
const day = '#fff6e0';
const rose = '#c9625c';
const [vx, vy] = [400, 540];

export const madridPrado = poster('madrid-prado', '#c98f80', (sheet) => {
  vault(sheet);
  walls(sheet);
  floor(sheet);
  farEnd(sheet);
  for (const [z, motif] of [
    [0.33, 0],
    [0.47, 1],
    [0.69, 2],
  ] as const) {
    frame(sheet, -1, z, motif);
    frame(sheet, 1, z, motif + 3);
  }
  visitors(sheet);
});

/** A point of the hall: `side` -1 or 1, `z` the share of the way toward us (1 is the picture plane), `up` from the eye. */
function onWall(side: number, z: number, up: number): [number, number] {
  return [vx + side * 430 * z, vy - up * z];
}

function vault(sheet: Sheet): void {
  sheet.rect(0, 0, 800, 1000, '#e9cdb4');
  const ribs = [1.3, 1.02, 0.8, 0.63, 0.5, 0.4, 0.32];
  for (const [i, z] of ribs.entries()) {
    const [x, y] = onWall(-1, z, 300);
    const r = 430 * z;
    const arch = (inkOf: string, k: number) =>
      sheet.path(
        `M${Math.round(x)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r * 0.8)} 0 0 1 ${Math.round(2 * r)} 0v${k}h${Math.round(-2 * r)}z`,
        inkOf,
      );
    arch(i % 2 === 0 ? '#f3dcc2' : '#e3bfa6', 60);
  }
  for (const [a, b] of [
    [1.3, 0.84],
    [0.8, 0.55],
    [0.52, 0.39],
  ] as const) {
    const near = vy - 300 * a - 344 * a * 0.985;
    const far = vy - 300 * b - 344 * b * 0.985;
    sheet.poly([vx - 130 * a, near, vx + 130 * a, near, vx + 130 * b, far, vx - 130 * b, far], day);
  }
}

function walls(sheet: Sheet): void {
  for (const [side, body, dado] of [
    [-1, '#7d3a50', '#56284a'],
    [1, rose, '#9c4453'],
  ] as const) {
    const corners = (top: number, bottom: number) => [
      ...onWall(side, 1.3, top),
      ...onWall(side, 0.27, top),
      ...onWall(side, 0.27, bottom),
      ...onWall(side, 1.3, bottom),
    ];
    sheet.poly(corners(310, -250), body);
    sheet.poly(corners(-180, -252), dado);
    sheet.poly(corners(340, 296), side < 0 ? '#c79a86' : '#fbe9d0');
    sheet.poly(corners(302, 290), side < 0 ? '#8f5f5f' : '#d9ab8f');
  }
}

function floor(sheet: Sheet): void {
  const row = (z: number) => vy + 250 * z;
  sheet.poly(
    [vx - 430 * 2, row(2), vx + 430 * 2, row(2), vx + 430 * 0.27, row(0.27), vx - 430 * 0.27, row(0.27)],
    '#d9a577',
  );
  for (let i = -4; i < 4; i++) {
    if (i % 2 !== 0) continue;
    sheet.poly(
      [
        vx + i * 108 * 2,
        row(2),
        vx + (i + 1) * 108 * 2,
        row(2),
        vx + (i + 1) * 108 * 0.27,
        row(0.27),
        vx + i * 108 * 0.27,
        row(0.27),
      ],
      '#c88d66',
    );
  }
  for (const z of [0.4, 0.62, 1, 1.5]) {
    const next = z * 1.16;
    sheet.poly(
      [vx - 130 * z, row(z), vx + 130 * z, row(z), vx + 130 * next, row(next), vx - 130 * next, row(next)],
      day,
      0.5,
    );
  }
}

/** The hall ends in daylight, with one bust on its plinth. */
function farEnd(sheet: Sheet): void {
  sheet.rect(vx - 117, 456, 234, 152, '#dd9d86');
  sheet.path(`M${vx - 117} 460a117 94 0 0 1 234 0z`, '#eec3a6');
  sheet.path(`M${vx - 62} 608v-120a62 66 0 0 1 124 0v120z`, '#a9d3d0');
  sheet.path(`M${vx - 50} 608v-118a50 54 0 0 1 100 0v118z`, day);
  sheet.path(`M${vx - 50} 560q50-24 100 0v48h-100z`, '#8fb98f');
  sheet.rect(vx - 17, 562, 34, 50, '#efe0cb');
  sheet.rect(vx + 4, 562, 13, 50, '#c9ab97');
  sheet.path(`M${vx - 22} 562q2-20 14-22-6-10-2-18 10-12 20 0 4 10-2 18 12 2 14 22z`, plum);
}

/** A frame in perspective with a picture of three shapes: never one that somebody painted. */
function frame(sheet: Sheet, side: number, z: number, motif: number): void {
  const deep = z * 0.72;
  const quad = (grow: number, top: number, bottom: number) => {
    const near = z * (1 + grow);
    const far = deep * (1 - grow);
    return [
      ...onWall(side, near, top),
      ...onWall(side, far, top),
      ...onWall(side, far, bottom),
      ...onWall(side, near, bottom),
    ];
  };
  const dim = (inkOf: string) => (side < 0 ? mix(inkOf, plum, 0.3) : inkOf);
  sheet.poly(quad(0.05, 222, -122), dim('#8a5a2c'));
  sheet.poly(quad(0.035, 216, -116), dim(gold));
  sheet.poly(quad(-0.02, 186, -86), dim('#5d3a2c'));
  const [sky, land, thing] = motifs[motif] ?? motifs[0];
  sheet.poly(quad(-0.03, 180, -80), dim(sky));
  sheet.poly(quad(-0.03, 20, -80), dim(land));
  const middle = (z + deep) / 2;
  const [x, y] = onWall(side, middle, motif % 2 === 0 ? 96 : 30);
  sheet.oval(x, y, 36 * middle, (motif % 2 === 0 ? 44 : 78) * middle, dim(thing));
}

const motifs: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#86b6bd', '#4f7d6a', '#fff0cf'],
  ['#3c3a63', '#6e3f58', '#e9b48c'],
  ['#e7b26f', '#a5503b', '#fff0cf'],
  ['#f3d7a3', '#2f7d8c', '#e5484d'],
  ['#27506a', '#163d55', '#f0c9a0'],
  ['#a9cfc8', '#5b8d62', '#fff6dc'],
];

function visitors(sheet: Sheet): void {
  const people = [
    { x: 452, y: 668, h: 128, coat: '#27506a', shade: '#1b3a52', hair: '#3a241d', skin: '#c98d68' },
    {
      x: 250,
      y: 846,
      h: 282,
      coat: '#0d6e84',
      shade: '#0a4a63',
      hair: '#2a1b36',
      skin: '#8a5638',
      long: true,
    },
    { x: 342, y: 862, h: 306, coat: '#f7e6c8', shade: '#d3b79c', hair: '#5a3226', skin: '#e0ac85' },
    {
      x: 604,
      y: 792,
      h: 232,
      coat: '#f2b443',
      shade: '#c98632',
      hair: '#3a241d',
      skin: '#c98d68',
      bag: '#56284a',
    },
  ];
  for (const { x, y, h, ...look } of people) {
    shadow(sheet, x + h * 0.08, y, h * 0.24, plum, 0.35);
    walker(sheet, x, y, h, { legs: plum, ...look });
    // Seen from behind: hair covers what would be a face.
    sheet.disc(x, y - h * 0.9, h * 0.08, look.hair);
  }
}
