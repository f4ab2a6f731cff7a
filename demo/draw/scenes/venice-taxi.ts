import { bands } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { birds, cumulus } from '@ashore/artwork/kit/sky-things.ts';
import { glints, lens, lightPath } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const ink = '#1f2f55';
const cream = '#fff3dc';
const wood = '#a8562f';
const coral = '#e5484d';
const shore = 520;

export const veniceTaxi = poster('venice-taxi', '#9cc0bd', (sheet) => {
  const chance = chanceFrom(173);
  bands(sheet, {
    from: 0,
    to: shore,
    inks: ['#4f9db4', '#79b7c0', '#a8d0c9', '#d3e2cd', '#f4ebcd', '#fbdfae'],
    wave: 8,
  });
  sheet.disc(610, 430, 92, '#fffae4');
  cumulus(sheet, 250, 250, 250, '#fffaea');
  cumulus(sheet, 640, 196, 130, '#fffaea');
  plane(sheet);
  skyline(sheet, chance);
  bands(sheet, { from: shore, to: 1000, inks: steps('#9ccbc0', '#136078', 6), wave: 5, power: 1.25 });
  lightPath(sheet, chance, {
    x: 610,
    y: [528, 720],
    count: 13,
    width: [34, 80],
    ink: '#fff3cf',
    opacity: 0.85,
  });
  glints(sheet, chance, { x: [0, 800], y: [536, 990], count: 24, ink: '#dff0df', opacity: 0.55 });
  sheet.at(330, 546, 0.2, () => posts(sheet));
  posts(sheet);
  wake(sheet);
  sheet.at(400, 800, 1.12, () => launch(sheet));
  birds(
    sheet,
    [
      [424, 330, 15],
      [470, 352, 12],
      [410, 366, 10],
    ],
    ink,
    3.5,
  );
});

function plane(sheet: Sheet): void {
  sheet.turned(-14, 470, 120, () => {
    sheet.path('M410 122q6-10 20-10h80q16 0 22 10-6 8-22 8h-80q-16 0-20-8z', cream);
    sheet.path('M470 118l-34-40h14l50 40zM420 112l-10-22h10l18 22z', ink);
    sheet.path('M468 124l-22 34h12l36-34z', '#5d7f95');
  });
}

/** The salute of the city: two domes on the point, brick towers, one low row of palaces. */
function skyline(sheet: Sheet, chance: () => number): void {
  const far = '#b59aa0';
  for (let x = 0; x < 800; ) {
    const w = 30 + 34 * chance();
    sheet.rect(x, shore - 24 - 26 * chance(), w, 50, far);
    x += w;
  }
  sheet.rect(476, 372, 20, 150, far);
  sheet.poly([472, 372, 486, 330, 500, 372], far);
  const lit = '#f6e2c8';
  const dark = '#c49a94';
  sheet.rect(90, 452, 230, 72, lit);
  sheet.rect(250, 452, 70, 72, dark);
  sheet.path('M116 452h120l14-30H102z', lit);
  sheet.rect(118, 392, 116, 36, lit);
  sheet.rect(196, 392, 38, 36, dark);
  for (const x of [128, 152, 176, 206]) sheet.path(`M${x} 426v-18q6-10 12 0v18z`, '#7d6478');
  sheet.path('M110 394q4-96 66-100 62 4 66 100z', '#8fb0ae');
  sheet.path('M188 295q50 12 54 99h-44q8-62-10-99z', '#5f868c');
  sheet.rect(162, 262, 28, 34, lit);
  sheet.path('M158 264q18-30 36 0z', '#5f868c');
  sheet.line('M176 248v-22', ink, 3);
  sheet.disc(176, 224, 4, '#f2b443');
  sheet.path('M268 452q2-52 34-54 32 2 34 54z', '#8fb0ae');
  sheet.path('M308 399q26 8 28 53h-24q6-32-4-53z', '#5f868c');
  for (const x of [258, 340]) {
    sheet.rect(x - 8, 380, 16, 76, x < 300 ? lit : dark);
    sheet.path(`M${x - 9} 382q9-34 18 0z`, '#5f868c');
  }
  for (const x of [108, 158, 208, 270]) sheet.path(`M${x} 524v-34q14-18 28 0v34z`, '#8a6a7a');
  sheet.path('M84 430q10-16 20 0v24H84zM236 430q10-16 20 0v24h-20z', dark);
  for (const [x, w, h, wall] of [
    [330, 74, 70, '#e7a98c'],
    [404, 60, 56, '#f3d3a8'],
    [0, 88, 62, '#e7b394'],
  ] as const) {
    sheet.rect(x, shore - h, w, h, wall);
    sheet.poly([x - 4, shore - h, x + w / 2, shore - h - 18, x + w + 4, shore - h], '#b9624c');
    for (let k = 12; k < w - 12; k += 22) sheet.rect(x + k, shore - h + 18, 9, 18, '#7d6478');
  }
}

