import { ORGANISATION_METHODS, type OrganisationMethod } from '@ashore/core/booking/payment-rules.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { type FormEvent, useEffect, useEffectEvent } from 'react';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { ErrorSummary } from '../../../ui/form/errors.tsx';
import { OptionPanel } from '../../../ui/form/option-panel.tsx';
import { inNameOrder, withNameHints } from '../fields/contact-fields.ts';
import type { Requirements } from '../fields/requirements.ts';
import { inStayWords } from '../fields/stay-fields.ts';
import { stepTable } from '../fields/steps.ts';
import { fieldId, keepValue, useFormValues } from '../form/form-values.ts';
import { StepGroups } from '../form/step-groups.tsx';
import { useStepCheck } from '../form/use-step-check.ts';
import { useMissingSignature } from '../waivers/waiver-store.ts';
import { keepStepEvent } from './analytics.ts';
import { LogInOffer } from './log-in-offer.tsx';
import { ShipNote } from './ship-note.tsx';
import { StepFoot, type StepFrame, StepHead } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

type FormStepProps = { frame: StepFrame; requirements: Requirements; steps: Steps };

const FORM_ID = 'checkout-form';

/** A step with a form. The traveller continues once all fields are valid. */
export function FormStep({ frame, requirements, steps }: FormStepProps) {
  const t = useText();
  const { step, nextStep = 'payment' } = steps;
  const { messages } = localeTable[usePage().locale];
  const stepGroups = withNameHints(
    inNameOrder(stepTable[step].groups(requirements, useFormValues()), messages),
    {
      locale: messages,
      timeZone: frame.quote.timeZone,
      isDocumentAsked: requirements.requiredParticipantsData.includes('passport-number'),
    },
  );
  const groups = requirements.stay ? inStayWords(stepGroups) : stepGroups;
  const check = useStepCheck(groups);
  const showErrors = useEffectEvent(() => {
    useMissingSignature.setState({ isReported: false });
    check.check();
  });
  const isReported =
    useMissingSignature((state) => state.isReported) && step === 'questions' && steps.isAtAddress;
  useEffect(() => {
    // Runs after this step is rendered and after the navigation has set its own focus.
    if (isReported) queueMicrotask(showErrors);
  }, [isReported]);

  function continueIfValid(event: FormEvent) {
    event.preventDefault();
    if (!check.check()) return;
    keepStepEvent(step, frame.quote);
    steps.goTo(nextStep);
  }

  const button = (
    <Button type="submit" form={FORM_ID}>
      {t(steps.textsOf(nextStep).goTo)}
    </Button>
  );
  return (
    <>
      <StepHead steps={steps} timer={frame.timer} />
      {steps.previousStep === undefined && (
        <>
          <p className="type-lead mt-4 max-w-[60ch]">{frame.lead}</p>
          <LogInOffer step={step} />
        </>
      )}
      <form id={FORM_ID} noValidate onSubmit={continueIfValid} className="mt-6">
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
        <ShipNote quote={frame.quote} requirements={requirements} />
        <StepFoot steps={steps}>{button}</StepFoot>
      </form>
      {frame.holdActions}
      {frame.renderPhoneBar(button)}
    </>
  );
}

/** How an organisation pays for its guest's booking. */
function MethodChoice({ quote, error }: { quote: Quote; error: string | undefined }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const chosenMethod = useFormValues().method;
  const total = formatMoney(fromDecimal(quote.grandTotal, quote.currencyCode), intl);
  return (
    <ChoiceGroup legend={t('traveller.methodTitle')} legendHidden error={error} className="grid gap-3">
      {ORGANISATION_METHODS.map((method, index) => (
        <OptionPanel
          key={method}
          id={index === 0 ? fieldId('method') : undefined}
          name="method"
          value={method}
          checked={chosenMethod === method}
          onChange={() => keepValue('method', method)}
          title={t(`traveller.${method}`)}
          detail={t(methodDetails[method], { total })}
        />
      ))}
    </ChoiceGroup>
  );
}

const methodDetails: Record<OrganisationMethod, MessageKey> = {
  'bill-organisation': 'traveller.billedDetail',
  'authorise-card': 'traveller.authoriseDetail',
  'charge-card': 'traveller.chargeDetail',
};
