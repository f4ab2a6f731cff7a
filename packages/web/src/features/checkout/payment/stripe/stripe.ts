import { log } from '../../../../page/log.ts';

/** The parts of Stripe's script that card fields, bank verification and device wallets need. */
export type StripeElement = { mount(box: HTMLElement): void; destroy(): void };
export type StripeCard = StripeElement & { on(event: 'change', listener: () => void): void };

/** The buttons of the wallets on this device. */
export type StripeWallets = StripeElement & {
  on(
    event: 'ready',
    listener: (wallets: { readonly availablePaymentMethods?: Readonly<Record<string, boolean>> }) => void,
  ): void;
  on(event: 'confirm', listener: (sheet: WalletSheet) => void): void;
};
/** The wallet's sheet over the page. It closes once it is paid, or once it learns that the payment failed. */
export type WalletSheet = { paymentFailed(why: { readonly reason: 'fail' }): void };

type StripeOutcome = { readonly error?: { readonly message?: string } };
export type StripeElements = {
  create(kind: 'card', options: Readonly<Record<string, unknown>>): StripeCard;
  create(kind: 'expressCheckout', options: Readonly<Record<string, unknown>>): StripeWallets;
  submit(): Promise<StripeOutcome>;
};
/** For wallets: their sheet shows an amount before there is a payment. */
type WalletAmount = {
  readonly mode: 'payment';
  readonly amount: number;
  readonly currency: string;
  readonly captureMethod: 'automatic' | 'manual';
  readonly paymentMethodTypes: readonly string[];
  /** Our server creates the payment from what the sheet provides. */
  readonly paymentMethodCreation: 'manual';
};
export type StripeScript = {
  elements(options: { readonly locale: string } & Partial<WalletAmount>): StripeElements;
  createPaymentMethod(
    source: { readonly type: 'card'; readonly card: StripeCard } | { readonly elements: StripeElements },
  ): Promise<StripeOutcome & { readonly paymentMethod?: { readonly id: string } }>;
  handleNextAction(payment: { readonly clientSecret: string }): Promise<StripeOutcome>;
  confirmCardPayment(
    clientSecret: string,
    payment: { readonly payment_method: string },
  ): Promise<StripeOutcome>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

const scriptAddress = 'https://js.stripe.com/v3/';
let loadingScript: Promise<unknown> | undefined;
let openedScript: StripeScript | undefined;

/** Loads the script from Stripe, as Stripe requires, once, and only if a traveller pays with it. */
export async function loadStripe(publishableKey: string): Promise<StripeScript> {
  if (openedScript) return openedScript;
  if (window.Stripe === undefined) {
    loadingScript ??= fetchScript();
    await loadingScript.finally(() => {
      loadingScript = undefined;
    });
  }
  if (window.Stripe === undefined) throw new Error('The Stripe script did not load');
  openedScript ??= window.Stripe(publishableKey);
  return openedScript;
}

function fetchScript(): Promise<unknown> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  });
}

/**
 * Lets Stripe's script finish a payment: it confirms that of a wallet with the token of its sheet, or shows a
 * bank's verification of a card. Neither an error nor a success here is trusted: the outcome is read from our
 * server. Resolves to whether the script reports success.
 */
export async function finishWithStripe(
  publishableKey: string | null,
  clientSecret: string,
  walletToken: string | null,
): Promise<boolean> {
  try {
    if (publishableKey === null) throw new Error('The payment provider has no publishable key');
    const stripe = await loadStripe(publishableKey);
    const { error } = await (walletToken === null
      ? stripe.handleNextAction({ clientSecret })
      : stripe.confirmCardPayment(clientSecret, { payment_method: walletToken }));
    if (error) log('warn', 'Stripe did not finish the payment', error.message);
    return error === undefined;
  } catch (fault) {
    log('error', 'Stripe could not finish the payment', fault);
    return false;
  }
}
