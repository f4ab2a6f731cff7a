import { z } from 'zod';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { uuid } from './conventions.ts';

export const review = z.object({
  id: uuid,
  author: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  /** The language it was written in; nobody translates it. */
  language: z.string(),
  writtenOn: z.iso.date(),
  /** Whether it is known that its author had booked. */
  verified: z.boolean(),
  reply: z.string().nullable(),
  replyLanguage: z.string().nullable(),
  repliedOn: z.iso.date().nullable(),
});
export type Review = z.output<typeof review>;

const count = z.int().min(0);

/** How many reviews gave one star, two, up to five. */
export const reviewStars = z.array(count).length(5);

/** In which languages there are how many, most first. */
export const reviewLanguages = z.array(z.object({ language: z.enum(MESSAGE_LOCALES), count }));
