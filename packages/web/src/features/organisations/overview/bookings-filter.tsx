import { OVERVIEW_STATES } from '@ashore/core/contract/values/overview.ts';
import { useText } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { search } from '../../../ui/media/icon-paths.ts';
import type { OverviewFilter } from './overview-filter.ts';

type BookingsFilterProps = {
  filter: OverviewFilter;
  onChange: (name: keyof OverviewFilter, value: string) => void;
};

const stateTexts = {
  coming: 'overview.is_coming',
  pending: 'overview.is_pending',
  past: 'overview.is_past',
  cancelled: 'overview.is_cancelled',
} as const;

/** Search and filters of the list. Each change counts at once. */
export function BookingsFilter({ filter: { q, state, from, to }, onChange }: BookingsFilterProps) {
  const t = useText();
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <Field label={t('overview.search')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="search"
            size="medium"
            icon={search}
            maxLength={100}
            value={q}
            onChange={({ target }) => onChange('q', target.value)}
          />
        )}
      </Field>
      <Field label={t('overview.status')}>
        {(wiring) => (
          <Select
            {...wiring}
            size="medium"
            value={state ?? ''}
            onChange={({ target }) => onChange('state', target.value)}
          >
            <option value="">{t('overview.anyStatus')}</option>
            <StatusOptions />
          </Select>
        )}
      </Field>
      <Field label={t('overview.from')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="date"
            size="medium"
            value={from ?? ''}
            onChange={({ target }) => onChange('from', target.value)}
          />
        )}
      </Field>
      <Field label={t('overview.to')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="date"
            size="medium"
            min={from}
            value={to ?? ''}
            onChange={({ target }) => onChange('to', target.value)}
          />
        )}
      </Field>
    </div>
  );
}

function StatusOptions() {
  const t = useText();
  return OVERVIEW_STATES.map((name) => (
    <option key={name} value={name}>
      {t(stateTexts[name])}
    </option>
  ));
}
