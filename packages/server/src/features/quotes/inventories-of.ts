import type { Database } from '../../database/connect-database.ts';
import type { Inventory } from '../../gateways/inventory/port.ts';
import { nativeInventory } from './native-inventory.ts';

/**
 * Where the spots of each product are counted. Nobody else is connected yet, so what others sell too is sold from the
 * spots that they have given us.
 */
export function inventoriesOf(database: Database): (source: string | null) => Inventory {
  const native = nativeInventory(database);
  return () => native;
}
