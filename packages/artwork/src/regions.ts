import type { PlaceLook } from './places.ts';

/** Tiled eaves and paper lanterns. */
export function eastern({ kit }: PlaceLook): boolean {
  return ['eastern', 'imperial', 'canton', 'shophouse', 'siamese', 'balinese'].includes(kit);
}

/** Warm evenings out of doors. */
export function southern({ climate }: PlaceLook): boolean {
  return ['mediterranean', 'atlantic', 'desert', 'highland', 'tropical'].includes(climate);
}

export function northern({ climate }: PlaceLook): boolean {
  return ['northern', 'central', 'alpine'].includes(climate);
}

export function tropical({ climate }: PlaceLook): boolean {
  return climate === 'tropical';
}

/** Covered lanes of traders. */
export function souks({ kit }: PlaceLook): boolean {
  return ['maghrebi', 'gulf', 'ottoman', 'mudbrick'].includes(kit);
}

/** No avenue of façades there. */
export function wild({ terrain }: PlaceLook): boolean {
  return ['desert', 'fjord', 'mountains', 'jungle'].includes(terrain);
}
