import { bands } from '../kit/bands.ts';
import { smallSail } from '../kit/boats.ts';
import { buildingStyles } from '../kit/building-styles.ts';
import { landUnder } from '../kit/curve.ts';
import { farLand } from '../kit/far-land.ts';
import { mix, steps } from '../kit/mix.ts';
import { arch } from '../kit/openings.ts';
import { bushes } from '../kit/round-tree.ts';
import { drawTown } from '../kit/town.ts';
import { glints } from '../kit/water.ts';
import { SHEET_SIZE, type Stage } from '../stage.ts';

/** What one looks at from a window, a terrace or the edge of a pool. */
export const outlooks = [
  'water',
  'river',
  'roofs',
  'towers',
  'green',
  'court',
  'lane',
  'mountains',
  'dunes',
  'vines',
  'forest',
] as const;
export type Outlook = (typeof outlooks)[number];

/** Draws an outlook over the whole sheet, down to `foot`. The landmark, if there is one, stands in the middle. */
export function drawOutlook(stage: Stage, outlook: Outlook, foot = 860): void {
  const { sky, landmark, fromLeft } = stage;
  const horizon = foot - 250;
  sky(horizon);
  const isHilly = outlook === 'mountains' && stage.look.terrain !== 'fjord';
  farLand(
    isHilly
      ? { ...stage, look: { ...stage.look, terrain: 'mountains' } }
      : outlook === 'dunes'
        ? { ...stage, look: { ...stage.look, terrain: 'desert' } }
        : stage,
    horizon,
  );
  landmark({ x: fromLeft(500), base: horizon + 16, height: 330, framed: true, widest: 420 });
  drawings[outlook](stage, horizon, foot);
}

