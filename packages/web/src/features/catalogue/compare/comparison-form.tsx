import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type Comparison, comparisonAddress } from './comparison-address.ts';
import { DayField } from './day-field.tsx';

type ComparisonFormProps = { asked: Comparison; today: LocalDate };

/** For which day and how many. What is changed counts at once; without scripts the browser sends the form by itself. */
export function ComparisonForm({ asked, today }: ComparisonFormProps) {
  const t = useText();
  const { locale } = usePage();
  const navigate = useNavigate();
  // The next press may come before the answer to this one, and counts from what is chosen by now.
  const [pressed, setPressed] = useState<{ readonly at: Comparison; readonly wanted: Comparison }>();
  const wanted = pressed?.at === asked ? pressed.wanted : asked;
  const { codes, date, party } = wanted;

  function ask(change: Partial<Comparison>) {
    const next = { ...wanted, ...change };
    setPressed({ at: asked, wanted: next });
    const target = withLocale(comparisonAddress(next), locale);
    // Not a step of the way back, and the page stays where it is.
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
      <DayField chosen={date} today={today} onChange={(day) => ask({ date: day })} />
      <div className="scripted">
        <p aria-hidden="true" className="mb-1.5 type-label">
          {t('filters.party')}
        </p>
        <Stepper
          label={t('filters.party')}
          value={party}
          min={1}
          max={LARGEST_PARTY}
          lessLabel={t('filters.fewer')}
          moreLabel={t('filters.more')}
          valueText={t('filters.people', { count: party })}
          onChange={(count) => ask({ party: count })}
        />
      </div>
      <Field label={t('filters.party')} className="unscripted">
        {(wiring) => (
          <TextInput
            {...wiring}
            type="number"
            name="party"
            size="medium"
            min={1}
            max={LARGEST_PARTY}
            defaultValue={party}
            className="w-31"
          />
        )}
      </Field>
      <Button type="submit" kind="outline" size="medium" className="unscripted">
        {t('compare.show')}
      </Button>
    </form>
  );
}
