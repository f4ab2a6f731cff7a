import { bands } from '@ashore/artwork/kit/bands.ts';
import { smallSail } from '@ashore/artwork/kit/boats.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { cumulus } from '@ashore/artwork/kit/sky-things.ts';
import { glints, lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const ink = '#1d2b44';
const white = '#fffaf0';
const sand = '#f6e0b2';
const horizon = 400;

export const capePenguins = poster('cape-penguins', '#a7d0c5', (sheet) => {
  const chance = chanceFrom(191);
  bands(sheet, {
    from: 0,
    to: horizon,
    inks: ['#35a9bb', '#62bfc6', '#95d3ce', '#c4e4d6', '#e9f0db'],
    wave: 7,
  });
  sheet.disc(182, 190, 70, '#fff8d8');
  cumulus(sheet, 560, 240, 230, white);
  sheet.path(
    landUnder([0, 392, 80, 352, 170, 330, 250, 352, 330, 316, 430, 300, 520, 338, 620, 372, 700, 392], 440),
    '#8fb9b4',
  );
  sheet.path(landUnder([250, 402, 330, 360, 430, 340, 520, 366, 640, 398], 440), '#6a9c9a');
  bands(sheet, { from: horizon, to: 820, inks: steps('#8fd4cb', '#1596aa', 5), wave: 5, power: 1.1 });
  glints(sheet, chance, { x: [0, 800], y: [414, 660], count: 26, ink: white, opacity: 0.6, size: [10, 40] });
  smallSail(sheet, 300, 450, 62, { hull: ink, main: white, jib: '#e5484d' });
  backRocks(sheet);
  beach(sheet);
  frontRocks(sheet);
  sheet.at(214, 716, 0.8, () => penguin(sheet, 0));
  sheet.at(300, 704, -0.66, () => penguin(sheet, 0));
  sheet.at(580, 776, 0.94, () => penguin(sheet, 1));
  sheet.at(404, 890, -1.62, () => penguin(sheet, 1));
  sheet.at(592, 902, 1.2, () => penguin(sheet, 0));
  footprints(sheet);
});

/** Granite, rounded by the sea: lit from the left, with one crack each. */
function boulder(sheet: Sheet, x: number, y: number, w: number, h: number, lit: string): void {
  const dark = mix(lit, '#3d3556', 0.42);
  const p = (dx: number, dy: number) => `${Math.round(x + dx * w)} ${Math.round(y - dy * h)}`;
  sheet.path(
    `M${p(-0.5, 0)}C${p(-0.58, 0.6)} ${p(-0.34, 1)} ${p(0, 1)} ${p(0.36, 1)} ${p(0.58, 0.55)} ${p(0.5, 0)}z`,
    lit,
  );
  sheet.path(
    `M${p(0.06, 1)}C${p(0.4, 0.98)} ${p(0.58, 0.55)} ${p(0.5, 0)}L${p(0.1, 0)}C${p(0.3, 0.3)} ${p(0.24, 0.76)} ${p(0.06, 1)}z`,
    dark,
  );
}

function backRocks(sheet: Sheet): void {
  const lit = '#e0b694';
  boulder(sheet, 726, 640, 260, 270, lit);
  boulder(sheet, 596, 640, 190, 150, '#d3a688');
  boulder(sheet, 90, 640, 250, 190, lit);
  boulder(sheet, 474, 632, 90, 56, '#c99a80');
  sheet.path([lens(596, 640, 130, 10), lens(90, 642, 160, 12), lens(474, 634, 70, 8)].join(''), white, 0.9);
}

function beach(sheet: Sheet): void {
  sheet.path('M0 668Q150 640 300 656T560 668 800 640V1000H0z', white, 0.85);
  sheet.path('M0 690Q150 656 300 674T570 686 800 658V1000H0z', '#d9e6cf');
  sheet.path('M0 706Q150 670 300 690T580 702 800 674V1000H0z', sand);
  sheet.path('M0 850Q180 800 380 850T800 840V1000H0z', '#edcf98');
}

function frontRocks(sheet: Sheet): void {
  boulder(sheet, 770, 800, 220, 190, '#e6bf9c');
  boulder(sheet, 20, 880, 250, 230, '#e6bf9c');
  sheet.path(lens(770, 800, 130, 12), '#8a6a5c', 0.35);
  boulder(sheet, 770, 1010, 190, 130, '#d3a688');
  boulder(sheet, 120, 1010, 240, 110, '#d3a688');
}

/** An African penguin, facing right, 170 tall: the black band on the chest, the pink over the eye. */
function penguin(sheet: Sheet, pose: 0 | 1): void {
  sheet.path(lens(16, 0, 64, 11), '#8a6a5c', 0.45);
  sheet.path('M-26-10h22l16 12h-42zM14-10h20l18 12H12z', '#4a4358');
  sheet.path('M-36-30Q-56-4-64 4-40 6-22-8z', ink);
  sheet.path('M-10-168Q-44-150-46-100-54-40-26-8H30Q58-40 50-96 46-120 36-132z', ink);
  sheet.path('M8-128Q50-112 52-62 50-20 32-6H-8Q-26-30-18-76-12-112 8-128z', white);
  sheet.path('M34-108Q54-84 52-56 50-20 32-6H20Q44-40 34-108z', '#d6d3d6');
  sheet.path('M4-124Q46-104 46-52 46-26 34-8L24-6Q38-34 35-60 28-98-4-104z', ink);
  if (pose === 0) sheet.path('M-36-116Q-62-76-56-36-40-48-30-84z', '#2f3f5c');
  else sheet.path('M-34-118Q-78-100-96-62-66-62-28-86z', '#2f3f5c');
  sheet.path('M-24-152Q-24-184 8-186 38-184 40-156 38-128 10-124-22-126-24-152z', ink);
  sheet.path('M-4-148Q4-172 30-164 20-158 16-146 18-128 8-124-10-128-4-148z', white);
  sheet.path('M22-170Q42-172 62-152 54-146 34-146 30-160 22-170z', ink);
  sheet.path('M14-168q12-6 20 4-6 8-18 8-6-6-2-12z', '#f08f88');
  sheet.disc(22, -162, 4.5, ink);
}

function footprints(sheet: Sheet): void {
  for (const [x, y] of [
    [300, 950],
    [340, 932],
    [480, 954],
    [520, 938],
    [236, 772],
    [276, 762],
  ] as const) {
    sheet.path(`M${x} ${y}l-9-4 6 7-2 6 8-4 8 3-3-7 4-6z`, '#cfa873');
  }
}
