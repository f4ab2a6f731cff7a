import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Calendar } from '../../../ui/calendar.tsx';
import { monthOf } from '../../../ui/calendar-month.ts';
import { daysOfMonth } from './days-of-month.ts';

type FreeCalendarProps = {
  today: LocalDate;
  /** Where it opens. */
  first: LocalDate;
  chosen: LocalDate | undefined;
  /** The last day of a span that begins with the chosen one. */
  until?: LocalDate | undefined;
  onChoose: (day: LocalDate) => void;
};

/** A calendar of no product: every day from today on can be chosen, as far ahead as anybody may ask. */
export function FreeCalendar({ today, first, chosen, until, onChoose }: FreeCalendarProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [month, setMonth] = useState(monthOf(first));
  const last = addDays(today, FURTHEST_DAY);
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
      days={daysOfMonth(month, today, last)}
      priceless
      chosen={chosen}
      {...(until && { until })}
      onChoose={onChoose}
      onUnavailable={() => {}}
    />
  );
}
