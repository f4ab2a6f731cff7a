import { LARGEST_PARTY } from '@ashore/core/contract/largest-party.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { addDays, type LocalDate, parseLocalDate } from '@ashore/core/time/local-date.ts';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { useAlive } from '../../../page/use-address-in-browser.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type Comparison, comparisonAddress, daysAhead } from './comparison-address.ts';

type ComparisonFormProps = { asked: Comparison; today: LocalDate };

/** For which day and how many. What is changed counts at once; without scripts the browser sends the form by itself. */
export function ComparisonForm({ asked, today }: ComparisonFormProps) {
  const t = useText();
  const { locale } = usePage();
  const alive = useAlive();
  const navigate = useNavigate();
  const { codes, date, party } = asked;
  const [first, last] = [addDays(today, -1), addDays(today, daysAhead)];

  function ask(change: Partial<Comparison>) {
    const target = withLocale(comparisonAddress({ ...asked, ...change }), locale);
    // Not a step of the way back, and the page stays where it is.
    void navigate(target, { replace: true, preventScrollReset: true });
  }

  function chooseDay(text: string) {
    const day = parseLocalDate(text);
    // While a year is typed it is another one.
    if (text === '' || (day && day >= first && day <= last)) ask({ date: day });
  }

  return (
    <form
      method="get"
      action={withLocale('/compare', locale)}
      onSubmit={(event) => event.preventDefault()}
      className="comparison-form"
    >
      <input type="hidden" name="codes" value={codes.join(',')} />
      <Field label={t('compare.day')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            key={date ?? ''}
            type="date"
            name="date"
            size="medium"
            min={first}
            max={last}
            defaultValue={date}
            onChange={({ target }) => chooseDay(target.value)}
          />
        )}
      </Field>
      {alive ? (
        <div>
          <p aria-hidden="true" className="mb-1.5 type-label">
            {t('compare.travellers')}
          </p>
          <Stepper
            label={t('compare.travellers')}
            value={party}
            min={1}
            max={LARGEST_PARTY}
            lessLabel={t('compare.less')}
            moreLabel={t('compare.more')}
            valueText={t('compare.people', { count: party })}
            onChange={(count) => ask({ party: count })}
          />
        </div>
      ) : (
        <Field label={t('compare.travellers')}>
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
      )}
      <Button type="submit" kind="outline" size="medium" className="unscripted">
        {t('compare.show')}
      </Button>
    </form>
  );
}
