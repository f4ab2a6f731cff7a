import type { Page } from '@playwright/test';
import type { playStripe } from '../../packages/server/src/gateways/payments/stripe/stand-in-for-tests.ts';

type Stripe = Awaited<ReturnType<typeof playStripe>>;

/** What people find in the frames of the stand-in. */
export const stripeWords = {
  number: 'Card number',
  wallet: 'Buy with Wallet',
  confirm: 'Confirm at the bank',
  refuse: 'Refuse at the bank',
};

/** Which card is which payment method at whoever plays Stripe. */
const cards = {
  '4242424242424242': 'pm_card_visa',
  '4000002500003155': 'pm_card_threeDSecure2Required',
  '4000000000000002': 'pm_card_visa_chargeDeclined',
};

type WalletWish = {
  /** Whether this device has one; what it pays with. */
  readonly wallet?: keyof typeof cards | 'none';
};

/**
 * Plays Stripe in a browser: its script, its frames, its own call home. Nothing else of Stripe’s addresses is there, so
 * the policy of the page and what it asks are the real ones.
 */
export async function playStripeJs(
  page: Page,
  stripe: Stripe,
  { wallet = '4242424242424242' }: WalletWish = {},
) {
  await page.route('https://*.stripe.com/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === '/v3/')
      return route.fulfill({ contentType: 'text/javascript', body: scriptWith(wallet) });
    if (pathname === '/stand-in/act') {
      const id = (searchParams.get('secret') ?? '').split('_secret_')[0] ?? '';
      await stripe.act(id, searchParams.get('verdict') === 'confirm' ? 'confirm' : 'refuse');
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'done' });
    }
    const body = frames[pathname];
    return body === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${body}` });
  });
}

const tell = (what: string) => `parent.postMessage(${what}, '*')`;

const frames: Readonly<Record<string, string>> = {
  '/card': `<title>Card</title><label>${stripeWords.number} <input oninput="${tell('{ card: this.value }')}"></label>`,
  '/wallet': `<title>Wallet</title><button onclick="${tell("'wallet'")}">${stripeWords.wallet}</button>`,
  '/challenge': `<title>Bank</title><button onclick="${tell("'confirm'")}">${stripeWords.confirm}</button>
    <button onclick="${tell("'refuse'")}">${stripeWords.refuse}</button>`,
};

function scriptWith(wallet: keyof typeof cards | 'none'): string {
  return `(${inBrowser.toString()})(${JSON.stringify({ cards, wallet })})`;
}

type Given = { readonly cards: Readonly<Record<string, string>>; readonly wallet: string };

/** Runs in the page, as Stripe’s own script does: it knows nothing but what it is given. */
function inBrowser({ cards, wallet }: Given): void {
  type Told = (event: object) => void;
  let typed = '';

  /** A frame of Stripe’s, and what it says. */
  function frame(path: string, parent: HTMLElement, hear: (said: unknown) => void): HTMLIFrameElement {
    const made = document.createElement('iframe');
    made.title = `Stripe${path}`;
    made.src = `https://js.stripe.com${path}`;
    window.addEventListener('message', ({ source, data }) => source === made.contentWindow && hear(data));
    parent.append(made);
    return made;
  }

  function element(kind: string) {
    const told: Record<string, Told> = {};
    let made: HTMLIFrameElement | undefined;
    const hear = (said: unknown) => {
      if (kind === 'card') typed = (said as { card: string }).card.replace(/\D/g, '');
      if (kind === 'card') told.change?.({});
      else told.confirm?.({ paymentFailed: () => document.body.setAttribute('data-sheet', 'failed') });
    };
    return {
      on: (event: string, then: Told) => Object.assign(told, { [event]: then }),
      destroy: () => made?.remove(),
      mount(box: HTMLElement) {
        const isThere = kind === 'card' || wallet !== 'none';
        if (isThere) made = frame(kind === 'card' ? '/card' : '/wallet', box, hear);
        told.ready?.({ availablePaymentMethods: isThere ? { applePay: true } : undefined });
      },
    };
  }

  function createPaymentMethod({ card }: { card?: object }) {
    const id = cards[card === undefined ? wallet : typed];
    return id === undefined
      ? { error: { message: 'Your card number is incomplete.' } }
      : { paymentMethod: { id } };
  }

  function handleNextAction({ clientSecret }: { clientSecret: string }) {
    return new Promise((resolve) => {
      const asks = frame('/challenge', document.body, async (verdict) => {
        asks.remove();
        await fetch(`https://api.stripe.com/stand-in/act?secret=${clientSecret}&verdict=${verdict}`);
        resolve(verdict === 'confirm' ? {} : { error: { message: 'not authenticated' } });
      });
      asks.style.cssText = 'position:fixed;inset:0;z-index:9';
    });
  }

  const asked: object[] = [];
  Object.assign(window, {
    askedOfStripe: asked,
    Stripe: () => ({
      elements: (options: object) => {
        asked.push(options);
        return {
          create: (kind: string, more: object) => {
            asked.push({ kind, ...more });
            return element(kind);
          },
          submit: async () => ({}),
        };
      },
      createPaymentMethod: async (of: { card?: object }) => createPaymentMethod(of),
      handleNextAction,
    }),
  });
}
