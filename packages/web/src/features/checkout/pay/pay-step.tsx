import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formValues } from '../form/use-form.ts';
import type { HeldFrame } from '../frame/held-frame.ts';
import { StepFoot } from '../frame/step-foot.tsx';
import { StepHead } from '../frame/step-head.tsx';
import type { Steps } from '../frame/use-steps.ts';
import type { Needs } from '../plan/needs.ts';
import { BANK_FAILED } from './bank-failed.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { ExpressWallet } from './express-wallet.tsx';
import { Methods } from './methods.tsx';
import type { Options } from './options.ts';
import { useOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { PayButton } from './pay-button.tsx';
import { PayTerms } from './pay-terms.tsx';
import { proveWithStripe } from './prove-with-stripe.ts';
import { Trouble } from './trouble.tsx';
import { useCardFields } from './use-card-fields.ts';
import { useChoice } from './use-choice.ts';
import { useEarlierTry } from './use-earlier-try.ts';
import { type Chosen, usePaying } from './use-paying.ts';

type PayStepProps = { frame: HeldFrame; needs: Needs; steps: Steps };

/** The last step: how, how much, to whom, and the button that binds. */
export function PayStep({ frame, needs, steps }: PayStepProps) {
  const t = useText();
  const discount = useCommerceStore((state) => state.discount);
  const code = discount.status === 'loaded' ? discount.voucherCode : null;
  const { known, ask } = useOptions(frame.quote.cartId, code);
  return (
    <>
      <StepHead steps={steps} timer={frame.timer} />
      {known.state === 'asking' && <Waiting />}
      {known.state === 'failed' && (
        <Note tone="amber" live="polite" className="mt-6">
          <p>{t('pay.optionsFailed')}</p>
          <Button kind="link" size="medium" onClick={() => void ask()}>
            {t('checkout.again')}
          </Button>
        </Note>
      )}
      {known.state === 'known' ? (
        <Desk frame={frame} needs={needs} steps={steps} options={known.options} again={ask} />
      ) : (
        <StepFoot steps={steps}>{null}</StepFoot>
      )}
      {frame.tools}
    </>
  );
}

type DeskProps = PayStepProps & { options: Options; again: () => Promise<void> };

function Desk({ frame, needs, steps, options, again }: DeskProps) {
  const { locale } = usePage();
  const { quote } = frame;
  const paying = usePaying({
    onGone: frame.leave,
    prove: (clientSecret) => proveWithStripe(options.publishableKey, clientSecret),
  });
  const earlier = useEarlierTry(quote);
  const card = useCardFields();
  const choice = useChoice(options);
  const [isFirst, setFirst] = useState(true);
  const [atBank] = useState(troubleAtBank);
  const trouble = paying.trouble ?? (isFirst ? (earlier ?? atBank) : undefined);

  async function pay(chosen: Omit<Chosen, 'authorize'>) {
    setFirst(false);
    const { affiliate } = useRootStore.getState();
    const booked = {
      quote,
      total: options.total,
      voucherCode: options.voucherCode,
      needs,
      values: formValues(),
      locale,
      referralSource: affiliate ?? useExtrasStore.getState().affiliate,
      acceptedTerms: options.termsVersion,
    };
    const isBooked = await paying.pay(booked, { ...chosen, authorize: choice.authorize });
    // What is asked for may be another by now: the sum, the terms, the ways to pay.
    void again();
    return isBooked;
  }

  const { method } = choice;
  const isSettled = useIsSumSettled(options);
  const isBusy = paying.busy || !isSettled;
  const payAsChosen = () =>
    void (
      isBusy ||
      pay(
        needsCard(method)
          ? { method, tokenise: card.tokenise, paidWith: card.typed() }
          : { method, tokenise: undefined, paidWith: null },
      )
    );
  const button = <PayButton options={options} choice={choice} busy={isBusy} onPress={payAsChosen} />;
  return (
    <div className="mt-6">
      <Trouble trouble={trouble} options={options} steps={steps} />
      <Methods options={options} choice={choice} card={card} busy={paying.busy} />
      <PayTerms frame={frame} options={options} />
      <ExpressWallet
        options={options}
        choice={choice}
        busy={isBusy}
        onPay={(tokenise) => pay({ method: 'web-payments', tokenise, paidWith: tokenise && Symbol() })}
      />
      <StepFoot steps={steps}>{button}</StepFoot>
      {frame.bar(button)}
      <ChallengeDialog url={paying.challenge} onEnd={paying.endChallenge} />
    </div>
  );
}

/** Nobody is bound to a sum that is about to change: a code is being asked for, or the ways to pay with it. */
function useIsSumSettled({ voucherCode }: Options): boolean {
  const { status, voucherCode: code } = useCommerceStore((state) => state.discount);
  return status !== 'loading' && voucherCode === (status === 'loaded' ? code : null);
}

function needsCard(method: Chosen['method']): boolean {
  return method === 'credit-card' || method === 'authorise-card' || method === 'charge-card';
}

/** A bank sent the traveller back without money, just now. */
function troubleAtBank(): Outcome | undefined {
  const { error } = useCommerceStore.getState();
  return error?.message === BANK_FAILED ? { kind: 'refused', code: 'authentication_failed' } : undefined;
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="mt-6">
      <p role="status" className="sr-only">
        {t('pay.optionsAsked')}
      </p>
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
