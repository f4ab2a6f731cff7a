import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { DateInput } from '../dates/date-input.tsx';
import { PlainDayInput } from '../dates/plain-day-input.tsx';
import { type Comparison, comparisonAddress } from './comparison-address.ts';

type ComparisonFormProps = { comparison: Comparison; today: LocalDate };

/**
 * Day and party of the comparison. A change applies at once; without scripts the browser submits the form.
 */
export function ComparisonForm({ comparison, today }: ComparisonFormProps) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  // A second press may come before the first one has loaded. It must start from the values chosen so far.
  const [pressed, setPressed] = useState<{ readonly at: Comparison; readonly wanted: Comparison }>();
  const wanted = pressed?.at === comparison ? pressed.wanted : comparison;
  const { codes, date, party } = wanted;

  function apply(change: Partial<Comparison>) {
    const next = { ...wanted, ...change };
    setPressed({ at: comparison, wanted: next });
    const target = withLocale(comparisonAddress(next), locale);
    // Replaces the history entry and keeps the scroll position.
    void navigate(target, { replace: true, preventScrollReset: true });
  }

  return (
    <form
      method="get"
      action={withLocale('/compare', locale)}
      onSubmit={(event) => event.preventDefault()}
      className="comparison-form"
    >
      <input type="hidden" name="codes" value={codes.join(',')} />
      <DayField chosen={date} today={today} onChange={(day) => apply({ date: day })} />
      <div className="needs-js">
        <p aria-hidden="true" className="mb-1.5 type-label">
          {t('filters.party')}
        </p>
        <Stepper
          label={t('filters.party')}
          value={party}
          min={1}
          max={MAX_PARTY}
          lessLabel={t('filters.fewer')}
          moreLabel={t('filters.more')}
          valueText={t('filters.people', { count: party })}
          onChange={(count) => apply({ party: count })}
        />
      </div>
      <Field label={t('filters.party')} className="no-js">
        {(wiring) => (
          <TextInput
            {...wiring}
            type="number"
            name="party"
            size="medium"
            min={1}
            max={MAX_PARTY}
            defaultValue={party}
            className="w-31"
          />
        )}
      </Field>
      <Button type="submit" kind="outline" size="medium" className="no-js">
        {t('compare.show')}
      </Button>
    </form>
  );
}

type DayFieldProps = {
  chosen: LocalDate | undefined;
  today: LocalDate;
  onChange: (day: LocalDate | undefined) => void;
};

// Most visitors never open the calendar, so its code loads on demand.
const loadPanel = () => import('./day-panel.tsx');

/** Picks one day from a calendar. Without scripts it is the browser's own date field. */
function DayField({ chosen, today, onChange }: DayFieldProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Panel = useLazyComponent(loadPanel, isOpen);

  function take(day: LocalDate | undefined) {
    setOpen(false);
    onChange(day);
  }

  return (
    <>
      <div className="needs-js">
        <p id={id} className="mb-1.5 type-label">
          {t('compare.day')}
        </p>
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={t('compare.day')}
          closeLabel={t('shell.close')}
          trigger={(wiring) => (
            <DateInput {...wiring} aria-describedby={id} className="w-62 max-w-full">
              {chosen ? formatDate(chosen, intl, 'dayYear') : t('filters.anyDays')}
            </DateInput>
          )}
        >
          {Panel ? (
            <Panel chosen={chosen} today={today} onTake={take} />
          ) : (
            // As high as the panel, so that the popover does not jump when the code has loaded.
            <div className="min-h-95 md:min-h-105" />
          )}
        </Popover>
      </div>
      <PlainDayInput name="date" label={t('compare.day')} value={chosen} today={today} className="no-js" />
    </>
  );
}
