import { bands } from '@ashore/artwork/kit/bands.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { birds } from '@ashore/artwork/kit/sky-things.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const plum = '#3b2440';
const rock = '#e2a06c';
const cream = '#fff0d2';

export const goremeBalloons = poster('goreme-balloons', '#e3b98f', (sheet) => {
  bands(sheet, {
    from: 0,
    to: 700,
    inks: ['#76b3b9', '#9ac6c0', '#c3d8c3', '#ecdfbe', '#f9d7a6', '#f6bd88'],
    wave: 9,
  });
  sheet.disc(640, 596, 104, '#fff6dc');
  sheet.path(landUnder([0, 640, 120, 610, 260, 632, 400, 600, 560, 630, 700, 606, 800, 620], 760), '#e3a382');
  sheet.path(landUnder([0, 690, 160, 662, 330, 690, 520, 668, 800, 684], 800), '#cf8468');
  balloon(sheet, { x: 196, y: 548, s: 0.3, inks: ['#f2b443', cream] });
  balloon(sheet, { x: 690, y: 500, s: 0.36, inks: ['#2f7d8c', '#f2b443'] });
  chimneys(sheet);
  balloon(sheet, { x: 128, y: 262, s: 0.72, inks: ['#18757f', cream] });
  balloon(sheet, { x: 676, y: 196, s: 0.52, inks: [plum, '#e9a06f'] });
  balloon(sheet, { x: 414, y: 312, s: 1.72, inks: ['#e5484d', cream], crew: true });
  birds(
    sheet,
    [
      [300, 560, 12],
      [334, 576, 9],
    ],
    plum,
    3,
  );
});

interface Balloon {
  x: number;
  y: number;
  s: number;
  inks: readonly [string, string];
  crew?: boolean;
}

/** Gores are the envelope again, narrower and narrower; light from the right, where the sun comes up. */
function balloon(sheet: Sheet, { x, y, s, inks, crew = false }: Balloon): void {
  const gore = (w: number, inkOf: string) => {
    const k = (value: number) => Math.round(value * w);
    sheet.path(
      `M0-104C${k(70)}-104 ${k(102)}-52 ${k(102)}-6 ${k(102)} 46 ${k(40)} 84 ${k(24)} 122H${k(-24)}C${k(-40)} 84 ${k(-102)} 46 ${k(-102)}-6 ${k(-102)}-52 ${k(-70)}-104 0-104z`,
      inkOf,
    );
  };
  sheet.at(x, y, s, () => {
    sheet.line('M-20 122L-13 160M20 122L13 160M-7 124L-5 160M7 124L5 160', plum, 2.2);
    for (const [i, w] of [1, 0.8, 0.58, 0.34, 0.12].entries()) gore(w, inks[i % 2 === 0 ? 0 : 1]);
    sheet.path(
      'M0-104C-70-104-102-52-102-6-102 46-40 84-24 122H-12C-30 84-66 40-66-10-66-60-40-92 0-104z',
      plum,
      0.2,
    );
    sheet.path('M-101 8Q0 34 101 8L86 40Q0 62-86 40z', inks[1] === cream ? '#f2b443' : cream);
    if (crew) passengers(sheet);
    sheet.path('M-19 158h38l-4 28q-15 4-30 0z', '#7a4a35');
    sheet.path('M2 158h17l-4 28q-7 2-13 2z', '#a9693f');
    sheet.rect(-20, 155, 40, 5, plum);
  });
}

function passengers(sheet: Sheet): void {
  for (const [x, coat, tone] of [
    [-11, '#18757f', '#c98d68'],
    [1, '#f2b443', '#8a5638'],
    [12, '#fff0d2', '#e0ac85'],
  ] as const) {
    sheet.rect(x - 4, 146, 8, 12, coat);
    sheet.disc(x, 142, 4.2, tone);
  }
}

/** Rock first, ridge after: the ridge hides the feet, so they grow out of the ground. */
function chimneys(sheet: Sheet): void {
  const far = (inkOf: string) => mix(inkOf, '#cf8468', 0.45);
  for (const [x, y, h, w] of [
    [60, 730, 150, 40],
    [330, 720, 120, 32],
    [480, 724, 150, 36],
    [560, 720, 100, 30],
  ] as const) {
    chimney(sheet, x, y, h, w, far('#cf8a5c'), far('#9b5747'), far('#6b3b45'));
  }
  sheet.path(landUnder([0, 726, 140, 704, 300, 724, 480, 700, 640, 722, 800, 706], 1000), '#b9694f');
  for (const [x, y, h, w] of [
    [212, 850, 250, 66],
    [122, 860, 190, 58],
    [612, 850, 230, 66],
    [700, 860, 290, 78],
    [776, 870, 200, 60],
  ] as const) {
    chimney(sheet, x, y, h, w, rock, '#a85d46', '#5b3340');
  }
  sheet.path(
    landUnder([0, 826, 120, 806, 260, 838, 420, 866, 560, 846, 700, 818, 800, 828], 1000),
    '#8a4a45',
  );
  sheet.path(landUnder([0, 906, 180, 884, 400, 916, 620, 900, 800, 890], 1000), '#5b3043');
  walker(sheet, 410, 884, 104, {
    coat: '#18757f',
    shade: '#0f4f5c',
    legs: plum,
    skin: '#c98d68',
    hair: '#2a1b36',
    bag: '#f2b443',
  });
  walker(sheet, 456, 886, 98, {
    coat: cream,
    shade: '#d3b79c',
    legs: plum,
    skin: '#e0ac85',
    hair: '#5a3226',
    hat: '#e5484d',
  });
  sheet.path(landUnder([0, 950, 200, 930, 430, 952, 640, 936, 800, 946], 1000), plum);
}

function chimney(
  sheet: Sheet,
  x: number,
  y: number,
  h: number,
  w: number,
  lit: string,
  dark: string,
  cap: string,
): void {
  const top = y - h;
  const half = w / 2;
  sheet.path(
    `M${x - w} ${y}Q${x - half} ${y - h * 0.5} ${x - w * 0.26} ${top}H${x + w * 0.26}Q${x + half} ${y - h * 0.5} ${x + w} ${y}z`,
    lit,
  );
  sheet.path(
    `M${x - w} ${y}Q${x - half} ${y - h * 0.5} ${x - w * 0.26} ${top}H${x - w * 0.02}Q${x - w * 0.16} ${y - h * 0.5} ${x - w * 0.2} ${y}z`,
    dark,
  );
  sheet.path(
    `M${x - w * 0.5} ${top + 8}Q${x - w * 0.36} ${top - w * 0.5} ${x} ${top - w * 0.62}Q${x + w * 0.4} ${top - w * 0.5} ${x + w * 0.5} ${top + 8}Q${x} ${top + w * 0.26} ${x - w * 0.5} ${top + 8}z`,
    cap,
  );
  if (h < 180) return;
  for (const [dx, dy] of [
    [0.1, 0.34],
    [0.3, 0.56],
  ] as const) {
    const [cx, cy] = [x + w * dx, top + h * dy];
    sheet.path(`M${Math.round(cx - 8)} ${Math.round(cy + 20)}v-20q8-14 16 0v20z`, plum);
  }
}
