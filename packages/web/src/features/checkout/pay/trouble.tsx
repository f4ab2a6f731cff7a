import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CheckoutStep } from '../../../store/checkout-steps.ts';
import { Note } from '../../../ui/note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { goInstead } from '../frame/step-head.tsx';
import type { Steps } from '../frame/use-steps.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { stepOfField } from './step-of-field.ts';
import { troubleWords } from './trouble-words.ts';

type TroubleProps = { trouble: Outcome | undefined; options: Options; steps: Steps };

/** Why nothing was booked, above the ways to pay. The focus goes there: the button that was pressed is far below. */
export function Trouble({ trouble, options, steps }: TroubleProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!trouble) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'center' });
  }, [trouble]);
  return (
    // There before it says anything: only then is what it says read out.
    <div ref={part} role="alert" tabIndex={-1} className="mb-5 empty:hidden">
      {trouble && (
        <Note tone={trouble.kind === 'changed' ? 'amber' : 'error'}>
          <Words {...troubleWords(trouble)} options={options} />
          {trouble.kind === 'wrong' && <ToStep steps={steps} step={stepOfField(trouble.field)} />}
        </Note>
      )}
    </div>
  );
}

type WordsProps = ReturnType<typeof troubleWords> & { options: Options };

function Words({ title, text, options: { total, currency } }: WordsProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const sum = formatMoney(fromDecimal(total, currency), intl);
  return (
    <>
      <p className="font-semibold">{t(title, { currency })}</p>
      <p>{t(text, { total: sum })}</p>
    </>
  );
}

function ToStep({ steps, step }: { steps: Steps; step: CheckoutStep | undefined }) {
  const t = useText();
  if (step === undefined || !steps.all.includes(step)) return null;
  return (
    <p>
      <TextLink href={steps.addressOf(step)} onClick={goInstead(() => steps.go(step))}>
        {t('pay.correct', { step: t(steps.wordsOf(step).label) })}
      </TextLink>
    </p>
  );
}
