import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Popover } from '../../../ui/popover.tsx';
import { useFetched } from '../../../ui/use-fetched.ts';
import { DaysOpener } from '../days/days-opener.tsx';
import { PlainDayInput } from '../days/plain-day-input.tsx';

type DayFieldProps = {
  chosen: LocalDate | undefined;
  today: LocalDate;
  onChange: (day: LocalDate | undefined) => void;
};

// Most people never open it.
const loadPanel = () => import('./day-panel.tsx');

/** One day out of a calendar. Without scripts the browser's own field for it. */
export function DayField({ chosen, today, onChange }: DayFieldProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Panel = useFetched(loadPanel, isOpen);

  function take(day: LocalDate | undefined) {
    setOpen(false);
    onChange(day);
  }

  return (
    <>
      <div className="scripted">
        <p id={id} className="mb-1.5 type-label">
          {t('compare.day')}
        </p>
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={t('compare.day')}
          closeLabel={t('shell.close')}
          trigger={(wiring) => (
            <DaysOpener {...wiring} aria-describedby={id} className="w-62 max-w-full">
              {chosen ? formatDate(chosen, intl, 'dayYear') : t('filters.anyDays')}
            </DaysOpener>
          )}
        >
          {Panel ? (
            <Panel chosen={chosen} today={today} onTake={take} />
          ) : (
            <div className="min-h-95 md:min-h-105" />
          )}
        </Popover>
      </div>
      <PlainDayInput
        name="date"
        label={t('compare.day')}
        value={chosen}
        today={today}
        className="unscripted"
      />
    </>
  );
}
