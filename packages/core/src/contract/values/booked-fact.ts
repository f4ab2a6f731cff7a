import { z } from 'zod';
import { FACT_KINDS } from './fact-kinds.ts';

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
