import type { AmountDue } from '@ashore/core/errors/failure.ts';
import { useState } from 'react';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { currentAffiliate } from '../../../store/extras-store.ts';
import { memberSub, organisationToSend } from '../../../store/root-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { chosenLanguage } from '../fields/language-field.ts';
import type { Requirements } from '../fields/requirements.ts';
import { formValues } from '../form/form-values.ts';
import { ShipNote } from '../steps/ship-note.tsx';
import { StepFoot, type StepFrame, StepHead } from '../steps/step-frame.tsx';
import type { Steps } from '../steps/use-steps.ts';
import { AtHotelNote, isPaidAtHotel } from './at-hotel-note.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { ExpressWallet, walletName } from './express-wallet.tsx';
import { PayButton } from './pay-button.tsx';
import { PayTerms } from './pay-terms.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { type PaymentOptions, usePaymentOptions } from './payment-options.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { BANK_FAILED, PaymentProblem } from './payment-problem.tsx';
import { usePaymentProblem } from './problem-store.ts';
import { finishWithStripe } from './stripe/stripe.ts';
import { useCardFields } from './use-card-fields.ts';
import { useDeviceWallet } from './use-device-wallet.ts';
import { useEarlierAttempt } from './use-earlier-attempt.ts';
import { type ChosenMethod, usePayment } from './use-payment.ts';
import { usePaymentMethod } from './use-payment-method.ts';

type PayStepProps = { frame: StepFrame; requirements: Requirements; steps: Steps };

/** The last step: payment method, total, terms and the binding button. */
export function PayStep({ frame, requirements, steps }: PayStepProps) {
  const t = useTripText(frame.quote);
  const discount = useCommerceStore((state) => state.discount);
  const code = discount.status === 'loaded' ? discount.voucherCode : null;
  const { optionsState, reload, showTotal } = usePaymentOptions(frame.quote.cartId, code);
  return (
    <>
      <StepHead steps={steps} timer={frame.timer} />
      {optionsState.state === 'loading' && <PaymentOptionsLoading />}
      {optionsState.state === 'failed' && (
        <Note tone="amber" live="polite" className="mt-6">
          <p>{t('pay.optionsFailed')}</p>
          <Button kind="link" size="medium" onClick={() => void reload()}>
            {t('checkout.again')}
          </Button>
        </Note>
      )}
      {optionsState.state === 'loaded' ? (
        <PaymentForm
          frame={frame}
          requirements={requirements}
          steps={steps}
          options={optionsState.options}
          reloadOptions={reload}
          showTotal={showTotal}
        />
      ) : (
        <StepFoot steps={steps}>{null}</StepFoot>
      )}
      {frame.holdActions}
    </>
  );
}

type PaymentFormProps = PayStepProps & {
  options: PaymentOptions;
  reloadOptions: () => Promise<void>;
  showTotal: (total: AmountDue) => void;
};

