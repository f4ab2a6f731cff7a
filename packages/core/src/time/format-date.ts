import { dateTimeFormat } from '../locale/intl.ts';
import { type LocalDate, utcMidnight } from './local-date-time.ts';

const STYLES = {
  /** Saturday 28 November */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 28 November */
  monthDay: { day: 'numeric', month: 'long' },
  /** Sat 28 Nov */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 28 Nov */
  short: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Nov */
  shortMonth: { month: 'short' },
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

/** Chinese names the weekday in one way, after a space that does not break: 2026年11月28日 周六. */
function chineseDate(date: LocalDate, intlTag: string, options: Intl.DateTimeFormatOptions): string {
  const { weekday: _, ...dayOptions } = options;
  const formatPart = (format: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(intlTag, { ...format, timeZone: 'UTC' }).format(utcMidnight(date));
  return `${formatPart(dayOptions)}\u00A0${formatPart({ weekday: 'short' })}`;
}

/** Saturday, 周六: the name of a weekday alone, for a sentence that puts the date elsewhere. */
export function weekdayName(date: LocalDate, intlTag: string): string {
  const weekday = intlTag.startsWith('zh') ? 'short' : 'long';
  return dateTimeFormat(intlTag, { weekday, timeZone: 'UTC' }).format(utcMidnight(date));
}

export type DayRange = { readonly from: LocalDate; readonly to: LocalDate };

/** First and last day, both included: 14–18 May, 28 Nov – 2 Dec. A server and a browser write it alike. */
export function dayRangeText({ from, to }: DayRange, intlTag: string): string {
  if (from === to) return formatDate(from, intlTag, 'short');
  if (intlTag.startsWith('zh')) return chineseRange({ from, to }, intlTag);
  const format = dateTimeFormat(intlTag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // Some versions of ICU write narrow spaces around the dash.
  const range = format.formatRange(utcMidnight(from), utcMidnight(to)).replace(/\s+/g, ' ');
  return range.replace(/^(\d+) – (\d+)/, '$1–$2');
}

/** First and last day with their year: 15–22 May 2027, 2027年5月15日–22日. A range across New Year has both years. */
export function dayRangeYearText({ from, to }: DayRange, intlTag: string): string {
  const days = dayRangeText({ from, to }, intlTag);
  const year = from.slice(0, 4);
  if (!to.startsWith(year)) return days;
  return intlTag.startsWith('zh') ? `${year}年${days}` : `${days} ${year}`;
}

/**
 * The months of the first and the last day, with their year: Nov – Dec 2026, 2026年11月–12月. One month
 * stands alone, unabbreviated. A server and a browser write it alike.
 */
export function monthRangeText({ from, to }: DayRange, intlTag: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatDate(from, intlTag, 'month');
  if (intlTag.startsWith('zh')) {
    const last = formatDate(to, intlTag, 'month');
    const isSameYear = from.slice(0, 4) === to.slice(0, 4);
    return `${formatDate(from, intlTag, 'month')}–${isSameYear ? last.replace(/^.*年/, '') : last}`;
  }
  const format = dateTimeFormat(intlTag, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  // Some versions of ICU write narrow spaces around the dash.
  return format.formatRange(utcMidnight(from), utcMidnight(to)).replace(/\s+/g, ' ');
}

/** 5月14日–18日, 11月28日–12月2日, 2026年12月28日–2027年1月4日. */
function chineseRange({ from, to }: DayRange, intlTag: string): string {
  if (from.slice(0, 4) !== to.slice(0, 4))
    return `${from.slice(0, 4)}年${formatDate(from, intlTag, 'short')}–${to.slice(0, 4)}年${formatDate(to, intlTag, 'short')}`;
  const last = formatDate(to, intlTag, 'short');
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${formatDate(from, intlTag, 'short')}–${isSameMonth ? last.replace(/^.*月/, '') : last}`;
}
