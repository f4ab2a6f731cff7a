import { addDays, type LocalDate, localDate, parseLocalDate } from '@ashore/core/time/local-date.ts';
import { z } from 'zod';

const relative = /^today(?:([+-])(\d{1,4}))?$/;

/**
 * A day of the calendar, or one counted from the day on which the file is brought in: `today+21`. Only a world for
 * demonstrations wants the second, to be as alive next year as it is now.
 */
export const fileDay = z
  .string()
  .refine(
    (text) => (parseLocalDate(text) ?? '0000') >= '0001' || relative.test(text),
    'is no day of the calendar',
  );

export function dayOf(text: string, today: LocalDate): LocalDate {
  const [whole, sign, days = '0'] = relative.exec(text) ?? [];
  if (whole === undefined) return localDate(text);
  return addDays(today, sign === '-' ? -Number(days) : Number(days));
}
