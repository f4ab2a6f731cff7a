import type { Page } from '@playwright/test';
import type { playStripe } from '../../packages/server/test-support/payment-providers/stripe-stand-in.ts';

type PlayedStripe = Awaited<ReturnType<typeof playStripe>>;

/** Texts in the frames of the stand-in. */
export const stripeWords = {
  number: 'Card number',
  wallet: 'Buy with Wallet',
  confirm: 'Confirm at the bank',
  refuse: 'Refuse at the bank',
};

/** Payment method of each card at the stand-in for Stripe. */
const cards = {
  '4242424242424242': 'pm_card_visa',
  '4000002500003155': 'pm_card_threeDSecure2Required',
  '4000000000000002': 'pm_card_visa_chargeDeclined',
};

type WalletPayment = {
  /** The card with which the device wallet pays, or `none` if the device has no wallet. */
  readonly wallet?: keyof typeof cards | 'none';
};

/**
 * Plays Stripe in a browser: its script, its frames and its call to the API. All other addresses of Stripe
 * are blocked. So the content security policy and the requests of the page are the real ones.
 */
export async function playStripeJs(
  page: Page,
  stripe: PlayedStripe,
  { wallet = '4242424242424242' }: WalletPayment = {},
) {
  await page.route('https://*.stripe.com/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/v3/')
      return route.fulfill({ contentType: 'text/javascript', body: scriptWith(wallet) });
    if (pathname === '/stand-in/act') {
      const id = (searchParams.get('secret') ?? '').split('_secret_')[0] ?? '';
      const verdict = searchParams.get('verdict');
      await stripe.act(id, verdict === 'confirm' || verdict === 'decline' ? verdict : 'refuse');
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'done' });
    }
    const body = frames[pathname];
    return body === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${body}` });
  });
}

const postToParent = (messageSource: string) => `parent.postMessage(${messageSource}, '*')`;

const frames: Readonly<Record<string, string>> = {
  '/card': `<title>Card</title><label>${stripeWords.number} <input oninput="${postToParent('{ card: this.value }')}"></label>`,
  '/wallet': `<title>Wallet</title><button onclick="${postToParent("'wallet'")}">${stripeWords.wallet}</button>`,
  '/challenge': `<title>Bank</title><button onclick="${postToParent("'confirm'")}">${stripeWords.confirm}</button>
    <button onclick="${postToParent("'refuse'")}">${stripeWords.refuse}</button>`,
};

function scriptWith(wallet: keyof typeof cards | 'none'): string {
  return `(${playInBrowser.toString()})(${JSON.stringify({ cards, wallet })})`;
}

type StripeSettings = { readonly cards: Readonly<Record<string, string>>; readonly wallet: string };

/** Runs in the page like Stripe’s own script, so it can use only its arguments. */
function playInBrowser({ cards, wallet }: StripeSettings): void {
  type StripeListener = (event: object) => void;
  let typedCard = '';

  /** Adds a frame of Stripe and passes its messages on. */
  function frame(
    path: string,
    parent: HTMLElement,
    onMessage: (message: unknown) => void,
  ): HTMLIFrameElement {
    const iframe = document.createElement('iframe');
    iframe.title = `Stripe${path}`;
    iframe.src = `https://js.stripe.com${path}`;
    window.addEventListener(
      'message',
      ({ source, data }) => source === iframe.contentWindow && onMessage(data),
    );
    parent.append(iframe);
    return iframe;
  }

  function element(kind: string) {
    const listeners: Record<string, StripeListener> = {};
    let iframe: HTMLIFrameElement | undefined;
    const onMessage = (message: unknown) => {
      if (kind === 'card') typedCard = (message as { card: string }).card.replace(/\D/g, '');
      if (kind === 'card') listeners.change?.({});
      else listeners.confirm?.({ paymentFailed: () => document.body.setAttribute('data-sheet', 'failed') });
    };
    return {
      on: (event: string, then: StripeListener) => Object.assign(listeners, { [event]: then }),
      destroy: () => iframe?.remove(),
      mount(box: HTMLElement) {
        const isThere = kind === 'card' || wallet !== 'none';
        if (isThere) iframe = frame(kind === 'card' ? '/card' : '/wallet', box, onMessage);
        listeners.ready?.({ availablePaymentMethods: isThere ? { applePay: true } : undefined });
      },
    };
  }

  function createPaymentMethod({ card }: { card?: object }) {
    const id = cards[card === undefined ? wallet : typedCard];
    return id === undefined
      ? { error: { message: 'Your card number is incomplete.' } }
      : { paymentMethod: { id } };
  }

  async function confirmCardPayment(clientSecret: string, { payment_method }: { payment_method: string }) {
    const isDeclined = payment_method === cards['4000000000000002'];
    const verdict = isDeclined ? 'decline' : 'confirm';
    await fetch(`https://api.stripe.com/stand-in/act?secret=${clientSecret}&verdict=${verdict}`);
    return isDeclined ? { error: { message: 'Your card was declined.' } } : {};
  }

  function handleNextAction({ clientSecret }: { clientSecret: string }) {
    return new Promise((resolve) => {
      const bankFrame = frame('/challenge', document.body, async (verdict) => {
        bankFrame.remove();
        await fetch(`https://api.stripe.com/stand-in/act?secret=${clientSecret}&verdict=${verdict}`);
        resolve(verdict === 'confirm' ? {} : { error: { message: 'not authenticated' } });
      });
      bankFrame.style.cssText = 'position:fixed;inset:0;z-index:9';
    });
  }

  const calls: object[] = [];
  Object.assign(window, {
    askedOfStripe: calls,
    Stripe: () => ({
      elements: (options: object) => {
        calls.push(options);
        return {
          create: (kind: string, more: object) => {
            calls.push({ kind, ...more });
            return element(kind);
          },
          submit: async () => ({}),
        };
      },
      createPaymentMethod: async (of: { card?: object }) => createPaymentMethod(of),
      handleNextAction,
      confirmCardPayment,
    }),
  });
}
