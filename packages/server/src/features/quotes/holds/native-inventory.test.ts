import { testDatabase } from '../../../../test-support/database/test-database.ts';
import { inventoryContract } from '../../../../test-support/inventory/inventory-contract.ts';
import { wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { letExpire, quoteCatalogue, shared } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { nativeInventory } from './native-inventory.ts';

inventoryContract('Our own inventory', async () => {
  const { database, drop } = await testDatabase({ catalogue: quoteCatalogue });
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
