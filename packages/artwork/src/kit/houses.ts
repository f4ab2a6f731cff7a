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
    const { x, top, width, wall, roof } = house;
    const end = width * 0.26;
    sheet.rect(x, top, width - end, row.base - top, wall);
    sheet.rect(x + width - end, top, end, row.base - top, mix(wall, row.shade, 0.36));
    const rise = width * (row.pitch ?? 0.26);
    const ridge = x + width * 0.34;
    sheet.poly([x - 3, top, ridge, top - rise, x + width - end, top], roof);
    sheet.poly(
      [ridge, top - rise, x + width * 0.72, top - rise, x + width + 3, top, x + width - end, top],
      mix(roof, row.shade, 0.28),
    );
  }
  for (const house of houses) windows(sheet, chance, house, row.window);
}

function placeHouses(chance: () => number, row: Row): House[] {
  const houses: House[] = [];
  let x = row.x[0];
  while (x < row.x[1]) {
    const width = between(row.width, chance);
    const foot = row.foot(x + width / 2);
    const top = foot - between(row.height, chance);
    houses.push({ x, top, foot, width, wall: pick(row.walls, chance), roof: pick(row.roofs, chance) });
    x += width;
  }
  return houses;
}

function windows(sheet: Sheet, chance: () => number, { x, top, foot, width }: House, ink: string): void {
  const [pane, tall] = [width * 0.13, width * 0.2];
  const storeys = Math.max(1, Math.floor((foot - top) / (tall * 2.1)));
  for (let storey = 0; storey < storeys; storey++) {
    for (const column of [0.14, 0.44]) {
      if (chance() < 0.32) continue;
      sheet.rect(x + width * column, top + tall * 0.8 + storey * tall * 2.1, pane, tall, ink);
    }
  }
}

function between([low, high]: [number, number], chance: () => number): number {
  return low + (high - low) * chance();
}
