import { mix } from '../kit/mix.ts';
import type { Sheet } from '../kit/sheet.ts';
import { cypress } from '../kit/trees.ts';
import type { Landmark } from '../stage.ts';

/** Málaga: two rings of tawny walls with square towers climb a green hill, the Roman theatre at the foot. */
export const alcazabaMalaga: Landmark = {
  width: 176,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#e0ac74', 0.75);
    const dim = mix(stone, shade, 0.5);
    const green = mix(body, '#6c9350', 0.65);
    const dark = mix(green, shade, 0.55);
    sheet.path('M-88 0C-70-12-62-26-44-38-24-52-10-66 14-68 44-70 56-44 68-28 76-16 82-6 88 0z', green);
    sheet.path('M14-68C44-70 56-44 68-28 76-16 82-6 88 0H40C34-20 24-34 30-48 26-56 16-58 14-68z', dark);
    for (const [x, y, size] of [
      [-46, -38, 20],
      [-38, -42, 24],
      [50, -44, 22],
      [-6, -62, 20],
    ] as const) {
      cypress(sheet, x, y, size, dark, shade);
    }
    wall(sheet, [-2, -58, 52, -56], 18, stone);
    tower(sheet, 12, 18, [-52, -97], stone, dim);
    tower(sheet, 40, 15, [-46, -80], stone, dim);
    tower(sheet, -8, 13, [-46, -74], stone, dim);
    sheet.path('M23-62H41V-72H23z', mix(stone, light, 0.4));
    sheet.path('M21-72L27-78H38L43-72z', accent);
    wall(sheet, [-52, -24, 66, -22], 16, stone);
    tower(sheet, -60, 14, [-14, -52], stone, dim);
    tower(sheet, -22, 13, [-16, -46], stone, dim);
    tower(sheet, 14, 14, [-14, -44], stone, dim);
    tower(sheet, 56, 13, [-12, -42], stone, dim);
    sheet.path('M-26 0A32 17 0 0 1 38 0z', stone);
    sheet.line('M-20 0A26 13 0 0 1 32 0M-14 0A20 9 0 0 1 26 0M-8 0A14 5 0 0 1 20 0', dim, 1.2);
    for (const [x, size] of [
      [-72, 18],
      [-66, 22],
      [-34, 20],
      [46, 22],
      [72, 15],
    ] as const) {
      cypress(sheet, x, 0, size, dark, shade);
    }
    sheet.path('M26-62v-5a2 2 0 0 1 4 0v5zM33-62v-5a2 2 0 0 1 4 0v5z', shade);
    sheet.path(
      'M-56-40h2v5h-2zM-18-36h2v5h-2zM18-33h2v5h-2zM16-84h2v6h-2zM22-84h2v6h-2zM44-70h2v5h-2z',
      shade,
    );
  },
};

function merlons(x: number, width: number, y: number, rise = 0): string {
  let d = '';
  for (let at = 0; at + 2 <= width; at += 4)
    d += `M${x + at} ${Math.round(y + (rise * at) / width) + 1}v-4h2v4z`;
  return d;
}

function wall(
  sheet: Sheet,
  [x0, y0, x1, y1]: [number, number, number, number],
  height: number,
  ink: string,
): void {
  sheet.poly([x0, y0, x1, y1, x1, y1 + height, x0, y0 + height], ink);
  sheet.path(merlons(x0, x1 - x0, y0, y1 - y0), ink);
}

function tower(
  sheet: Sheet,
  x: number,
  width: number,
  [foot, top]: [number, number],
  lit: string,
  dim: string,
): void {
  const edge = Math.round(width * 0.62);
  sheet.path(`M${x} ${foot}V${top}h${edge}V${foot}z${merlons(x, edge, top)}`, lit);
  sheet.path(
    `M${x + edge} ${foot}V${top}h${width - edge}V${foot}z${merlons(x + edge + 1, width - edge, top)}`,
    dim,
  );
}
