import { z } from 'zod';
import { dayInFile } from './dates.ts';
import { allDistinct, days, localTime, people, season, slug } from './fields.ts';

const startTimes = z.array(localTime).min(1).refine(allDistinct, 'names a time twice');
const openHours = z.strictObject({ from: localTime, to: localTime });

/**
 * A rule for when a product runs: at start times or during opening hours, on these weekdays, in this season.
 */
const schedule = z.strictObject({
  startTimes: startTimes.optional(),
  openHours: openHours.optional(),
  days,
  season: season.nullable(),
});

/** Days that differ from the rules. An exception without times closes its days. */
const exception = z.strictObject({
  /** Either `season`, for every year, or `dates`, for one year. */
  season: season.optional(),
  dates: z.strictObject({ from: dayInFile, to: dayInFile }).optional(),
  startTimes: startTimes.optional(),
  openHours: openHours.optional(),
});
export type FileException = z.output<typeof exception>;

/** What is taken of a resource that other products of the supplier share. */
const share = z.strictObject({
  resource: slug,
  per: z.enum(['spot', 'booking']),
  units: people.optional(),
});

/** Times of the first rule, further rules, exceptions, and the resources that are needed. */
export const running = {
  startTimes: startTimes.optional(),
  openHours: openHours.optional(),
  /** Rules besides the first. */
  alsoRuns: z.array(schedule).optional(),
  exceptions: z.array(exception).optional(),
  shares: z.array(share).optional(),
};
