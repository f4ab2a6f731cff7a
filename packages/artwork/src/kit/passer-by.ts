import { mix } from './mix.ts';
import type { Sheet } from './sheet.ts';
import { walker } from './walker.ts';
import { shadow as cast } from './water.ts';

/** Clothes and posture of a person. */
export interface Look {
  /** Darkness of the skin, from 0.2 to 0.5. */
  skin?: number;
  /** Whether a skirt or a long coat covers the legs. */
  long?: boolean;
  hat?: string;
  bag?: string;
  /** Whether the person is seen from behind. Hair then covers the head. */
  back?: boolean;
}

interface PasserBy extends Look {
  x: number;
  y: number;
  tall: number;
  coat: string;
  ground: string;
  shadow: string;
}

/** Draws a walker in a coat of one ink, with a shadow. */
export function passerBy(sheet: Sheet, { x, y, tall, coat, ground, shadow, ...look }: PasserBy): void {
  const { skin = 0.3, back = false, ...clothes } = look;
  cast(sheet, x + tall * 0.08, y, tall * 0.24, shadow, 0.35);
  const hair = mix(shadow, ground, 0.15);
  const shade = mix(coat, shadow, 0.36);
  walker(sheet, x, y, tall, { coat, shade, legs: shadow, skin: mix(ground, shadow, skin), hair, ...clothes });
  if (back) sheet.disc(x, y - tall * 0.9, tall * 0.08, hair);
}
