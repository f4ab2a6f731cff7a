import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { useEffect, useRef } from 'react';
import type { MessageKey } from '../../../i18n/messages.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CheckoutStep } from '../../../store/checkout-steps.ts';
import { Note } from '../../../ui/note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { goInstead } from '../frame/step-head.tsx';
import type { Steps } from '../frame/use-steps.ts';
import { isWaiverField } from '../waivers/unsigned-for.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { refusalTexts } from './refusal-text.ts';

type TroubleProps = { trouble: Outcome | undefined; options: Options; steps: Steps };

/** Why nothing was booked, above the ways to pay. The focus goes there: the button that was pressed is far below. */
export function Trouble({ trouble, options, steps }: TroubleProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!trouble) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'center' });
  }, [trouble]);
  const total = formatMoney(fromDecimal(options.total, options.currency), intl);
  return (
    // There before it says anything: only then is what it says read out.
    <div ref={part} role="alert" tabIndex={-1} className="mb-5 empty:hidden">
      {trouble && (
        <Note tone={trouble.kind === 'changed' ? 'amber' : 'error'}>
          <p className="font-semibold">{t(titleOf(trouble))}</p>
          <p>{textOf(trouble, total, t)}</p>
          {trouble.kind === 'wrong' && <ToStep steps={steps} step={stepOf(trouble.field)} />}
        </Note>
      )}
    </div>
  );
}

function titleOf(trouble: Outcome): MessageKey {
  switch (trouble.kind) {
    case 'refused':
      return refusalTexts[trouble.code];
    case 'changed':
      return 'pay.changed';
    case 'wrong':
      return isWaiverField(trouble.field) ? 'pay.unsigned' : 'pay.wrong';
    default:
      return isRefusedTo(trouble) ? 'pay.notAllowedTitle' : 'pay.failed';
  }
}

function isRefusedTo(trouble: Outcome): boolean {
  return trouble.kind === 'failed' && (trouble.status === 401 || trouble.status === 403);
}

function textOf(trouble: Outcome, total: string, t: Text): string {
  switch (trouble.kind) {
    case 'refused':
      return t('pay.stillHeld');
    case 'changed':
      return t('pay.changedText', { total });
    case 'wrong':
      return t('pay.stillHeld');
    default:
      return t(failedText(trouble.kind === 'failed' ? trouble.status : 0));
  }
}

function failedText(status: number): MessageKey {
  if (status === 0) return 'pay.offline';
  if (status === 429) return 'pay.tooMany';
  if (status === 401) return 'pay.notAllowed';
  if (status === 403) return 'pay.notMember';
  return 'pay.unavailable';
}

function ToStep({ steps, step }: { steps: Steps; step: CheckoutStep }) {
  const t = useText();
  if (!steps.all.includes(step)) return null;
  return (
    <p>
      <TextLink href={steps.addressOf(step)} onClick={goInstead(() => steps.go(step))}>
        {t('pay.correct', { step: t(steps.wordsOf(step).label) })}
      </TextLink>
    </p>
  );
}

/** Where a field that is not accepted was asked. */
function stepOf(field: string): CheckoutStep {
  if (isWaiverField(field)) return 'questions';
  if (field.includes('persons')) return 'personal_info';
  if (field.includes('answers') || field.includes('Answers')) return 'questions';
  return field.includes('participants') ? 'traveler_info' : 'questions';
}
