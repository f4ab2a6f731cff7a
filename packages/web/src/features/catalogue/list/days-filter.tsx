import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFetched } from '../../../ui/use-fetched.ts';
import { DaysOpener } from '../days/days-opener.tsx';
import { PlainDayInput } from '../days/plain-day-input.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { Days } from './narrowing.ts';

type DaysFilterProps = {
  chosen: Days | undefined;
  today: LocalDate;
  format: (days: Days) => string;
  onChange: (days: Days | undefined) => void;
};

// Most people never open it.
const loadPanel = () => import('./days-panel.tsx');

/** When, and with how many. Without scripts the browser's own fields for days. */
export function DaysFilter({ chosen, today, format, onChange }: DaysFilterProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const Panel = useFetched(loadPanel, isOpen);

  function take(days: Days | undefined) {
    setOpen(false);
    onChange(days);
  }

  return (
    <FilterGroup legend={t('filters.days')}>
      <div className="scripted pt-1">
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={t('filters.days')}
          closeLabel={t('shell.close')}
          trigger={(wiring) => (
            <DaysOpener {...wiring} className={classNames('w-full', !chosen && 'text-ink-2')}>
              {chosen ? format(chosen) : t('filters.anyDays')}
            </DaysOpener>
          )}
        >
          {Panel ? (
            <Panel chosen={chosen} today={today} format={format} onTake={take} />
          ) : (
            <div className="min-h-125 md:min-h-130" />
          )}
        </Popover>
      </div>
      <div className="unscripted grid gap-3 pt-2">
        <PlainDayInput name="dateFrom" label={t('filters.dateFrom')} value={chosen?.from} today={today} />
        <PlainDayInput name="dateTo" label={t('filters.dateTo')} value={chosen?.to} today={today} />
        <Field label={t('filters.party')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              size="medium"
              type="text"
              inputMode="numeric"
              name="party"
              defaultValue={chosen?.party ?? 1}
            />
          )}
        </Field>
      </div>
    </FilterGroup>
  );
}
