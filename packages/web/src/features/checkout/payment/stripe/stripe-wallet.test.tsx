import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testOptions } from '../../../../../test-support/checkout-page.tsx';
import { bindingWords, english } from '../../../../../test-support/english.ts';
import type { PaymentOptions } from '../payment-options.ts';
import type { WalletSheet } from './stripe.ts';

vi.mock('../../../../page/log.ts', () => ({ log: () => {} }));

type WalletOutcome = { error?: { message: string }; paymentMethod?: { id: string } };

/** A stand-in for Stripe's wallet buttons that records calls and lets a test act as the device and the traveller. */
function playWallets(
  submitted: WalletOutcome = {},
  methodResult: WalletOutcome = { paymentMethod: { id: 'pm_wallet' } },
) {
  const listeners: { ready?: (what: object) => void; confirm?: (sheet: WalletSheet) => void } = {};
  const wallets = {
    on(event: 'ready' | 'confirm', listener: never) {
      listeners[event] = listener;
    },
    mount: vi.fn((box: HTMLElement) => box.append('Wallets')),
    destroy: vi.fn(),
  };
  const create = vi.fn((_: string, __: object) => wallets);
  const elements = vi.fn((_: object) => ({ create, submit: async () => submitted }));
  const createPaymentMethod = vi.fn(async () => methodResult);
  vi.stubGlobal('Stripe', () => ({ elements, createPaymentMethod }));
  return {
    wallets,
    create,
    elements,
    createPaymentMethod,
    /** The device reports its wallets. */
    ready: (wallet: object) => act(async () => listeners.ready?.(wallet)),
    /** The traveller confirms in the sheet of the wallet. */
    async confirm() {
      const sheet = { paymentFailed: vi.fn() };
      await act(async () => listeners.confirm?.(sheet));
      return sheet;
    },
  };
}

type Tokenise = () => Promise<string | undefined>;

async function openWallet(
  options: Partial<PaymentOptions> = {},
  onPay: (tokenise: Tokenise) => Promise<boolean> = async () => true,
  locale: Locale = 'en',
) {
  const { default: StripeWallet } = await import('./stripe-wallet.tsx');
  const { renderOnPage } = await import('../../../../../test-support/render-on-page.tsx');
  const onReady = vi.fn();
  const pay = vi.fn(onPay);
  const page = renderOnPage(
    <StripeWallet
      publishableKey="pk_1"
      options={{ ...testOptions, ...options }}
      onPay={pay}
      onReady={onReady}
    />,
    { locale },
  );
  await screen.findByText('Wallets');
  return { ...page, onReady, pay };
}

beforeEach(() => void vi.resetModules());

test('The wallet sheet names the total in minor units, and its button buys', async () => {
  const stripe = playWallets();
  await openWallet({ total: 97.5 });
  expect(stripe.elements).toHaveBeenCalledWith(
    expect.objectContaining({ mode: 'payment', amount: 9_750, currency: 'eur', captureMethod: 'automatic' }),
  );
  expect(stripe.create).toHaveBeenCalledWith('expressCheckout', {
    buttonType: { applePay: 'buy', googlePay: 'buy' },
  });
});

test('A currency without minor units is not multiplied', async () => {
  const stripe = playWallets();
  await openWallet({ total: 15_600, currency: 'JPY' });
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ amount: 15_600, currency: 'jpy' }));
});

test('For an on-request trip the wallet only authorises the money, and its button books', async () => {
  const stripe = playWallets();
  await openWallet({ isAuthorisedOnly: true });
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ captureMethod: 'manual' }));
  expect(stripe.create).toHaveBeenCalledWith('expressCheckout', {
    buttonType: { applePay: 'book', googlePay: 'book' },
  });
});

test.each<[Locale, string]>([
  ['de', 'de'],
  ['zh-Hans', 'zh'],
])('On a page in %s the wallet sheet is in %s', async (locale, language) => {
  const stripe = playWallets();
  await openWallet({}, undefined, locale);
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ locale: language }));
});

test.each([
  [{ applePay: true }, ['Apple Pay']],
  [{ applePay: false, googlePay: true }, ['Google Pay']],
  [{ link: true }, []],
  [undefined, undefined],
])('Of the device’s wallets %j those that we know are named: %j', async (availablePaymentMethods, names) => {
  const stripe = playWallets();
  const { onReady } = await openWallet();
  await stripe.ready(availablePaymentMethods ? { availablePaymentMethods } : {});
  expect(onReady).toHaveBeenLastCalledWith(names);
});

test('A confirmed wallet sheet pays with the wallet’s token, and stays open until the trip is booked', async () => {
  const stripe = playWallets();
  let token: string | undefined;
  await openWallet({}, async (tokenise) => {
    token = await tokenise();
    return true;
  });
  const sheet = await stripe.confirm();
  expect(token).toBe('pm_wallet');
  expect(sheet.paymentFailed).not.toHaveBeenCalled();
});

