import { transaction } from '../../database/run-transaction.ts';
import { testDatabase } from '../../database/test-database.ts';
import { inventoryContract } from '../../gateways/inventory/inventory-contract-for-tests.ts';
import { wantedHold } from '../../gateways/inventory/wanted-hold-for-tests.ts';
import { nativeInventory } from './native-inventory.ts';
import { letExpire, loadQuoteWorld, shared } from './quotes-for-tests.ts';

inventoryContract('Our own inventory', async () => {
  const { database, drop } = await testDatabase();
  await loadQuoteWorld(database);
  await database.pool.query('update product_options set capacity = 4 where id = $1', [shared]);
  return {
    inventory: nativeInventory(database),
    wanting: (differences = {}) => wantedHold({ optionId: shared, ...differences }),
    booking: (work) => transaction(database, ({ client }) => work(client)),
    letExpire: (cartId) => letExpire(database, cartId),
    clear: async () => void (await database.pool.query('truncate departures, holds cascade')),
    close: drop,
  };
});
