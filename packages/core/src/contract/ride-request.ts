import { z } from 'zod';
import { typedLineField } from './typed-fields.ts';

/** Where somebody wants to be fetched, or taken to afterwards. */
export const RIDE_DIRECTIONS = ['to-start', 'from-end', 'both'] as const;

const direction = z.enum(RIDE_DIRECTIONS);
const name = typedLineField(1, 120);

/**
 * A wish for a transfer, with what a driver must know of each kind of place. It is passed on to the supplier; it is
 * neither priced nor promised.
 */
export const rideRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hotel'), direction, hotelName: name, address: typedLineField(1, 200) }),
  z.object({
    kind: z.literal('airport'),
    direction,
    airport: name,
    flightNumber: typedLineField(2, 12),
    /** When the plane lands, or when it leaves, on the clock at the place. */
    localTime: z.iso.time({ precision: -1 }),
  }),
  z.object({
    kind: z.literal('ship'),
    direction,
    shipName: name,
    terminal: typedLineField(0, 120),
    /** When everybody must be back on board. */
    allAboard: z.iso.time({ precision: -1 }).nullable(),
  }),
]);
export type RideRequest = z.output<typeof rideRequest>;
export type RideKind = RideRequest['kind'];
