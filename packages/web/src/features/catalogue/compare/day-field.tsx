import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { type ComponentProps, useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { calendar, chevronDown } from '../../../ui/icon-paths.ts';
import { Popover } from '../../../ui/popover.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFetched } from '../../../ui/use-fetched.ts';
import { daysAhead } from './comparison-address.ts';

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
            <DayOpener {...wiring} aria-describedby={id}>
              {chosen ? formatDate(chosen, intl, 'dayYear') : t('filters.anyDays')}
            </DayOpener>
          )}
        >
          {Panel ? (
            <Panel chosen={chosen} today={today} onTake={take} />
          ) : (
            <div className="min-h-95 md:min-h-105" />
          )}
        </Popover>
      </div>
      <Field label={t('compare.day')} className="unscripted">
        {(wiring) => (
          <TextInput
            {...wiring}
            type="date"
            name="date"
            size="medium"
            min={today}
            max={addDays(today, daysAhead)}
            defaultValue={chosen}
          />
        )}
      </Field>
    </>
  );
}

const look = 'control flex min-h-11 w-62 max-w-full items-center gap-2.5 px-3.5 text-left type-compact';

function DayOpener({ children, ...wiring }: ComponentProps<'button'>) {
  return (
    <button type="button" {...wiring} className={look}>
      <Icon path={calendar} />
      <span className="min-w-0 grow">{children}</span>
      <Icon path={chevronDown} size="small" />
    </button>
  );
}
