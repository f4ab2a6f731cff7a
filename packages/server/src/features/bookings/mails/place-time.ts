import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';

type Place = { readonly city: string; readonly timeZone: string };

const words: Readonly<Record<MessageLocale, (day: string, time: string, city: string) => string>> = {
  en: (day, time, city) => `${day}, ${time} (${city} time)`,
  de: (day, time, city) => `${day}, ${time} Uhr (Ortszeit ${city})`,
  'zh-Hans': (day, time, city) => `${day} ${time}（${city}当地时间）`,
};

/** An instant on the clock at the place, which it names: a reader may be anywhere. */
export function placeTime(instant: Date, { city, timeZone }: Place, locale: MessageLocale): string {
  const day = formatDate(localDateAt(instant, timeZone), localeTable[locale].intl, 'dayYear');
  return words[locale](day, localTimeAt(instant, timeZone), city);
}
