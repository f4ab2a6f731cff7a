import type { Database } from '../../../database/connect.ts';
import type { OwnInventory } from '../../../gateways/inventory/port.ts';
import { placeStay } from '../stays/place-stay.ts';
import { extendHold, findHold } from './extend-hold.ts';
import { placeHold } from './place-hold.ts';
import { releaseHold } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

/** Our own inventory. Spots are rows of this database, and its clock decides which holds are active. */
export function nativeInventory(database: Database): OwnInventory {
  return {
    isOwn: true,
    hold: (wantedHold) => placeHold(database, wantedHold),
    holdStay: (wantedStay) => placeStay(database, wantedStay),
    find: (cartId) => findHold(database, cartId),
    extend: (cartId, seconds) => extendHold(database, cartId, seconds),
    release: (cartId) => releaseHold(database, cartId),
    buy: (cartId, booking, holdId) => sellHold(booking, cartId, holdId),
  };
}
