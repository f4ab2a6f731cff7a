import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { loadStripe, type StripeScript, type StripeWallets } from './load-stripe.ts';
import type { Options } from './options.ts';

type StripeWalletProps = {
  publishableKey: string;
  options: Options;
  /** Asks for the money of what the sheet makes; says whether it came. */
  onPay: (tokenise: () => Promise<string | undefined>) => Promise<boolean>;
  /** Whether this device has a wallet at all. */
  onReady: (isThere: boolean) => void;
};

/** Apple Pay and Google Pay: Stripe’s own buttons, of those that this device has. None, and nothing is shown. */
export default function StripeWallet({ publishableKey, options, onPay, onReady }: StripeWalletProps) {
  const { locale } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const pay = useEffectEvent(onPay);
  const ready = useEffectEvent(onReady);
  const begin = useEffectEvent(async (isWanted: () => boolean): Promise<StripeWallets | undefined> => {
    const stripe = await loadStripe(publishableKey);
    if (!isWanted() || !box.current) return undefined;
    const { messages } = localeTable[locale];
    const { wallets, tokenise } = walletsOf(stripe, options, messages === 'zh-Hans' ? 'zh' : messages);
    wallets.on('ready', ({ availablePaymentMethods }) => ready(availablePaymentMethods !== undefined));
    wallets.on('confirm', async (sheet) => {
      if (!(await pay(tokenise))) sheet.paymentFailed({ reason: 'fail' });
    });
    wallets.mount(box.current);
    return wallets;
  });
  // Cards are there all the same, and say so themselves where they are not.
  const fail = useEffectEvent((fault: unknown) =>
    log('warn', 'The wallets of the device did not come', fault),
  );
  useEffect(() => {
    let isWanted = true;
    let mounted: StripeWallets | undefined;
    begin(() => isWanted).then((wallets) => {
      mounted = wallets;
    }, fail);
    return () => {
      isWanted = false;
      mounted?.destroy();
    };
  }, []);
  return <div ref={box} />;
}

function walletsOf(stripe: StripeScript, options: Options, locale: string) {
  const { total, currency, isHeldOnly } = options;
  const elements = stripe.elements({
    locale,
    mode: 'payment',
    amount: fromDecimal(total, currency).amount,
    currency: currency.toLowerCase(),
    captureMethod: isHeldOnly ? 'manual' : 'automatic',
    paymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
  });
  // Of the words that these buttons may have, “buy” says that it costs money. What is only asked for is not bought yet.
  const word = isHeldOnly ? 'book' : 'buy';
  const wallets = elements.create('expressCheckout', { buttonType: { applePay: word, googlePay: word } });
  return { wallets, tokenise };

  /** First the sheet, before anything is waited for: that is how Stripe wants it. */
  async function tokenise(): Promise<string | undefined> {
    const { error } = await elements.submit();
    const made = error ? { error } : await stripe.createPaymentMethod({ elements });
    if (made.error) log('warn', 'The wallet gave nothing to pay with', made.error.message);
    return 'paymentMethod' in made ? made.paymentMethod?.id : undefined;
  }
}
