import type { Database } from '../../database/connect-database.ts';
import type { OurInventory } from '../../gateways/inventory/port.ts';
import { extendHold } from './extend-hold.ts';
import { findHold } from './find-hold.ts';
import { placeHold } from './place-hold.ts';
import { releaseHold } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

/** Our own: spots are rows of this database, and its clock says what is alive. */
export function nativeInventory(database: Database): OurInventory {
  return {
    isOurs: true,
    hold: (wanted) => placeHold(database, wanted),
    find: (cartId) => findHold(database, cartId),
    extend: (cartId, seconds) => extendHold(database, cartId, seconds),
    release: (cartId) => releaseHold(database, cartId),
    buy: (cartId, booking, holdId) => sellHold(booking, cartId, holdId),
  };
}
