import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Text } from '../../../i18n/use-text.ts';
import { dayText } from './day-text.ts';

/** What the row of the day is called. */
export function dayWord(date: LocalDate | undefined, year: number, intl: string, t: Text): string {
  return date === undefined
    ? t('compare.next')
    : t('compare.availability', { date: dayText(date, year, intl) });
}
