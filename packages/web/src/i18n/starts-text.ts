import { listFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { localTime, minutesOfDay } from '@ashore/core/time/local-time.ts';
import type { Text } from './use-text.ts';

/** So many are read as a list; more are told by their rule, or counted. */
const mostListed = 5;

/** When something starts on most days: "Starts at 09:30 and 14:00", "Starts every hour, round the clock". */
export function startsText(times: readonly string[], locale: Locale, t: Text): string {
  const [from] = times;
  const to = times.at(-1);
  if (from === undefined || to === undefined) return '';
  if (times.length <= mostListed)
    return t('product.starts', { times: listFormat(localeTable[locale].messages).format(times) });
  const gap = gapBetween(times);
  if (gap === undefined) return t('product.startsMany', { count: times.length, from, to });
  const every = everyText(gap, t);
  const isRoundTheClock = gap * times.length === 24 * 60;
  return isRoundTheClock
    ? t('product.startsRound', { every })
    : t('product.startsEvery', { every, from, to });
}

/** In minutes, where it is always the same. */
function gapBetween(times: readonly string[]): number | undefined {
  const minutes = times.map((time) => minutesOfDay(localTime(time)));
  const gaps = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0));
  return gaps.every((gap) => gap === gaps[0]) ? gaps[0] : undefined;
}

function everyText(minutes: number, t: Text): string {
  if (minutes % 60 > 0) return t('product.everyMinutes', { minutes });
  const hours = minutes / 60;
  return hours === 1 ? t('product.everyHour') : t('product.everyHours', { hours });
}
