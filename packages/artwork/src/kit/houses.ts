import type { House } from './building-styles.ts';
import { pick } from './chance.ts';
import { mix } from './mix.ts';
import type { Sheet } from './sheet.ts';

interface Row {
  /** Left and right end of the row. Its foot may climb. */
  x: [number, number];
  foot: (x: number) => number;
  /** Bottom of the walls, which the next row hides. */
  base: number;
  width: [number, number];
  height: [number, number];
  walls: readonly [string, ...string[]];
  roofs: readonly [string, ...string[]];
  window: string;
  /** Colour for the shaded end of each house. */
  shade: string;
  /** Height of the hipped roof as a share of the house's width. */
  pitch?: number;
}

/**
 * Draws one row of the town in the site’s own pictures (site/); `drawTown` draws the towns of products. Lit from the left. Windows come last and in one ink; about a third of
 * them are shut.
 */
export function townRow(sheet: Sheet, chance: () => number, row: Row): void {
  const houses = placeHouses(chance, row);
  for (const house of houses) {
    const { x, top, w, wall, roof } = house;
    const end = w * 0.26;
    sheet.rect(x, top, w - end, row.base - top, wall);
    sheet.rect(x + w - end, top, end, row.base - top, mix(wall, row.shade, 0.36));
    const rise = w * (row.pitch ?? 0.26);
    const ridge = x + w * 0.34;
    sheet.poly([x - 3, top, ridge, top - rise, x + w - end, top], roof);
    sheet.poly(
      [ridge, top - rise, x + w * 0.72, top - rise, x + w + 3, top, x + w - end, top],
      mix(roof, row.shade, 0.28),
    );
  }
  for (const house of houses) windows(sheet, chance, house, row.window);
}

function placeHouses(chance: () => number, row: Row): House[] {
  const houses: House[] = [];
  let x = row.x[0];
  while (x < row.x[1]) {
    const w = between(row.width, chance);
    const foot = row.foot(x + w / 2);
    const top = foot - between(row.height, chance);
    houses.push({ x, top, foot, w, wall: pick(row.walls, chance), roof: pick(row.roofs, chance) });
    x += w;
  }
  return houses;
}

function windows(sheet: Sheet, chance: () => number, { x, top, foot, w }: House, ink: string): void {
  const [pane, tall] = [w * 0.13, w * 0.2];
  const storeys = Math.max(1, Math.floor((foot - top) / (tall * 2.1)));
  for (let storey = 0; storey < storeys; storey++) {
    for (const column of [0.14, 0.44]) {
      if (chance() < 0.32) continue;
      sheet.rect(x + w * column, top + tall * 0.8 + storey * tall * 2.1, pane, tall, ink);
    }
  }
}

function between([low, high]: [number, number], chance: () => number): number {
  return low + (high - low) * chance();
}
