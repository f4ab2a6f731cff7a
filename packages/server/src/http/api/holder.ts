import { createHmac } from 'node:crypto';
import type { Holder } from '../../gateways/inventory/port.ts';
import { limitGroup } from '../client-address.ts';

export type HoldLimits = { readonly holdsPerBrowser: number; readonly holdsPerAddress: number };

type Client = { readonly address: string; readonly browserId: string };

/**
 * Who holds, without saying who that is: there are so few addresses that a hash without a secret could be undone by
 * hashing them all. A browser's id is its own word: it counts only together with the address it comes from, so that
 * nobody can use up what another may hold.
 */
export function holderOf({ address, browserId }: Client, limits: HoldLimits, secret: Buffer): Holder {
  const group = limitGroup(address);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    browser: hash(`browser ${browserId} ${group}`),
    address: hash(`address ${group}`),
    mostOfBrowser: limits.holdsPerBrowser,
    mostOfAddress: limits.holdsPerAddress,
  };
}
