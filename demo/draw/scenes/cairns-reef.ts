import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const deep = '#06344f';
const coralRed = '#f0574a';
const yellow = '#f2b443';
const cream = '#f6ead0';

export const cairnsReef = poster('cairns-reef', '#2a97a0', (sheet) => {
  const chance = chanceFrom(61);
  bands(sheet, { from: 0, to: 1000, inks: steps('#7fd3c8', '#0a4f6e', 7), wave: 10, power: 1.1 });
  for (const [x, w, drift] of [
    [90, 90, 210],
    [260, 60, 190],
    [420, 120, 260],
    [640, 70, 220],
    [760, 90, 240],
  ] as const) {
    sheet.poly([x, 0, x + w, 0, x + w - drift, 860, x - drift * 1.3, 860], '#c8f0df', 0.14);
  }
  surface(sheet);
  snorkeller(sheet);
  reefBehind(sheet);
  sheet.at(420, 540, 1.2, () => turtle(sheet));
  for (const [x, y, s] of [
    [190, 330, 1],
    [262, 362, 0.8],
    [150, 386, 0.7],
    [236, 414, 0.9],
    [312, 326, 0.62],
    [110, 346, 0.6],
  ] as const) {
    fish(sheet, x, y, s, yellow, '#d98b34');
  }
  fish(sheet, 640, 726, 1.4, coralRed, '#bf3a44');
  fish(sheet, 540, 676, 0.9, coralRed, '#bf3a44');
  reefFront(sheet, chance);
});

function surface(sheet: Sheet): void {
  sheet.path('M0 0h800v30q-70 16-140 2t-130 2-130-4-140 6-130-6-130 2z', '#d9f3e4');
  sheet.path('M40 0h290q-8 40-40 58H96Q56 44 40 0z', '#0d5673');
  sheet.path('M40 0h290l-4 18H46z', coralRed);
  sheet.path('M330 58h-36l8 30h14z', '#0d5673');
}

/** Face down at the surface, fins to the right: the biologist who shows what there is to see. */
function snorkeller(sheet: Sheet): void {
  sheet.at(520, 244, 1, () => {
    sheet.path('M70-6l96-34q16 2 22 18l-98 34z', '#0d3f5c');
    sheet.path('M66 10l104 20q10 10 6 20L70 34z', '#0a3149');
    sheet.path('M160-40l76-30q22 8 30 34-46-6-88 12z', yellow);
    sheet.path('M166 30l80 2q14 14 14 34-44-14-90-12z', '#d98b34');
    sheet.path('M-50-24Q30-44 92-10q10 30-18 46Q10 44-46 20z', '#0d3f5c');
    sheet.path('M-46 20Q10 44 74 36q18-12 18-46Q40 22-46 20z', '#0a3149');
    sheet.line('M-40 14q-2 44-34 84', '#c98d68', 20);
    sheet.disc(-74, -4, 30, '#c98d68');
    sheet.path('M-98-24q20-26 52-8l8 20q-30-4-60-12z', '#3a241d');
    sheet.path('M-112-8q4-16 26-12l6 30q-18 10-32-4z', '#0a3149');
    sheet.path('M-106-6q4-10 16-8l4 18q-12 6-20-2z', '#bfe9e2');
    sheet.line('M-66 22q30 10 28-40v-74', coralRed, 11);
  });
}

function turtle(sheet: Sheet): void {
  const [shell, plate, skinTone, dark] = ['#5f7f3f', '#86a04b', '#7ba35c', '#3f6a47'];
  sheet.turned(-16, 0, 0, () => {
    sheet.path('M-40 36Q-36 110 26 164q18-2 18-16Q0 100 16 44z', dark);
    sheet.path('M104 30q62 14 92 58-8 14-26 10-50-8-96-44z', dark);
    sheet.path('M124-6q44-4 72 16-34 18-80 10z', skinTone);
    sheet.path('M-124-26q-34-6-52-18-34-14-62 8-16 16-8 30 22 20 58 14 40-4 68 6z', skinTone);
    sheet.path('M-244-12q28 4 52-2l56 10 14 16q-40-8-68-4-36 6-58-14z', dark);
    sheet.disc(-214, -26, 7, deep);
    sheet.path('M-146 8Q-112-98 8-100 114-94 142 14 72 62-20 60q-84-4-126-52z', shell);
    sheet.path('M-146 8q80 40 164 40t124-34q-64 50-162 48-84-4-126-54z', '#e2cf9c');
    for (const [x, y, s] of [
      [-6, -46, 1],
      [-68, -32, 0.8],
      [58, -42, 0.85],
      [-38, 14, 0.8],
      [30, 16, 0.8],
      [-106, 0, 0.6],
      [98, -2, 0.62],
    ] as const) {
      sheet.at(x, y, s, () => sheet.path('M-30 0l14-26h32l14 26-14 26h-32z', plate));
    }
    sheet.path('M-112 22Q-158 100-132 204q18 10 28-8Q-92 110-46 48-74 28-112 22z', skinTone);
    sheet.path('M-46 48Q-92 110-104 196q-10 18-28 8Q-110 110-72 34z', dark);
  });
}

