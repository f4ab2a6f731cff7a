import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { stars } from '@ashore/artwork/kit/sky-things.ts';
import { glints, lens, lightPath } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const shade = '#07132c';
const lamp = '#ffd27c';
const coral = '#ef5350';
const shore = 636;

export const hongKongJunk = poster('hong-kong-junk', '#1c3d66', (sheet) => {
  const chance = chanceFrom(83);
  bands(sheet, { from: 0, to: shore, inks: steps('#0c1c40', '#356f96', 6), wave: 7, power: 0.9 });
  stars(sheet, chance, { from: 20, to: 250, count: 34, ink: '#e8e3c4' });
  sheet.path('M190 116a62 62 0 1 0 36 96 68 68 0 0 1-36-96z', '#f9edc9');
  sheet.path(
    landUnder([0, 500, 90, 452, 190, 404, 280, 372, 360, 396, 470, 356, 560, 392, 670, 428, 800, 400], 650),
    '#25527c',
  );
  sheet.path(landUnder([0, 560, 160, 520, 330, 496, 520, 520, 690, 488, 800, 510], 650), '#1e4469');
  backRow(sheet, chance);
  towers(sheet, chance);
  waterfront(sheet, chance);
  bands(sheet, { from: shore, to: 1000, inks: steps('#22567f', '#0a1b3c', 6), wave: 4, power: 1.3 });
  reflections(sheet, chance);
  ferry(sheet);
  sheet.at(372, 862, 1.12, () => junk(sheet));
});

function backRow(sheet: Sheet, chance: () => number): void {
  let x = -12;
  while (x < 800) {
    const w = 26 + 30 * chance();
    sheet.rect(x, 470 + 90 * chance(), w, 180, '#1a3a61');
    x += w + 2;
  }
}

function towers(sheet: Sheet, chance: () => number): void {
  const blocks = [
    [6, 70, 452],
    [84, 56, 520],
    [150, 62, 430],
    [330, 58, 490],
    [392, 66, 416],
    [470, 50, 506],
    [640, 58, 450],
    [704, 46, 520],
    [752, 64, 470],
  ] as const;
  for (const [x, w, top] of blocks) sheet.rect(x, top, w, 660 - top, '#132c52');
  for (const [x, w, top] of blocks) sheet.rect(x + w * 0.62, top, w * 0.38, 660 - top, '#0d2143');
  for (const [x, w, top] of blocks) windows(sheet, chance, x, w, top);
  bankTower(sheet);
  crownTower(sheet);
}

/** Warm runs in a column, never a full grid. */
function windows(sheet: Sheet, chance: () => number, x: number, w: number, top: number): void {
  for (let column = 8; column < w * 0.55; column += 15) {
    for (let y = top + 14; y < 590; y += 26) if (chance() < 0.46) sheet.rect(x + column, y, 6, 8, lamp);
  }
}

/** The tower of triangles with its two masts. */
function bankTower(sheet: Sheet): void {
  const [x, w, foot] = [226, 84, 650];
  const facets = ['#4b88ad', '#2f6690', '#20507a', '#6aa5c0'] as const;
  sheet.rect(x, 470, w, foot - 470, facets[2]);
  sheet.poly([x, 470, x, 330, x + w / 2, 392, x + w / 2, 650, x, 560], facets[1]);
  sheet.poly([x, 330, x + w, 250, x + w, 470, x + w / 2, 392], facets[0]);
  sheet.poly([x, 330, x + w, 250, x + w / 2, 392], facets[3]);
  sheet.poly([x + w / 2, 392, x + w, 470, x + w / 2, 548], facets[1]);
  sheet.poly([x, 470, x + w / 2, 548, x, 626], facets[0]);
  sheet.line(
    `M${x} 330L${x + w} 470L${x} 626M${x + w} 250L${x} 330V650M${x + w} 250V650M${x} 470L${x + w} 626`,
    '#cfe3dc',
    3,
  );
  sheet.line(`M${x + 60} 270V176M${x + 76} 258V176`, '#cfe3dc', 4);
}

function crownTower(sheet: Sheet): void {
  const [x, foot] = [572, 650];
  sheet.poly(
    [
      x - 44,
      foot,
      x - 44,
      300,
      x - 34,
      270,
      x - 32,
      226,
      x + 32,
      226,
      x + 34,
      270,
      x + 44,
      300,
      x + 44,
      foot,
    ],
    '#2c628b',
  );
  sheet.poly([x + 10, foot, x + 10, 226, x + 32, 226, x + 34, 270, x + 44, 300, x + 44, foot], '#1c4a72');
  for (const dx of [-32, -20, -8, 4, 16, 26])
    sheet.poly([x + dx, 228, x + dx + 3, 198, x + dx + 6, 228], '#cfe3dc');
  for (let y = 256; y < 620; y += 26) sheet.rect(x - 32, y, 38, 6, y % 52 === 48 ? lamp : '#7fb2c6');
}

