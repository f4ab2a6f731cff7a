import { expect, test } from 'vitest';
import { inventoryContract } from '../../../test-support/inventory/inventory-contract.ts';
import { memoryInventory } from '../../../test-support/inventory/memory-inventory.ts';
import { wantedHold } from '../../../test-support/inventory/wanted-hold.ts';
import { combineInventories } from './combine-inventories.ts';
import type { OwnInventory } from './port.ts';

const holdOf = (differences = {}) => wantedHold({ optionId: 'any', ...differences });

/** Our own inventory with this many spots, in memory. Nothing here tests how spots are booked. */
function ourInventory(capacity: number): OwnInventory {
  const { inventory } = memoryInventory(capacity);
  const unused = () =>
    Promise.reject(new Error('Nothing here tests how rooms are held or spots are booked.'));
  return { ...inventory, isOwn: true, holdStay: unused };
}

inventoryContract('The inventory of another seller, connected by its name', async () => {
  const theirs = memoryInventory(4);
  const combined = combineInventories(ourInventory(0), new Map([['Encore', theirs.inventory]]));
  return {
    inventory: {
      ...combined,
      isOwn: false,
      hold: (wanted) => combined.hold('Encore', wanted),
      async buy(cartId) {
        const seller = await combined.sellerOf(cartId);
        return seller.isOwn ? { outcome: 'unknown' } : await seller.buy(cartId);
      },
    },
    wanting: holdOf,
    letExpire: async (cartId) => theirs.letExpire(cartId),
    clear: async () => theirs.clear(),
    close: async () => {},
  };
});

test('A product without a connected seller uses our own spots, even if another seller has a name for it', async () => {
  const ours = ourInventory(2);
  const combined = combineInventories(ours, new Map([['Encore', memoryInventory(0).inventory]]));
  expect(await combined.hold(null, holdOf())).toMatchObject({ outcome: 'held' });
  expect(await combined.hold('Unconnected', holdOf())).toMatchObject({ outcome: 'held' });
  expect(await combined.hold(null, holdOf())).toEqual({ outcome: 'nothing' });
  expect(await combined.hold('Encore', holdOf())).toEqual({ outcome: 'nothing' });
});

test('A cart that changes to another seller releases its old hold once it has the new one, and not before', async () => {
  const ours = ourInventory(2);
  const combined = combineInventories(ours, new Map([['Encore', memoryInventory(1).inventory]]));
  const { cartId } = holdOf();
  await combined.hold(null, holdOf({ cartId }));
  expect(await combined.hold('Encore', holdOf({ cartId, people: 2 }))).toEqual({ outcome: 'nothing' });
  expect(await ours.find(cartId)).toMatchObject({ state: 'held' });
  await combined.hold('Encore', holdOf({ cartId }));
  expect(await ours.find(cartId)).toMatchObject({ state: 'released' });
  expect(await combined.find(cartId)).toMatchObject({ state: 'held' });
  expect(await combined.sellerOf(cartId)).toMatchObject({ isOwn: false });
});

test('A cart that has bought from one seller holds nothing of another, neither afterwards nor at the same moment', async () => {
  const ours = ourInventory(2);
  const theirs = memoryInventory(1).inventory;
  const combined = combineInventories(ours, new Map([['Encore', theirs]]));
  const { cartId } = holdOf();
  await combined.hold('Encore', holdOf({ cartId }));
  await theirs.buy(cartId);
  expect(await combined.hold(null, holdOf({ cartId }))).toEqual({ outcome: 'bought' });
  expect(await ours.find(cartId)).toBeUndefined();
  expect(await combined.sellerOf(cartId)).toBe(theirs);

  const late = memoryInventory(1).inventory;
  const sellsMeanwhile = {
    ...ours,
    hold: async (wanted: Parameters<typeof ours.hold>[0]) => {
      await late.buy(wanted.cartId);
      return await ours.hold(wanted);
    },
  };
  const racing = combineInventories(sellsMeanwhile, new Map([['Encore', late]]));
  const second = holdOf();
  await racing.hold('Encore', second);
  expect(await racing.hold(null, second)).toEqual({ outcome: 'bought' });
  expect(await ours.find(second.cartId)).toMatchObject({ state: 'released' });
  expect(await racing.sellerOf(second.cartId)).toBe(late);
});
