import type { Inks } from '../palettes.ts';
import type { PlaceLook } from '../places.ts';
import { isDark } from './in-light.ts';
import { mix } from './mix.ts';
import { roundTree } from './round-tree.ts';
import type { Sheet } from './sheet.ts';
import { cypress, fir, palm, umbrellaPine } from './trees.ts';
import { lens } from './water.ts';

/**
 * Draws the kind of tree that grows in the place, with its shadow: foot at (x, y), `s` tall. A place without
 * trees gets a bush.
 */
export function localTree(
  sheet: Sheet,
  inks: Inks,
  tree: PlaceLook['tree'],
  { x, y, s }: { readonly x: number; readonly y: number; readonly s: number },
): void {
  const green = isDark(inks) ? inks.near : mix(inks.near, '#5f8a4c', 0.35);
  const [trunk, lit, shade] = [
    mix(inks.near, inks.shadow, 0.6),
    mix(green, inks.ground, 0.22),
    mix(green, inks.shadow, 0.34),
  ];
  sheet.path(lens(x + s * 0.1, y + 2, s * 0.26, s * 0.04), inks.shadow, 0.35);
  const grown: Readonly<Record<PlaceLook['tree'], () => void>> = {
    palm: () => palm(sheet, x - s * 0.06, y, s, [mix(trunk, inks.ground, 0.4), lit, shade]),
    cypress: () => cypress(sheet, x, y, s, lit, shade),
    fir: () => fir(sheet, x, y, s, lit, shade),
    pine: () => umbrellaPine(sheet, x, y, s, [trunk, lit, shade]),
    bamboo: () => bamboo(sheet, { x, y, s }, lit, shade),
    round: () => roundTree(sheet, x, y, s, [trunk, lit, shade]),
    none: () => {
      sheet.disc(x, y - s * 0.16, s * 0.17, shade);
      sheet.disc(x - s * 0.05, y - s * 0.19, s * 0.12, lit);
    },
  };
  grown[tree]();
}

/** Three jointed stems with leaves on both sides. */
function bamboo(
  sheet: Sheet,
  { x, y, s }: { readonly x: number; readonly y: number; readonly s: number },
  lit: string,
  shade: string,
): void {
  for (const [dx, tall] of [
    [-0.12, 0.86],
    [0.02, 1],
    [0.15, 0.74],
  ] as const) {
    const at = x + dx * s;
    for (let i = 0; i < 6; i++)
      sheet.rect(at, y - s * tall * ((i + 0.94) / 6), s * 0.04, (s * tall) / 6.6, i % 2 === 0 ? lit : shade);
    for (const [up, side] of [
      [0.9, 1],
      [0.7, -1],
      [0.5, 1],
    ] as const) {
      const [lx, ly, l] = [Math.round(at), Math.round(y - s * tall * up), Math.round(s * 0.2 * side)];
      const d = Math.round(s * 0.1);
      sheet.path(
        `M${lx} ${ly}q${l} ${-d} ${Math.round(l * 1.3)} ${d}q${-l} ${-Math.round(d * 0.4)} ${-Math.round(l * 1.3)} ${-d}z`,
        up > 0.6 ? shade : lit,
      );
    }
  }
}
