import { randomUUID } from 'node:crypto';
import { refuseInsideTransaction } from '../../src/database/transaction.ts';
import type { ExternalInventory, Hold, WantedHold } from '../../src/gateways/inventory/port.ts';

type StoredHold = Hold & { readonly browser: string; readonly address: string };

/**
 * An external inventory in memory, with one number of spots for all departures. For tests of the rules for
 * every inventory.
 */
export function memoryInventory(capacity: number) {
  const holds: StoredHold[] = [];
  const returned = new Set<string>();
  const isAlive = ({ state, expiresAt }: Hold) => state === 'held' && expiresAt > new Date();
  const of = (cartId: string) => holds.findLast((hold) => hold.cartId === cartId);
  const change = (hold: StoredHold, changes: Partial<Hold>): StoredHold => {
    const changed = { ...hold, ...changes };
    holds.splice(holds.indexOf(hold), 1, changed);
    return changed;
  };
  const withoutHolder = ({ browser: _, address: __, ...hold }: StoredHold): Hold =>
    hold.state === 'held' && !isAlive(hold) ? { ...hold, state: 'expired' } : hold;

  const inventory: ExternalInventory = {
    isOwn: false,
    async hold({ cartId, people, seconds, quote, holder }: WantedHold) {
      const before = of(cartId);
      if (before?.state === 'sold') return { outcome: 'bought' };
      const others = holds.filter((hold) => hold !== before && (hold.state === 'sold' || isAlive(hold)));
      const browser = holder.browser.toString('hex');
      const address = holder.address.toString('hex');
      const live = others.filter(({ state }) => state === 'held');
      if (live.filter((hold) => hold.browser === browser).length >= holder.mostOfBrowser)
        return { outcome: 'too_many', of: 'browser', seconds: 1 };
      if (live.filter((hold) => hold.address === address).length >= holder.mostOfAddress)
        return { outcome: 'too_many', of: 'address', seconds: 1 };
      if (others.reduce((sum, { spots }) => sum + spots, people) > capacity) return { outcome: 'nothing' };
      if (before && isAlive(before)) change(before, { state: 'released' });
      const now = new Date();
      const expiresAt = new Date(now.getTime() + seconds * 1_000);
      const hold = {
        id: randomUUID(),
        cartId,
        state: 'held',
        spots: people,
        isNotExtendable: false,
        quote,
      } as const;
      holds.push({ ...hold, expiresAt, now, browser, address });
      return { outcome: 'held', hold: { ...hold, expiresAt, now } };
    },
    async find(cartId) {
      const hold = of(cartId);
      return hold && withoutHolder(hold);
    },
    async extend(cartId, seconds) {
      const hold = of(cartId);
      if (!hold) return { outcome: 'unknown' };
      if (!isAlive(hold)) return { outcome: 'ended' };
      if (hold.isNotExtendable) return { outcome: 'extended_before' };
      const expiresAt = new Date(hold.expiresAt.getTime() + seconds * 1_000);
      return { outcome: 'extended', hold: withoutHolder(change(hold, { expiresAt, isNotExtendable: true })) };
    },
    async release(cartId) {
      const hold = of(cartId);
      if (!hold || !isAlive(hold)) return false;
      change(hold, { state: 'released' });
      return true;
    },
    async buy(cartId) {
      refuseInsideTransaction('The external system was called to sell');
      const hold = of(cartId);
      if (!hold) return { outcome: 'unknown' };
      if (hold.state === 'sold') return { outcome: 'bought', hold: withoutHolder(hold) };
      return isAlive(hold)
        ? { outcome: 'bought', hold: withoutHolder(change(hold, { state: 'sold' })) }
        : { outcome: 'ended' };
    },
    async releaseSold(holdId, { key, spots }) {
      refuseInsideTransaction('The external system was called to release');
      const hold = holds.find(({ id }) => id === holdId);
      if (!hold) return { outcome: 'unknown' };
      const remaining = spots === 'all' ? 0 : hold.spots - spots;
      if (!returned.has(key) && (hold.state === 'sold' || isAlive(hold)))
        change(hold, remaining > 0 ? { spots: remaining } : { state: 'released' });
      returned.add(key);
      return { outcome: 'released' };
    },
  };
  return {
    inventory,
    letExpire(cartId: string) {
      const hold = of(cartId);
      if (hold) change(hold, { expiresAt: new Date(0) });
    },
    clear: () => void holds.splice(0),
  };
}
