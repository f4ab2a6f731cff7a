import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { rideFields, valuesOfRide } from './check-ride.ts';

export const directionKeys = {
  'to-start': 'ride.toStart',
  'from-end': 'ride.fromEnd',
  both: 'ride.both',
} as const;

/** A wish for a ride in parts of one line: where from or to, which way, and what the driver was told. */
export function rideParts(ride: RideRequest, t: Text): string[] {
  const values = valuesOfRide(ride);
  const told = rideFields[ride.kind].map((field) => values[field]).filter((text) => text !== '');
  return [t(`ride.${ride.kind}`), t(directionKeys[ride.direction]), ...told];
}
