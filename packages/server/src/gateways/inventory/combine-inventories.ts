import type {
  GiveBack,
  GivenBack,
  HoldOutcome,
  Inventory,
  OurInventory,
  TheirInventory,
  WantedHold,
} from './port.ts';

/** All inventories as one: what is about a cart finds the one in which the cart holds something. */
export type Inventories = Pick<Inventory, 'find' | 'extend' | 'release'> & {
  /** `source` names whoever else sells the product. */
  hold(source: string | null, wanted: WantedHold): Promise<HoldOutcome>;
  /** Whose spots a cart holds or has bought. They alone can sell them: in the transaction of a booking, or before it. */
  sellerOf(cartId: string): Promise<Inventory>;
  /** Puts back on sale what somebody else has sold us; `unknown` of everything that is our own. */
  giveBack(holdId: string, deed: GiveBack): Promise<GivenBack>;
};

/**
 * Our own and those that are connected, by the names that products have for them. A product of somebody who is not
 * connected is sold from the spots that they have given us.
 */
export function combineInventories(
  native: OurInventory,
  connected: ReadonlyMap<string, TheirInventory> = new Map(),
): Inventories {
  const all: readonly Inventory[] = [native, ...connected.values()];
  return {
    async hold(source, wanted) {
      const { cartId } = wanted;
      const its = (source !== null && connected.get(source)) || native;
      const others = all.filter((other) => other !== its);
      // Each of them knows only of itself that it has sold.
      if (await hasBought(cartId, others)) return { outcome: 'bought' };
      const held = await its.hold(wanted);
      if (held.outcome !== 'held') return held;
      // Only now: whoever cannot have the new keeps the old.
      await Promise.all(others.map((other) => other.release(cartId)));
      // Sold while we were busy: a cart that has bought holds nothing, or a sale that is asked for again would find that.
      if (!(await hasBought(cartId, others))) return held;
      await its.release(cartId);
      return { outcome: 'bought' };
    },
    find: async (cartId) => (await sellerOf(cartId)).find(cartId),
    extend: async (cartId, seconds) => (await sellerOf(cartId)).extend(cartId, seconds),
    release: async (cartId) => (await sellerOf(cartId)).release(cartId),
    sellerOf,
    async giveBack(holdId, deed) {
      for (const seller of connected.values()) {
        const given = await seller.giveBack(holdId, deed);
        if (given.outcome === 'given_back') return given;
      }
      return { outcome: 'unknown' };
    },
  };

  async function sellerOf(cartId: string): Promise<Inventory> {
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

async function hasBought(cartId: string, inventories: readonly Inventory[]): Promise<boolean> {
  const found = await Promise.all(inventories.map((inventory) => inventory.find(cartId)));
  return found.some((hold) => hold?.state === 'sold');
}
