import { useId, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { useBindingWords } from './pay-button.tsx';
import { PayMark } from './payment-methods.tsx';
import type { PaymentOptions } from './payment-options.ts';
import type { PaymentMethodChoice } from './use-payment-method.ts';

type ExpressWalletProps = {
  options: PaymentOptions;
  choice: PaymentMethodChoice;
  busy: boolean;
  /**
   * Gets `tokenise` if the payment provider's script shows the sheet of the wallet. Resolves to whether the
   * trip is booked.
   */
  onPay: (tokenise?: () => Promise<string | undefined>) => Promise<boolean>;
};

const loadStripeWallet = () => import('./stripe-wallet.tsx');

/**
 * The wallet of the device, if it has one: one press, without typing. That press is binding. The button is
 * therefore below all that must be read first, and has the binding label with its own mark. It is hidden if
 * another method than a card is chosen, so that it is not pressed by mistake.
 */
export function ExpressWallet({ options, choice, busy, onPay }: ExpressWalletProps) {
  const t = useText();
  const nameId = useId();
  const isBilled = useCommerceStore((state) => state.ui.checkoutType) === 'billed';
  const words = useBindingWords(options, { method: 'web-payments', isAuthorisedOnly: options.isHeldOnly });
  const isOffered = !isBilled && options.methods.includes('web-payments');
  const { gateway, publishableKey, total } = options;
  const isStripe = gateway === 'stripe';
  const StripeWallet = useLazyComponent(loadStripeWallet, isOffered && isStripe);
  const [walletNames, setWalletNames] = useState<readonly string[] | undefined>(isStripe ? undefined : []);
  const isThere = walletNames !== undefined;
  // A wallet that the device names is called by its name.
  const wallet = walletNames?.join(' / ') || t('pay.express');
  if (!isOffered) return null;
  return (
    <div hidden={choice.method !== 'credit-card'} className={isThere ? 'mt-6' : ''}>
      <div className={isThere ? 'grid gap-3 rounded-panel border border-line p-(--panel-padding)' : ''}>
        {isThere && (
          <p id={nameId} className="type-small text-ink-2">
            {isStripe ? t('pay.expressFor', { wallet, words }) : wallet}
          </p>
        )}
        {!isStripe && (
          <Button wide kind="outline" busy={busy} aria-describedby={nameId} onClick={() => void onPay()}>
            <span className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5">
              <PayMark>{t('pay.walletMark')}</PayMark> <span>{words}</span>
            </span>
          </Button>
        )}
        {StripeWallet && publishableKey !== null && (
          // Another total needs another sheet.
          <StripeWallet
            key={total}
            publishableKey={publishableKey}
            options={options}
            onPay={onPay}
            onReady={setWalletNames}
          />
        )}
      </div>
      {isThere && <Or />}
    </div>
  );
}

/** Hidden on a phone, where the other button is in the bar. */
function Or() {
  const t = useText();
  return (
    <p className="mt-5 flex items-center gap-3 type-caption text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line max-md:hidden">
      {t('pay.or')}
    </p>
  );
}
