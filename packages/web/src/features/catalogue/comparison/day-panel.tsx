import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AvailableDaysCalendar } from '../dates/available-days-calendar.tsx';

type DayPanelProps = {
  chosen: LocalDate | undefined;
  today: LocalDate;
  onTake: (day: LocalDate | undefined) => void;
};

/** Choosing a day applies it at once, without a separate button. */
export default function DayPanel({ chosen, today, onTake }: DayPanelProps) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <AvailableDaysCalendar today={today} first={chosen ?? today} chosen={chosen} onChoose={onTake} />
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
