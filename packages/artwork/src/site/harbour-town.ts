import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { chanceFrom } from '../kit/chance.ts';
import { landUnder } from '../kit/curve.ts';
import { townRow } from '../kit/houses.ts';
import { mix, steps } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import { cypress, umbrellaPine } from '../kit/trees.ts';
import { glints, lens, lightPath } from '../kit/water.ts';

const ink = '#0b3147';
const coral = '#e5484d';
const cream = '#fff8e6';
const haze = '#8bbcc0';

interface Harbour {
  horizon: number;
  sun: readonly [x: number, y: number, radius: number];
  /** Where the town begins. It climbs from there to the right edge. */
  town: { from: number; rise: number; rows: number };
  /** The church tower, which stands behind the third row of houses. */
  church: readonly [x: number, foot: number, height: number];
  /** The nearest sail last. */
  sails: readonly (readonly [x: number, waterLine: number, height: number])[];
}

/**
 * The picture that visitors see first. Its sky is light enough for dark lettering without a veil. No
 * important part lies where the search box covers the picture.
 */
export function drawHarbour(sheet: Sheet, { horizon, sun, town, church, sails }: Harbour): void {
  const chance = chanceFrom(7);
  const { width: w, height: h } = sheet;
  bands(sheet, {
    from: 0,
    to: horizon,
    inks: ['#9fd2d6', '#bde0df', '#d9ebde', '#eff0db', '#fbe9c8'],
    wave: 8,
  });
  sheet.disc(...sun, '#fff4d2');
  hills(sheet, horizon);
  townOnTheHill(sheet, chance, { horizon, town, church });
  bands(sheet, { from: horizon, to: h, inks: steps('#4f9dac', '#12516a', 5), wave: 5, power: 1.2 });
  sheet.path(
    landUnder([town.from - 60, horizon + 3, town.from + 60, horizon + 16, w, horizon + 30], horizon + 2),
    '#2c6a7c',
  );
  lightPath(sheet, chance, {
    x: sun[0],
    y: [horizon + 12, horizon + 150],
    count: 11,
    width: [34, 76],
    ink: '#fff4d2',
    opacity: 0.8,
  });
  glints(sheet, chance, { x: [0, w], y: [horizon + 16, h - 20], count: 22, ink: '#a9d3d3', opacity: 0.5 });
  for (const [i, [x, y, s]] of sails.entries()) {
    sheet.path(lens(x, y + 2, s * 0.5, s * 0.05), ink, 0.4);
    smallSail(sheet, x, y, s, { hull: ink, main: cream, jib: i % 2 === 0 ? coral : '#f2b443' });
    if (s > 100) sheet.path(lens(x - 4, y + 14, s * 0.3, 5) + lens(x + 8, y + 28, s * 0.2, 4), cream, 0.6);
  }
}

function hills(sheet: Sheet, horizon: number): void {
  const { width: w } = sheet;
  const at = (k: number, lift: number) => [w * k, horizon - lift];
  sheet.path(
    landUnder(
      [
        ...at(0, 44),
        ...at(0.12, 88),
        ...at(0.26, 52),
        ...at(0.4, 30),
        ...at(0.55, 66),
        ...at(0.74, 120),
        ...at(1, 210),
      ],
      horizon + 10,
    ),
    haze,
  );
  sheet.path(
    landUnder(
      [
        ...at(0, 12),
        ...at(0.16, 34),
        ...at(0.34, 18),
        ...at(0.5, 10),
        ...at(0.66, 46),
        ...at(0.84, 100),
        ...at(1, 140),
      ],
      horizon + 10,
    ),
    '#5a9fa6',
  );
  const cypresses = [
    [0.055, 24, 34],
    [0.07, 27, 44],
    [0.084, 29, 30],
    [0.43, 12, 30],
    [0.442, 11, 40],
  ] as const;
  for (const [k, lift, s] of cypresses) cypress(sheet, w * k, horizon - lift, s, '#3c7f86', '#2a6672');
}

function townOnTheHill(
  sheet: Sheet,
  chance: () => number,
  { horizon, town: { from, rise, rows }, church }: Pick<Harbour, 'horizon' | 'town' | 'church'>,
): void {
  const span = sheet.width - from;
  for (let i = 0; i < rows; i++) {
    const back = rows - 1 - i;
    const veil = back * 0.09;
    const tint = (inkOf: string) => mix(inkOf, haze, veil);
    const start = from + back * span * 0.15;
    // Tree and church come before their row, which hides their feet.
    if (i === 1)
      umbrellaPine(sheet, start + span * 0.06, horizon - back * rise * 0.5, 130, [
        '#6a4a3c',
        '#4c8a6e',
        '#2c6658',
      ]);
    if (i === 2) bellTower(sheet, ...church);
    townRow(sheet, chance, {
      x: [start, sheet.width + 10],
      foot: (x) => horizon + 8 - (back * rise * (x - from)) / span,
      base: horizon + 8,
      width: [40 - back * 3, 66 - back * 3],
      height: [50, 92 - back * 4],
      walls: [tint('#fff6e2'), tint('#f3b690'), tint('#e9c384'), tint('#fbe3c4'), tint('#eaf0ec')],
      roofs: [tint(coral), tint('#d5754e'), tint('#226a80')],
      window: tint('#2b5268'),
      shade: '#4a5f80',
      pitch: 0.24,
    });
  }
}

function bellTower(sheet: Sheet, x: number, foot: number, h: number): void {
  const w = h * 0.22;
  const top = foot - h;
  sheet.rect(x - w / 2, top, w, h + 60, cream);
  sheet.rect(x + w * 0.14, top, w * 0.36, h + 60, '#cfc6c0');
  sheet.rect(x - w * 0.62, top + h * 0.3, w * 1.24, h * 0.03, coral);
  sheet.rect(x - w * 0.62, top - h * 0.02, w * 1.24, h * 0.035, '#f3d9b0');
  sheet.path(
    `M${Math.round(x - w * 0.2)} ${Math.round(top + h * 0.22)}v-${Math.round(h * 0.1)}q${Math.round(w * 0.2)}-${Math.round(h * 0.05)} ${Math.round(w * 0.4)} 0v${Math.round(h * 0.1)}z`,
    ink,
  );
  sheet.poly([x - w * 0.66, top - h * 0.02, x, top - h * 0.36, x, top - h * 0.02], coral);
  sheet.poly([x, top - h * 0.36, x + w * 0.66, top - h * 0.02, x, top - h * 0.02], '#b0343f');
  sheet.disc(x, top - h * 0.37, h * 0.016, '#f2b443');
}
