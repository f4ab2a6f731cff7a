import type {
  ExternalInventory,
  HoldOutcome,
  Inventory,
  OwnInventory,
  ReleaseSoldInput,
  ReleaseSoldResult,
  WantedHold,
  WantedStay,
} from './port.ts';

/** All inventories as one. A call about a cart goes to the inventory in which the cart holds spots. */
export type Inventories = Pick<Inventory, 'find' | 'extend' | 'release'> & {
  /** `source` names the other seller of the product, if there is one. */
  hold(source: string | null, wantedHold: WantedHold): Promise<HoldOutcome>;
  /** Holds rooms of our own in place of what the cart held before, spots of another seller among it. */
  holdStay(wantedStay: WantedStay): Promise<HoldOutcome>;
  /**
   * The inventory whose spots a cart holds or has bought. It alone can sell them: in the transaction of a
   * booking, or before it.
   */
  sellerOf(cartId: string): Promise<Inventory>;
  /**
   * Puts spots that another seller sold us back on sale. The answer is `unknown` for all spots of our own.
   */
  releaseSold(holdId: string, operation: ReleaseSoldInput): Promise<ReleaseSoldResult>;
};

/**
 * Combines our own inventory with the connected ones, by the names that products have for them. A product of
 * a seller that is not connected is sold from the spots that the seller has given us.
 */
export function combineInventories(
  native: OwnInventory,
  connected: ReadonlyMap<string, ExternalInventory> = new Map(),
): Inventories {
  const inventories: readonly Inventory[] = [native, ...connected.values()];
  return {
    async hold(source, wantedHold) {
      const inventory = (source !== null && connected.get(source)) || native;
      return await holdOnlyAt(inventory, wantedHold.cartId, () => inventory.hold(wantedHold));
    },
    holdStay: (wantedStay) => holdOnlyAt(native, wantedStay.cartId, () => native.holdStay(wantedStay)),
    find: async (cartId) => (await sellerOf(cartId)).find(cartId),
    extend: async (cartId, seconds) => (await sellerOf(cartId)).extend(cartId, seconds),
    release: async (cartId) => (await sellerOf(cartId)).release(cartId),
    sellerOf,
    async releaseSold(holdId, operation) {
      for (const seller of connected.values()) {
        const returned = await seller.releaseSold(holdId, operation);
        if (returned.outcome === 'released') return returned;
      }
      return { outcome: 'unknown' };
    },
  };

  /** Holds at one inventory; then the cart holds nothing at the others. */
  async function holdOnlyAt(
    inventory: Inventory,
    cartId: string,
    hold: () => Promise<HoldOutcome>,
  ): Promise<HoldOutcome> {
    const otherInventories = inventories.filter((other) => other !== inventory);
    // Each inventory knows only its own sales.
    if (await hasBought(cartId, otherInventories)) return { outcome: 'bought' };
    const holdOutcome = await hold();
    if (holdOutcome.outcome !== 'held') return holdOutcome;
    // Only now: a cart that does not get the new hold keeps the old one.
    await Promise.all(otherInventories.map((other) => other.release(cartId)));
    // The cart was bought in the meantime. It must hold nothing, because a repeated sale would find that
    // hold.
    if (!(await hasBought(cartId, otherInventories))) return holdOutcome;
    await inventory.release(cartId);
    return { outcome: 'bought' };
  }

  async function sellerOf(cartId: string): Promise<Inventory> {
    if (connected.size === 0) return native;
    const holds = await Promise.all(
      inventories.map(async (inventory) => ({ inventory, state: (await inventory.find(cartId))?.state })),
    );
    // An active hold counts before a sold one, and a sold one before one that has ended.
    const first =
      holds.find(({ state }) => state === 'held') ??
      holds.find(({ state }) => state === 'sold') ??
      holds.find(({ state }) => state !== undefined);
    return first?.inventory ?? native;
  }
}

async function hasBought(cartId: string, inventories: readonly Inventory[]): Promise<boolean> {
  const holds = await Promise.all(inventories.map((inventory) => inventory.find(cartId)));
  return holds.some((hold) => hold?.state === 'sold');
}
