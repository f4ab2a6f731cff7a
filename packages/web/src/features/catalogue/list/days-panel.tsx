import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import { FURTHEST_DAY } from '@ashore/core/contract/list-choices.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Calendar } from '../../../ui/calendar.tsx';
import { monthOf } from '../../../ui/calendar-month.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { daysOfMonth } from './days-of-month.ts';
import type { Days } from './narrowing.ts';

type DaysPanelProps = {
  chosen: Days | undefined;
  today: LocalDate;
  format: (days: Days) => string;
  /** The list is asked once for days and people together, when the visitor is done. */
  onTake: (days: Days | undefined) => void;
};

type Span = { readonly from: LocalDate; readonly to?: LocalDate };

/** A first day and a last one out of the calendar, and how many are coming. */
export default function DaysPanel({ chosen, today, format, onTake }: DaysPanelProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { search, searchBetween } = useRootStore();
  const [span, setSpan] = useState<Span | undefined>(chosen && { from: chosen.from, to: chosen.to });
  const [party, setParty] = useState(chosen?.party ?? 1);
  const first = [span?.from, search.dateFrom].find((day) => day !== undefined && day >= today) ?? today;
  const [month, setMonth] = useState(monthOf(first));
  const last = addDays(today, FURTHEST_DAY);

  function hint() {
    if (!span) return t('filters.firstDay');
    return span.to === undefined ? t('filters.lastDay') : format({ from: span.from, to: span.to, party });
  }

  function choose(day: LocalDate) {
    const isEnd = span !== undefined && span.to === undefined && day >= span.from;
    setSpan(isEnd ? { from: span.from, to: day } : { from: day });
  }

  function take() {
    if (!span) return onTake(undefined);
    const days = { from: span.from, to: span.to ?? span.from, party };
    searchBetween(days.from, days.to);
    onTake(days);
  }

  return (
    <div className="grid gap-4">
      <p role="status" className="type-small text-ink-2">
        {hint()}
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
        days={daysOfMonth(month, today, last)}
        chosen={span?.from}
        until={span?.to}
        onChoose={choose}
        onUnavailable={() => {}}
      />
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
        <span className="type-label">{t('filters.party')}</span>
        <Stepper
          value={party}
          onChange={setParty}
          min={1}
          max={LARGEST_PARTY}
          label={t('filters.party')}
          lessLabel={t('filters.fewer')}
          moreLabel={t('filters.more')}
          valueText={t('filters.people', { count: party })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button kind="quiet" size="medium" className="-mx-3" onClick={() => onTake(undefined)}>
          {t('filters.anyDays')}
        </Button>
        <Button kind="strong" size="medium" onClick={take}>
          {t('filters.showDays')}
        </Button>
      </div>
    </div>
  );
}
