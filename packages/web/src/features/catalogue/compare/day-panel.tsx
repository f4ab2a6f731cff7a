import { localeTable } from '@ashore/core/locale/locales.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Calendar } from '../../../ui/calendar.tsx';
import { monthOf } from '../../../ui/calendar-month.ts';
import { daysOfMonth } from '../list/days-of-month.ts';
import { daysAhead } from './comparison-address.ts';

type DayPanelProps = {
  chosen: LocalDate | undefined;
  today: LocalDate;
  onTake: (day: LocalDate | undefined) => void;
};

/** The day counts at once: whoever chose another meant it. */
export default function DayPanel({ chosen, today, onTake }: DayPanelProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const [month, setMonth] = useState(monthOf(chosen ?? today));
  const last = addDays(today, daysAhead);
  return (
    <div className="grid gap-4">
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
        chosen={chosen}
        onChoose={onTake}
        onUnavailable={() => {}}
      />
      <Button
        kind="quiet"
        size="medium"
        className="-mx-3 justify-self-start"
        onClick={() => onTake(undefined)}
      >
        {t('filters.anyDays')}
      </Button>
    </div>
  );
}
