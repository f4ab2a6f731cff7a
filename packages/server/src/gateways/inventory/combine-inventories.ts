import type { HoldOutcome, Inventory, WantedHold } from './port.ts';

/** All inventories as one: what is about a cart finds the one in which the cart holds something. */
export type Inventories = Omit<Inventory, 'hold'> & {
  /** `source` names whoever else sells the product. */
  hold(source: string | null, wanted: WantedHold): Promise<HoldOutcome>;
};

/**
 * Our own and those that are connected, by the names that products have for them. A product of somebody who is not
 * connected is sold from the spots that they have given us.
 */
export function combineInventories(
  native: Inventory,
  connected: ReadonlyMap<string, Inventory> = new Map(),
): Inventories {
  const all = [native, ...connected.values()];
  return {
    async hold(source, wanted) {
      const its = (source !== null && connected.get(source)) || native;
      const held = await its.hold(wanted);
      // Only now: whoever cannot have the new keeps the old.
      if (held.outcome === 'held')
        await Promise.all(all.filter((other) => other !== its).map((other) => other.release(wanted.cartId)));
      return held;
    },
    find: async (cartId) => (await holding(cartId)).find(cartId),
    extend: async (cartId, seconds) => (await holding(cartId)).extend(cartId, seconds),
    release: async (cartId) => (await holding(cartId)).release(cartId),
    buy: async (cartId) => (await holding(cartId)).buy(cartId),
  };

  async function holding(cartId: string): Promise<Inventory> {
    if (connected.size === 0) return native;
    const found = await Promise.all(
      all.map(async (inventory) => ({ inventory, state: (await inventory.find(cartId))?.state })),
    );
    // What lives counts before what is bought, and that before what has ended.
    const first =
      found.find(({ state }) => state === 'held') ??
      found.find(({ state }) => state === 'sold') ??
      found.find(({ state }) => state !== undefined);
    return first?.inventory ?? native;
  }
}
