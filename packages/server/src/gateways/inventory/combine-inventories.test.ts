import { expect, test } from 'vitest';
import { combineInventories } from './combine-inventories.ts';
import { inventoryContract } from './inventory-contract-for-tests.ts';
import { memoryInventory } from './memory-inventory-for-tests.ts';
import type { OurInventory } from './port.ts';
import { wantedHold } from './wanted-hold-for-tests.ts';

const wanting = (differences = {}) => wantedHold({ optionId: 'any', ...differences });

/** So many spots that are ours, in memory: nothing here is about how they are booked. */
function ourInventory(capacity: number): OurInventory {
  const { inventory } = memoryInventory(capacity);
  return { ...inventory, isOurs: true };
}

inventoryContract('Somebody else’s inventory, connected by its name', async () => {
  const theirs = memoryInventory(4);
  const all = combineInventories(ourInventory(0), new Map([['Encore', theirs.inventory]]));
  return {
    inventory: {
      ...all,
      isOurs: false,
      hold: (wanted) => all.hold('Encore', wanted),
      async buy(cartId) {
        const seller = await all.sellerOf(cartId);
        return seller.isOurs ? { outcome: 'unknown' } : await seller.buy(cartId);
      },
    },
    wanting,
    letExpire: async (cartId) => theirs.letExpire(cartId),
    clear: async () => theirs.clear(),
    close: async () => {},
  };
});

test('What nobody who is connected sells comes from our own spots, also when somebody else has a name for it', async () => {
  const ours = ourInventory(2);
  const all = combineInventories(ours, new Map([['Encore', memoryInventory(0).inventory]]));
  expect(await all.hold(null, wanting())).toMatchObject({ outcome: 'held' });
  expect(await all.hold('Somebody', wanting())).toMatchObject({ outcome: 'held' });
  expect(await all.hold(null, wanting())).toEqual({ outcome: 'nothing' });
  expect(await all.hold('Encore', wanting())).toEqual({ outcome: 'nothing' });
});

test('A cart that turns to another seller lets go of what it held, once it has the new and not before', async () => {
  const ours = ourInventory(2);
  const all = combineInventories(ours, new Map([['Encore', memoryInventory(1).inventory]]));
  const { cartId } = wanting();
  await all.hold(null, wanting({ cartId }));
  expect(await all.hold('Encore', wanting({ cartId, people: 2 }))).toEqual({ outcome: 'nothing' });
  expect(await ours.find(cartId)).toMatchObject({ state: 'held' });
  await all.hold('Encore', wanting({ cartId }));
  expect(await ours.find(cartId)).toMatchObject({ state: 'released' });
  expect(await all.find(cartId)).toMatchObject({ state: 'held' });
  expect(await all.sellerOf(cartId)).toMatchObject({ isOurs: false });
});

test('A cart that has bought from one seller holds nothing of another, neither afterwards nor at the same moment', async () => {
  const ours = ourInventory(2);
  const theirs = memoryInventory(1).inventory;
  const all = combineInventories(ours, new Map([['Encore', theirs]]));
  const { cartId } = wanting();
  await all.hold('Encore', wanting({ cartId }));
  await theirs.buy(cartId);
  expect(await all.hold(null, wanting({ cartId }))).toEqual({ outcome: 'bought' });
  expect(await ours.find(cartId)).toBeUndefined();
  expect(await all.sellerOf(cartId)).toBe(theirs);

  const late = memoryInventory(1).inventory;
  const sellsMeanwhile = {
    ...ours,
    hold: async (wanted: Parameters<typeof ours.hold>[0]) => {
      await late.buy(wanted.cartId);
      return await ours.hold(wanted);
    },
  };
  const racing = combineInventories(sellsMeanwhile, new Map([['Encore', late]]));
  const second = wanting();
  await racing.hold('Encore', second);
  expect(await racing.hold(null, second)).toEqual({ outcome: 'bought' });
  expect(await ours.find(second.cartId)).toMatchObject({ state: 'released' });
  expect(await racing.sellerOf(second.cartId)).toBe(late);
});
