import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@ashore/core/errors/failure.ts';
import { eachCause, SQL_STATES } from '../../../database/errors.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { HoldOutcome, HoldRequest } from '../../../gateways/inventory/port.ts';
import { EXPIRE_OF_HOLDER } from './hold.queries.ts';

/** An attempt fails if a concurrent call was quicker, or if overdue holds had to be expired first. */
const MOST_ATTEMPTS = 20;

/** Result of `PLACE_HOLD` and `PLACE_STAY`: a hold, or why there is none. */
export type PlacedHold = {
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
  /** Of a stay: whether nights without a row were the reason. */
  readonly isMissing?: boolean;
};

/** Since when a cart has held something without a break. Kept as text of the database, so that no precision is lost. */
export type HeldBefore = {
  readonly since: string;
  readonly extendedAt: string | null;
  readonly until: string;
};

type AttemptHoldInput = {
  readonly request: HoldRequest;
  /** Makes a hold for a cart that has none. */
  readonly insert: () => Promise<PlacedHold>;
  /** Makes a hold in place of the one that the cart has, or keeps that one. */
  readonly replace: () => Promise<PlacedHold>;
  readonly mustReplace?: boolean;
  /** Makes the rows that an attempt lacked. It is called once at most. */
  readonly createMissing?: () => Promise<unknown>;
  /** Expires overdue holds of the same spots or rooms. */
  readonly expireInTheWay: () => Promise<unknown>;
};

/** Attempts a hold until it is made or refused: a concurrent call may win, and overdue holds expire first. */
export async function attemptHold(
  client: Queryable,
  { request, insert, replace, mustReplace = false, createMissing, expireInTheWay }: AttemptHoldInput,
): Promise<HoldOutcome> {
  let isReplacement = mustReplace;
  let mayCreate = createMissing !== undefined;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const placed = await (isReplacement ? replace() : insert()).catch(conflictOf);
    if (placed === 'another') await wait(Math.random() * 5 * attempt);
    else if (placed === 'own cart' || placed.holdsAlready) isReplacement = true;
    else if (placed.id !== null) return { outcome: 'held', hold: holdOf(request, placed) };
    else if (placed.bought) return { outcome: 'bought' };
    else if (placed.maySoon) {
      if (placed.noSlotOf)
        await client.query(EXPIRE_OF_HOLDER, [request.holder.browser, request.holder.address]);
      await expireInTheWay();
    } else if (placed.noSlotOf) return tooManyHolds(client, request, placed.noSlotOf);
    else if (placed.isMissing && mayCreate) {
      mayCreate = false;
      await createMissing?.();
    } else return { outcome: 'nothing' };
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

function holdOf({ cartId, quote }: HoldRequest, { id, spots, expiresAt, isNotExtendable, now }: PlacedHold) {
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

async function tooManyHolds(
  client: Queryable,
  { holder }: HoldRequest,
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

/** Rolls back the transaction that it is thrown in. */
export class NotPlaced extends Error {
  readonly placed: PlacedHold;

  constructor(placed: PlacedHold) {
    super('There is no room.');
    this.placed = placed;
  }
}

/** What `replace` does when it is rolled back on purpose: it says why instead of failing. */
export function placedOrRefused(error: unknown): PlacedHold {
  if (error instanceof NotPlaced) return error.placed;
  throw error;
}

/**
 * Seconds until the first hold ends of a client that has no open slot. $1 browser, $2 its slots, $3
 * address, $4 its slots.
 */
const SECONDS_UNTIL_SLOT = `
  select coalesce(greatest(1, ceil(extract(epoch from max(first_end) - now()))), 1)::int as seconds
  from (
    select min(expires_at) from holds where browser = $1 and state = 'held' having count(*) >= $2
    union all
    select min(expires_at) from holds where address = $3 and state = 'held' having count(*) >= $4) full_holders (first_end)`;
