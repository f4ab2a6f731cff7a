import type { PlaceLook } from './places.ts';

/** Whether the place has East or South-East Asian houses, where paper lanterns hang. */
export function eastern({ style }: PlaceLook): boolean {
  return ['eastern', 'imperial', 'canton', 'shophouse', 'siamese', 'balinese'].includes(style);
}

/** Whether the place has warm evenings outdoors. */
export function southern({ climate }: PlaceLook): boolean {
  return ['mediterranean', 'atlantic', 'desert', 'highland', 'tropical'].includes(climate);
}

/** Whether the place is too warm for snow, and washing dries across its lanes. */
export function warm({ climate }: PlaceLook): boolean {
  return ['mediterranean', 'atlantic', 'tropical', 'desert'].includes(climate);
}

export function northern({ climate }: PlaceLook): boolean {
  return ['northern', 'central', 'alpine'].includes(climate);
}

export function tropical({ climate }: PlaceLook): boolean {
  return climate === 'tropical';
}

/** Whether the place has covered lanes of traders. */
export function souks({ style }: PlaceLook): boolean {
  return ['maghrebi', 'gulf', 'ottoman', 'mudbrick'].includes(style);
}

/** Whether the landscape is too wild for an avenue of façades. */
export function wild({ terrain }: PlaceLook): boolean {
  return ['desert', 'fjord', 'mountains', 'jungle'].includes(terrain);
}
