import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { birds, cloud } from '@ashore/artwork/kit/sky-things.ts';
import { firRow } from '@ashore/artwork/kit/trees.ts';
import { walker } from '@ashore/artwork/kit/walker.ts';
import { glints, lens, lightPath, shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const ink = '#17304a';
const cream = '#fbf0d8';
const red = '#b93a36';
const ochre = '#e2a23c';
const shore = 640;

export const bergenBryggen = poster('bergen-bryggen', '#a7b5b4', (sheet) => {
  const chance = chanceFrom(163);
  bands(sheet, { from: 0, to: 520, inks: ['#9fb8c0', '#b6cac9', '#cfd9cf', '#e6e3d1', '#f6ead2'], wave: 8 });
  cloud(sheet, 250, 150, 230, '#fbf3e2', 0.95);
  cloud(sheet, 610, 232, 150, '#fbf3e2', 0.8);
  hill(sheet, chance);
  const gables = row();
  for (const gable of gables) house(sheet, chance, gable);
  quay(sheet);
  bands(sheet, { from: shore + 18, to: 1000, inks: steps('#6f9199', '#1c3f55', 6), wave: 4, power: 1.25 });
  for (const { x, w, wall } of gables) {
    lightPath(sheet, chance, {
      x: x + w / 2,
      y: [668, 800],
      count: 8,
      width: [w * 0.42, w * 0.3],
      ink: mix(wall, '#4d7482', 0.35),
      opacity: 0.75,
    });
  }
  glints(sheet, chance, { x: [0, 800], y: [680, 960], count: 20, ink: '#c9d6cf', opacity: 0.55 });
  sheet.at(262, 806, 0.98, () => jekt(sheet));
  nearQuay(sheet);
  birds(
    sheet,
    [
      [470, 716, 16],
      [516, 738, 12],
      [440, 748, 11],
    ],
    cream,
    4,
  );
});

interface Gable {
  x: number;
  w: number;
  eave: number;
  peak: number;
  wall: string;
}

function row(): Gable[] {
  const walls = [ochre, red, cream, '#a83236', '#d98f3a', cream, red];
  const widths = [112, 118, 104, 122, 114, 110, 136];
  let x = -14;
  return widths.map((w, i) => {
    const gable = { x, w, eave: 430 + (i % 3) * 12, peak: 322 + ((i * 5) % 4) * 12, wall: walls[i] ?? cream };
    x += w;
    return gable;
  });
}

function hill(sheet: Sheet, chance: () => number): void {
  sheet.path(
    landUnder([0, 330, 110, 270, 250, 230, 380, 262, 500, 220, 640, 180, 740, 214, 800, 250], 640),
    '#7f9a98',
  );
  sheet.path(landUnder([0, 420, 180, 356, 330, 340, 480, 366, 640, 300, 800, 330], 640), '#4f776f');
  firRow(sheet, chance, {
    x: [-10, 810],
    y: (x) => 396 - 46 * Math.sin(x / 190 + 0.4),
    s: 44,
    ink: '#2f5a58',
    base: 640,
  });
  sheet.line('M470 470L612 196', cream, 7);
  sheet.line('M470 470L612 196', '#5d8078', 3);
  sheet.turned(-62, 560, 296, () => {
    sheet.rect(532, 282, 56, 24, '#e5484d');
    for (const x of [538, 554, 570]) sheet.rect(x, 287, 10, 9, cream);
  });
  sheet.rect(592, 170, 50, 26, cream);
  sheet.poly([586, 172, 617, 150, 648, 172], red);
}

/** Steep gables of upright planks, a hoist beam under the ridge, white frames. */
function house(sheet: Sheet, chance: () => number, { x, w, eave, peak, wall }: Gable): void {
  const middle = x + w / 2;
  sheet.poly([x, shore, x, eave, middle, peak, x + w, eave, x + w, shore], wall);
  sheet.poly(
    [middle + w * 0.2, shore, middle + w * 0.2, peak + (eave - peak) * 0.4, x + w, eave, x + w, shore],
    mix(wall, ink, 0.2),
  );
  sheet.line(
    `M${x - 2} ${eave + 3}L${middle} ${peak}L${x + w + 2} ${eave + 3}`,
    wall === cream ? '#8a5a48' : '#4a2a34',
    9,
  );
  const frame = wall === cream ? '#3f6a5a' : cream;
  const panes: [number, number][] = [];
  for (const y of [eave + 22, eave + 88])
    for (const k of [0.16, 0.42, 0.68]) if (chance() > 0.12) panes.push([x + w * k, y]);
  panes.push([middle - w * 0.08, peak + 52]);
  for (const [px, py] of panes) sheet.rect(px - 3, py - 3, w * 0.16 + 6, 42, frame);
  for (const [px, py] of panes) sheet.rect(px, py, w * 0.16, 36, '#2a4258');
  sheet.rect(middle - 3, peak + 26, 6, 18, '#4a2a34');
  sheet.rect(x + w * 0.2, shore - 62, w * 0.24, 62, '#3a2a3c');
  sheet.rect(x + w * 0.56, shore - 54, w * 0.28, 36, frame);
  sheet.rect(x + w * 0.59, shore - 50, w * 0.22, 28, '#f7cf86');
}

function quay(sheet: Sheet): void {
  sheet.rect(0, shore - 2, 800, 24, '#8d8478');
  sheet.rect(0, shore + 14, 800, 10, ink);
  for (const [x, coat] of [
    [520, '#e5484d'],
    [548, ochre],
    [130, cream],
    [706, '#2f6a86'],
  ] as const) {
    sheet.path(`M${x - 8} ${shore + 2}v-26q8-14 16 0v26z`, coat);
    sheet.disc(x, shore - 38, 7, '#c98d68');
  }
}

/** The old cargo boat of the coast: one square sail, a high stem. */
function jekt(sheet: Sheet): void {
  sheet.path(lens(0, 12, 200, 16), ink, 0.5);
  sheet.line('M0-40V-316', '#3a2430', 8);
  sheet.path('M-106-298Q0-286 108-300 128-190 112-92 0-70-116-90-96-190-106-298z', '#e5484d');
  for (const y of [-214, -156])
    sheet.path(`M-104 ${y}Q0 ${y + 14} 117 ${y - 2}v22Q0 ${y + 34}-106 ${y + 22}z`, cream);
  sheet.path('M42-294L108-300Q128-190 112-92 80-84 44-81 66-190 42-294z', ink, 0.22);
  sheet.path('M-196-110Q-150-30 0-28T178-104l16-10Q186-24 130 14H-122Q-186-20-196-110z', '#6b4030');
  sheet.path('M-196-110Q-150-30 0-28T178-104l16-10-4 30Q120-6 0-6-150-8-193-84z', '#a8683f');
  sheet.path('M40 14Q130-10 190-84 178-14 130 14z', '#43271f');
  sheet.path([lens(-20, 34, 110, 8), lens(20, 58, 84, 8), lens(-10, 84, 54, 7)].join(''), '#e5484d', 0.6);
}

function nearQuay(sheet: Sheet): void {
  sheet.path('M800 836L560 916 500 1000H800z', '#a39684');
  sheet.path('M560 916L500 1000H528L586 922z', '#5f5a5c');
  sheet.path('M800 836L560 916 586 922 800 854z', '#c4b69c');
  shadow(sheet, 670, 940, 46, ink, 0.5);
  walker(sheet, 662, 940, 206, {
    coat: ochre,
    shade: '#b87c2c',
    legs: ink,
    skin: '#e0ac85',
    hair: '#5a3226',
    long: true,
  });
  sheet.line('M690 840V690', ink, 5);
  sheet.path('M596 736Q612 676 690 668 768 676 784 736 736 722 690 724 644 722 596 736z', '#e5484d');
  sheet.path('M690 668Q768 676 784 736 760 728 740 727 730 690 690 668z', '#b0323c');
}
