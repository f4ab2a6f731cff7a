import { z } from 'zod';
import { RIDE_DIRECTIONS, RIDE_LENGTHS } from './ride-fields.ts';
import { typedLineField } from './typed-fields.ts';

const direction = z.enum(RIDE_DIRECTIONS);
const line = (field: keyof typeof RIDE_LENGTHS) => {
  const [least, most] = RIDE_LENGTHS[field];
  return typedLineField(least, most);
};

/**
 * A wish for a transfer, with what a driver must know of each kind of place. It is passed on to the supplier; it is
 * neither priced nor promised.
 */
export const rideRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hotel'), direction, hotelName: line('hotelName'), address: line('address') }),
  z.object({
    kind: z.literal('airport'),
    direction,
    airport: line('airport'),
    flightNumber: line('flightNumber'),
    /** When the plane lands, or when it leaves, on the clock at the place. */
    localTime: z.iso.time({ precision: -1 }),
  }),
  z.object({
    kind: z.literal('ship'),
    direction,
    shipName: line('shipName'),
    terminal: line('terminal'),
    /** When everybody must be back on board. */
    allAboard: z.iso.time({ precision: -1 }).nullable(),
  }),
]);
export type RideRequest = z.output<typeof rideRequest>;
export type RideKind = RideRequest['kind'];
