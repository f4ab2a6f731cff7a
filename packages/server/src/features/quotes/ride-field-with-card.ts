import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import { holdsCardNumber } from '@ashore/core/text/card-number.ts';

/** Where in a wish for a ride somebody wrote the number of a card, which must be neither kept nor passed on. */
export function rideFieldWithCard(ride: RideRequest | null): string | undefined {
  return Object.entries(ride ?? {}).find(([, said]) => said !== null && holdsCardNumber(said))?.[0];
}
