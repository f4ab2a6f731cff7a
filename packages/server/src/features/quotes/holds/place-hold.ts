import { setTimeout as wait } from 'node:timers/promises';
import { type Use, usesOverTime } from '@ashore/core/availability/uses-over-time.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../../database/connect.ts';
import { eachCause, SQL_STATES } from '../../../database/errors.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { HoldOutcome, WantedHold } from '../../../gateways/inventory/port.ts';
import {
  EXPIRE_OF_DEPARTURE,
  EXPIRE_OF_HOLDER,
  EXPIRE_OF_RESOURCES,
  LOCK_CART,
  LOCK_HOLD,
  LOCK_OPTION,
  LOCK_RESOURCES,
  PLACE_HOLD,
  RELEASE_FOR_REPLACEMENT,
  RESOURCE_USES,
  SECONDS_UNTIL_SLOT,
  USE_RESOURCES,
} from './hold.queries.ts';

/** An attempt fails if a concurrent call was quicker, or if overdue holds had to be expired first. */
const MOST_ATTEMPTS = 20;

/**
 * Holds spots for a cart. If the cart has no hold and nothing is shared, this is a single statement.
 * Otherwise the old hold is released in the same transaction that makes the new one, or it stays.
 */
export async function placeHold(database: Database, wantedHold: WantedHold): Promise<HoldOutcome> {
  const { pool } = database;
  let mustReplace = wantedHold.resources.length > 0;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const placed = await (mustReplace
      ? replaceHold(database, wantedHold)
      : insertHold(pool, wantedHold)
    ).catch(conflictOf);
    if (placed === 'another') await wait(Math.random() * 5 * attempt);
    else if (placed === 'own cart' || placed.holdsAlready) mustReplace = true;
    else if (placed.id !== null) return { outcome: 'held', hold: holdOf(wantedHold, placed) };
    else if (placed.bought) return { outcome: 'bought' };
    else if (placed.maySoon) await expireHoldsInTheWay(pool, wantedHold, placed);
    else return placed.noSlotOf ? tooManyHolds(pool, wantedHold, placed.noSlotOf) : { outcome: 'nothing' };
  }
  throw new Failure('unavailable', { details: `No hold after ${MOST_ATTEMPTS} attempts.` });
}

/**
 * Which concurrent call caused the error: one of the same cart, or another one. The constraints are unique indexes of
 * the table `holds`.
 */
function conflictOf(error: unknown): 'own cart' | 'another' {
  for (const { code, constraint } of eachCause(error) as Iterable<{ code?: unknown; constraint?: unknown }>) {
    if (code === SQL_STATES.deadlock || code === SQL_STATES.serialisationFailure) return 'another';
    if (code !== SQL_STATES.uniqueViolation) continue;
    if (constraint === 'one_live_hold_of_cart') return 'own cart';
    if (constraint === 'live_holds_of_browser' || constraint === 'live_holds_of_address') return 'another';
  }
  throw error;
}

function holdOf({ cartId, quote }: WantedHold, { id, spots, expiresAt, isNotExtendable, now }: PlacedHold) {
  if (id === null || spots === null || expiresAt === null) throw new Error('The hold has no expiry.');
  return {
    id,
    cartId,
    state: 'held',
    spots,
    expiresAt,
    isNotExtendable: isNotExtendable === true,
    now,
    quote,
  } as const;
}

/** Expires overdue holds that are in the way. */
async function expireHoldsInTheWay(
  client: Queryable,
  wantedHold: WantedHold,
  placed: PlacedHold,
): Promise<void> {
  const { optionId, date, time, resources, from, to, holder } = wantedHold;
  if (placed.noSlotOf) await client.query(EXPIRE_OF_HOLDER, [holder.browser, holder.address]);
  await client.query(EXPIRE_OF_DEPARTURE, [optionId, date, time]);
  if (resources.length > 0) await client.query(EXPIRE_OF_RESOURCES, [idsOf(wantedHold), from, to]);
}

async function tooManyHolds(
  client: Queryable,
  { holder }: WantedHold,
  of: 'browser' | 'address',
): Promise<HoldOutcome> {
  const { browser, mostOfBrowser, address, mostOfAddress } = holder;
  const { rows } = await client.query<{ seconds: number }>(SECONDS_UNTIL_SLOT, [
    browser,
    mostOfBrowser,
    address,
    mostOfAddress,
  ]);
  return { outcome: 'too_many', of, seconds: rows[0]?.seconds ?? 1 };
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
  try {
    return await transaction(database, async ({ client }) => {
      const lockedResources = await lockForReplacement(client, wantedHold);
      const { rows } = await client.query<HeldBefore>(RELEASE_FOR_REPLACEMENT, [wantedHold.cartId]);
      const placed = await insertHold(client, wantedHold, rows[0]);
      if (placed.id === null) throw new NotPlaced(placed);
      // A group takes the whole departure, and its size is known only now.
      if (!lockedResources.areEnoughFor(placed.spots ?? 0)) throw new NotPlaced(notPlaced(lockedResources));
      await recordResourceUse(client, wantedHold, placed);
      return placed;
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.placed;
    throw error;
  }
}

/** Rolls back the transaction that it is thrown in. */
class NotPlaced extends Error {
  readonly placed: PlacedHold;

  constructor(placed: PlacedHold) {
    super('There is no room.');
    this.placed = placed;
  }
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

/** Result of `PLACE_HOLD`: a hold, or why there is none. */
type PlacedHold = {
  readonly id: string | null;
  readonly spots: number | null;
  readonly expiresAt: Date | null;
  readonly isNotExtendable: boolean | null;
  readonly now: Date;
  readonly holdsAlready: boolean;
  readonly bought: boolean;
  /** Which of the two has no open slot for a hold, if that is the reason. */
  readonly noSlotOf: 'browser' | 'address' | null;
  /** Whether overdue holds that are not cleared yet take some of what is missing. */
  readonly maySoon: boolean;
};

/**
 * Since when a cart has held spots without a break. Kept as text of the database, so that no precision is
 * lost.
 */
type HeldBefore = {
  readonly since: string;
  readonly extendedAt: string | null;
  readonly until: string;
};

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