function PaymentForm({ frame, requirements, steps, options, reloadOptions, showTotal }: PaymentFormProps) {
  const t = useText();
  const { locale, site } = usePage();
  const { quote } = frame;
  const payment = usePayment({
    onHoldEnded: frame.leaveForTripPage,
    runProviderScript: (clientSecret, walletToken) =>
      finishWithStripe(options.publishableKey, clientSecret, walletToken),
  });
  const earlierProblem = useEarlierAttempt(quote);
  const card = useCardFields();
  const wallet = useDeviceWallet(options);
  const isAtHotel = isPaidAtHotel(quote);
  // A free trip, a discount of the whole sum, or a stay that is paid at the hotel.
  const isNothingDue = isAtHotel || options.total === 0;
  const choice = usePaymentMethod(options, wallet.names !== undefined, isNothingDue);
  const [isFirst, setFirst] = useState(true);
  const [bankProblem] = useState(problemAtBank);
  const problem = payment.problem ?? (isFirst ? (earlierProblem ?? bankProblem) : undefined);

  async function pay(chosenMethod: Omit<ChosenMethod, 'authorize'>) {
    setFirst(false);
    const checkoutInput = {
      quote,
      total: options.total,
      voucherCode: options.voucherCode,
      requirements,
      values: formValues(),
      locale,
      // Null in a document that does not know it. The server has it from the quote.
      referralSource: currentAffiliate(),
      organizationId: organisationToSend(site.defaultOrganisationId),
      sub: memberSub(),
      acceptedTerms: options.termsVersion,
    };
    const isBooked = await payment.pay(checkoutInput, { ...chosenMethod, authorize: choice.authorize });
    const { problem } = usePaymentProblem.getState();
    if (problem?.kind === 'changed' && problem.total?.currency === options.currency) showTotal(problem.total);
    // The total, the terms or the payment methods may have changed, so they are loaded again.
    void reloadOptions();
    return isBooked;
  }

  const { method } = choice;
  const isSettled = useIsSumSettled(options);
  const isBusy = payment.busy || !isSettled;
  const payAsChosen = () =>
    void (
      isBusy ||
      pay(
        needsCard(method) && !isNothingDue
          ? { method, tokenise: card.tokenise, paidWith: card.cardVersion() }
          : { method, tokenise: undefined, paidWith: null },
      )
    );
  const language = chosenLanguage(requirements, formValues());
  const languagePart = language ? [t('traveller.guideIn', { language: language.name })] : [];
  // Stripe draws the binding button of a wallet itself.
  const button =
    method === 'web-payments' && options.gateway === 'stripe' ? null : (
      <PayButton
        options={options}
        choice={{ ...choice, isAtHotel, isFree: isNothingDue && !isAtHotel }}
        busy={isBusy}
        onPress={payAsChosen}
      />
    );
  return (
    <div className="mt-6">
      <ShipNote quote={quote} requirements={requirements} />
      <PaymentProblem problem={problem} quote={quote} options={options} steps={steps} />
      {isAtHotel && <AtHotelNote quote={quote} />}
      {isNothingDue && !isAtHotel && <Note>{t('pay.nothingDue')}</Note>}
      {!isNothingDue && (
        <PaymentMethods
          trip={quote}
          options={options}
          choice={choice}
          card={card}
          wallet={walletName(wallet)}
          busy={payment.busy}
        />
      )}
      <PayTerms
        frame={{ ...frame, tripParts: [...frame.tripParts, ...languagePart] }}
        options={options}
        choice={choice}
      />
      {!isNothingDue && (
        <ExpressWallet
          options={options}
          wallet={wallet}
          choice={choice}
          // Each opened sheet of a wallet is a payment attempt of its own.
          onPay={(tokenise) => pay({ method: 'web-payments', tokenise, paidWith: Symbol() })}
        />
      )}
      <StepFoot steps={steps}>{button}</StepFoot>
      {frame.renderPhoneBar(button)}
      <ChallengeDialog
        quote={quote}
        url={payment.challenge}
        wallet={method === 'web-payments' ? walletName(wallet) : ''}
        onEnd={payment.endChallenge}
      />
    </div>
  );
}

/**
 * Whether the total is final. It is not while a discount code, or the payment options with it, are loading.
 * The traveller cannot book during that time.
 */
function useIsSumSettled({ voucherCode }: PaymentOptions): boolean {
  const { status, voucherCode: code } = useCommerceStore((state) => state.discount);
  return status !== 'loading' && voucherCode === (status === 'loaded' ? code : null);
}

function needsCard(method: ChosenMethod['method']): boolean {
  return method === 'credit-card' || method === 'authorise-card' || method === 'charge-card';
}

/** The problem if a bank or a wallet has just sent the traveller back without payment. */
function problemAtBank(): PaymentOutcome | undefined {
  const { error, attempt } = useCommerceStore.getState();
  if (error?.message !== BANK_FAILED) return undefined;
  const isApp = attempt?.method === 'alipay' || attempt?.method === 'wechat-pay';
  return { kind: 'refused', code: isApp ? 'abandoned' : 'authentication_failed' };
}

function PaymentOptionsLoading() {
  const t = useText();
  return (
    <div aria-busy="true" className="mt-6">
      <p role="status" className="sr-only">
        {t('pay.optionsLoading')}
      </p>
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
