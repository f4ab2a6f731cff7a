import { type Use, usesOverTime } from '@ashore/core/availability/uses-over-time.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { HoldOutcome, WantedHold } from '../../../gateways/inventory/port.ts';
import { attemptHold, type HeldBefore, NotPlaced, type PlacedHold, placedOrRefused } from './attempt-hold.ts';
import {
  EXPIRE_OF_DEPARTURE,
  EXPIRE_OF_RESOURCES,
  LOCK_CART,
  LOCK_HOLD,
  LOCK_OPTION,
  LOCK_RESOURCES,
  PLACE_HOLD,
  RELEASE_FOR_REPLACEMENT,
  RESOURCE_USES,
  USE_RESOURCES,
} from './hold.queries.ts';

/**
 * Holds spots for a cart. If the cart has no hold and nothing is shared, this is a single statement.
 * Otherwise the old hold is released in the same transaction that makes the new one, or it stays.
 */
export async function placeHold(database: Database, wantedHold: WantedHold): Promise<HoldOutcome> {
  const { pool } = database;
  const { optionId, date, time, resources, from, to } = wantedHold;
  return await attemptHold(pool, {
    request: wantedHold,
    insert: () => insertHold(pool, wantedHold),
    replace: () => replaceHold(database, wantedHold),
    mustReplace: resources.length > 0,
    async expireInTheWay() {
      await pool.query(EXPIRE_OF_DEPARTURE, [optionId, date, time]);
      if (resources.length > 0) await pool.query(EXPIRE_OF_RESOURCES, [idsOf(wantedHold), from, to]);
    },
  });
}

type ResourceCheck = {
  /** Whether there is enough of every resource for this many spots during the trip. */
  readonly areEnoughFor: (spots: number) => boolean;
  /** Whether overdue holds that are not cleared yet use some of them. */
  readonly mayBeEnoughSoon: boolean;
};

/**
 * Reads what is left of the resources that a hold shares. The cart's own hold makes way and does not count.
 */
async function readResources(client: Queryable, wantedHold: WantedHold): Promise<ResourceCheck> {
  const { resources, from, to, cartId } = wantedHold;
  if (resources.length === 0) return { areEnoughFor: () => true, mayBeEnoughSoon: false };
  const { rows } = await client.query<ResourceUseRow>({ name: 'resource-uses', text: RESOURCE_USES }, [
    idsOf(wantedHold),
    from,
    to,
    cartId,
  ]);
  return {
    mayBeEnoughSoon: rows.some(({ isOverdue }) => isOverdue),
    areEnoughFor: (spots) =>
      resources.every(({ id, per, units }) => {
        const uses = rows.filter((row) => row.id === id);
        const freeUnits = (uses[0]?.capacity ?? 0) - usesOverTime(uses)({ from, to }).peak;
        return (per === 'spot' ? units * spots : units) <= freeUnits;
      }),
  };
}

function idsOf({ resources }: WantedHold): string[] {
  return resources.map(({ id }) => id);
}

type ResourceUseRow = Use & { readonly id: string; readonly capacity: number; readonly isOverdue: boolean };

/**
 * Replaces the hold of a cart, or keeps it if the new one is not available. Shared resources are taken in the
 * same transaction.
 */
async function replaceHold(database: Database, wantedHold: WantedHold): Promise<PlacedHold> {
  // Checked without a lock first, so that refused calls do not make each other wait.
  const resources = await readResources(database.pool, wantedHold);
  if (!resources.areEnoughFor(wantedHold.people)) return notPlaced(resources);
  return await transaction(database, async ({ client }) => {
    const lockedResources = await lockForReplacement(client, wantedHold);
    const { rows } = await client.query<HeldBefore>(
      { name: 'release-for-replacement', text: RELEASE_FOR_REPLACEMENT },
      [wantedHold.cartId],
    );
    const placed = await insertHold(client, wantedHold, rows[0]);
    if (placed.id === null) throw new NotPlaced(placed);
    // A group takes the whole departure, and its size is known only now.
    if (!lockedResources.areEnoughFor(placed.spots ?? 0)) throw new NotPlaced(notPlaced(lockedResources));
    await recordResourceUse(client, wantedHold, placed);
    return placed;
  }).catch(placedOrRefused);
}

function notPlaced({ mayBeEnoughSoon: maySoon }: ResourceCheck): PlacedHold {
  const reasons = { holdsAlready: false, bought: false, noSlotOf: null, maySoon };
  return { id: null, spots: null, expiresAt: null, isNotExtendable: null, now: new Date(), ...reasons };
}

/**
 * Locks all that will change, in the order that every transaction uses. From then on no other transaction
 * takes of the resources.
 */
async function lockForReplacement(client: PoolClient, wantedHold: WantedHold): Promise<ResourceCheck> {
  const { cartId, resources, optionId, date, time } = wantedHold;
  await client.query(LOCK_CART, [cartId]);
  if (resources.length > 0) await client.query(LOCK_RESOURCES, [idsOf(wantedHold)]);
  const lockedResources = await readResources(client, wantedHold);
  if (!lockedResources.areEnoughFor(wantedHold.people)) throw new NotPlaced(notPlaced(lockedResources));
  await client.query(LOCK_OPTION, [optionId, date, time]);
  await client.query(LOCK_HOLD, [optionId, date, time, cartId]);
  return lockedResources;
}

async function recordResourceUse(
  client: PoolClient,
  wantedHold: WantedHold,
  { id, spots }: PlacedHold,
): Promise<void> {
  const { resources, from, to } = wantedHold;
  if (resources.length === 0) return;
  const units = resources.map((one) => (one.per === 'spot' ? one.units * (spots ?? 0) : one.units));
  await client.query(USE_RESOURCES, [id, idsOf(wantedHold), units, from, to]);
}

/** Makes a hold for a cart that has none. Nothing changes if that fails. */
async function insertHold(
  client: Queryable,
  wantedHold: WantedHold,
  heldBefore?: HeldBefore,
): Promise<PlacedHold> {
  const { optionId, date, time, people, takesWholeDeparture, cartId, holder, seconds, quote } = wantedHold;
  const { rows } = await client.query<PlacedHold>({ name: 'place-hold', text: PLACE_HOLD }, [
    optionId,
    date,
    time,
    people,
    takesWholeDeparture,
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
  ]);
  const [placed] = rows;
  if (!placed) throw new Error('The hold was neither placed nor refused.');
  return placed;
}
