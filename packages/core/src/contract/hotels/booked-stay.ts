import { z } from 'zod';
import { uuid } from '../conventions.ts';
import { board, payment, roomCancellation, stayTax } from './stay-request.ts';

const time = z.iso.time({ precision: -1 });

/** A room as it was quoted. Amounts are in the currency of the quote. */
const bookedRoom = z.object({
  roomNumber: z.int().positive(),
  roomTypeId: uuid,
  name: z.string(),
  board,
  adults: z.int().positive(),
  childrenAges: z.array(z.int()),
  extraBeds: z.int().min(0),
  cots: z.int().min(0),
  total: z.number(),
  taxes: z.array(stayTax),
  cancellation: roomCancellation,
  noShowCharge: z.number(),
  /** What the seller of the room states about its rate, as plain text in the seller's language; empty if nothing. */
  notes: z.string(),
});

/** The stay of a quote for a hotel: nights, rooms, and what is paid where. */
export const bookedStay = z.object({
  arrival: z.iso.date(),
  departure: z.iso.date(),
  nights: z.int().positive(),
  checkInFrom: time,
  checkOutUntil: time,
  stars: z.int(),
  street: z.string(),
  postalCode: z.string(),
  neighbourhood: z.string(),
  payment,
  rooms: z.array(bookedRoom).min(1),
  /** What is paid at the hotel beside the price, summed by kind, in the hotel's currency. */
  payAtHotel: z.array(stayTax),
  /** The currency in which the hotel charges what is paid there. */
  hotelCurrency: z.string().length(3),
  /** What is due now: the price of a prepaid stay, and nothing if the guests pay at the hotel. */
  dueNow: z.number(),
});
export type BookedStay = z.output<typeof bookedStay>;
