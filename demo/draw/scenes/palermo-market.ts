import { bands } from '@ashore/artwork/kit/bands.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { cloud } from '@ashore/artwork/kit/sky-things.ts';
import { palm } from '@ashore/artwork/kit/trees.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const ink = '#23324e';
const cream = '#fff3dc';
const coral = '#e5484d';
const teal = '#1f7a86';
const yellow = '#f2b443';

export const palermoMarket = poster('palermo-market', '#cfd0ae', (sheet) => {
  bands(sheet, { from: 0, to: 560, inks: ['#8cc8c9', '#b3d9cf', '#d5e6d2', '#ecedd2', '#f9eccb'], wave: 8 });
  sheet.disc(596, 188, 74, '#fffae6');
  cloud(sheet, 190, 170, 160, '#fffae9', 0.95);
  church(sheet);
  houses(sheet);
  pavement(sheet);
  walker(sheet, 414, 690, 150, { coat: teal, shade: '#14586a', legs: ink, skin: '#c98d68', hair: '#3a241d' });
  walker(sheet, 466, 684, 144, {
    coat: cream,
    shade: '#d6c1a2',
    legs: '#6e3f58',
    skin: '#8a5638',
    hair: '#2a1b26',
    bag: yellow,
  });
  sheet.at(640, 716, 0.82, () => stall(sheet, teal));
  sheet.at(150, 806, 1.06, () => stall(sheet, coral));
  lamps(sheet);
  shadow(sheet, 508, 902, 56, ink, 0.35);
  walker(sheet, 496, 902, 248, {
    coat: coral,
    shade: '#b52f38',
    legs: ink,
    skin: '#e0ac85',
    hair: '#5a3226',
    hat: yellow,
    bag: '#e8c48a',
    long: true,
  });
});

/** Three red domes on a plain Norman cube, the tower beside them. */
function church(sheet: Sheet): void {
  palm(sheet, 262, 560, 250, ['#8a6a48', '#4d8a5c', '#2f6a55']);
  sheet.rect(330, 380, 190, 260, '#e3bf86');
  sheet.rect(470, 380, 50, 260, '#b98d68');
  for (let x = 330; x < 520; x += 19) sheet.rect(x, 370, 11, 12, x < 470 ? '#e3bf86' : '#b98d68');
  for (const x of [362, 425, 488]) {
    sheet.rect(x - 26, 350, 52, 22, '#e8cb98');
    sheet.path(`M${x - 27} 352q2-44 27-46 25 2 27 46z`, '#cf4b43');
    sheet.path(`M${x + 4} 306q21 6 23 46h-19q4-26-4-46z`, '#9c3344');
  }
  for (const x of [352, 398, 444]) sheet.path(`M${x - 12} 470v-36q12-22 24 0v36z`, '#8a5f4a');
  sheet.rect(540, 300, 66, 330, '#efd3a0');
  sheet.rect(582, 300, 24, 330, '#c39a70');
  for (const y of [318, 386]) {
    sheet.path(`M552 ${y + 44}v-26q9-16 18 0v26z`, '#7a5548');
    sheet.rect(536, y + 54, 74, 8, '#fbe6bd');
  }
  sheet.rect(534, 290, 78, 14, '#fbe6bd');
}

function houses(sheet: Sheet): void {
  for (const [x, w, top, wall, shut] of [
    [-20, 110, 250, '#f0b48e', '#3f7a76'],
    [90, 104, 330, '#f7dba4', '#8c4a4a'],
    [194, 70, 400, '#e89a80', '#3f7a76'],
    [612, 90, 360, '#f4cfa0', '#3f7a76'],
    [702, 120, 270, '#e58f78', '#8c4a4a'],
  ] as const) {
    const right = x > 400;
    sheet.rect(x, top, w, 420, right ? wall : mix(wall, '#6e4a6a', 0.34));
    sheet.rect(x - 5, top - 8, w + 10, 14, right ? '#fbe9cc' : '#c79f90');
    const panes: [number, number][] = [];
    for (const dx of [w * 0.18, w * 0.6]) for (let y = top + 34; y < 470; y += 108) panes.push([x + dx, y]);
    for (const [px, py] of panes) sheet.rect(px - 7, py, 32, 56, right ? shut : mix(shut, ink, 0.4));
    for (const [px, py] of panes) sheet.rect(px, py, 18, 56, ink);
    for (const [px, py] of panes) sheet.rect(px - 10, py + 54, 38, 7, right ? cream : '#a98a8a');
  }
}

