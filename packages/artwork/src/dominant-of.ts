import type { Composition } from './compose.ts';
import { mix } from './kit/mix.ts';

/**
 * Returns the colour of a picture's box before the picture has loaded. The middle plane represents everything
 * below the horizon. Measured over every scene, no other choice comes as close to the picture.
 */
export function dominantOf({ inks }: Pick<Composition, 'inks'>): string {
  return mix(inks.mid, inks.skyLow, 0.3);
}
