import { z } from 'zod';
import { fileDay } from './file-day.ts';
import { allDistinct, days, localTime, people, season, slug } from './file-words.ts';

const startTimes = z.array(localTime).min(1).refine(allDistinct, 'names a time twice');
const openHours = z.strictObject({ from: localTime, to: localTime });

/** When something runs: at these times or all day long, on these days, in this part of the year. */
const schedule = z.strictObject({
  startTimes: startTimes.optional(),
  openHours: openHours.optional(),
  days,
  season: season.nullable(),
});

/** Days on which it runs otherwise than by its rules. Without times of their own they are closed. */
const exception = z.strictObject({
  /** One of the two: of every year, or of one. */
  season: season.optional(),
  dates: z.strictObject({ from: fileDay, to: fileDay }).optional(),
  startTimes: startTimes.optional(),
  openHours: openHours.optional(),
});
export type FileException = z.output<typeof exception>;

/** What is taken of something that the supplier's other products use as well. */
const share = z.strictObject({
  resource: slug,
  per: z.enum(['spot', 'booking']),
  units: people.optional(),
});

/** When it runs beside its first rule, when it does not, and what it needs for that. */
export const running = {
  startTimes: startTimes.optional(),
  openHours: openHours.optional(),
  /** Further rules by which it runs, besides the first. */
  alsoRuns: z.array(schedule).optional(),
  exceptions: z.array(exception).optional(),
  shares: z.array(share).optional(),
};
