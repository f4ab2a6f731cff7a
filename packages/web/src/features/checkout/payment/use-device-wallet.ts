import { useState } from 'react';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { PaymentOptions } from './payment-options.ts';

export type DeviceWallet = {
  /** Whether the device is asked for a wallet: the cart accepts one, and a traveller pays. */
  readonly isOffered: boolean;
  /** Names of the wallets that we know, such as Apple Pay; undefined if the device has none, or has not answered yet. */
  readonly names: readonly string[] | undefined;
  onReady(names: readonly string[] | undefined): void;
};

/**
 * The wallet of this device. Stripe’s script reports it. The sandbox imitates the one of the browser, by its name as
 * it imitates PayPal.
 */
export function useDeviceWallet({ methods, gateway }: PaymentOptions): DeviceWallet {
  // The wallet of a device is that of a traveller, not of an organisation.
  const isBilled = useCommerceStore((state) => state.ui.checkoutType) === 'billed';
  const isOffered = !isBilled && methods.includes('web-payments');
  const [reported, onReady] = useState(() => (gateway === 'stripe' ? undefined : walletsOfBrowser()));
  return { isOffered, names: isOffered ? reported : undefined, onReady };
}

function walletsOfBrowser(): readonly string[] | undefined {
  if ('ApplePaySession' in window) return ['Apple Pay'];
  return 'PaymentRequest' in window ? ['Google Pay'] : undefined;
}
