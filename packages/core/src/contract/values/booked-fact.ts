import { z } from 'zod';

/** The facts of a booked trip, in the order in which every page, email and document states them. */
export const FACT_KINDS = [
  'day',
  'arrival',
  'departure',
  'nights',
  'hotelNumber',
  'start',
  'startShift',
  'arrive',
  'end',
  'duration',
  'language',
  'included',
  'excluded',
  'ages',
  'pickup',
  'meeting',
  'directions',
  'dropOff',
  'bring',
  'room',
  'ship',
  'pier',
  'inPort',
  'allAboard',
  'returnPromise',
  'shipChoice',
  'transfer',
  'answer',
  'arrivalTime',
  'comments',
  'payment',
  'payAtHotel',
  'hotelNotes',
  'registration',
  'terms',
  'supplier',
  'phone',
  'emergency',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One fact of a booked trip, in the reader's language. It is worded once, on the server, and shown as it is. */
export const bookedFact = z.object({
  kind: z.enum(FACT_KINDS),
  label: z.string(),
  /** Lines are separated by line breaks. */
  text: z.string(),
  /** Address behind the text: a telephone number, a map, or the terms of the return promise as a path of this site. */
  href: z.string().nullable(),
});
export type BookedFact = z.output<typeof bookedFact>;
