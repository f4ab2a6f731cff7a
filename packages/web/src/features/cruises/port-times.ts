import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { TextOf } from '../../i18n/texts.ts';
import { lastDayIn } from './sailing-days.ts';

/** A day of a sailing: Sat 15 May. */
export function dayText(date: LocalDate, locale: Locale): string {
  return formatDate(date, localeTable[locale].intl, 'day');
}

type TimesInPort = Pick<CruiseRoutePort, 'date' | 'timeZone' | 'arrival' | 'departure'>;

/** When the ship is in port, on the clock of the port. */
export function inPortText(port: TimesInPort, locale: Locale, t: TextOf): string {
  const { timeZone, arrival, departure } = port;
  const clock = (instant: string) => localTimeAt(new Date(instant), timeZone);
  if (arrival === null) return departure === null ? '' : t('ship.sails', { time: clock(departure) });
  if (departure === null) return t('ship.ends', { time: clock(arrival) });
  const last = lastDayIn(port);
  const times = { from: clock(arrival), to: clock(departure) };
  if (last === port.date) return t('ship.inPort', times);
  return t('ship.overnight', { ...times, day: dayText(last, locale) });
}

/** Until when passengers must be back, with the day if it is another one; undefined where the sailing begins or ends. */
export function boardingText(port: CruiseRoutePort, locale: Locale, t: TextOf): string | undefined {
  const { timeZone, arrival, allAboard, lastBoarding } = port;
  if (arrival === null || lastBoarding === null) return undefined;
  const instant = new Date(lastBoarding);
  const [day, time] = [localDateAt(instant, timeZone), localTimeAt(instant, timeZone)];
  const isAllAboard = lastBoarding === allAboard;
  if (day === port.date) return t(isAllAboard ? 'ship.allAboard' : 'ship.lastBoat', { time });
  const times = { day: dayText(day, locale), time };
  return t(isAllAboard ? 'ship.allAboardOn' : 'ship.lastBoatOn', times);
}