const drawings: Readonly<Record<Outlook, (stage: Stage, horizon: number, foot: number) => void>> = {
  water(stage, horizon) {
    sea(stage, horizon + 8);
    const { sheet, inks } = stage;
    smallSail(sheet, 420, horizon + 70, 70, {
      hull: inks.shadow,
      main: inks.light,
      jib: mix(inks.light, inks.mid, 0.3),
    });
    smallSail(sheet, 660, horizon + 120, 104, { hull: inks.shadow, main: inks.light, jib: stage.signature });
  },
  river(stage, horizon) {
    stage.town({
      x: [-20, SHEET_SIZE],
      foot: () => horizon + 40,
      base: horizon + 60,
      width: [64, 96],
      height: [56, 110],
      haze: 0.22,
    });
    stage.sheet.rect(0, horizon + 40, SHEET_SIZE, 20, mix(inks(stage).ground, inks(stage).shadow, 0.3));
    sea(stage, horizon + 56);
    smallSail(stage.sheet, 470, horizon + 150, 90, {
      hull: inks(stage).shadow,
      main: stage.signature,
      jib: inks(stage).light,
    });
  },
  roofs(stage, horizon, foot) {
    const { town } = stage;
    town({
      x: [-20, SHEET_SIZE],
      foot: () => horizon + 70,
      base: foot + 60,
      width: [76, 108],
      height: [44, 80],
      haze: 0.3,
    });
    town({
      x: [-40, SHEET_SIZE],
      foot: () => horizon + 150,
      base: foot + 60,
      width: [108, 146],
      height: [54, 92],
      haze: 0.12,
    });
    town({ x: [-30, SHEET_SIZE], foot: () => foot, base: foot + 80, width: [140, 180], height: [60, 110] });
  },
  towers({ sheet, inks: ink, chance }, horizon, foot) {
    const modern = { inks: ink, chance, style: buildingStyles.modern };
    drawTown(sheet, modern, {
      x: [-20, SHEET_SIZE],
      foot: () => horizon + 90,
      base: foot + 60,
      width: [70, 110],
      height: [90, 210],
      haze: 0.36,
    });
    drawTown(sheet, modern, {
      x: [-50, SHEET_SIZE],
      foot: () => foot - 20,
      base: foot + 60,
      width: [100, 150],
      height: [70, 150],
      haze: 0.1,
    });
  },
  green(stage, horizon, foot) {
    lawn(stage, horizon + 60, foot);
    stage.tree(stage.fromLeft(360), foot - 90, 260);
    stage.tree(stage.fromLeft(700), foot - 130, 200);
    bushes(stage.sheet, stage.chance, {
      x: [-20, SHEET_SIZE],
      y: foot + 30,
      size: 70,
      ink: mix(inks(stage).near, '#6f9a58', 0.45),
    });
  },
  court({ sheet, inks: ink, style, fromLeft, tree, signature }, horizon, foot) {
    const wall = mix(mix(style.walls[0], ink.light, 0.3), ink.skyLow, 0.2);
    sheet.rect(0, horizon - 190, SHEET_SIZE, foot - horizon + 260, wall);
    sheet.rect(0, horizon - 206, SHEET_SIZE, 20, mix(style.roofs[0], ink.skyLow, 0.2));
    for (let at = 0; at < 8; at++) {
      sheet.path(arch(at * 160 + 60, horizon - 40, 56, 100), mix(ink.shadow, ink.mid, 0.35));
      sheet.path(arch(at * 160 + 60, foot - 20, 112, 170), mix(wall, ink.shadow, 0.42));
    }
    sheet.rect(0, horizon - 20, SHEET_SIZE, 10, mix(wall, ink.shadow, 0.24));
    sheet.rect(0, foot - 24, SHEET_SIZE, 120, mix(ink.ground, ink.light, 0.45));
    tree(fromLeft(560), foot + 10, 250);
    for (const at of [380, 730]) {
      sheet.rect(fromLeft(at) - 26, foot - 34, 52, 44, signature);
      sheet.disc(fromLeft(at), foot - 62, 38, mix(ink.near, '#6f9a58', 0.45));
    }
  },
  lane(stage, horizon, foot) {
    stage.town({
      x: [-20, SHEET_SIZE],
      foot: () => foot - 10,
      base: foot + 40,
      width: [150, 190],
      height: [240, 330],
      haze: 0.06,
    });
    stage.sheet.rect(0, foot - 14, SHEET_SIZE, 120, mix(inks(stage).ground, inks(stage).light, 0.4));
    void horizon;
  },
  mountains(stage, horizon, foot) {
    const { sheet, chance } = stage;
    if (stage.look.terrain === 'fjord') {
      sea(stage, horizon + 10);
      return;
    }
    bushes(sheet, chance, {
      x: [-20, SHEET_SIZE],
      y: horizon + 70,
      size: 80,
      ink: mix(inks(stage).mid, inks(stage).near, 0.5),
    });
    lawn(stage, horizon + 60, foot);
  },
  dunes({ sheet, inks: ink }, horizon, foot) {
    const sand = mix(ink.ground, ink.light, 0.2);
    sheet.path(
      landUnder(
        [-20, horizon + 70, 260, horizon + 30, 560, horizon + 90, 860, horizon + 40, 1220, horizon + 80],
        foot + 90,
      ),
      sand,
    );
    sheet.path(
      landUnder([-20, foot - 40, 400, foot - 90, 760, foot - 30, 1220, foot - 70], foot + 90),
      mix(sand, ink.shadow, 0.12),
    );
  },
  vines(stage, horizon, foot) {
    const { sheet, inks: ink } = stage;
    lawn(stage, horizon + 50, foot);
    for (let row = 0; row < 7; row++) {
      const y = horizon + 86 + row * row * 4 + row * 10;
      sheet.line(
        `M-20 ${y}Q400 ${y - 34} 700 ${y}T1220 ${y - 20}`,
        mix(ink.near, '#6f9a58', 0.4),
        8 + row * 2.4,
      );
    }
  },
  forest(stage, horizon, foot) {
    const { sheet, chance, tree } = stage;
    bushes(sheet, chance, {
      x: [-20, SHEET_SIZE],
      y: horizon + 90,
      size: 150,
      ink: mix(inks(stage).mid, inks(stage).near, 0.45),
    });
    lawn(stage, horizon + 84, foot);
    for (const [at, size] of [
      [340, 300],
      [520, 240],
      [700, 330],
      [820, 250],
    ] as const)
      tree(at, foot - 40, size);
  },
};

const inks = ({ inks: all }: Stage) => all;

function sea({ sheet, inks: { water, shadow, skyLow }, chance }: Stage, from: number): void {
  bands(sheet, {
    from,
    to: SHEET_SIZE,
    inks: steps(mix(water, skyLow, 0.5), mix(water, shadow, 0.1), 5),
    wave: 3,
    power: 1.2,
  });
  glints(sheet, chance, {
    x: [0, SHEET_SIZE],
    y: [from + 16, 860],
    count: 14,
    ink: skyLow,
    opacity: 0.6,
    size: [10, 30],
  });
}

function lawn({ sheet, inks: ink }: Stage, from: number, foot: number): void {
  const green = mix(mix('#a3bd7c', ink.ground, 0.3), ink.skyLow, 0.1);
  sheet.path(
    landUnder([-20, from + 20, 300, from, 640, from + 22, 980, from + 6, 1220, from + 20], foot + 100),
    green,
  );
  sheet.path(
    landUnder([-20, foot - 70, 420, foot - 100, 820, foot - 64, 1220, foot - 90], foot + 100),
    mix(green, ink.shadow, 0.1),
  );
}
