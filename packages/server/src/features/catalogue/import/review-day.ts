import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';

type ReviewDay = {
  readonly monthsAgo?: number | undefined;
  readonly inMonth?: number | undefined;
  readonly writtenOn?: string | undefined;
  readonly text: string;
};

/**
 * When a review was written. A review of a demonstration is so many months old on every day of the import, and at
 * least so old if it was written in a certain month of the year.
 */
export function reviewDay({ monthsAgo = 0, inMonth, writtenOn, text }: ReviewDay, today: LocalDate): string {
  const day = writtenOn ?? addDays(today, -30 * monthsAgo);
  const [year = 0, month] = day.split('-').map(Number);
  if (inMonth === undefined || month === inMonth) return day;
  const first = `${inMonth < (month ?? 0) ? year : year - 1}-${String(inMonth).padStart(2, '0')}-01`;
  // The length of the text spreads the days over the month, equally at every import.
  return addDays(localDate(first), text.length % 28);
}
