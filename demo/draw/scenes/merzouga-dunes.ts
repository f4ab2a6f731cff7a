import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { stars } from '@ashore/artwork/kit/sky-things.ts';
import { lens, shadow } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const plum = '#2f1b42';
const lit = '#eb9a50';
const shade = '#8c4352';
const flame = '#ffd98a';

export const merzougaDunes = poster('merzouga-dunes', '#c27a5c', (sheet) => {
  const chance = chanceFrom(97);
  bands(sheet, {
    from: 0,
    to: 600,
    inks: ['#1b2a5e', '#34366f', '#5c467f', '#8f5680', '#c46d73', '#e99363', '#f8bd77'],
    wave: 8,
  });
  stars(sheet, chance, { from: 24, to: 300, count: 56, ink: '#fdeec8' });
  crescent(sheet, 606, 190);
  dunes(sheet);
  caravan(sheet);
  camp(sheet);
});

function crescent(sheet: Sheet, x: number, y: number): void {
  sheet.path(`M${x + 18} ${y - 56}a58 58 0 1 0 34 88 66 66 0 0 1-34-88z`, '#fdeec8');
}

/** Three sand waves, each with one sharp crest and one slip face in the shade. */
function dunes(sheet: Sheet): void {
  sheet.path('M0 520Q120 470 230 500T430 476 620 500 800 470V700H0z', '#c9705f');
  sheet.path('M0 540Q130 500 240 530 150 560 120 640L0 700z', '#a85760');
  sheet.path('M800 520Q700 470 600 402 552 372 512 396 420 470 300 540 160 610 0 626V1000H800z', lit);
  sheet.path(
    'M512 396Q552 372 600 402 700 470 800 520V820Q640 800 540 716 470 660 520 580 574 500 512 396z',
    shade,
  );
  sheet.path('M512 396Q574 500 520 580 470 660 540 716 440 690 452 610 470 530 512 396z', '#c8694e');
  sheet.path('M0 700Q140 640 280 690 420 740 560 720T800 760V1000H0z', '#d77d4a');
  sheet.path('M280 690Q420 740 560 720 680 706 800 760V860Q620 800 470 820 330 830 280 690z', '#7c3a50');
  sheet.path('M0 860Q160 810 330 846T640 842 800 866V1000H0z', '#5c2c4b');
  sheet.path('M0 930Q180 890 400 916T800 920V1000H0z', plum);
}

/** On the crest, in the last light; the shadows fall down the lit slope. */
function caravan(sheet: Sheet): void {
  const steps = [
    [268, 556, 0.74, '#e5484d'],
    [352, 512, 0.72, '#18757f'],
    [432, 458, 0.7, '#f2b443'],
  ] as const;
  for (const [x, y, s] of steps) sheet.path(lens(x - 30, y + 26, 46 * s, 8), '#b05a45', 0.6);
  for (const [x, y, s, blanket] of steps) sheet.at(x, y + 4, s, () => camel(sheet, blanket));
  sheet.line('M302 504L330 486M384 456L408 430', plum, 2.5);
  sheet.at(490, 412, 0.62, () => {
    sheet.path('M-14 0q2-70 14-76t16 76z', '#2b5f8c');
    sheet.path('M2-74q12 10 14 74H4z', '#1c406a');
    sheet.disc(1, -84, 11, '#7a4a35');
    sheet.path('M-12-86q2-14 14-14t12 12q-12 8-26 2z', '#fdeec8');
  });
}

function camel(sheet: Sheet, blanket: string): void {
  sheet.path(
    'M-58-58Q-52-84-28-84-20-88-14-86 0-120 14-86 30-86 40-78 54-84 60-112 62-124 74-126L94-122Q98-114 92-110L76-108Q76-72 54-52L48-44 50 0H42L34-40-24-42-30 0H-38L-42-40-50-34-48 0H-56L-60-40z',
    '#3f2449',
  );
  sheet.path('M24-42L30 0H22L14-42z', '#3f2449');
  sheet.path('M-30-88Q-16-92-12-92 0-118 12-92L30-88 34-58Q0-50-36-58z', blanket);
  sheet.path('M-34-66Q0-58 33-66L34-58Q0-50-36-58z', '#fdeec8');
}

function camp(sheet: Sheet): void {
  tent(sheet, 596, 858, 1.05);
  tent(sheet, 216, 872, 1.42);
  sheet.path(lens(434, 886, 120, 16), '#e99363', 0.55);
  sheet.path('M404 886l58-10M410 876l52 12', '#4a2a2a');
  sheet.line('M404 888l58-12M410 876l52 12', '#3a1d2c', 9);
  sheet.path('M434 882q-34-12-22-44 6 10 12 10-2-32 16-50 2 24 14 32 8 6 10-6 14 42-30 58z', '#ef7a45');
  sheet.path('M436 882q-18-10-12-28 6 6 8 4 0-14 8-24 4 18 12 26 6 12-16 22z', flame);
  for (const [x, coat, head] of [
    [362, '#2b5f8c', '#fdeec8'],
    [508, '#e5484d', '#3a1d2c'],
  ] as const) {
    shadow(sheet, x, 892, 36, plum, 0.5);
    sheet.path(`M${x - 34} 892q-2-26 18-34 2-30 16-30t18 30q18 8 16 34z`, coat);
    sheet.path(`M${x + 2} 828q14 2 16 30 18 8 16 34h-24q8-34-8-64z`, plum, 0.3);
    sheet.disc(x, 818, 13, '#7a4a35');
    sheet.path(`M${x - 14} 818q-2-16 14-16t15 14q-14 4-29 2z`, head);
  }
}

function tent(sheet: Sheet, x: number, y: number, s: number): void {
  sheet.at(x, y, s, () => {
    sheet.path(lens(0, 4, 146, 16), plum, 0.6);
    sheet.path('M-136 0Q-90-56-60-104-30-84 0-118 30-84 62-104 92-56 138 0z', '#4b2a48');
    sheet.path('M0-118Q30-84 62-104 92-56 138 0H60Q44-60 0-118z', '#361d3b');
    sheet.path('M-40 0Q-30-62 0-86 30-62 40 0z', flame);
    sheet.path('M-40 0Q-30-62 0-86-6-40-14 0z', '#f2a65a');
    sheet.path(
      'M-108-36Q-80-30-66-24L-74-12Q-96-16-122-18zM108-36Q80-30 66-24L74-12Q96-16 122-18z',
      '#c84b4b',
    );
    sheet.line('M-136 0l-26 8M138 0l26 8', '#361d3b', 4);
  });
}
