import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FreeCalendar } from '../days/free-calendar.tsx';

type DayPanelProps = {
  chosen: LocalDate | undefined;
  today: LocalDate;
  onTake: (day: LocalDate | undefined) => void;
};

/** The day counts at once: whoever chose another meant it. */
export default function DayPanel({ chosen, today, onTake }: DayPanelProps) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <FreeCalendar today={today} first={chosen ?? today} chosen={chosen} onChoose={onTake} />
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
