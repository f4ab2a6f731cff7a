import { MAX_PARTY } from '@ashore/core/contract/values/limits.ts';
import { childAgesText } from '@ashore/core/contract/values/trip-days.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import type { Travellers } from '../../../store/trip-plan-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { people } from '../../../ui/media/icon-paths.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { DateInput } from '../dates/date-input.tsx';
import { PlainDayInput } from '../dates/plain-day-input.tsx';
import { PartyText, TravellersPanel } from '../dates/travellers-panel.tsx';
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
  const [latestChange, setLatestChange] = useState<{
    readonly from: Comparison;
    readonly current: Comparison;
  }>();
  const current = latestChange?.from === comparison ? latestChange.current : comparison;
  const { codes, date, party, ages } = current;

  function apply(change: Partial<Comparison>) {
    const next = { ...current, ...change };
    setLatestChange({ from: comparison, current: next });
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
      <PartyField
        travellers={{ adults: party - ages.length, children: ages }}
        onChange={({ adults, children }) => apply({ party: adults + children.length, ages: children })}
      />
      <input type="hidden" name="ages" value={childAgesText(ages)} />
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

type PartyFieldProps = { travellers: Travellers; onChange: (travellers: Travellers) => void };

/** Adults, children and their ages. A change applies when the panel is closed. */
function PartyField({ travellers, onChange }: PartyFieldProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [next, setNext] = useState<Travellers>();

  function finish() {
    setOpen(false);
    setNext(undefined);
    if (next) onChange(next);
  }

  return (
    <div className="needs-js">
      <p id={id} className="mb-1.5 type-label">
        {t('filters.party')}
      </p>
      <Popover
        open={isOpen}
        onOpenChange={(open) => (open ? setOpen(true) : finish())}
        title={t('filters.party')}
        closeLabel={t('shell.close')}
        trigger={(wiring) => (
          <DateInput {...wiring} icon={people} aria-describedby={id} className="w-62 max-w-full">
            <PartyText travellers={travellers} />
          </DateInput>
        )}
      >
        <TravellersPanel chosen={next ?? travellers} onChange={setNext} onDone={finish} />
      </Popover>
    </div>
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

  function chooseDay(day: LocalDate | undefined) {
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
            <Panel chosen={chosen} today={today} onTake={chooseDay} />
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
