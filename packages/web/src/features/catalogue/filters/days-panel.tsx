import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import type { DaysAndParty } from '@ashore/core/contract/values/trip-days.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { AvailableDaysCalendar } from '../dates/available-days-calendar.tsx';

type DaysPanelProps = {
  chosen: DaysAndParty | undefined;
  today: LocalDate;
  format: (days: DaysAndParty) => string;
  /**
   * Called once, with days and party together, when the visitor is done. The list therefore loads only once.
   */
  onApply: (days: DaysAndParty | undefined) => void;
};

type PartialDayRange = { readonly from: LocalDate; readonly to?: LocalDate };

/** Picks a first day, a last day and the number of travellers. */
export default function DaysPanel({ chosen, today, format, onApply }: DaysPanelProps) {
  const t = useText();
  const { search, searchBetween } = useRootStore();
  const [chosenRange, setChosenRange] = useState<PartialDayRange | undefined>(
    chosen && { from: chosen.from, to: chosen.to },
  );
  const [party, setParty] = useState(chosen?.party ?? 1);
  const hintLine = useRef<HTMLParagraphElement>(null);
  const [isMissing, setMissing] = useState(false);
  const firstVisibleDay =
    [chosenRange?.from, search.dateFrom].find((day) => day !== undefined && day >= today) ?? today;

  function hint() {
    if (!chosenRange) return isMissing ? t('filters.dayMissing', { count: party }) : t('filters.firstDay');
    return chosenRange.to === undefined
      ? t('filters.lastDay')
      : format({ from: chosenRange.from, to: chosenRange.to, party });
  }

  function choose(day: LocalDate) {
    const isEnd = chosenRange !== undefined && chosenRange.to === undefined && day >= chosenRange.from;
    setChosenRange(isEnd ? { from: chosenRange.from, to: day } : { from: day });
  }

  function askForDay() {
    setMissing(true);
    hintLine.current?.scrollIntoView({ block: 'nearest' });
  }

  function applyDays() {
    // A party without a day does not filter anything. Closing the panel would discard the number without
    // notice, so it asks for a day.
    if (!chosenRange && party > 1) return askForDay();
    if (!chosenRange) return onApply(undefined);
    const days = { from: chosenRange.from, to: chosenRange.to ?? chosenRange.from, party };
    searchBetween(days.from, days.to);
    onApply(days);
  }

  return (
    <div className="grid gap-4">
      <p
        ref={hintLine}
        role="status"
        className={
          isMissing && !chosenRange
            ? 'rounded-badge bg-amber-tint px-3 py-2 type-small'
            : 'type-small text-ink-2'
        }
      >
        {hint()}
      </p>
      <AvailableDaysCalendar
        today={today}
        first={firstVisibleDay}
        chosen={chosenRange?.from}
        until={chosenRange?.to}
        onChoose={choose}
      />
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
        <span className="type-label">{t('filters.party')}</span>
        <Stepper
          value={party}
          onChange={setParty}
          min={1}
          max={MAX_PARTY}
          label={t('filters.party')}
          lessLabel={t('filters.fewer')}
          moreLabel={t('filters.more')}
          valueText={t('filters.people', { count: party })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button kind="quiet" size="medium" className="-mx-3" onClick={() => onApply(undefined)}>
          {t('filters.anyDays')}
        </Button>
        <Button kind="strong" size="medium" onClick={applyDays}>
          {t('filters.showDays')}
        </Button>
      </div>
    </div>
  );
}