function pavement(sheet: Sheet): void {
  sheet.path('M0 640Q200 616 400 616T800 640V1000H0z', '#e3c596');
  const seams = [-300, -120, 60, 220, 340, 460, 580, 740, 920, 1100].map(
    (x) => `M${400 + (x - 400) * 0.2} 622L${x} 1000`,
  );
  const courses = [654, 700, 764, 848, 950].map((y) => `M0 ${y + 10}Q400 ${y - 12} 800 ${y + 10}`);
  sheet.line([...seams, ...courses].join(''), '#cda878', 4);
}

/** Counter front at 0, awning above; produce in heaps of one kind each. */
function stall(sheet: Sheet, awning: string): void {
  sheet.path('M-220 96h440l-12 16h-416z', ink, 0.35);
  sheet.rect(-206, -250, 10, 350, '#6b4a38');
  sheet.rect(196, -250, 10, 350, '#6b4a38');
  sheet.rect(-196, -196, 392, 180, mix(ink, awning, 0.18));
  for (const [x, inkOf] of [
    [-140, yellow],
    [-70, coral],
    [0, '#e8c48a'],
    [70, '#7a9a4c'],
    [140, coral],
  ] as const) {
    sheet.path(`M${x - 1} -196h3v44q15 8 13 30-2 20-14 20t-14-20q-2-22 12-30z`, inkOf);
  }
  const stripe = 52;
  for (let i = 0; i < 8; i++) {
    const [a, b] = [-208 + i * stripe, -208 + (i + 1) * stripe];
    const inkOf = i % 2 === 0 ? awning : cream;
    sheet.path(`M${a * 0.86} -284L${b * 0.86} -284 ${b} -206q${-stripe / 2} 34 ${-stripe} 0z`, inkOf);
    sheet.path(`M${a} -210h${stripe}v4q${-stripe / 2} 34 ${-stripe} 0z`, mix(inkOf, ink, 0.22));
  }
  const heaps = [
    ['#e8842f', '#c0652b'],
    ['#5d9a4c', '#41743f'],
    ['#5a3560', '#42264a'],
    [yellow, '#d08f2c'],
    [coral, '#b52f38'],
  ] as const;
  for (const [i, [lit, dark]] of heaps.entries()) {
    const x = -164 + i * 82;
    sheet.path(`M${x - 40} 0q4-56 40-60 36 4 40 60z`, dark);
    for (const [dx, dy] of [
      [-24, -6],
      [2, -2],
      [24, -8],
      [0, -24],
    ] as const) {
      sheet.disc(x + dx, -10 + dy, 15, lit);
    }
  }
  sheet.rect(-212, -6, 424, 106, '#a9743f');
  sheet.rect(-212, -6, 424, 18, '#d9a35c');
  for (let x = -190; x < 150; x += 79) sheet.rect(x, 26, 64, 58, '#8a5a34');
}

function lamps(sheet: Sheet): void {
  sheet.line('M-10 330Q230 470 430 420T810 330', ink, 3);
  const bulbs = [
    [70, 372],
    [160, 410],
    [256, 436],
    [356, 436],
    [456, 416],
    [556, 398],
    [656, 380],
    [746, 352],
  ] as const;
  for (const [x, y] of bulbs) sheet.disc(x, y + 13, 11, '#fff2b8');
  for (const [x, y] of bulbs) sheet.rect(x - 4, y - 2, 8, 8, ink);
}
