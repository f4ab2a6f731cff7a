import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { FreeCalendar } from '../days/free-calendar.tsx';
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
  const { search, searchBetween } = useRootStore();
  const [span, setSpan] = useState<Span | undefined>(chosen && { from: chosen.from, to: chosen.to });
  const [party, setParty] = useState(chosen?.party ?? 1);
  const line = useRef<HTMLParagraphElement>(null);
  const [isMissing, setMissing] = useState(false);
  const first = [span?.from, search.dateFrom].find((day) => day !== undefined && day >= today) ?? today;

  function hint() {
    if (!span) return isMissing ? t('filters.dayMissing', { count: party }) : t('filters.firstDay');
    return span.to === undefined ? t('filters.lastDay') : format({ from: span.from, to: span.to, party });
  }

  function choose(day: LocalDate) {
    const isEnd = span !== undefined && span.to === undefined && day >= span.from;
    setSpan(isEnd ? { from: span.from, to: day } : { from: day });
  }

  function askForDay() {
    setMissing(true);
    line.current?.scrollIntoView({ block: 'nearest' });
  }

  function take() {
    // How many are coming says something of a day alone: closed without one, it would be forgotten in silence.
    if (!span && party > 1) return askForDay();
    if (!span) return onTake(undefined);
    const days = { from: span.from, to: span.to ?? span.from, party };
    searchBetween(days.from, days.to);
    onTake(days);
  }

  return (
    <div className="grid gap-4">
      <p
        ref={line}
        role="status"
        className={
          isMissing && !span ? 'rounded-badge bg-amber-tint px-3 py-2 type-small' : 'type-small text-ink-2'
        }
      >
        {hint()}
      </p>
      <FreeCalendar today={today} first={first} chosen={span?.from} until={span?.to} onChoose={choose} />
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
