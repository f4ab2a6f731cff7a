import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { dayOf } from './file-day.ts';
import type { ProductRow } from './place-file.ts';
import type { PlaceRows } from './place-tables.ts';
import type { FileException } from './schedule-form.ts';

type OfOption = { readonly optionId: string; readonly hasOwnTimes: boolean; readonly today: LocalDate };
type Excepting = Pick<ProductRow, 'exceptions'>;

/** Adds the days on which an option runs otherwise than by its rules, in their order: the first that holds counts. */
export function rowsOfExceptions(
  rows: PlaceRows,
  { product, option }: { readonly product: Excepting; readonly option: Excepting },
  { optionId, hasOwnTimes, today }: OfOption,
): void {
  const exceptions = option.exceptions ?? takenOver(product.exceptions ?? [], hasOwnTimes);
  for (const [position, { season, dates, startTimes, openHours }] of exceptions.entries())
    rows.exceptions.push({
      option_id: optionId,
      position,
      first_day: dates ? dayOf(dates.from, today) : null,
      last_day: dates ? dayOf(dates.to, today) : null,
      season_from: season?.from ?? null,
      season_to: season?.to ?? null,
      local_start_times: startTimes ?? [],
      local_opens: openHours?.from ?? null,
      local_closes: openHours?.to ?? null,
    });
}

/** Closed is closed for all; at which other times the product runs says nothing to an option with times of its own. */
export function takenOver<Times extends Pick<FileException, 'startTimes' | 'openHours'>>(
  exceptions: readonly Times[],
  hasOwnTimes: boolean,
): Times[] {
  return exceptions.filter(({ startTimes, openHours }) => !hasOwnTimes || !(startTimes || openHours));
}
