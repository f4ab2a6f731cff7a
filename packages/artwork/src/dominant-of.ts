import type { Composition } from './compose.ts';
import { mix } from './kit/mix.ts';

/**
 * The colour a picture's box has before the picture is there. The middle plane stands for all that lies below the
 * horizon: measured over every scene, nothing else comes as near to what is then seen.
 */
export function dominantOf({ inks }: Pick<Composition, 'inks'>): string {
  return mix(inks.mid, inks.skyLow, 0.3);
}
