import { MAX_DAYS_AHEAD, MAX_NIGHTS, nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useDeviceClass } from '../../../ui/breakpoints.ts';
import { Calendar } from '../../../ui/calendar/calendar.tsx';
import {
  type CalendarDays,
  datesOf,
  firstWeekdayOf,
  monthOf,
  pairOfPages,
} from '../../../ui/calendar/calendar-dates.ts';

type NightsPanelProps = { chosen: Stay; today: LocalDate; onChoose: (stay: Stay) => void };

/** A calendar on which the day of arrival is chosen first and that of departure next. */
export function NightsPanel({ chosen, today, onChoose }: NightsPanelProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [arrival, setArrival] = useState<LocalDate>();
  const [isTooLong, setTooLong] = useState(false);
  const [month, setMonth] = useState(monthOf(chosen.arrival > today ? chosen.arrival : today));
  const last = addDays(today, MAX_DAYS_AHEAD);
  const isDouble = useDeviceClass() !== 'phone';
  const firstWeekday = firstWeekdayOf(intl);
  const page = { month, today, firstWeekday };
  const dates = (isDouble ? pairOfPages(page) : [page]).flatMap(datesOf);

  function choose(day: LocalDate) {
    if (arrival === undefined || day <= arrival) {
      setArrival(day);
      setTooLong(false);
    } else if (nightCount({ arrival, departure: day }) > MAX_NIGHTS) setTooLong(true);
    else onChoose({ arrival, departure: day });
  }

  const prompt =
    arrival === undefined
      ? t('hotels.chooseArrival')
      : t('hotels.chooseDeparture', { date: formatDate(arrival, intl, 'day') });
  return (
    <div className="grid gap-4">
      <p role="status" className="type-small text-ink-2">
        {isTooLong ? t('hotels.tooManyNights', { most: MAX_NIGHTS }) : prompt}
      </p>
      <Calendar
        tag={intl}
        texts={{
          previousMonth: t('filters.previousMonth'),
          nextMonth: t('filters.nextMonth'),
          today: t('filters.today'),
          chosen: t('filters.within'),
          unavailable: t('filters.past'),
          ...{ onRequest: '', onRequestShort: '', lowest: '' },
        }}
        today={today}
        last={last}
        month={month}
        onMonthChange={setMonth}
        onMonthsNear={() => {}}
        days={daysFrom(today, last, dates)}
        isDouble={isDouble}
        takesFocus
        priceless
        chosen={arrival ?? chosen.arrival}
        {...(arrival === undefined && { until: chosen.departure })}
        onChoose={choose}
        onUnavailable={() => {}}
      />
    </div>
  );
}

function daysFrom(today: LocalDate, last: LocalDate, dates: readonly LocalDate[]): CalendarDays {
  return new Map(dates.map((day) => [day, { state: day < today || day > last ? 'unavailable' : 'free' }]));
}
