import { bands, rings } from '@ashore/artwork/kit/bands.ts';
import { chanceFrom } from '@ashore/artwork/kit/chance.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix, steps } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { birds } from '@ashore/artwork/kit/sky-things.ts';
import { glints, lens, lightPath } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const night = '#1b1f4b';
const glow = '#ffdf9e';
const steel = '#c0453f';
const horizon = 560;

export const lisbonSail = poster('lisbon-sail', '#a9667a', (sheet) => {
  const chance = chanceFrom(11);
  sheet.rect(0, 0, 800, 600, '#2a2f66');
  rings(sheet, 452, horizon, 640, [
    '#473a74',
    '#6d497f',
    '#985a80',
    '#c76d76',
    '#ec8b6b',
    '#fbb06f',
    '#ffcb86',
  ]);
  sheet.disc(452, horizon, 76, glow);
  sheet.path(landUnder([0, 506, 90, 488, 190, 500, 300, 534, 380, 552, 420, 566], 600), '#4d3a6e');
  cristoRei(sheet, 112, 496);
  bridge(sheet);
  sheet.path(landUnder([560, 566, 660, 548, 740, 540, 800, 536], 600), '#3a2f63');

  bands(sheet, {
    from: horizon,
    to: 1000,
    inks: steps(mix('#4f5a94', '#ec8b6b', 0.22), night, 6),
    wave: 5,
    power: 1.3,
  });
  lightPath(sheet, chance, { x: 456, y: [568, 950], count: 22, width: [44, 90], ink: glow, opacity: 0.85 });
  glints(sheet, chance, { x: [0, 800], y: [580, 990], count: 22, ink: '#7c86bd', opacity: 0.5 });
  sheet.at(330, 780, 1.08, () => sloop(sheet));
  birds(
    sheet,
    [
      [640, 236, 17],
      [688, 262, 13],
      [606, 280, 11],
    ],
    night,
    4,
  );
});

function cristoRei(sheet: Sheet, x: number, y: number): void {
  const stone = '#39305f';
  sheet.poly([x - 20, y + 8, x - 13, y - 62, x - 7, y - 62, x - 9, y + 8], stone);
  sheet.poly([x + 20, y + 8, x + 13, y - 62, x + 7, y - 62, x + 9, y + 8], stone);
  sheet.rect(x - 17, y - 68, 34, 8, stone);
  sheet.poly([x - 7, y - 68, x - 5, y - 104, x + 5, y - 104, x + 7, y - 68], stone);
  sheet.poly(
    [x - 27, y - 100, x - 27, y - 105, x + 27, y - 105, x + 27, y - 100, x + 5, y - 94, x - 5, y - 94],
    stone,
  );
  sheet.disc(x, y - 110, 5.5, stone);
}

/** It recedes to the south bank: the near tower stands right, the far one left and smaller. */
function bridge(sheet: Sheet): void {
  const far = mix(steel, '#985a80', 0.35);
  sheet.line('M0 512L120 492L238 392Q420 546 640 300Q700 372 800 412', steel, 5);
  const hangers: string[] = [];
  for (let x = 268; x < 800; x += 34) {
    const top = x < 640 ? 392 + 0.72 * (x - 238) - 0.00204 * (x - 238) ** 2 : 300 + 0.72 * (x - 640);
    const deck = 514 - (x - 238) * 0.062;
    if (Math.abs(x - 640) > 20 && top < deck - 8)
      hangers.push(`M${x} ${Math.round(top + 14)}V${Math.round(deck)}`);
  }
  sheet.line(hangers.join(''), steel, 2);
  tower(sheet, { x: 238, top: 388, deck: 514, foot: 568, w: 15, steel: far });
  tower(sheet, { x: 640, top: 292, deck: 490, foot: 576, w: 25, steel });
  sheet.poly([0, 524, 800, 476, 800, 492, 0, 533], steel);
  sheet.poly([0, 533, 800, 492, 800, 498, 0, 537], mix(steel, night, 0.4));
}

interface Tower {
  x: number;
  top: number;
  deck: number;
  foot: number;
  w: number;
  steel: string;
}

function tower(sheet: Sheet, { x, top, deck, foot, w, steel: body }: Tower): void {
  const leg = w * 0.3;
  const shade = mix(body, night, 0.35);
  const panels = 4;
  for (let i = 0; i < panels; i++) {
    const [a, b] = [top + ((foot - top) * i) / panels, top + ((foot - top) * (i + 1)) / panels];
    sheet.line(
      `M${x - w} ${Math.round(a)}L${x + w} ${Math.round(b)}M${x + w} ${Math.round(a)}L${x - w} ${Math.round(b)}`,
      body,
      w * 0.16,
    );
  }
  sheet.poly([x - w - 2, foot, x - w + 2, top, x - w + 2 + leg, top, x - w + leg, foot], body);
  sheet.poly([x + w + 2, foot, x + w - 2, top, x + w - 2 - leg, top, x + w - leg, foot], shade);
  for (const y of [top, top + (deck - top) * 0.45, deck - 6]) sheet.rect(x - w, y, 2 * w, w * 0.3, body);
  sheet.rect(x - w * 1.7, foot - 4, w * 3.4, 16, mix(body, night, 0.6));
}

/** Water line at 0, bow to the right. */
function sloop(sheet: Sheet): void {
  const cream = '#ffe9c4';
  sheet.path(lens(10, 12, 190, 18), night, 0.5);
  sheet.line('M6-40V-396', '#2a1c3f', 7);
  sheet.path('M5-384Q-30-220-146-66Q-70-54 5-60z', cream);
  sheet.path('M5-384Q-8-210-34-57L5-60z', mix(cream, '#985a80', 0.28));
  sheet.path('M8-376Q92-232 176-62Q96-72 8-62z', '#f2b443');
  sheet.path('M104-197Q146-128 176-62Q140-68 96-70Q116-128 104-197z', '#e5484d');
  crew(sheet);
  sheet.path('M-160-44Q0-30 192-54Q168-4 132 14H-120Q-150 4-160-44z', '#fff1d8');
  sheet.path('M-158-34Q0-18 187-42Q182-28 177-20Q0-2-154-16z', '#e5484d');
  sheet.path('M30 14L60-28Q120-32 187-42Q168-4 132 14z', night, 0.22);
  sheet.path(
    [lens(-40, 40, 96, 7), lens(20, 62, 70, 8), lens(-20, 88, 54, 8), lens(30, 118, 40, 7)].join(''),
    mix(cream, '#3a4a80', 0.35),
    0.75,
  );
}

function crew(sheet: Sheet): void {
  for (const [x, coat, tone, hair] of [
    [-112, '#e5484d', '#c98d68', '#2a1c3f'],
    [-78, '#2f6a9a', '#8a5638', '#1b1f4b'],
    [62, '#fff1d8', '#e0ac85', '#5a3226'],
  ] as const) {
    sheet.path(`M${x - 15}-36q-2-36 15-36t15 36z`, coat);
    sheet.disc(x, -82, 11, tone);
    sheet.path(`M${x - 11}-83q0-13 12-12 11 1 10 13-12-6-22-1z`, hair);
  }
}
