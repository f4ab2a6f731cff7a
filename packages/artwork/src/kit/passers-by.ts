import type { Stage } from '../stage.ts';
import { type Look, passerBy } from './passer-by.ts';

type Person = readonly [at: number, foot: number, tall: number, coat: string, own?: Look];

/** Draws several people in the light of the scene. Each has the common look, changed by their own. */
export function passersBy(
  { sheet, inks, fromLeft }: Stage,
  commonLook: Look,
  people: readonly Person[],
): void {
  const { ground, shadow } = inks;
  for (const [at, foot, tall, coat, ownLook] of people)
    passerBy(sheet, { x: fromLeft(at), y: foot, tall, coat, ground, shadow, ...commonLook, ...ownLook });
}