function fish(sheet: Sheet, x: number, y: number, s: number, body: string, dark: string): void {
  sheet.at(x, y, s, () => {
    sheet.path('M36 0l26-20q4 20 0 40z', dark);
    sheet.path('M-42 2q40-42 84-2-44 40-84 2z', body);
    sheet.path('M-8-22q16 4 16 22T-6 22l-10-4q10-18 0-36z', cream);
    sheet.disc(-26, -3, 4, deep);
  });
}

function reefBehind(sheet: Sheet): void {
  sheet.path('M0 800q60-70 130-40t110 30 120 40 140-20 120-60 180 10v240H0z', '#0d5673');
  for (const [x, y, h] of [
    [60, 790, 90],
    [96, 800, 130],
    [136, 800, 80],
    [700, 790, 120],
    [744, 790, 160],
    [786, 790, 100],
  ] as const) {
    sheet.path(`M${x - 15} ${y}v-${h}q15-14 30 0v${h}z`, '#2b7d95');
    sheet.oval(x, y - h - 3, 15, 6, deep);
  }
}

function reefFront(sheet: Sheet, chance: () => number): void {
  sheet.path('M0 876q90-50 190-24t210 30 220-34 180 6v146H0z', mix('#0a4f6e', deep, 0.6));
  for (const [x, y, s, inkOf, dark] of [
    [190, 940, 1.4, coralRed, '#bf3a44'],
    [626, 946, 1.1, '#f49a7c', '#d2705f'],
    [764, 970, 1.3, yellow, '#d98b34'],
  ] as const) {
    fan(sheet, chance, { x, y, s, ink: dark, shift: 9 });
    fan(sheet, chance, { x, y, s, ink: inkOf, shift: 0 });
  }
  for (const [x, y, r, inkOf] of [
    [40, 912, 84, '#e98aa0'],
    [380, 926, 74, '#8f6fb0'],
    [480, 938, 50, yellow],
  ] as const) {
    sheet.path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, inkOf);
    sheet.path(
      `M${x + r * 0.2} ${y - r}a${r} ${r} 0 0 1 ${r * 0.8} ${r}h-${r * 0.7}q${r * 0.3}-${r * 0.5}-${r * 0.1}-${r}z`,
      mix(inkOf, deep, 0.3),
    );
  }
  sheet.path('M0 940q110-44 250-16t270-4 280 14v66H0z', deep);
  sheet.path([lens(120, 966, 60, 8), lens(420, 960, 80, 8), lens(680, 970, 70, 8)].join(''), '#0d5673');
}

/** A staghorn: branches fork once, thinner at the tip. */
function fan(
  sheet: Sheet,
  chance: () => number,
  { x, y, s, ink, shift }: { x: number; y: number; s: number; ink: string; shift: number },
): void {
  const branches: string[] = [];
  for (let i = -3; i <= 3; i++) {
    const lean = i * 26 * s + (chance() - 0.5) * 10;
    const tall = (150 - Math.abs(i) * 18) * s;
    const [tx, ty] = [Math.round(x + lean + shift), Math.round(y - tall)];
    const [mx, my] = [Math.round(x + lean * 0.5 + shift), Math.round(y - tall * 0.55)];
    const side = i < 0 ? -1 : 1;
    branches.push(`M${x} ${y}Q${mx} ${Math.round(y - tall * 0.3)} ${mx} ${my}L${tx} ${ty}`);
    branches.push(`M${mx} ${my}l${Math.round(side * 24 * s)}-${Math.round(34 * s)}`);
  }
  sheet.line(branches.join(''), ink, 11 * s);
}
