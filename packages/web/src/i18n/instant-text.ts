import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { TextOf } from './texts.ts';

/** Day and time of an instant, on the clock of this device. */
export function instantText(utc: string | number, intl: string, t: TextOf): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const instant = new Date(utc);
  const day = formatDate(localDateAt(instant, timeZone), intl, 'dayYear');
  return t('shell.dayTime', { day, time: localTimeAt(instant, timeZone) });
}
