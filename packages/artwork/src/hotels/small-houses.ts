import { landUnder } from '../kit/curve.ts';
import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import { drawRoof } from '../kit/roof.ts';
import { lens } from '../kit/water.ts';
import type { Stage } from '../stage.ts';
import type { Site } from './facade-forms.ts';

type SmallHouses = { readonly site: Site; draw(stage: Stage, base: number): void };

/** Façades that are no house with storeys: several small ones, tents, rooms in the rock. */
export const smallHouses: Readonly<Record<string, SmallHouses>> = {
  pavilion: {
    site: 'water',
    draw(stage, base) {
      for (const [x, width, lift] of [
        [300, 210, 40],
        [900, 220, 46],
        [590, 330, 0],
      ] as const)
        hut(stage, { x, base: base - lift, width, tall: width * 0.52, roof: 'eaves', pitch: 0.36 });
    },
  },
  bungalow: {
    site: 'garden',
    draw(stage, base) {
      for (const [x, width, lift] of [
        [860, 210, 52],
        [280, 230, 40],
        [570, 320, 0],
      ] as const)
        hut(stage, { x, base: base - lift, width, tall: width * 0.46, roof: 'thatch', pitch: 0.5 });
    },
  },
  'tented-camp': {
    site: 'sand',
    draw(stage, base) {
      for (const [x, width, lift] of [
        [280, 220, 54],
        [890, 230, 46],
        [590, 400, 0],
      ] as const)
        tent(stage, x, base - lift, width);
    },
  },
  cave: { site: 'slope', draw: rock },
  cliffside: { site: 'water', draw: terraces },
};

type Hut = {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly tall: number;
  readonly roof: 'eaves' | 'thatch';
  readonly pitch: number;
};

function hut({ sheet, inks, style, signature }: Stage, { x, base, width, tall, roof, pitch }: Hut): void {
  const left = Math.round(x - width / 2);
  const wall = inLight(inks, '#d9b98c');
  const wood = mix('#7c4f36', inks.shadow, 0.15);
  const cover = inLight(inks, roof === 'thatch' ? '#a8814f' : (style.roofs[0] ?? '#6a4f3c'));
  sheet.path(lens(x, base + 10, width * 0.7, 20), inks.shadow, 0.3);
  sheet.rect(left - 26, base - 14, width + 52, 20, wood);
  for (const at of [left - 14, left + width + 4]) sheet.rect(at, base, 10, 34, mix(wood, inks.shadow, 0.4));
  sheet.rect(left, base - tall, width, tall - 12, wall);
  sheet.rect(left + width * 0.74, base - tall, width * 0.26, tall - 12, mix(wall, inks.shadow, 0.28));
  sheet.rect(
    x - width * 0.3,
    base - tall * 0.78,
    width * 0.6,
    tall * 0.66,
    mix(inks.shadow, inks.water, 0.3),
  );
  for (const share of [-0.3, -0.1, 0.1, 0.28])
    sheet.rect(x + width * share, base - tall * 0.78, 6, tall * 0.66, mix(inks.light, wall, 0.3));
  sheet.path(
    `M${x - width * 0.3} ${base - tall * 0.78}q${width * 0.12} ${tall * 0.3} 0 ${tall * 0.66}z`,
    signature,
  );
  drawRoof(
    sheet,
    { ...style, roof, pitch },
    { x: left, top: base - tall, foot: base, width, wall, roof: cover },
    inks.shadow,
    0.5,
  );
}

function tent({ sheet, inks, signature }: Stage, x: number, base: number, width: number): void {
  const canvas = mix('#f3e4c4', inks.skyLow, 0.14);
  const [half, tall] = [width / 2, width * 0.62];
  sheet.path(lens(x, base + 8, half * 1.2, 16), inks.shadow, 0.3);
  sheet.poly([x - half, base, x - half * 0.86, base - tall * 0.42, x, base - tall, x, base], canvas);
  sheet.poly(
    [x, base, x, base - tall, x + half * 0.86, base - tall * 0.42, x + half, base],
    mix(canvas, inks.shadow, 0.26),
  );
  sheet.poly(
    [x - half * 0.3, base, x, base - tall * 0.62, x + half * 0.3, base],
    mix(inks.shadow, inks.ground, 0.25),
  );
  sheet.poly([x - half * 0.3, base, x - half * 0.36, base - 10, x, base - tall * 0.62], signature);
  sheet.line(
    `M${x - half * 0.86} ${base - tall * 0.42}L${x - half * 1.24} ${base}M${x + half * 0.86} ${base - tall * 0.42}L${x + half * 1.24} ${base}`,
    inks.shadow,
    3,
  );
  for (const share of [0.42, 0.58]) {
    const y = base - tall * share;
    sheet.line(`M${x - half * (1.02 - share * 0.6)} ${y}H${x}`, signature, 7, 0.7);
  }
}

