import { dateTimeFormat } from '@ashore/core/locale/intl.ts';
import { type LocalDate, utcMidnight } from '@ashore/core/time/local-date.ts';

export type CalendarDay = {
  state: 'free' | 'onRequest' | 'unavailable';
  /** Short enough for the cell: "48". */
  price?: string;
  /** As it is read out: "€48.00". */
  priceName?: string;
  /** The lowest price of its month. */
  lowest?: boolean;
  /** Why it cannot be chosen: "Sold out". */
  reason?: string;
};

export type CalendarDays = ReadonlyMap<LocalDate, CalendarDay>;

export type CalendarTexts = {
  previousMonth: string;
  nextMonth: string;
  today: string;
  chosen: string;
  onRequest: string;
  /** Five letters at most: it stands in the cell. */
  onRequestShort: string;
  unavailable: string;
  lowest: string;
};

type NamedDay = {
  date: LocalDate;
  day: CalendarDay | undefined;
  today: boolean;
  chosen: boolean;
  tag: string;
  texts: CalendarTexts;
};

/** All a cell shows by place, colour and line, in words. */
export function nameOfDay({ date, day, today, chosen, tag, texts }: NamedDay): string {
  const format = dateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  return [
    format.format(utcMidnight(date)),
    today && texts.today,
    chosen && texts.chosen,
    day?.state === 'onRequest' && texts.onRequest,
    day?.state === 'unavailable' && (day.reason ?? texts.unavailable),
    day?.state !== 'unavailable' && day?.priceName,
    day?.lowest && texts.lowest,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

/** What to offer in place of a day that cannot be had: the nearest later one that can. */
export function nextAvailableDay(days: CalendarDays, after: LocalDate): LocalDate | undefined {
  return [...days]
    .filter(([date, day]) => date > after && day.state !== 'unavailable')
    .map(([date]) => date)
    .sort()[0];
}
