import { localeTable } from '@ashore/core/locale/locales.ts';
import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { StepGroups } from '../form/step-groups.tsx';
import { useFormValues } from '../form/use-form.ts';
import { useStepCheck } from '../form/use-step-check.ts';
import { keepStepEvent } from '../measure.ts';
import { MethodChoice } from '../method-choice.tsx';
import { inNameOrder } from '../plan/name-order.ts';
import type { Needs } from '../plan/needs.ts';
import { stepTable } from '../plan/step-table.ts';
import { useUnsigned } from '../waivers/unsigned-for.ts';
import type { HeldFrame } from './held-frame.ts';
import { StepFoot } from './step-foot.tsx';
import { StepHead } from './step-head.tsx';
import type { Steps } from './use-steps.ts';

type FormStepProps = { frame: HeldFrame; needs: Needs; steps: Steps };

const FORM = 'checkout-form';

/** A step that asks: one goes on when all of it is right. */
export function FormStep({ frame, needs, steps }: FormStepProps) {
  const t = useText();
  const { step, after = 'payment' } = steps;
  const { messages } = localeTable[usePage().locale];
  const groups = inNameOrder(stepTable[step].groups(needs, useFormValues()), messages);
  const check = useStepCheck(groups);
  const checkFound = useEffectEvent(() => {
    useUnsigned.setState({ isFound: false });
    check.check();
  });
  const isFound = useUnsigned((state) => state.isFound) && step === 'questions' && steps.isThere;
  useEffect(() => {
    // Once this has been drawn, and after whatever the way here has focused.
    if (isFound) queueMicrotask(checkFound);
  }, [isFound]);

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (!check.check()) return;
    keepStepEvent(step, frame.quote);
    steps.go(after);
  }

  const button = (
    <Button type="submit" form={FORM}>
      {t(steps.wordsOf(after).goTo)}
    </Button>
  );
  return (
    <>
      <StepHead steps={steps} timer={frame.timer} />
      {steps.before === undefined && <p className="type-lead mt-4 max-w-[60ch]">{frame.lead}</p>}
      <form id={FORM} noValidate onSubmit={goOn} className="mt-6">
        <ErrorSummary
          ref={check.summary}
          title={t('traveller.summary')}
          items={check.items}
          className="mb-4"
        />
        {step === 'method_select' ? (
          <MethodChoice quote={frame.quote} error={check.items[0] && t('traveller.choose')} />
        ) : (
          <StepGroups groups={groups} check={check} />
        )}
        <StepFoot steps={steps}>{button}</StepFoot>
      </form>
      {frame.tools}
      {frame.bar(button)}
    </>
  );
}