/** Oak piles in threes mark the channel. */
function posts(sheet: Sheet): void {
  for (const [x, y, s] of [
    [690, 700, 1],
    [96, 640, 0.62],
  ] as const) {
    sheet.at(x, y, s, () => {
      sheet.path(lens(0, 0, 56, 10), ink, 0.5);
      sheet.path('M-30 0L-12-190H4L-8 0zM30 0L14-196H-2L10 0z', '#6a4a48');
      sheet.path('M-10 4L-9-214H9L12 4z', '#8a6250');
      sheet.path('M2 4V-214h7L12 4z', '#5a3c40');
      sheet.rect(-20, -164, 40, 12, ink);
      sheet.path('M-9-214h18l-9-18z', cream);
    });
  }
}

function wake(sheet: Sheet): void {
  sheet.path('M196 800Q60 806-20 880V820Q80 776 196 786z', cream, 0.85);
  sheet.path('M210 812Q140 868 60 960H10Q90 850 200 806z', cream, 0.6);
  sheet.path(
    [lens(110, 930, 90, 9), lens(210, 880, 70, 8), lens(470, 858, 150, 9), lens(560, 892, 100, 9)].join(''),
    cream,
    0.75,
  );
}

/** The varnished launch of the lagoon, bow to the right and lifted by its speed. */
function launch(sheet: Sheet): void {
  sheet.path(lens(20, 26, 250, 22), ink, 0.45);
  sheet.turned(-4, 0, 0, () => {
    luggage(sheet);
    sheet.path('M-110-70L-96-134Q-20-146 60-134L88-70z', cream);
    sheet.path('M-96-134Q-20-146 60-134l4 8Q-20-138-98-126z', '#d6c3a8');
    sheet.path('M-96-76l10-46h40v46zM-36-76v-46h44v46zM18-76v-46h36l20 46z', '#274a6a');
    sheet.path('M-84-118h22l-26 40h-6zM-30-118h14l-20 34zM24-118h14L22-88z', '#8fbccb');
    driver(sheet);
    sheet.path('M-232-72Q-60-54 120-62T286-104Q250-28 176 16H-196Q-226-14-232-72z', wood);
    sheet.path('M-232-72Q-60-54 120-62T286-104l-8 16Q200-50 110-46-60-40-231-58z', '#d98a4c');
    sheet.path('M60 16Q190-14 270-76 236-20 176 16z', '#733628');
    sheet.path('M-228-34Q-40-20 130-30 200-36 258-60l-6 10Q196-24 130-18-40-10-226-24z', cream);
    sheet.path('M110-62Q200-66 286-104 230-96 180-92 140-88 110-62z', '#e3a263');
    sheet.line('M-228-76v-50', ink, 4);
    sheet.path('M-228-126q-26-10-48 2 10 8 6 20 22-8 42 2z', coral);
    sheet.path('M196 20Q280 6 318-34 316 10 262 34 220 42 186 28z', cream, 0.9);
  });
}

function luggage(sheet: Sheet): void {
  sheet.rect(-196, -112, 44, 50, coral);
  sheet.rect(-166, -112, 14, 50, '#b0323c');
  sheet.line('M-184-112v-12h20v12', ink, 4);
  sheet.rect(-148, -98, 36, 34, '#f2b443');
  sheet.rect(-122, -98, 10, 34, '#c88a2c');
}

function driver(sheet: Sheet): void {
  sheet.path('M98-62q-6-62 14-70 22 2 24 66z', cream);
  sheet.path('M118-130q18 6 18 66h-18z', mix(cream, ink, 0.3));
  sheet.line('M118-112l32 18', '#c98d68', 9);
  sheet.disc(116, -148, 14, '#c98d68');
  sheet.path('M100-152q2-16 18-14 14 2 14 14-16-4-32 0z', ink);
}
