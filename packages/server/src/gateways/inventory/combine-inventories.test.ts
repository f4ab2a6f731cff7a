import { expect, test } from 'vitest';
import { combineInventories } from './combine-inventories.ts';
import { inventoryContract } from './inventory-contract-for-tests.ts';
import { memoryInventory } from './memory-inventory-for-tests.ts';
import { wantedHold } from './wanted-hold-for-tests.ts';

const wanting = (differences = {}) => wantedHold({ optionId: 'any', ...differences });

inventoryContract('Somebody else’s inventory, connected by its name', async () => {
  const theirs = memoryInventory(4);
  const all = combineInventories(memoryInventory(0).inventory, new Map([['Encore', theirs.inventory]]));
  return {
    inventory: { ...all, hold: (wanted) => all.hold('Encore', wanted) },
    wanting,
    letExpire: async (cartId) => theirs.letExpire(cartId),
    clear: async () => theirs.clear(),
    close: async () => {},
  };
});

test('What nobody who is connected sells comes from our own spots, also when somebody else has a name for it', async () => {
  const ours = memoryInventory(2).inventory;
  const all = combineInventories(ours, new Map([['Encore', memoryInventory(0).inventory]]));
  expect(await all.hold(null, wanting())).toMatchObject({ outcome: 'held' });
  expect(await all.hold('Somebody', wanting())).toMatchObject({ outcome: 'held' });
  expect(await all.hold(null, wanting())).toEqual({ outcome: 'nothing' });
  expect(await all.hold('Encore', wanting())).toEqual({ outcome: 'nothing' });
});

test('A cart that turns to another seller lets go of what it held, once it has the new and not before', async () => {
  const ours = memoryInventory(2).inventory;
  const all = combineInventories(ours, new Map([['Encore', memoryInventory(1).inventory]]));
  const { cartId } = wanting();
  await all.hold(null, wanting({ cartId }));
  expect(await all.hold('Encore', wanting({ cartId, people: 2 }))).toEqual({ outcome: 'nothing' });
  expect(await ours.find(cartId)).toMatchObject({ state: 'held' });
  await all.hold('Encore', wanting({ cartId }));
  expect(await ours.find(cartId)).toMatchObject({ state: 'released' });
  expect(await all.find(cartId)).toMatchObject({ state: 'held' });
  expect(await all.buy(cartId)).toMatchObject({ outcome: 'bought' });
});