/** A hill of soft rock with doors, windows and terraces cut into it. */
function rock({ sheet, inks, signature, chance }: Stage, base: number): void {
  const stone = mix(mix('#e3bf92', inks.ground, 0.3), inks.skyLow, 0.1);
  sheet.path(
    landUnder(
      [
        150,
        base,
        230,
        base - 220,
        330,
        base - 400,
        430,
        base - 300,
        560,
        base - 470,
        690,
        base - 330,
        800,
        base - 420,
        930,
        base - 200,
        1060,
        base,
      ],
      base + 30,
    ),
    stone,
  );
  sheet.path(
    landUnder(
      [
        560,
        base - 470,
        640,
        base - 300,
        690,
        base - 330,
        760,
        base - 210,
        800,
        base - 420,
        930,
        base - 200,
        1060,
        base,
        700,
        base,
      ],
      base + 30,
    ),
    mix(stone, inks.shadow, 0.16),
  );
  for (const y of [base - 150, base - 280])
    sheet.rect(300 + (base - y) * 0.2, y, 560 - (base - y) * 0.5, 12, mix(stone, inks.light, 0.5));
  for (const [x, foot, wide, tall] of [
    [380, base, 66, 96],
    [520, base, 84, 116],
    [670, base, 66, 96],
    [800, base, 56, 80],
    [430, base - 150, 52, 78],
    [560, base - 150, 60, 86],
    [700, base - 150, 50, 74],
    [480, base - 280, 44, 64],
    [590, base - 280, 46, 66],
  ] as const) {
    sheet.path(arch(x, foot, wide + 16, tall + 10), mix(inks.light, stone, 0.35));
    const isDoor = wide === 84;
    const glass = chance() < 0.2 ? mix(inks.sun, inks.light, 0.3) : mix(inks.shadow, stone, 0.2);
    sheet.path(arch(x, foot, wide, tall), isDoor ? signature : glass);
  }
}

/** White and coloured cubes that climb a cliff above the water. */
function terraces({ sheet, inks, style, signature, chance }: Stage, base: number): void {
  const cliff = mix(inks.mid, inks.ground, 0.35);
  sheet.path(
    landUnder(
      [120, base + 20, 220, base - 260, 420, base - 430, 640, base - 540, 900, base - 520, 1240, base - 560],
      base + 60,
    ),
    mix(cliff, inks.shadow, 0.12),
  );
  for (const [x, y, width, tall] of [
    [700, base - 380, 200, 110],
    [500, base - 300, 200, 110],
    [760, base - 270, 230, 120],
    [360, base - 180, 220, 110],
    [600, base - 170, 240, 120],
    [860, base - 150, 210, 120],
    [280, base - 60, 200, 100],
    [500, base - 50, 230, 110],
    [750, base - 40, 240, 110],
  ] as const) {
    const wall = inLight(inks, style.walls[Math.floor(chance() * style.walls.length)] ?? '#fffdf6');
    sheet.rect(x, y - tall, width, tall + 40, wall);
    sheet.rect(x + width * 0.8, y - tall, width * 0.2, tall + 40, mix(wall, inks.shadow, 0.28));
    sheet.rect(x - 6, y - tall - 6, width + 12, 10, mix(inks.light, wall, 0.3));
    for (const share of [0.2, 0.5])
      sheet.path(
        arch(x + width * share, y, 36, 66),
        chance() < 0.25 ? signature : mix(inks.shadow, inks.water, 0.3),
      );
  }
}
