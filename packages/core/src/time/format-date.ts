import { dateTimeFormat } from '../locale/intl.ts';
import { type LocalDate, utcMidnight } from './local-date-time.ts';

const STYLES = {
  /** Saturday 28 November */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Sat 28 Nov */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 28 Nov */
  short: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 28 November 2026 */
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Sat, 28 Nov 2026 */
  dayYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

/**
 * Formats a calendar day in the reader's language. The day is already local to the place, so no time zone
 * changes it.
 */
export function formatDate(date: LocalDate, intlTag: string, style: DateStyle): string {
  const options: Intl.DateTimeFormatOptions = STYLES[style];
  if (intlTag.startsWith('zh') && options.weekday !== undefined) return chineseDate(date, intlTag, options);
  return dateTimeFormat(intlTag, { ...options, timeZone: 'UTC' }).format(utcMidnight(date));
}

/** Chinese names the weekday in one way, after a space: 2026年11月28日 周六. */
function chineseDate(date: LocalDate, intlTag: string, options: Intl.DateTimeFormatOptions): string {
  const { weekday: _, ...dayOptions } = options;
  const written = (format: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(intlTag, { ...format, timeZone: 'UTC' }).format(utcMidnight(date));
  return `${written(dayOptions)} ${written({ weekday: 'short' })}`;
}

type DayRange = { readonly from: LocalDate; readonly to: LocalDate };

/** First and last day, both included: 14–18 May, 28 Nov – 2 Dec. A server and a browser write it alike. */
export function dayRangeText({ from, to }: DayRange, intlTag: string): string {
  if (from === to) return formatDate(from, intlTag, 'short');
  if (intlTag.startsWith('zh')) return chineseRange({ from, to }, intlTag);
  const format = dateTimeFormat(intlTag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // Some versions of ICU write narrow spaces around the dash.
  const range = format.formatRange(utcMidnight(from), utcMidnight(to)).replace(/\s+/g, ' ');
  return range.replace(/^(\d+) – (\d+)/, '$1–$2');
}

/** 5月14日–18日, 11月28日–12月2日. */
function chineseRange({ from, to }: DayRange, intlTag: string): string {
  const last = formatDate(to, intlTag, 'short');
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${formatDate(from, intlTag, 'short')}–${isSameMonth ? last.replace(/^.*月/, '') : last}`;
}
