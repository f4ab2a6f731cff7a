import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { log } from '../../../../page/log.ts';
import { usePage } from '../../../../page/use-page.ts';
import type { PaymentOptions } from '../payment-options.ts';
import { loadStripe, type StripeScript, type StripeWallets } from './stripe.ts';

type StripeWalletProps = {
  publishableKey: string;
  options: PaymentOptions;
  /** Requests the payment with what the sheet creates. Resolves to whether the trip is booked. */
  onPay: (tokenise: () => Promise<string | undefined>) => Promise<boolean>;
  /** The names of this device's wallets that we know; undefined if it has no wallet at all. */
  onReady: (names: readonly string[] | undefined) => void;
};

/**
 * Apple Pay and Google Pay: Stripe's own buttons for the wallets of this device. Without a wallet nothing is
 * shown.
 */
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
    wallets.on('ready', ({ availablePaymentMethods }) =>
      ready(availablePaymentMethods && namesOf(availablePaymentMethods)),
    );
    wallets.on('confirm', async (sheet) => {
      if (!(await pay(tokenise))) sheet.paymentFailed({ reason: 'fail' });
    });
    wallets.mount(box.current);
    return wallets;
  });
  // Card payment still works without wallets, and reports its own failures.
  const fail = useEffectEvent((fault: unknown) =>
    log('warn', 'The device wallets could not be loaded', fault),
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

const walletNames: Readonly<Record<string, string>> = { applePay: 'Apple Pay', googlePay: 'Google Pay' };

function namesOf(available: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(walletNames).flatMap(([key, name]) => (available[key] ? [name] : []));
}

function walletsOf(stripe: StripeScript, options: PaymentOptions, locale: string) {
  const { total, currency, isAuthorisedOnly } = options;
  const elements = stripe.elements({
    locale,
    mode: 'payment',
    amount: fromDecimal(total, currency).amount,
    currency: currency.toLowerCase(),
    captureMethod: isAuthorisedOnly ? 'manual' : 'automatic',
    paymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
  });
  // Of the labels that these buttons offer, “buy” says that it costs money. A booking on request is not
  // bought yet.
  const word = isAuthorisedOnly ? 'book' : 'buy';
  const wallets = elements.create('expressCheckout', { buttonType: { applePay: word, googlePay: word } });
  return { wallets, tokenise };

  /** Submits the sheet before any other asynchronous step, as Stripe requires. */
  async function tokenise(): Promise<string | undefined> {
    const { error } = await elements.submit();
    const result = error ? { error } : await stripe.createPaymentMethod({ elements });
    if (result.error) log('warn', 'The wallet did not create a payment method', result.error.message);
    return 'paymentMethod' in result ? result.paymentMethod?.id : undefined;
  }
}
