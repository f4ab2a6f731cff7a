import { type Days, usualDays } from '@ashore/core/contract/values/trip-days.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { DateInput } from '../dates/date-input.tsx';
import { DayChips } from '../dates/day-chips.tsx';
import { PlainDayInput } from '../dates/plain-day-input.tsx';
import { FilterGroup } from './filter-groups.tsx';

type DaysFilterProps = {
  chosen: Days | undefined;
  today: LocalDate;
  format: (days: Days) => string;
  onChange: (days: Days | undefined) => void;
};

// Most visitors never open the calendar, so its code loads on demand.
const loadPanel = () => import('./dates-panel.tsx');

/** Filter for dates and party. Without scripts it shows the browser's own date fields. */
export function DaysFilter({ chosen, today, format, onChange }: DaysFilterProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const Panel = useLazyComponent(loadPanel, isOpen);

  function take(days: Days | undefined) {
    setOpen(false);
    onChange(days);
  }

  return (
    <FilterGroup legend={t('filters.days')}>
      <div className="needs-js grid gap-2.5 pt-1">
        <DayChips
          days={usualDays(today)}
          chosen={chosen}
          onTake={(days) => onChange({ ...days, party: chosen?.party ?? 1 })}
        />
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={t('filters.days')}
          closeLabel={t('shell.close')}
          trigger={(wiring) => (
            <DateInput {...wiring} className={classNames('w-full', !chosen && 'text-ink-2')}>
              {chosen ? format(chosen) : t('filters.anyDays')}
            </DateInput>
          )}
        >
          {Panel ? (
            <Panel chosen={chosen} today={today} format={format} onTake={take} />
          ) : (
            // As high as the panel, so that the popover does not jump when the code has loaded.
            <div className="min-h-125 md:min-h-130" />
          )}
        </Popover>
      </div>
      <div className="no-js grid gap-3 pt-2">
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
