import type { Composition } from '../compose.ts';
import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Scene, Stage } from '../stage.ts';

type Motif = 'sun' | 'wave' | 'leaf' | 'star' | 'petal' | 'arc' | 'house';
const motifs: readonly Motif[] = ['wave', 'petal', 'sun', 'leaf', 'star', 'arc', 'house'];
const cell = 300;

/**
 * Sixteen printed tiles. Two show the landmark and the prop; the others show motifs such as sun, wave, leaf
 * and house.
 */
export function patternOf({ landmark, prop }: Composition): Scene {
  return (stage) => {
    const { sheet, inks, signature } = stage;
    const { light, water, near, ground, mid, skyLow, far } = inks;
    const grounds = [
      light,
      water,
      skyLow,
      near,
      mix(ground, light, 0.2),
      mid,
      far,
      mix(signature, light, 0.12),
    ];
    const first = Math.floor(stage.chance() * 7);
    // Two of the four inner tiles, on one diagonal.
    const [landmarkTile, propTile] = first % 2 === 0 ? [5, 10] : [6, 9];
    for (let at = 0; at < 16; at++) {
      const [column, row] = [at % 4, Math.floor(at / 4)];
      const [left, top] = [column * cell, row * cell];
      const paper = grounds[(row * 3 + column * 5 + first) % grounds.length] ?? light;
      sheet.rect(left, top, cell, cell, at === landmarkTile || at === propTile ? skyLow : paper);
      const motif = motifs[(at * 3 + row + first) % motifs.length] ?? 'sun';
      if (at === landmarkTile && landmark) drawLandmarkTile(stage, left + cell / 2, top);
      else if (at === propTile && prop) drawPropTile(stage, left + cell / 2, top);
      else
        sheet.at(left + cell / 2, top + cell / 2, 1, () =>
          drawMotif[motif](sheet, ...contrast(stage, paper)),
        );
    }
  };
}

/** Two inks that stand out from the paper. Its green channel carries most of its brightness. */
function contrast({ inks, signature }: Stage, paper: string): [string, string] {
  const { light, shadow, accent, water } = inks;
  const bright = Number.parseInt(paper.slice(3, 5), 16) > 150;
  return bright ? [signature, mix(water, shadow, 0.35)] : [light, accent];
}

function drawLandmarkTile({ sheet, inks, landmark }: Stage, x: number, top: number): void {
  sheet.disc(x + 60, top + 90, 44, inks.sun);
  landmark({ x, base: top + 262, height: 214, far: false, framed: true, widest: 270 });
  sheet.rect(x - cell / 2, top + 258, cell, 42, mix(inks.near, inks.shadow, 0.2));
}

function drawPropTile({ sheet, inks, prop }: Stage, x: number, top: number): void {
  sheet.disc(x - 50, top + 100, 60, mix(inks.sun, inks.skyLow, 0.2));
  sheet.rect(x - cell / 2, top + 244, cell, 56, inks.ground);
  prop({ x, base: top + 262, width: 220 });
}

const drawMotif: Readonly<Record<Motif, (sheet: Sheet, one: string, two: string) => void>> = {
  sun(sheet, one, two) {
    for (let i = 0; i < 12; i++)
      sheet.turned(i * 30, 0, 0, () => sheet.poly([-12, -84, 12, -84, 0, -128], two));
    sheet.disc(0, 0, 66, one);
  },
  wave(sheet, one, two) {
    for (const [i, y] of [-78, -14, 50, 114].entries())
      sheet.line(`M-150 ${y}q37-46 75 0t75 0 75 0 75 0`, i % 2 === 0 ? one : two, 20);
  },
  leaf,
  star(sheet, one, two) {
    for (const [k, ink] of [
      [128, one],
      [64, two],
    ] as const) {
      const q = k * 0.36;
      sheet.poly([0, -k, q, -q, k, 0, q, q, 0, k, -q, q, -k, 0, -q, -q], ink);
    }
  },
  petal(sheet, one, two) {
    for (let i = 0; i < 4; i++)
      sheet.turned(i * 90 + 45, 0, 0, () =>
        sheet.path('M0-16Q-66-70 0-150 66-70 0-16z', i % 2 === 0 ? one : two),
      );
    sheet.disc(0, 0, 20, two);
  },
  arc(sheet, one, two) {
    for (const [i, k] of [150, 112, 74, 36].entries())
      sheet.path(`M${-k} 110a${k} ${k} 0 0 1 ${2 * k} 0z`, i % 2 === 0 ? one : two);
  },
  house(sheet, one, two) {
    sheet.rect(-90, -20, 180, 120, one);
    sheet.poly([-110, -20, 0, -110, 110, -20], two);
    sheet.rect(-24, 30, 48, 70, two);
    for (const at of [-70, 44]) sheet.rect(at, 6, 26, 34, two);
  },
};

function leaf(sheet: Sheet, one: string, two: string): void {
  sheet.line('M-90 110Q0 40 84-100', two, 10);
  for (const [x, y, a] of [
    [-52, 78, -70],
    [-10, 36, -64],
    [32, -14, -56],
  ] as const) {
    sheet.turned(a, x, y, () => sheet.path(`M${x} ${y}q40-46 104 0-64 46-104 0z`, one));
    sheet.turned(a + 96, x, y, () => sheet.path(`M${x} ${y}q40-42 92 0-52 42-92 0z`, two));
  }
}
