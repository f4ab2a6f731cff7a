import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeText, formatDate } from '@ashore/core/time/format-date.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { Text } from '../../i18n/texts.ts';
import { lastDayIn } from './sailing-days.ts';

type SailingDates = { readonly from: string; readonly to: string };

/** The days of a sailing with their year: 15–22 May 2027. */
export function sailingDatesText({ from, to }: SailingDates, locale: Locale, t: Text): string {
  const days = dayRangeText({ from: localDate(from), to: localDate(to) }, localeTable[locale].intl);
  return t('cruises.dates', { days, year: from.slice(0, 4) });
}

export function dayText(date: LocalDate, locale: Locale): string {
  return formatDate(date, localeTable[locale].intl, 'day');
}

/** When the ship is in port, on the clock of the port. */
export function inPortText(port: CruiseRoutePort, locale: Locale, t: Text): string {
  const { timeZone, arrival, departure } = port;
  const clock = (instant: string) => localTimeAt(new Date(instant), timeZone);
  if (arrival === null) return departure === null ? '' : t('cruises.sails', { time: clock(departure) });
  if (departure === null) return t('cruises.ends', { time: clock(arrival) });
  const last = lastDayIn(port);
  const times = { from: clock(arrival), to: clock(departure) };
  if (last === port.date) return t('cruises.inPort', times);
  return t('cruises.overnight', { ...times, day: dayText(last, locale) });
}

/** Until when passengers must be back; undefined where the sailing begins or ends. */
export function boardingText(port: CruiseRoutePort, t: Text): string | undefined {
  const { timeZone, arrival, allAboard, lastBoarding } = port;
  if (arrival === null || lastBoarding === null) return undefined;
  const time = localTimeAt(new Date(lastBoarding), timeZone);
  return lastBoarding === allAboard ? t('cruises.allAboard', { time }) : t('cruises.lastBoat', { time });
}
