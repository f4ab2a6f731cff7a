import { createHash } from 'node:crypto';
import type { Holder } from '../../gateways/inventory/port.ts';
import { limitGroup } from '../client-address.ts';

export type HoldLimits = { readonly holdsPerBrowser: number; readonly holdsPerAddress: number };

/**
 * Who holds, without saying who that is. A browser's id is its own word: it counts only together with the address it
 * comes from, so that nobody can use up what another may hold.
 */
export function holderOf(address: string, browserId: string, limits: HoldLimits): Holder {
  const group = limitGroup(address);
  return {
    browser: hash(`browser ${browserId} ${group}`),
    address: hash(`address ${group}`),
    mostOfBrowser: limits.holdsPerBrowser,
    mostOfAddress: limits.holdsPerAddress,
  };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
