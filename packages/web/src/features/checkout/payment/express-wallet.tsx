import { useText } from '../../../i18n/texts.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { useBindingWords } from './pay-button.tsx';
import type { PaymentOptions } from './payment-options.ts';
import type { DeviceWallet } from './use-device-wallet.ts';
import type { PaymentMethodChoice } from './use-payment-method.ts';

type ExpressWalletProps = {
  options: PaymentOptions;
  wallet: DeviceWallet;
  choice: PaymentMethodChoice;
  /** Opens the sheet of the wallet. Resolves to whether the trip is booked. */
  onPay: (tokenise: () => Promise<string | undefined>) => Promise<boolean>;
};

const loadStripeWallet = () => import('./stripe/stripe-wallet.tsx');

/**
 * Stripe's buttons for the wallets of this device, in place of the pay button while the wallet is the chosen method.
 * A press is binding, so they are below all that must be read first. They are loaded earlier, because they report
 * whether there is a wallet to choose.
 */
export function ExpressWallet({ options, wallet, choice, onPay }: ExpressWalletProps) {
  const t = useText();
  const words = useBindingWords(options, {
    method: 'web-payments',
    isAuthorisedOnly: options.isAuthorisedOnly,
  });
  const { gateway, publishableKey, total } = options;
  const isWanted = wallet.isOffered && gateway === 'stripe';
  const StripeWallet = useLazyComponent(loadStripeWallet, isWanted);
  if (!isWanted || !StripeWallet || publishableKey === null) return null;
  const isChosen = choice.method === 'web-payments';
  const name = walletName(wallet) || t('pay.express');
  return (
    <div
      inert={!isChosen}
      className={
        isChosen
          ? 'mt-6 grid gap-3 rounded-panel border border-line p-(--panel-padding)'
          : 'h-0 overflow-hidden'
      }
    >
      {isChosen && <p className="type-small text-ink-2">{t('pay.expressFor', { wallet: name, words })}</p>}
      {/* Another total needs another sheet. */}
      <StripeWallet
        key={total}
        publishableKey={publishableKey}
        options={options}
        onPay={onPay}
        onReady={wallet.onReady}
      />
    </div>
  );
}

/** Names of the wallets, side by side; empty for a wallet whose name is not known. */
export function walletName({ names = [] }: Pick<DeviceWallet, 'names'>): string {
  return names.join(' / ');
}
