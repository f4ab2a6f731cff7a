import { rings } from '@ashore/artwork/kit/bands.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const night = '#241634';
const plum = '#3d2150';
const coral = '#e8443f';
const coralDark = '#ad2b3c';
const coralDeep = '#7d1f38';
const cream = '#fff0d6';
const gold = '#f2b443';

export const madridFlamenco = poster('madrid-flamenco', '#6f3458', (sheet) => {
  sheet.rect(0, 0, 800, 1000, plum);
  cellar(sheet);
  rings(sheet, 420, 430, 350, ['#5c2c5c', '#873a5c', '#bb5456', '#e88a54', '#f8bd6c']);
  floor(sheet);
  sheet.at(214, 792, 1.12, () => guitarist(sheet));
  sheet.at(470, 820, 1, () => dancer(sheet));
  tables(sheet);
});

/** Three brick arches, each darker than the one behind it. */
function cellar(sheet: Sheet): void {
  for (const [x, inkOf] of [
    [70, '#4d2a5c'],
    [400, '#4d2a5c'],
    [730, '#4d2a5c'],
  ] as const) {
    sheet.path(`M${x - 150} 760V330a150 170 0 0 1 300 0v430z`, inkOf);
  }
  for (const x of [70, 400, 730]) {
    for (let i = 0; i < 13; i++) {
      const a = Math.PI + (i / 12) * Math.PI;
      sheet.turned((i / 12) * 180 - 90, x + 166 * Math.cos(a), 330 + 186 * Math.sin(a), () =>
        sheet.rect(
          x + 166 * Math.cos(a) - 15,
          330 + 186 * Math.sin(a) - 17,
          30,
          34,
          i % 2 === 0 ? '#8a4652' : '#6f3850',
        ),
      );
    }
  }
}

function floor(sheet: Sheet): void {
  sheet.path('M0 764H800V1000H0z', '#4a2238');
  for (const [a, b] of [
    [-200, -20],
    [80, 200],
    [330, 400],
    [560, 600],
    [820, 820],
  ] as const) {
    sheet.poly([b, 764, b + 60, 764, a + 140, 1000, a, 1000], '#5c2c40');
  }
  sheet.path(lens(440, 812, 330, 42), '#f8bd6c', 0.75);
}

/** Feet at 0. He looks down at the strings; the chair stands on its own shadow. */
function guitarist(sheet: Sheet): void {
  sheet.path(lens(0, 0, 116, 14), night, 0.5);
  sheet.line('M-56-150V0M30-140V0M-62-244V-150H34', '#8a5a34', 9);
  sheet.path('M-58-150H30Q70-150 76-120L92-10h26v12H70L52-96-50-104z', '#2a2038');
  sheet.path('M-50-104L20-98 12-10H36V2H-20L-30-70z', '#362a48');
  sheet.path('M-62-140q-14-110 34-134 44-2 58 40l6 92q-50 16-98 2z', cream);
  sheet.path('M4-272q22 8 26 38l6 92q-18 6-34 7 14-70 2-137z', '#cdb5a4');
  sheet.path('M-60-252q24-20 46-20l2 132q-30 4-48-2-12-70 0-110z', '#2a2038');
  sheet.disc(-4, -304, 27, '#c98d68');
  sheet.path('M-32-308q-2-34 32-32 28 2 26 28-18-10-34-2-4 24-16 26-8-6-8-20z', night);
  guitar(sheet);
  sheet.line('M-40-246Q-66-180-2-142', '#2a2038', 24);
  sheet.line('M20-240Q70-220 84-186', cream, 20);
  sheet.disc(0, -142, 12, '#c98d68');
  sheet.disc(90, -184, 11, '#c98d68');
}

function guitar(sheet: Sheet): void {
  sheet.turned(-22, 0, -150, () => {
    sheet.rect(30, -160, 130, 14, '#5a3226');
    sheet.rect(156, -166, 30, 26, '#43241f');
    sheet.path(
      'M-66-150Q-66-206-16-206 8-204 20-188 34-200 52-196 80-186 80-152 80-118 52-110 34-106 20-116 8-100-16-98-66-98-66-150z',
      '#d98f3f',
    );
    sheet.path(
      'M-66-150Q-66-98-16-98 8-100 20-116 34-106 52-110 80-118 80-152 40-130 0-130-40-132-66-150z',
      '#a8642c',
    );
    sheet.disc(14, -153, 19, '#43241f');
    sheet.rect(-44, -164, 10, 24, '#43241f');
    sheet.line('M-40-157H160M-40-150H160', cream, 1.6);
  });
}

