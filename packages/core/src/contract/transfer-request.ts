import { z } from 'zod';
import { currency, typedLineField, uuid } from './conventions.ts';
import { TRANSFER_DIRECTIONS, TRANSFER_LENGTHS } from './values/transfer.ts';

const direction = z.enum(TRANSFER_DIRECTIONS);
const line = (field: keyof typeof TRANSFER_LENGTHS) => {
  const [minLength, maxLength] = TRANSFER_LENGTHS[field];
  return typedLineField(minLength, maxLength);
};

/** A ship as its traveller names it. */
export const shipDetails = z.object({
  shipName: line('shipName'),
  terminal: line('terminal'),
  /** When the travellers must be back on board. */
  allAboard: z.iso.time({ precision: -1 }).nullable(),
});
export type ShipDetails = z.output<typeof shipDetails>;

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
  z.object({ kind: z.literal('ship'), direction, ...shipDetails.shape }),
]);
export type TransferRequest = z.output<typeof transferRequest>;
export type TransferKind = TransferRequest['kind'];

const names = z.object({ en: z.string(), de: z.string().optional(), 'zh-Hans': z.string().optional() });
const instant = z.iso.datetime();

const timesInPort = {
  /** Null where the sailing begins. */
  arrivesAt: instant.nullable(),
  /** Null where the sailing ends. */
  departsAt: instant.nullable(),
  allAboardAt: instant.nullable(),
  /** All aboard, or the last tender boat from the shore if that leaves earlier. */
  lastBoardingAt: instant.nullable(),
};

/**
 * The ship on which travellers come to a trip, and its call at the port, from our timetable. A client names only the sailing
 * and the call.
 */
export const bookedShip = z.object({
  routeId: uuid,
  portId: uuid,
  /** The first day in port, on the clock of the port. With sailing and port it names the call. */
  day: z.iso.date(),
  /** The place of the call in the sailing, for the address of its trips. */
  position: z.int().min(0),
  shipNames: names,
  lineNames: names,
  portNames: names,
  /** Counted from 0, as the port lists its berths. */
  berth: z.int().min(0).nullable(),
  berthNames: names.nullable(),
  isTender: z.boolean(),
  timeZone: z.string(),
  /** The clock on board, if the line does not follow the clocks of the ports. */
  boardTimeZone: z.string().nullable(),
  ...timesInPort,
  /** Whether travellers are back in time by the rule of fit. They may have chosen a departure that does not fit. */
  isFitting: z.boolean(),
  /**
   * The earliest last boarding with which travellers are still back in time. Missing in older bookings, for which no other time than
   * the timetable's can be judged.
   */
  neededBoardingAt: instant.optional(),
  /**
   * What the travellers stated otherwise than the timetable once they had corrected the ship of their booking, or the timetable had
   * changed. Missing before: then their answers in the checkout say it. No change of the timetable overwrites it.
   */
  stated: z.object({ terminal: z.string(), allAboard: z.string().nullable() }).optional(),
  /** The times that the travellers know, where later changes were too small to notify of. */
  knownTimes: z.object(timesInPort).optional(),
  /**
   * Set once the timetable has changed so that the trip no longer fits, but another departure of the day does: until then the
   * travellers may choose, and then the booking is cancelled with a full refund.
   */
  chooseUntil: instant.optional(),
  /**
   * Kept after a trip that no longer fitted fits again: travellers who were asked to choose may have booked another departure
   * by then, so the booked departure can still be cancelled for a full refund.
   */
  fullRefundUntil: instant.optional(),
  /** The start times of the other departures of the product that day that fit, on the clock of the port. */
  otherStarts: z.array(z.string()).optional(),
  /**
   * The return promise with which the trip was sold: the limit of a person, and the version of its terms. Later changes of the
   * operator's setting do not change it. Missing if none was given.
   */
  returnPromise: z.object({ limitMinor: z.int().min(1), currency, version: z.iso.date() }).optional(),
});
export type BookedShip = z.output<typeof bookedShip>;
