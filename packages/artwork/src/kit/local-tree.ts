import type { Inks } from '../palettes.ts';
import type { PlaceLook } from '../places.ts';
import { isDark } from './in-light.ts';
import { mix } from './mix.ts';
import { roundTree } from './round-tree.ts';
import type { Sheet } from './sheet.ts';
import { cypress, fir, palm, umbrellaPine } from './trees.ts';
import { lens } from './water.ts';

/**
 * Draws the kind of tree that grows in the place, with its shadow: foot at (x, y), `size` tall. A place without
 * trees gets a bush.
 */
export function localTree(
  sheet: Sheet,
  inks: Inks,
  tree: PlaceLook['tree'],
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const green = isDark(inks) ? inks.near : mix(inks.near, '#5f8a4c', 0.35);
  const [trunk, lit, shade] = [
    mix(inks.near, inks.shadow, 0.6),
    mix(green, inks.ground, 0.22),
    mix(green, inks.shadow, 0.34),
  ];
  sheet.path(lens(x + size * 0.1, y + 2, size * 0.26, size * 0.04), inks.shadow, 0.35);
  const drawings: Readonly<Record<PlaceLook['tree'], () => void>> = {
    palm: () => palm(sheet, x - size * 0.06, y, size, [mix(trunk, inks.ground, 0.4), lit, shade]),
    cypress: () => cypress(sheet, x, y, size, lit, shade),
    fir: () => fir(sheet, x, y, size, lit, shade),
    pine: () => umbrellaPine(sheet, x, y, size, [trunk, lit, shade]),
    bamboo: () => bamboo(sheet, { x, y, size }, lit, shade),
    round: () => roundTree(sheet, x, y, size, [trunk, lit, shade]),
    none: () => {
      sheet.disc(x, y - size * 0.16, size * 0.17, shade);
      sheet.disc(x - size * 0.05, y - size * 0.19, size * 0.12, lit);
    },
  };
  drawings[tree]();
}

/** Three jointed stems with leaves on both sides. */
function bamboo(
  sheet: Sheet,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  lit: string,
  shade: string,
): void {
  for (const [dx, tall] of [
    [-0.12, 0.86],
    [0.02, 1],
    [0.15, 0.74],
  ] as const) {
    const at = x + dx * size;
    for (let i = 0; i < 6; i++)
      sheet.rect(
        at,
        y - size * tall * ((i + 0.94) / 6),
        size * 0.04,
        (size * tall) / 6.6,
        i % 2 === 0 ? lit : shade,
      );
    for (const [share, side] of [
      [0.9, 1],
      [0.7, -1],
      [0.5, 1],
    ] as const) {
      const [leafX, leafY, length] = [
        Math.round(at),
        Math.round(y - size * tall * share),
        Math.round(size * 0.2 * side),
      ];
      const dip = Math.round(size * 0.1);
      sheet.path(
        `M${leafX} ${leafY}q${length} ${-dip} ${Math.round(length * 1.3)} ${dip}q${-length} ${-Math.round(dip * 0.4)} ${-Math.round(length * 1.3)} ${-dip}z`,
        share > 0.6 ? shade : lit,
      );
    }
  }
}
