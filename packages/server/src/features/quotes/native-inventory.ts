import type { Database } from '../../database/connect-database.ts';
import type { Inventory } from '../../gateways/inventory/port.ts';
import { extendHold } from './extend-hold.ts';
import { findHold } from './find-hold.ts';
import { placeHold } from './place-hold.ts';
import { releaseHold } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

/** Our own: spots are rows of this database, and its clock says what is alive. */
export function nativeInventory(database: Database): Inventory {
  return {
    hold: (wanted) => placeHold(database, wanted),
    find: (cartId) => findHold(database, cartId),
    extend: (cartId, seconds) => extendHold(database, cartId, seconds),
    release: (cartId) => releaseHold(database, cartId),
    buy: (cartId) => sellHold(database.pool, cartId),
  };
}
