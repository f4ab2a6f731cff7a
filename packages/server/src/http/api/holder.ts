import { hash } from 'node:crypto';
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
  // No HMAC: nobody is ever shown one of these to add to it, and making a key for each takes longer than all the rest.
  const hidden = (text: string) => hash('sha256', Buffer.concat([secret, Buffer.from(text)]), 'buffer');
  return {
    browser: hidden(`browser ${browserId} ${group}`),
    address: hidden(`address ${group}`),
    mostOfBrowser: limits.holdsPerBrowser,
    mostOfAddress: limits.holdsPerAddress,
  };
}
