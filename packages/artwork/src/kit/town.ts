import type { Inks } from '../palettes.ts';
import type { BuildingStyle, House } from './building-styles.ts';
import { pick } from './chance.ts';
import { inLight, isDark } from './in-light.ts';
import { mix } from './mix.ts';
import { drawRoof } from './roof.ts';
import type { Sheet } from './sheet.ts';

export type TownRow = {
  readonly x: readonly [number, number];
  /** Foot of the row at a position. It may climb. */
  readonly foot: (x: number) => number;
  /** Bottom of the walls, which nearer shapes hide. */
  readonly base: number;
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
  /** Share of sky colour in the row. Rows further back fade. */
  readonly haze?: number;
  /** Share of the windows that are lit; by default none by day. */
  readonly lit?: number;
};

/**
 * Draws one row of a town in the style of its region, lit from the left. Windows come last; about a third of
 * them are shut.
 */
export function drawTown(
  sheet: Sheet,
  { inks, chance, style }: { inks: Inks; chance: () => number; style: BuildingStyle },
  row: TownRow,
): void {
  const { haze = 0, base } = row;
  const tone = (ink: string) => mix(inLight(inks, ink), inks.skyLow, haze);
  const shade = mix(inks.shadow, inks.mid, haze);
  const houses: House[] = [];
  for (let x = row.x[0]; x < row.x[1]; ) {
    const width = Math.round(between(row.width, chance) * style.wide);
    const foot = row.foot(x + width / 2);
    const top = Math.round(foot - between(row.height, chance) * style.tall);
    houses.push({
      x,
      top,
      foot,
      width,
      wall: tone(pick(style.walls, chance)),
      roof: tone(pick(style.roofs, chance)),
    });
    x += width;
  }
  // Houses of one ink are drawn one after the other, so that they print as one path.
  const painted = houses.toSorted((one, other) =>
    `${one.wall}${one.roof}`.localeCompare(`${other.wall}${other.roof}`),
  );
  for (const house of painted) drawRoof(sheet, style, house, shade, chance());
  for (const { x, top, width, wall } of painted) sheet.rect(x, top, width, base - top, wall);
  for (const { x, top, width, wall } of painted)
    sheet.rect(x + width * 0.74, top, width * 0.26, base - top, mix(wall, shade, 0.34));
  const dark = mix(mix(inks.shadow, inks.mid, 0.16), inks.skyLow, haze);
  const lit = row.lit ?? (isDark(inks) ? 0.3 : 0);
  const bright: [number, number, number, number][] = [];
  for (const house of houses)
    for (const pane of panesOf(style, house, () => chance() - haze * 0.5))
      if (chance() < lit) bright.push(pane);
      else sheet.rect(...pane, dark);
  for (const pane of bright) sheet.rect(...pane, mix(inks.light, inks.sun, 0.5));
}

function panesOf(style: BuildingStyle, { x, top, foot, width }: House, chance: () => number) {
  const panes: [number, number, number, number][] = [];
  const [wide, tall, step, columns] = {
    small: [0.13, 0.2, 0.42, [0.14, 0.44]] as const,
    sash: [0.15, 0.26, 0.5, [0.13, 0.44]] as const,
    arch: [0.14, 0.25, 0.5, [0.14, 0.46]] as const,
    lattice: [0.26, 0.2, 0.5, [0.1, 0.42]] as const,
    strip: [0.5, 0.12, 0.3, [0.12]] as const,
  }[style.panes];
  const unit = Math.min(width, 110);
  const storeys = Math.min(5, Math.max(1, Math.floor((foot - top) / (unit * step))));
  for (let storey = 0; storey < storeys; storey++)
    for (const column of columns)
      if (chance() > 0.3)
        panes.push([
          x + width * column,
          top + unit * (0.14 + storey * step),
          Math.max(4, width * wide),
          Math.max(5, unit * tall),
        ]);
  return panes;
}

function between([low, high]: readonly [number, number], chance: () => number): number {
  return low + (high - low) * chance();
}
