import type { Inks } from '../palettes.ts';
import { mix } from './mix.ts';

/**
 * Returns a place's own colour as it looks at this hour: full by day, subdued at dusk. The colour must never
 * look pasted on.
 */
export function inLight(inks: Inks, tone: string): string {
  return mix(mix(tone, inks.mid, isDark(inks) ? 0.5 : 0.1), inks.skyLow, isDark(inks) ? 0.06 : 0.16);
}

/** Whether it is dusk or night: the top of the sky is darker than a middle grey. */
export function isDark({ skyTop }: Inks): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(skyTop.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 < 84;
}