/** Feet at 0. One line from the raised hand through the back to the last ruffle of the train. */
function dancer(sheet: Sheet): void {
  sheet.path(lens(60, 4, 250, 22), night, 0.5);
  train(sheet);
  sheet.path('M-52-330Q-86-250-92-150-96-60-70 0H70Q80-90 66-190 58-280 40-330z', coral);
  sheet.path('M10-330h30q18 50 26 140 14 100 4 190H20Q40-170 10-330z', coralDark);
  for (const [y, w] of [
    [-120, 92],
    [-62, 92],
  ] as const)
    ruffle(sheet, -w, y, w + 74, coralDeep);
  ruffle(sheet, -86, -10, 160, coralDeep);
  sheet.path('M-54-330Q-62-410-44-452 0-476 44-448 52-400 40-330-6-316-54-330z', coral);
  sheet.path('M10-468q20 4 34 20 8 48-4 118-14 4-26 6 14-74-4-144z', coralDark);
  shawl(sheet);
  arms(sheet);
  headUp(sheet);
  for (const [x, y] of [
    [-50, -250],
    [-22, -200],
    [-60, -180],
    [0, -270],
    [-34, -290],
    [10, -180],
    [-40, -150],
    [-10, -372],
    [-30, -410],
  ] as const)
    sheet.disc(x, y, 8, cream);
}

function train(sheet: Sheet): void {
  sheet.path('M-20-170Q60-150 130-100 220-40 300-60 320-20 280 10 160 30 60 12L-60 0z', coralDark);
  for (const [x, y, s] of [
    [70, -62, 1],
    [136, -26, 1],
    [206, -14, 1],
    [262, -26, 0.8],
  ] as const) {
    sheet.at(x, y, s, () => {
      sheet.path('M-52-30q52-18 96 22 10 24-16 40-50 10-90-14z', coral);
      sheet.path('M-62 18q8-16 24-8 12-12 26-2 14-8 26 6 14-4 14 12-12 14-40 12-32-2-50-20z', cream);
    });
  }
}

/** A frill: small scallops on a dark band. */
function ruffle(sheet: Sheet, x: number, y: number, w: number, under: string): void {
  const n = 7;
  const step = Math.round(w / n);
  sheet.path(`M${x} ${y}h${step * n}v18h-${step * n}z`, under);
  let d = `M${x} ${y - 8}h${step * n}v16`;
  for (let i = 0; i < n; i++) d += `q-${Math.round(step / 2)} 26-${step} 0`;
  sheet.path(`${d}z`, cream);
}

function shawl(sheet: Sheet): void {
  sheet.path('M-50-448Q0-396 52-446L70-400Q20-344-4-330-34-350-66-404z', gold);
  sheet.path('M20-420Q38-432 52-446L70-400Q30-354 6-336 30-380 20-420z', '#c4822f');
  for (const [x, y] of [
    [-54, -384],
    [-42, -368],
    [-30, -354],
    [-16, -340],
    [20, -346],
    [36, -362],
    [52, -378],
  ] as const)
    sheet.rect(x, y, 4, 24, gold);
}

function arms(sheet: Sheet): void {
  sheet.line('M44-440Q124-474 128-548 128-596 92-634', '#d59a74', 21);
  sheet.line('M-44-440Q-128-400-118-326T-56-292', '#d59a74', 22);
  sheet.disc(90, -638, 14, '#d59a74');
  sheet.disc(-52, -290, 14, '#d59a74');
  sheet.path('M34-456Q88-470 106-506L130-490Q112-430 50-424z', coral);
  sheet.path('M-48-454Q-104-428-124-390L-106-370Q-80-408-40-418z', coral);
  sheet.at(84, -644, 1, () => {
    for (let i = 0; i < 6; i++) {
      sheet.turned(-112 + i * 22, 0, 0, () =>
        sheet.path('M0 6L-18-92Q0-106 18-92z', i % 2 === 0 ? cream : gold),
      );
    }
    sheet.disc(0, 0, 10, coralDeep);
  });
}

function headUp(sheet: Sheet): void {
  sheet.path('M-14-456h24l4-46h-30z', '#b97c58');
  sheet.turned(-10, 0, -520, () => {
    sheet.oval(-4, -524, 36, 44, '#d59a74');
    sheet.path('M-40-520Q-46-574 4-576 44-570 40-516 34-478 18-480 26-520 6-548-18-552-40-520z', night);
    sheet.disc(44, -526, 26, night);
    sheet.disc(38, -572, 17, coral);
    sheet.disc(60, -558, 14, coral);
    sheet.disc(42, -568, 7, gold);
    sheet.disc(28, -500, 6, gold);
  });
}

function tables(sheet: Sheet): void {
  for (const [x, r] of [
    [90, 56],
    [268, 48],
    [590, 52],
    [742, 58],
  ] as const) {
    sheet.disc(x, 908, r, night);
    sheet.path(`M${x - r * 1.7} 1000q0-${r * 1.1} ${r * 1.7}-${r * 1.1}t${r * 1.7} ${r * 1.1}z`, night);
  }
  sheet.path('M420 900h36q2 40-14 44v34h14v8h-36v-8h14v-34q-16-4-14-44z', cream, 0.85);
  sheet.path('M422 912h32q0 26-14 30h-4q-14-4-14-30z', mix(coral, '#5a1430', 0.4));
}
