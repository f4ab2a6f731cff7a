import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { townRow } from '@ashore/artwork/kit/houses.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { birds } from '@ashore/artwork/kit/sky-things.ts';
import { cypress } from '@ashore/artwork/kit/trees.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const plum = '#3b2648';
const marble = '#fbeeda';
const tile = '#cd5f46';
const green = '#5f7d6d';

export const florenceDome = poster('florence-dome', '#dba690', (sheet) => {
  const chance = chanceFrom(31);
  bands(sheet, { from: 0, to: 560, inks: ['#e6aaa3', '#edbbae', '#f3cdbb', '#f8dfca', '#fcecd8'], wave: 8 });
  sheet.disc(238, 292, 108, '#fff8e8');
  sheet.path(landUnder([0, 470, 120, 440, 260, 462, 420, 440, 600, 430, 720, 452, 800, 440], 620), '#d79f98');
  sheet.path(landUnder([0, 520, 140, 506, 300, 524, 520, 500, 700, 486, 800, 506], 640), '#bb7d82');
  for (const [x, y, s] of [
    [30, 522, 60],
    [54, 520, 46],
    [736, 500, 74],
    [764, 504, 56],
    [700, 494, 44],
  ] as const) {
    cypress(sheet, x, y, s, '#7d5a68', '#5d3f57');
  }
  cathedral(sheet);
  campanile(sheet);
  town(sheet, chance);
  terrace(sheet);
  birds(
    sheet,
    [
      [600, 214, 18],
      [650, 190, 13],
      [640, 240, 11],
    ],
    plum,
    4,
  );
});

/** The dome in three faces, light from the left; the base stands behind the roofs. */
function cathedral(sheet: Sheet): void {
  const [x, drum] = [496, 530];
  sheet.rect(x - 150, drum, 300, 130, '#f0d9c4');
  sheet.rect(x + 62, drum, 88, 130, '#c9a49a');
  sheet.rect(x - 164, drum - 10, 328, 16, marble);
  sheet.rect(x + 62, drum - 10, 102, 16, '#d6b4a6');
  for (const [dx, inkOf] of [
    [-104, '#7d4f58'],
    [0, '#7d4f58'],
    [104, plum],
  ] as const) {
    sheet.disc(x + dx, drum + 50, 26, marble);
    sheet.disc(x + dx, drum + 50, 18, inkOf);
  }
  sheet.path(
    `M${x - 152} ${drum - 8}Q${x - 148} ${drum - 210} ${x - 20} ${drum - 268}H${x + 20}Q${x + 148} ${drum - 210} ${x + 152} ${drum - 8}z`,
    tile,
  );
  sheet.path(
    `M${x - 152} ${drum - 8}Q${x - 148} ${drum - 210} ${x - 20} ${drum - 268}Q${x - 84} ${drum - 180} ${x - 72} ${drum - 8}z`,
    '#e08262',
  );
  sheet.path(
    `M${x + 72} ${drum - 8}Q${x + 84} ${drum - 180} ${x + 20} ${drum - 268}Q${x + 148} ${drum - 210} ${x + 152} ${drum - 8}z`,
    '#8e3f45',
  );
  sheet.line(
    `M${x - 72} ${drum - 8}Q${x - 84} ${drum - 180} ${x - 18} ${drum - 268}M${x + 72} ${drum - 8}Q${x + 84} ${drum - 180} ${x + 18} ${drum - 268}M${x - 150} ${drum - 8}Q${x - 146} ${drum - 208} ${x - 24} ${drum - 264}`,
    marble,
    8,
  );
  sheet.line(`M${x + 150} ${drum - 8}Q${x + 146} ${drum - 208} ${x + 24} ${drum - 264}`, '#d6b4a6', 8);
  lantern(sheet, x, drum - 262);
  halfDome(sheet, x - 160, 640, 92);
  halfDome(sheet, x + 150, 650, 84);
}

