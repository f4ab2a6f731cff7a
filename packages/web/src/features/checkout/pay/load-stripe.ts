/** As much of Stripe’s own script as the fields for a card need. */
export type StripeElement = { mount(box: HTMLElement): void; destroy(): void };
type Made = {
  readonly paymentMethod?: { readonly id: string };
  readonly error?: { readonly message?: string };
};
export type StripeScript = {
  elements(options: { readonly locale: string }): {
    create(kind: 'card', options: Readonly<Record<string, unknown>>): StripeElement;
  };
  createPaymentMethod(wanted: { readonly type: 'card'; readonly card: StripeElement }): Promise<Made>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

const address = 'https://js.stripe.com/v3/';

/** Fetches it from Stripe, as Stripe wants it, and only where somebody pays with it. */
export async function loadStripe(publishableKey: string): Promise<StripeScript> {
  if (window.Stripe === undefined)
    await new Promise((loaded, failed) => {
      const script = document.createElement('script');
      script.src = address;
      script.onload = loaded;
      script.onerror = failed;
      document.head.append(script);
    });
  if (window.Stripe === undefined) throw new Error('Stripe did not come');
  return window.Stripe(publishableKey);
}
