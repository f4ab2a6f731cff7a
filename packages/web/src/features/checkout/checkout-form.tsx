import { useText } from '../../i18n/use-text.ts';
import type { CheckoutStep } from '../../store/checkout-steps.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { useIsRead } from '../../store/use-is-read.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormStep } from './frame/form-step.tsx';
import type { HeldFrame } from './frame/held-frame.ts';
import { useDetails } from './frame/use-details.ts';
import { useSteps } from './frame/use-steps.ts';
import { MembersOnly } from './members-only.tsx';
import { PayStep } from './pay/pay-step.tsx';
import { type Needs, needsOf } from './plan/needs.ts';

type CheckoutFormProps = { frame: HeldFrame; wanted: CheckoutStep };

/** A step of the checkout, once it is known what the product asks and what was typed before. */
export function CheckoutForm({ frame, wanted }: CheckoutFormProps) {
  const { found, ask } = useDetails(frame.quote);
  const type = useCommerceStore((state) => state.ui.checkoutType);
  const isRead = useIsRead(useRootStore);
  const isNobody = useRootStore(({ auth }) => auth.access_token === null);
  if (found.state === 'failed') return <NotKnown again={ask} />;
  if (found.state === 'asking' || !isRead) return <Waiting frame={frame} />;
  if (type === 'billed' && isNobody) return <MembersOnly frame={frame} />;
  return <Step frame={frame} needs={needsOf(found.details, frame.quote, type)} wanted={wanted} />;
}

function Step({ frame, needs, wanted }: CheckoutFormProps & { needs: Needs }) {
  const steps = useSteps(needs, wanted);
  if (steps.step === 'payment') return <PayStep frame={frame} needs={needs} steps={steps} />;
  // Each step begins anew: what is wrong with one says nothing of the next.
  return <FormStep key={steps.step} frame={frame} needs={needs} steps={steps} />;
}

function Waiting({ frame }: { frame: HeldFrame }) {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">{t('checkout.pageTitle')}</h1>
      <p role="status" className="sr-only">
        {t('checkout.reading')}
      </p>
      <div>{frame.timer}</div>
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="h-80 w-full" />
      {frame.tools}
    </div>
  );
}

function NotKnown({ again }: { again: () => Promise<void> }) {
  const t = useText();
  return (
    <Note tone="amber" live="polite">
      <h1>{t('checkout.notRead')}</h1>
      <Button kind="link" size="medium" onClick={() => void again()}>
        {t('checkout.again')}
      </Button>
    </Note>
  );
}
