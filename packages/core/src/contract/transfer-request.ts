import { z } from 'zod';
import { typedLineField } from './conventions.ts';
import { TRANSFER_DIRECTIONS, TRANSFER_LENGTHS } from './values/transfer.ts';

const direction = z.enum(TRANSFER_DIRECTIONS);
const line = (field: keyof typeof TRANSFER_LENGTHS) => {
  const [least, most] = TRANSFER_LENGTHS[field];
  return typedLineField(least, most);
};

/**
 * A transfer request, with what a driver must know about each kind of place. It is passed on to the supplier;
 * it is neither priced nor guaranteed.
 */
export const transferRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hotel'), direction, hotelName: line('hotelName'), address: line('address') }),
  z.object({
    kind: z.literal('airport'),
    direction,
    airport: line('airport'),
    flightNumber: line('flightNumber'),
    /** When the plane lands or leaves, in local time of the place. */
    localTime: z.iso.time({ precision: -1 }),
  }),
  z.object({
    kind: z.literal('ship'),
    direction,
    shipName: line('shipName'),
    terminal: line('terminal'),
    /** When the travellers must be back on board. */
    allAboard: z.iso.time({ precision: -1 }).nullable(),
  }),
]);
export type TransferRequest = z.output<typeof transferRequest>;
export type TransferKind = TransferRequest['kind'];