function waterfront(sheet: Sheet, chance: () => number): void {
  sheet.path('M0 620q200-14 400-4t400-6v40H0z', shade);
  for (let x = 12; x < 800; x += 22) if (chance() < 0.75) sheet.disc(x, 628, 3.5, lamp);
}

function reflections(sheet: Sheet, chance: () => number): void {
  for (const [x, inkOf, w] of [
    [60, lamp, 20],
    [176, '#f9edc9', 40],
    [268, '#9ccbd6', 34],
    [424, lamp, 22],
    [572, '#9ccbd6', 36],
    [668, coral, 18],
    [770, lamp, 20],
  ] as const) {
    lightPath(sheet, chance, { x, y: [648, 820], count: 7, width: [w * 0.5, w], ink: inkOf, opacity: 0.55 });
  }
  glints(sheet, chance, {
    x: [0, 800],
    y: [660, 990],
    count: 20,
    ink: '#4f86ab',
    opacity: 0.6,
    size: [14, 50],
  });
}

function ferry(sheet: Sheet): void {
  sheet.at(690, 706, 1, () => {
    sheet.path('M-84-24H84L72 4H-72z', '#2f7d5b');
    sheet.rect(-70, -44, 140, 20, '#fff1d2');
    sheet.rect(-56, -62, 112, 14, '#fff1d2');
    for (let x = -62; x < 60; x += 17) sheet.rect(x, -40, 10, 11, lamp);
    sheet.rect(-12, -82, 22, 20, coral);
    sheet.path(lens(0, 10, 92, 8), shade, 0.5);
  });
}

/** Bow to the right, water line at 0; three sails with their battens. */
function junk(sheet: Sheet): void {
  sheet.path(lens(0, 12, 250, 20), shade, 0.6);
  sheet.line('M-128-80V-330M22-60V-440M170-60V-270', '#2b1621', 8);
  sail(sheet, { x: -138, foot: -106, w: 120, h: 218 });
  sail(sheet, { x: 14, foot: -96, w: 178, h: 336 });
  sail(sheet, { x: 164, foot: -92, w: 88, h: 172 });
  sheet.path('M-236-132h76l14 40 60 26H196l58-44q-14 92-70 110H-158q-56-22-78-132z', '#5c2a2e');
  sheet.path('M-236-132h76l14 40 60 26H196l58-44q-2 16-6 30L-100-40-160-64-228-104z', '#8a4238');
  sheet.path('M-228-104L-160-64-100-40 248-80l-6 16L-104-22-170-48-222-86z', '#f2b443');
  sheet.path('M40 0Q140-40 240-62 222-14 184 0z', '#3b1b26');
  for (const x of [-214, -190]) sheet.rect(x, -124, 14, 16, lamp);
  for (const x of [-70, -20, 30, 80]) {
    sheet.path(
      `M${x - 10}-66q-1-32 10-32t10 32z`,
      ['#e8d8b4', '#2f6a9a', '#f2b443', '#2f7d5b'][(x + 70) / 50] ?? coral,
    );
    sheet.disc(x, -106, 9, '#b97c58');
  }
  sheet.line('M-228-124v-60', '#2b1621', 4);
  sheet.disc(-228, -190, 12, '#ffb14e');
  sheet.path([lens(-40, 34, 130, 9), lens(30, 58, 96, 9), lens(-10, 86, 70, 8)].join(''), coral, 0.55);
}

function sail(sheet: Sheet, { x, foot, w, h }: { x: number; foot: number; w: number; h: number }): void {
  const panels = 6;
  const at = (t: number) => ({
    left: x - w * 0.42 * (1 - t) - w * 0.02,
    right: x + w * (0.62 - 0.5 * t ** 2.2),
    y: foot - h * t,
    rise: w * 0.06 + w * 0.3 * t,
  });
  let battens = '';
  for (let i = 0; i < panels; i++) {
    const [a, b] = [at(i / panels), at((i + 1) / panels)];
    const round = (value: number) => Math.round(value);
    const bulge = `Q${round((a.right + b.right) / 2 + w * 0.12)} ${round((a.y + b.y - a.rise - b.rise) / 2)}`;
    const outline = `M${round(a.left)} ${round(a.y)}L${round(b.left)} ${round(b.y)}L${round(b.right)} ${round(b.y - b.rise)}${bulge} ${round(a.right)} ${round(a.y - a.rise)}z`;
    sheet.path(outline, i % 2 === 0 ? coral : '#d8433f');
    battens += `M${round(a.left)} ${round(a.y)}L${round(a.right)} ${round(a.y - a.rise)}`;
  }
  sheet.line(battens, '#7c2230', 4);
}
