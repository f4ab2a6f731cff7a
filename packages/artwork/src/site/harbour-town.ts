import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { chanceFrom } from '../kit/chance.ts';
import { landUnder } from '../kit/curve.ts';
import { townRow } from '../kit/houses.ts';
import { mix, steps } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import { stars } from '../kit/sky-things.ts';
import { cypress, umbrellaPine } from '../kit/trees.ts';
import { glints, lens, lightPath } from '../kit/water.ts';
import type { Picture } from './picture.ts';

/** The colours of the harbour at one time of day. */
interface Light {
  sky: readonly string[];
  /** The sun, or the moon. */
  disc: string;
  stars?: string;
  /** Colours of the sea at the horizon and in front, and between them the shore's reflection. */
  sea: readonly [far: string, near: string];
  reflection: string;
  glints: string;
  haze: string;
  hills: string;
  cypresses: readonly [string, string];
  pine: readonly [string, string, string];
  walls: readonly [string, string, string, string, string];
  roofs: readonly [string, string, string];
  window: string;
  /** Light from inside is not veiled by the distance. */
  areWindowsLit: boolean;
  shade: string;
  /** The church tower: its lit and its shaded wall, and its roof lit and shaded. */
  tower: readonly [
    wall: string,
    shaded: string,
    roof: string,
    shadedRoof: string,
    belfry: string,
    ledge: string,
  ];
  sail: string;
  jibs: readonly [string, string];
  hull: string;
}

const day: Light = {
  sky: ['#9fd2d6', '#bde0df', '#d9ebde', '#eff0db', '#fbe9c8'],
  disc: '#fff4d2',
  sea: ['#4f9dac', '#12516a'],
  reflection: '#2c6a7c',
  glints: '#a9d3d3',
  haze: '#8bbcc0',
  hills: '#5a9fa6',
  cypresses: ['#3c7f86', '#2a6672'],
  pine: ['#6a4a3c', '#4c8a6e', '#2c6658'],
  walls: ['#fff6e2', '#f3b690', '#e9c384', '#fbe3c4', '#eaf0ec'],
  roofs: ['#e5484d', '#d5754e', '#226a80'],
  window: '#2b5268',
  areWindowsLit: false,
  shade: '#4a5f80',
  tower: ['#fff8e6', '#cfc6c0', '#e5484d', '#b0343f', '#0b3147', '#f3d9b0'],
  sail: '#fff8e6',
  jibs: ['#e5484d', '#f2b443'],
  hull: '#0b3147',
};

/** The same harbour an hour after sunset, with lamps behind the windows. */
const night: Light = {
  sky: ['#0a1c38', '#102a4a', '#1a3c5e', '#2b5272', '#476a80'],
  disc: '#f8ebc6',
  stars: '#e9e4cf',
  sea: ['#2a5772', '#071a30'],
  reflection: '#12324c',
  glints: '#5b8aa6',
  haze: '#2f5870',
  hills: '#1f4660',
  cypresses: ['#153750', '#0f2b42'],
  pine: ['#2a2c3c', '#1d4850', '#143840'],
  walls: ['#6f7f96', '#7a6676', '#77708a', '#69788f', '#5f748a'],
  roofs: ['#7a3550', '#6c4a58', '#1c4560'],
  window: '#ffd27c',
  areWindowsLit: true,
  shade: '#14243f',
  tower: ['#8b96a6', '#525f78', '#8a3a52', '#5c2a44', '#ffd27c', '#a39a96'],
  sail: '#c9cfd2',
  jibs: ['#a8485a', '#b08a52'],
  hull: '#071a30',
};

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

/** The harbour in one shape, by day and for the dark colour scheme by night. */
export function harbourPictures(
  { stem, width, height }: Pick<Picture, 'stem' | 'width' | 'height'>,
  harbour: Harbour,
): { readonly day: Picture; readonly night: Picture } {
  return {
    day: { stem, width, height, dominant: '#c3dfdc', draw: (sheet) => drawHarbour(sheet, harbour, day) },
    night: {
      ...{ stem: `${stem}-night`, width, height, dominant: '#1a3c5e' },
      draw: (sheet) => drawHarbour(sheet, harbour, night),
    },
  };
}

/**
 * The picture that visitors see first. Its sky is light enough for dark lettering without a veil, and by night
 * dark enough for light lettering. No important part lies where the search box covers the picture.
 */
