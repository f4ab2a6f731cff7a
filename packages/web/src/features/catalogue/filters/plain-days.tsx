import type { DaysAndParty } from '@ashore/core/contract/values/trip-days.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PlainDayInput } from '../dates/plain-day-input.tsx';
import { FilterGroup } from './filter-groups.tsx';

type PlainDaysProps = { chosen: DaysAndParty | undefined; today: LocalDate };

/** The browser's own fields for dates and party, for browsers without scripts. */
export function PlainDays({ chosen, today }: PlainDaysProps) {
  const t = useText();
  return (
    <div className="no-js">
      <FilterGroup legend={t('filters.days')}>
        <PlainDayInput name="dateFrom" label={t('filters.dateFrom')} value={chosen?.from} today={today} />
        <PlainDayInput name="dateTo" label={t('filters.dateTo')} value={chosen?.to} today={today} />
        <PlainParty party={chosen?.party ?? 1} />
      </FilterGroup>
    </div>
  );
}

function PlainParty({ party }: { party: number }) {
  const t = useText();
  return (
    <Field label={t('filters.party')}>
      {(wiring) => (
        <TextInput
          {...wiring}
          size="medium"
          type="text"
          inputMode="numeric"
          name="party"
          defaultValue={party}
        />
      )}
    </Field>
  );
}
