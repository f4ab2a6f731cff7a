import { useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useFetched } from '../../../ui/use-fetched.ts';
import { useBindingWords } from './binding-words.ts';
import type { Options } from './options.ts';
import { PayMark } from './pay-marks.tsx';
import type { Choice } from './use-choice.ts';

type ExpressWalletProps = {
  options: Options;
  choice: Choice;
  busy: boolean;
  /** With what the sheet of a wallet makes, where the provider’s own script shows one; says whether the money came. */
  onPay: (tokenise?: () => Promise<string | undefined>) => Promise<boolean>;
};

const loadStripeWallet = () => import('./stripe-wallet.tsx');

/**
 * The wallet of the device, where there is one: one press, nothing to type. That press binds, so it stands below all that
 * must be read first, and is called as the button that binds is, with its own mark. Where another way than a card is chosen it
 * is gone: nobody is to press one for the other.
 */
export function ExpressWallet({ options, choice, busy, onPay }: ExpressWalletProps) {
  const t = useText();
  const nameId = useId();
  const isBilled = useCommerceStore((state) => state.ui.checkoutType) === 'billed';
  const words = useBindingWords(options, { method: 'web-payments', isHeld: options.isHeldOnly });
  const isOffered = !isBilled && options.methods.includes('web-payments');
  const { gateway, publishableKey, total } = options;
  const isStripe = gateway === 'stripe';
  const StripeWallet = useFetched(loadStripeWallet, isOffered && isStripe);
  const [isThere, setThere] = useState(!isStripe);
  if (!isOffered) return null;
  return (
    <div hidden={choice.method !== 'credit-card'} className={isThere ? 'mt-6' : ''}>
      <div className={isThere ? 'grid gap-3 rounded-panel border border-line p-(--panel-padding)' : ''}>
        {isThere && (
          <p id={nameId} className="type-small text-ink-2">
            {t('pay.express')}
            {isStripe && `: ${words}`}
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
          // Another sum is another sheet.
          <StripeWallet
            key={total}
            publishableKey={publishableKey}
            options={options}
            onPay={onPay}
            onReady={setThere}
          />
        )}
      </div>
      {isThere && <Or />}
    </div>
  );
}

/** On a phone the other button stands in the bar. */
function Or() {
  const t = useText();
  return (
    <p className="mt-5 flex items-center gap-3 type-caption text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line max-md:hidden">
      {t('pay.or')}
    </p>
  );
}
