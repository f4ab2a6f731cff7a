import { type DaysAndParty, usualDays } from '@ashore/core/contract/values/trip-days.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { DateInput } from '../dates/date-input.tsx';
import { DayChips } from '../dates/day-chips.tsx';
import { FilterGroup } from './filter-groups.tsx';

type DaysFilterProps = {
  chosen: DaysAndParty | undefined;
  today: LocalDate;
  format: (days: DaysAndParty) => string;
  onChange: (days: DaysAndParty | undefined) => void;
};

// Most visitors never open the calendar, so its code loads on demand.
const loadPanel = () => import('./days-panel.tsx');

/** Filter for dates and party in the sheet of a phone, which covers the search line. */
export function DaysFilter({ chosen, today, format, onChange }: DaysFilterProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const Panel = useLazyComponent(loadPanel, isOpen);

  function chooseDays(days: DaysAndParty | undefined) {
    setOpen(false);
    onChange(days);
  }

  return (
    <FilterGroup legend={t('filters.days')}>
      <div className="grid gap-2.5 pt-1">
        <DayChips
          suggestedDays={usualDays(today)}
          chosenDays={chosen}
          onChoose={(range) => onChange({ ...range, party: chosen?.party ?? 1 })}
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
            <Panel chosen={chosen} today={today} format={format} onApply={chooseDays} />
          ) : (
            // As high as the panel, so that the popover does not jump when the code has loaded.
            <div className="min-h-125 md:min-h-130" />
          )}
        </Popover>
      </div>
    </FilterGroup>
  );
}
