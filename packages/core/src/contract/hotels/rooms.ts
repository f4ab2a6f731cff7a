import { oc } from '@orpc/contract';
import { z } from 'zod';
import { answersInLocale, declaredErrors, productId, uuid } from '../conventions.ts';
import { board, payment, roomCancellation, stayRequest, stayTax } from './stay-request.ts';

/** A rate of a room type for one wanted room. */
export const roomRate = z.object({
  /** Signed by the server and opaque: hotel, dates, guests, rate, price and expiry. */
  offerId: z.string().max(1_000),
  rateBasis: z.int(),
  board,
  /** For all nights, with everything that is charged. */
  total: z.number().min(0),
  nights: z.array(z.object({ date: z.iso.date(), amount: z.number() })),
  taxes: z.array(stayTax),
  payment,
  /** Whether a cancellation now costs nothing. */
  refundable: z.boolean(),
  cancellation: roomCancellation,
  /** What is kept if the guests do not arrive. */
  noShowCharge: z.number().min(0),
  /** What the seller of the room states about the rate, as plain text in the seller's language; empty if nothing. */
  notes: z.string(),
});
export type RoomRate = z.output<typeof roomRate>;

export const roomType = z.object({
  roomTypeId: uuid,
  name: z.string(),
  description: z.string(),
  sizeM2: z.int().nullable(),
  beds: z.array(z.object({ bed: z.string(), count: z.int().positive() })),
  view: z.string().nullable(),
  features: z.array(z.string()),
  image: z.object({ thumb: z.string(), colour: z.string().nullable() }).nullable(),
  maxOccupancy: z.int().positive(),
  maxAdults: z.int().positive(),
  maxChildren: z.int().min(0),
  /** Whether this party sleeps in an extra bed or a cot. */
  extraBeds: z.int().min(0),
  cots: z.int().min(0),
  /** How many are left for all nights, if five or fewer. */
  left: z.int().positive().nullable(),
  rates: z.array(roomRate),
});
export type RoomType = z.output<typeof roomType>;

export const searchRooms = oc
  .route({
    method: 'POST',
    path: '/booking/rooms/{id}',
    summary: 'Rooms and rates of a hotel for a stay',
    tags: ['hotels'],
    spec: answersInLocale,
  })
  // `unprocessable`: `reason` is a `StayProblem`, or why this hotel has no such stay: `closed`, `min_stay`.
  .errors(declaredErrors('invalid_input', 'not_found', 'unprocessable', 'too_many_requests', 'unavailable'))
  .input(stayRequest.extend({ id: productId, language: z.string().max(20).nullable().default(null) }))
  .output(
    z.object({
      hotelid: uuid,
      hotelOfferExpiresAt: z.iso.datetime(),
      utcNow: z.iso.datetime(),
      /** Whether the prices depend on the nationality and residence of the guests, so that they are asked for. */
      asksGuestCountries: z.boolean(),
      /** One entry for each wanted room, in its order. Empty room types: nothing fits, or all are taken. */
      rooms: z.array(z.object({ roomNumber: z.int().positive(), roomTypes: z.array(roomType) })),
      /** The soonest stay of as many nights for which the hotel has all rooms, if this one has none. */
      nextAvailable: z.object({ arrival: z.iso.date(), departure: z.iso.date() }).nullable(),
    }),
  );