test('If the trip is not booked, the wallet sheet shows a failed payment', async () => {
  const stripe = playWallets();
  await openWallet({}, async () => false);
  const sheet = await stripe.confirm();
  await waitFor(() => expect(sheet.paymentFailed.mock.calls).toEqual([[{ reason: 'fail' }]]));
});

test.each([
  ['is not complete', { error: { message: 'incomplete' } }, {}, 0],
  ['is refused', {}, { error: { message: 'refused' } }, 1],
])('A wallet sheet that %s gives no payment token', async (_, submitted, methodResult, requested) => {
  const stripe = playWallets(submitted, methodResult);
  let token: string | undefined = 'none yet';
  await openWallet({}, async (tokenise) => {
    token = await tokenise();
    return false;
  });
  const sheet = await stripe.confirm();
  await waitFor(() => expect(sheet.paymentFailed).toHaveBeenCalledTimes(1));
  expect(token).toBeUndefined();
  expect(stripe.createPaymentMethod).toHaveBeenCalledTimes(requested);
});

test('Removed wallets are destroyed', async () => {
  const stripe = playWallets();
  const { unmount } = await openWallet();
  await act(async () => {});
  unmount();
  expect(stripe.wallets.destroy).toHaveBeenCalledTimes(1);
});

test('Without the wallet script no button is shown and cards still work', async () => {
  vi.stubGlobal('Stripe', () => {
    throw new Error('blocked');
  });
  const { default: StripeWallet } = await import('./stripe-wallet.tsx');
  const { renderOnPage } = await import('../../../../../test-support/render-on-page.tsx');
  const onReady = vi.fn();
  const { container } = renderOnPage(
    <StripeWallet publishableKey="pk_1" options={testOptions} onPay={async () => true} onReady={onReady} />,
  );
  await act(async () => {});
  expect(container.textContent).toBe('');
  expect(onReady).not.toHaveBeenCalled();
});

test('The wallet’s buttons are out of reach until the wallet is chosen, with the binding words above them', async () => {
  const stripe = playWallets();
  const { ExpressWallet } = await import('../express-wallet.tsx');
  const { renderOnPage } = await import('../../../../../test-support/render-on-page.tsx');
  const options: PaymentOptions = { ...testOptions, gateway: 'stripe', publishableKey: 'pk_1' };
  const { useDeviceWallet } = await import('../use-device-wallet.ts');
  const { useState } = await import('react');
  function Wallet() {
    const wallet = useDeviceWallet(options);
    const [method, choose] = useState<string>('credit-card');
    return (
      <>
        <button type="button" onClick={() => choose('web-payments')}>
          {wallet.names?.join() ?? 'none'}
        </button>
        <ExpressWallet
          options={options}
          wallet={wallet}
          choice={{ method } as never}
          onPay={async () => true}
        />
      </>
    );
  }
  const { user } = renderOnPage(<Wallet />);
  const buttons = await screen.findByText('Wallets');
  expect(screen.getByRole('button', { name: 'none' })).toBeTruthy();
  expect(screen.queryByText(/€97\.00/)).toBeNull();
  expect(buttons.closest('[inert]')).not.toBeNull();
  await stripe.ready({ availablePaymentMethods: { googlePay: true } });
  await user.click(screen.getByRole('button', { name: 'Google Pay' }));
  expect(buttons.closest('[inert]')).toBeNull();
  // Stripe's button has its own short label, so the binding words stand above it.
  expect(screen.getByText(/€97\.00/).textContent).toBe(
    `Google Pay: ${bindingWords('pay.bookAndPay')} €97.00`,
  );
  await stripe.ready({ availablePaymentMethods: { link: true } });
  expect(screen.getByText(/€97\.00/).textContent).toMatch(new RegExp(`^${english('pay.express')}: `));
});

test.each([
  [true, 1],
  [false, 0],
])('The wallet’s buttons are shown only if a wallet is offered: %s', async (isOffered, times) => {
  const stripe = playWallets();
  const { ExpressWallet } = await import('../express-wallet.tsx');
  const { renderOnPage } = await import('../../../../../test-support/render-on-page.tsx');
  // The module of the buttons is loaded already, so that they would be there at once.
  await import('./stripe-wallet.tsx');
  renderOnPage(
    <ExpressWallet
      options={{ ...testOptions, gateway: 'stripe', publishableKey: 'pk_1' }}
      wallet={{ isOffered, names: undefined, onReady: () => {} }}
      choice={{ method: 'credit-card' } as never}
      onPay={async () => true}
    />,
  );
  await act(async () => {});
  expect(stripe.wallets.mount).toHaveBeenCalledTimes(times);
});
