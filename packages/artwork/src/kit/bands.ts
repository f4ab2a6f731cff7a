import type { Sheet } from './sheet.ts';
import { fine } from './sheet.ts';

interface Bands {
  from: number;
  to: number;
  inks: readonly string[];
  /** Height of the slow wave of each edge; 0 gives a straight edge. */
  wave?: number;
  /** Above 1, the nearer (lower) bands are taller, as on water. At 1 all bands are equal. */
  power?: number;
}

/**
 * Draws sky or water as flat steps from edge to edge. Each edge is one slow wave, and no two adjacent waves
 * are in step.
 */
export function bands(sheet: Sheet, { from, to, inks, wave = 6, power = 1 }: Bands): void {
  const { width } = sheet;
  for (const [i, ink] of inks.entries()) {
    const top = from + (to - from) * (i / inks.length) ** power;
    const lift = i === 0 ? 0 : (i % 2 === 0 ? wave : -wave) * (0.7 + 0.3 * ((i * 7) % 3));
    const edge = `M0 ${fine(top)}q${width / 4} ${fine(-lift * 2)} ${width / 2} 0t${width / 2} 0`;
    sheet.path(`${edge}V${fine(to)}H0z`, ink);
  }
}

/**
 * Draws the sky as circles around the sun, the widest first. Each ring is nearer to the colour of the light
 * than the one around it.
 */
export function rings(sheet: Sheet, x: number, y: number, radius: number, inks: readonly string[]): void {
  for (const [i, ink] of inks.entries()) {
    sheet.disc(x, y, radius * ((inks.length - i) / inks.length) ** 1.15, ink);
  }
}