function lantern(sheet: Sheet, x: number, y: number): void {
  sheet.rect(x - 30, y - 8, 60, 12, marble);
  sheet.rect(x - 22, y - 46, 44, 40, marble);
  sheet.rect(x + 6, y - 46, 16, 40, '#d6b4a6');
  sheet.rect(x - 14, y - 40, 8, 30, '#7d4f58');
  sheet.rect(x + 2, y - 40, 8, 30, '#7d4f58');
  sheet.poly([x - 26, y - 46, x, y - 84, x + 26, y - 46], marble);
  sheet.poly([x + 4, y - 78, x + 26, y - 46, x + 6, y - 46], '#d6b4a6');
  sheet.disc(x, y - 90, 8, '#f2b443');
  sheet.line(`M${x} ${y - 98}v-20M${x - 7} ${y - 111}h14`, plum, 3);
}

function halfDome(sheet: Sheet, x: number, y: number, w: number): void {
  sheet.rect(x - w, y - 60, 2 * w, 80, '#ecd2bd');
  sheet.path(`M${x - w} ${y - 60}q${w * 0.3} -66 ${w} -70q${w * 0.7} 4 ${w} 70z`, tile);
  sheet.path(`M${x + w * 0.2} ${y - 129}q${w * 0.5} 10 ${w * 0.8} 69h-${w * 0.7}z`, '#8e3f45');
  sheet.rect(x - w - 5, y - 66, 2 * w + 10, 10, marble);
}

function campanile(sheet: Sheet): void {
  const [x, top, w] = [226, 338, 78];
  sheet.rect(x - w / 2, top, w, 330, marble);
  sheet.rect(x + 12, top, w / 2 - 12, 330, '#d9b6a8');
  sheet.rect(x - w / 2 - 8, top - 14, w + 16, 16, '#f7e2cb');
  sheet.rect(x + 12, top - 14, w / 2 - 4, 16, '#cda79d');
  for (const y of [top + 74, top + 152, top + 230]) sheet.rect(x - w / 2 - 3, y, w + 6, 9, tile);
  for (const y of [top + 10, top + 88, top + 166, top + 244]) {
    sheet.rect(x - w / 2 + 6, y, 6, 58, green);
    sheet.rect(x + w / 2 - 12, y, 6, 58, mix(green, plum, 0.4));
    for (const dx of [-16, 4]) {
      sheet.path(`M${x + dx} ${y + 56}v-34q7-16 14 0v34z`, '#6b4254');
    }
  }
}

function town(sheet: Sheet, chance: () => number): void {
  const roofs = ['#c9603f', '#d5754e', '#b9523f'] as const;
  const rows = [
    { foot: 668, haze: 0.34, w: [44, 74], h: [36, 76] },
    { foot: 750, haze: 0.14, w: [62, 100], h: [54, 100] },
    { foot: 862, haze: 0, w: [84, 132], h: [70, 126] },
  ] as const;
  for (const { foot, haze, w, h } of rows) {
    townRow(sheet, chance, {
      x: [-30, 810],
      foot: () => foot,
      base: foot + 70,
      width: [w[0], w[1]],
      height: [h[0], h[1]],
      walls: [
        mix('#f7e3c8', '#d79f98', haze),
        mix('#eec3a0', '#d79f98', haze),
        mix('#e3a58d', '#d79f98', haze),
        mix('#fbeedd', '#d79f98', haze),
      ],
      roofs: [mix(roofs[0], '#d79f98', haze), mix(roofs[1], '#d79f98', haze), mix(roofs[2], '#d79f98', haze)],
      window: mix('#5d3a52', '#d79f98', haze * 0.6),
      shade: '#7b4a63',
    });
  }
}

function terrace(sheet: Sheet): void {
  sheet.rect(0, 872, 800, 128, plum);
  sheet.rect(0, 860, 800, 20, '#6e3f58');
  shadow(sheet, 170, 872, 40, plum, 0.6);
  walker(sheet, 160, 872, 176, {
    coat: '#0d6e84',
    shade: '#0a4a63',
    legs: '#2a1b36',
    skin: '#c98d68',
    hair: '#2a1b36',
    hat: '#f2b443',
    long: true,
  });
  for (const [x, h] of [
    [640, 40],
    [694, 54],
  ] as const) {
    sheet.poly([x - 22, 862 - h * 0.7, x + 22, 862 - h * 0.7, x + 16, 862, x - 16, 862], tile);
    sheet.disc(x, 862 - h, h * 0.5, '#4d6b52');
    sheet.disc(x - 8, 862 - h - 6, h * 0.26, '#6f8f60');
  }
}
