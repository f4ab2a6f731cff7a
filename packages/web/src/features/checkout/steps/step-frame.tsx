import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { onPlainClick } from '../../../page/links.tsx';
import { useArrivalFocus } from '../../../page/use-arrival-focus.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StepList } from '../../../ui/layout/step-list.tsx';
import type { Steps } from './use-steps.ts';

/**
 * The list of steps, and the title of the current one. Only earlier steps are links. Following one needs neither a
 * new document nor a connection.
 */
export function StepHead({ steps, timer }: { steps: Steps; timer: ReactNode }) {
  const t = useText();
  const { stepNames, step, textsOf, addressOf, goTo } = steps;
  const heading = useArrivalFocus();
  return (
    <>
      <div className="mb-7 md:mb-11">
        <StepList
          label={t('checkout.steps')}
          doneLabel={t('checkout.done')}
          current={stepNames.indexOf(step)}
          steps={stepNames.map((stepName) => ({
            label: t(textsOf(stepName).label),
            href: addressOf(stepName),
            onClick: onPlainClick(() => goTo(stepName)),
          }))}
        />
      </div>
      {/* The timer has the same place on every step: right of the title, and on a phone in the bar at the lower edge. */}
      <div className="flex items-start justify-between gap-x-6">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 type-h1-checkout outline-none">
          {t(textsOf(step).title)}
        </h1>
        <div className="max-w-[50%] shrink-0 max-md:hidden xl:max-w-84">{timer}</div>
      </div>
    </>
  );
}

/** The back link at the left, the button at the right. On a phone the button is in the bar. */
export function StepFoot({ steps, children }: { steps: Steps; children: ReactNode }) {
  const t = useText();
  const { previousStep, addressOf, goTo } = steps;
  return (
    <div
      className={classNames(
        'mt-7 flex min-h-13 flex-wrap items-center justify-between gap-4',
        previousStep === undefined && 'max-md:hidden',
      )}
    >
      {previousStep === undefined ? (
        <span />
      ) : (
        <TextLink href={addressOf(previousStep)} onClick={onPlainClick(() => goTo(previousStep))}>
          {t('checkout.back')}
        </TextLink>
      )}
      <span className="max-md:hidden">{children}</span>
    </div>
  );
}

/**
 * What a step gets from the hold. Features do not import each other, so this repeats `HeldFrame` of
 * `quotes/hold/held-page.tsx`, which describes each part and fills it.
 */
export type StepFrame = {
  readonly quote: Quote;
  readonly now: Date;
  readonly tripParts: readonly string[];
  readonly discountField: ReactNode;
  readonly refundTerms: ReactNode;
  readonly timer: ReactNode;
  readonly lead: string;
  readonly holdActions: ReactNode;
  renderPhoneBar(button: ReactNode): ReactNode;
  leaveForTripPage(): void;
};
