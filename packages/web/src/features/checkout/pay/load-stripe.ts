/** As much of Stripe’s own script as fields for a card, a bank that asks, and the wallets of devices need. */
export type StripeElement = { mount(box: HTMLElement): void; destroy(): void };
export type StripeCard = StripeElement & { on(event: 'change', told: () => void): void };

/** The buttons of the wallets that this device has. */
export type StripeWallets = StripeElement & {
  on(event: 'ready', told: (wallets: { readonly availablePaymentMethods?: object }) => void): void;
  on(event: 'confirm', told: (sheet: WalletSheet) => void): void;
};
/** What the wallet shows over the page: it closes when it is paid, or when it is told that it was not. */
export type WalletSheet = { paymentFailed(why: { readonly reason: 'fail' }): void };

type Ended = { readonly error?: { readonly message?: string } };
export type StripeElements = {
  create(kind: 'card', options: Readonly<Record<string, unknown>>): StripeCard;
  create(kind: 'expressCheckout', options: Readonly<Record<string, unknown>>): StripeWallets;
  submit(): Promise<Ended>;
};
/** For wallets: their sheet names a sum before there is a payment. */
type Sum = {
  readonly mode: 'payment';
  readonly amount: number;
  readonly currency: string;
  readonly captureMethod: 'automatic' | 'manual';
  readonly paymentMethodTypes: readonly string[];
  /** The payment is made by our server, of what the sheet makes. */
  readonly paymentMethodCreation: 'manual';
};
export type StripeScript = {
  elements(options: { readonly locale: string } & Partial<Sum>): StripeElements;
  createPaymentMethod(
    of: { readonly type: 'card'; readonly card: StripeCard } | { readonly elements: StripeElements },
  ): Promise<Ended & { readonly paymentMethod?: { readonly id: string } }>;
  handleNextAction(of: { readonly clientSecret: string }): Promise<Ended>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

const address = 'https://js.stripe.com/v3/';
let coming: Promise<unknown> | undefined;
let opened: StripeScript | undefined;

/** Fetches it from Stripe, as Stripe wants it, once, and only where somebody pays with it. */
export async function loadStripe(publishableKey: string): Promise<StripeScript> {
  if (opened) return opened;
  if (window.Stripe === undefined) {
    coming ??= fetchScript();
    await coming.finally(() => {
      coming = undefined;
    });
  }
  if (window.Stripe === undefined) throw new Error('Stripe did not come');
  opened ??= window.Stripe(publishableKey);
  return opened;
}

function fetchScript(): Promise<unknown> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  });
}
