import { useText } from '../../i18n/use-text.ts';
import { stepsOf } from '../../store/checkout-steps.ts';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { StepList } from '../../ui/step-list.tsx';

/** The way to the booking, and where on it one is. */
export function CheckoutSteps() {
  const t = useText();
  const { checkoutType, lastReachedStep } = useCommerceStore((state) => state.ui);
  const steps = stepsOf(checkoutType);
  return (
    <div className="mb-7 md:mb-11">
      <StepList
        label={t('checkout.steps')}
        doneLabel={t('checkout.done')}
        steps={steps.map((step) => ({ label: t(`checkout.${step}`) }))}
        current={steps.indexOf(lastReachedStep)}
      />
    </div>
  );
}