function drawHarbour(sheet: Sheet, { horizon, sun, town, church, sails }: Harbour, light: Light): void {
  const chance = chanceFrom(7);
  const { width, height } = sheet;
  bands(sheet, {
    from: 0,
    to: horizon,
    inks: light.sky,
    wave: 8,
  });
  if (light.stars !== undefined)
    stars(sheet, chanceFrom(11), { from: 16, to: horizon * 0.62, count: 30, ink: light.stars });
  sheet.disc(...sun, light.disc);
  hills(sheet, horizon, light);
  townOnTheHill(sheet, chance, { horizon, town, church }, light);
  bands(sheet, { from: horizon, to: height, inks: steps(...light.sea, 5), wave: 5, power: 1.2 });
  sheet.path(
    landUnder([town.from - 60, horizon + 3, town.from + 60, horizon + 16, width, horizon + 30], horizon + 2),
    light.reflection,
  );
  lightPath(sheet, chance, {
    x: sun[0],
    y: [horizon + 12, horizon + 150],
    count: 11,
    width: [34, 76],
    ink: light.disc,
    opacity: 0.8,
  });
  glints(sheet, chance, {
    x: [0, width],
    y: [horizon + 16, height - 20],
    count: 22,
    ink: light.glints,
    opacity: 0.5,
  });
  for (const [i, [x, y, size]] of sails.entries()) {
    sheet.path(lens(x, y + 2, size * 0.5, size * 0.05), light.hull, 0.4);
    smallSail(sheet, x, y, size, {
      hull: light.hull,
      main: light.sail,
      jib: light.jibs[i % 2 === 0 ? 0 : 1],
    });
    if (size > 100)
      sheet.path(lens(x - 4, y + 14, size * 0.3, 5) + lens(x + 8, y + 28, size * 0.2, 4), light.sail, 0.6);
  }
}

function hills(sheet: Sheet, horizon: number, light: Light): void {
  const { width } = sheet;
  const at = (k: number, lift: number) => [width * k, horizon - lift];
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
    light.haze,
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
    light.hills,
  );
  const cypresses = [
    [0.055, 24, 34],
    [0.07, 27, 44],
    [0.084, 29, 30],
    [0.43, 12, 30],
    [0.442, 11, 40],
  ] as const;
  for (const [k, lift, size] of cypresses)
    cypress(sheet, width * k, horizon - lift, size, ...light.cypresses);
}

function townOnTheHill(
  sheet: Sheet,
  chance: () => number,
  { horizon, town: { from, rise, rows }, church }: Pick<Harbour, 'horizon' | 'town' | 'church'>,
  light: Light,
): void {
  const span = sheet.width - from;
  for (let i = 0; i < rows; i++) {
    const back = rows - 1 - i;
    const veil = back * 0.09;
    const tint = (inkOf: string) => mix(inkOf, light.haze, veil);
    const start = from + back * span * 0.15;
    // Tree and church come before their row, which hides their feet.
    if (i === 1) umbrellaPine(sheet, start + span * 0.06, horizon - back * rise * 0.5, 130, light.pine);
    if (i === 2) bellTower(sheet, church, light.tower);
    townRow(sheet, chance, {
      x: [start, sheet.width + 10],
      foot: (x) => horizon + 8 - (back * rise * (x - from)) / span,
      base: horizon + 8,
      width: [40 - back * 3, 66 - back * 3],
      height: [50, 92 - back * 4],
      walls: tinted(light.walls, tint),
      roofs: tinted(light.roofs, tint),
      window: light.areWindowsLit ? light.window : tint(light.window),
      shade: light.shade,
      pitch: 0.24,
    });
  }
}

function tinted(
  [first, ...others]: readonly [string, ...string[]],
  tint: (ink: string) => string,
): [string, ...string[]] {
  return [tint(first), ...others.map(tint)];
}

function bellTower(
  sheet: Sheet,
  [x, foot, height]: Harbour['church'],
  [wall, shaded, roof, shadedRoof, belfry, ledge]: Light['tower'],
): void {
  const width = height * 0.22;
  const top = foot - height;
  sheet.rect(x - width / 2, top, width, height + 60, wall);
  sheet.rect(x + width * 0.14, top, width * 0.36, height + 60, shaded);
  sheet.rect(x - width * 0.62, top + height * 0.3, width * 1.24, height * 0.03, roof);
  sheet.rect(x - width * 0.62, top - height * 0.02, width * 1.24, height * 0.035, ledge);
  sheet.path(
    `M${Math.round(x - width * 0.2)} ${Math.round(top + height * 0.22)}v-${Math.round(height * 0.1)}q${Math.round(width * 0.2)}-${Math.round(height * 0.05)} ${Math.round(width * 0.4)} 0v${Math.round(height * 0.1)}z`,
    belfry,
  );
  sheet.poly([x - width * 0.66, top - height * 0.02, x, top - height * 0.36, x, top - height * 0.02], roof);
  sheet.poly(
    [x, top - height * 0.36, x + width * 0.66, top - height * 0.02, x, top - height * 0.02],
    shadedRoof,
  );
  sheet.disc(x, top - height * 0.37, height * 0.016, '#f2b443');
}
