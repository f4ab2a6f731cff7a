import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Calendar } from '../../../ui/calendar/calendar.tsx';
import {
  type CalendarDays,
  type CalendarPage,
  datesOf,
  firstWeekdayOf,
  monthOf,
} from '../../../ui/calendar/calendar-dates.ts';

type AvailableDaysCalendarProps = {
  today: LocalDate;
  /** Day whose month is shown first. */
  first: LocalDate;
  chosen: LocalDate | undefined;
  /** The last day of a span that begins with the chosen one. */
  until?: LocalDate | undefined;
  onChoose: (day: LocalDate) => void;
};

/** Calendar without a product. Every day from today to `MAX_DAYS_AHEAD` days ahead can be chosen. */
export function AvailableDaysCalendar({ today, first, chosen, until, onChoose }: AvailableDaysCalendarProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [month, setMonth] = useState(monthOf(first));
  const last = addDays(today, MAX_DAYS_AHEAD);
  return (
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
      days={daysOfPage({ month, today, firstWeekday: firstWeekdayOf(intl) }, last)}
      priceless
      chosen={chosen}
      {...(until && { until })}
      onChoose={onChoose}
      onUnavailable={() => {}}
    />
  );
}

/**
 * Every day of a page; those from today to the last day can be chosen. The availability of single days is
 * unknown until the list is requested.
 */
export function daysOfPage(page: CalendarPage, last: LocalDate): CalendarDays {
  const { today } = page;
  return new Map(
    datesOf(page).map((day) => [day, { state: day < today || day > last ? 'unavailable' : 'free' }]),
  );
}
