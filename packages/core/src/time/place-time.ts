import { localeTable, type MessageLocale } from '../locale/locales.ts';
import { formatDate } from './format-date.ts';
import { localDateAt, localTimeAt } from './time-zone.ts';

export type PlaceClock = { readonly city: string; readonly timeZone: string };

/**
 * Formats an instant in the local time of the place. The place is named, because the reader may be elsewhere.
 */
export function placeTime(instant: Date, { city, timeZone }: PlaceClock, locale: MessageLocale): string {
  const day = formatDate(localDateAt(instant, timeZone), localeTable[locale].intl, 'dayYear');
  return dayTimeTexts[locale](day, placeClock(instant, { city, timeZone }, locale));
}

/** The time of the day alone. */
export function placeClock(instant: Date, { city, timeZone }: PlaceClock, locale: MessageLocale): string {
  return clockTexts[locale](localTimeAt(instant, timeZone), city);
}

/** A time of the day on the clock of the place. */
export function clockText(time: string, city: string, locale: MessageLocale): string {
  return clockTexts[locale](time, city);
}

/** A time of the day alone, which carries a word in German. */
export function timeOfDay(time: string, locale: MessageLocale): string {
  return locale === 'de' ? `${time} Uhr` : time;
}

type Join = (first: string, second: string) => string;

const dayTimeTexts: Readonly<Record<MessageLocale, Join>> = {
  en: (day, time) => `${day}, ${time}`,
  de: (day, time) => `${day}, ${time}`,
  'zh-Hans': (day, time) => `${day} ${time}`,
};

const clockTexts: Readonly<Record<MessageLocale, Join>> = {
  en: (time, city) => `${time} (${city} time)`,
  de: (time, city) => `${time} Uhr (Ortszeit ${city})`,
  'zh-Hans': (time, city) => `${time}（${city}时间）`,
};
