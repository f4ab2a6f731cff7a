import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { HoldOutcome, WantedStay } from '../../../gateways/inventory/port.ts';
import {
  attemptHold,
  type HeldBefore,
  NotPlaced,
  type PlacedHold,
  placedOrRefused,
} from '../holds/attempt-hold.ts';
import { LOCK_CART, RELEASE_FOR_REPLACEMENT } from '../holds/hold.queries.ts';
import type { StoredStay } from '../quote.ts';
import {
  CREATE_NIGHTS,
  EXPIRE_OF_STAY,
  LOCK_ROOM_TYPES,
  LOCK_STAY,
  PLACE_STAY,
} from './stay-hold.queries.ts';

/**
 * Holds rooms for a cart, each for all nights, or none. If the cart has no hold and the nights have rows, this is a single
 * statement. Otherwise the old hold, of a trip or of rooms, is released in the same transaction that makes the new one, or
 * it stays.
 */
export async function placeStay(database: Database, wantedStay: WantedStay): Promise<HoldOutcome> {
  const { pool } = database;
  const rooms = [wantedStay.roomTypeIds, wantedStay.arrival, wantedStay.departure];
  return await attemptHold(pool, {
    request: wantedStay,
    insert: () => insertStay(pool, wantedStay),
    replace: () => replaceStay(database, wantedStay),
    createMissing: () => pool.query(CREATE_NIGHTS, rooms),
    expireInTheWay: () => pool.query(EXPIRE_OF_STAY, rooms),
  });
}

/** The rooms of a stored quote, as they are held. */
export function wantedRoomsOf({
  arrival,
  departure,
  rooms,
}: StoredStay): Pick<WantedStay, 'arrival' | 'departure' | 'roomTypeIds'> {
  return {
    arrival: localDate(arrival),
    departure: localDate(departure),
    roomTypeIds: rooms.map(({ roomTypeId }) => roomTypeId),
  };
}

/**
 * Rows of nights are made outside of this transaction, because two that make them would wait for each other. A night that
 * has none yet ends it: its row could appear before the hold is made, and would then be locked out of order.
 */
async function replaceStay(database: Database, wantedStay: WantedStay): Promise<PlacedHold> {
  const { cartId, roomTypeIds, arrival, departure } = wantedStay;
  return await transaction(database, async ({ client }) => {
    await client.query(LOCK_CART, [cartId]);
    await client.query(LOCK_ROOM_TYPES, [roomTypeIds]);
    const locked = await client.query<LockedNights>(LOCK_STAY, [cartId, roomTypeIds, arrival, departure]);
    const [nights] = locked.rows;
    if (!nights) throw new Error('The nights were neither locked nor missing.');
    if (!nights.hasAllNights) throw new NotPlaced({ ...nothingPlaced, now: nights.now, isMissing: true });
    const { rows } = await client.query<HeldBefore>(
      { name: 'release-for-replacement', text: RELEASE_FOR_REPLACEMENT },
      [cartId],
    );
    const placed = await insertStay(client, wantedStay, rows[0]);
    if (placed.id === null) throw new NotPlaced(placed);
    return placed;
  }).catch(placedOrRefused);
}

type LockedNights = { readonly now: Date; readonly hasAllNights: boolean };

const nothingPlaced = {
  ...{ id: null, spots: null, expiresAt: null, isNotExtendable: null },
  ...{ holdsAlready: false, bought: false, noSlotOf: null, maySoon: false },
} as const;

async function insertStay(
  client: Queryable,
  { cartId, holder, seconds, quote, roomTypeIds, arrival, departure }: WantedStay,
  heldBefore?: HeldBefore,
): Promise<PlacedHold> {
  const { rows } = await client.query<PlacedHold>({ name: 'place-stay', text: PLACE_STAY }, [
    cartId,
    holder.browser,
    holder.mostOfBrowser,
    holder.address,
    holder.mostOfAddress,
    seconds,
    JSON.stringify(quote),
    heldBefore?.since ?? null,
    heldBefore?.extendedAt ?? null,
    heldBefore?.until ?? null,
    roomTypeIds,
    arrival,
    departure,
  ]);
  const [placed] = rows;
  if (!placed) throw new Error('The stay was neither held nor refused.');
  return placed;
}
