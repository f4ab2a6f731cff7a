import type { Pool } from 'pg';
import type { Entry } from './history.ts';

/** A hold as stored in the database. */
export type StoredHold = {
  readonly id: string;
  readonly cart: string;
  readonly state: string;
  readonly spots: number;
  readonly madeAt: number;
  readonly expiresAt: number;
};

export type Promises = {
  readonly entries: readonly Entry[];
  readonly holds: readonly StoredHold[];
  readonly now: number;
  /** Largest difference in milliseconds between the clocks of clients and database. */
  readonly tolerance?: number;
};

/** Checks all answers that clients received, and every call that was not answered. */
export async function checkPromises(pool: Pool, entries: readonly Entry[]): Promise<string[]> {
  const { rows } = await pool.query<StoredHold>(
    `select id, cart_id as cart, state, spots, extract(epoch from made_at)::float * 1000 as "madeAt",
       extract(epoch from expires_at)::float * 1000 as "expiresAt" from holds`,
  );
  return findBrokenPromises({ entries, holds: rows, now: Date.now() });
}

/**
 * Checks that the answers to clients are still true. An unanswered call made either one hold of what it
 * requested, while it waited, or none. No hold exists that was not requested.
 */
export function findBrokenPromises({ entries, holds, now, tolerance = 5 }: Promises): string[] {
  const holdsById = new Map(holds.map((hold) => [hold.id, hold]));
  const byCart = Map.groupBy(entries, ({ cart }) => cart);
  const reportedHoldIds = new Set(entries.flatMap(({ holdId }) => holdId ?? []));
  const unreportedHolds = holds.filter(({ id, cart }) => byCart.has(cart) && !reportedHoldIds.has(id));
  return [
    ...entries.flatMap((entry) => problemsOfEntry(entry, byCart.get(entry.cart) ?? [])),
    ...holds.flatMap((hold) => findUnrequestedChange(hold, byCart.get(hold.cart) ?? [])),
    ...findUnrequestedHolds(unreportedHolds, entries, tolerance),
  ];

  function problemsOfEntry(entry: Entry, entriesOfCart: readonly Entry[]): string[] {
    const { client, op, outcome, holdId, expiresAt = 0 } = entry;
    const requestedSpots = spotsOf(entry);
    if (outcome !== 'ok' || holdId === undefined) return [];
    const others = entriesOfCart.filter((other) => other !== entry);
    const mayHaveEnded = others.some(mayEnd);
    const hold = holdsById.get(holdId);
    if (!hold)
      return mayHaveEnded || expiresAt <= now ? [] : [`${client} received a hold that does not exist`];
    const isLonger = others.some((other) => other.op === 'extend' && other.outcome !== 'fail');
    const wrong = {
      [`the hold that ${client} bought is ${hold.state}`]: op === 'buy' && hold.state !== 'sold',
      [`${client} received ${requestedSpots} spots and has ${hold.spots}`]:
        op === 'hold' && requestedSpots !== undefined && requestedSpots !== hold.spots,
      [`the live hold of ${client} is ${hold.state}`]:
        op === 'hold' && expiresAt > now && !mayHaveEnded && hold.state !== 'held',
      [`${client} received another expiry than the hold has`]:
        hold.expiresAt < expiresAt - tolerance || (!isLonger && hold.expiresAt > expiresAt + tolerance),
    };
    return Object.keys(wrong).filter((sentence) => wrong[sentence]);
  }
}

function spotsOf({ spots, takes }: Entry): number | undefined {
  return spots ?? takes[0]?.spots;
}

/** A call that was not refused may have ended the hold of its cart. Extensions never do. */
function mayEnd({ op, outcome }: Entry): boolean {
  return op !== 'extend' && outcome !== 'fail';
}

function findUnrequestedChange({ cart, state }: StoredHold, ofCart: readonly Entry[]): string[] {
  if (ofCart.length === 0) return [];
  const entriesOf = (wanted: Entry['op']) =>
    ofCart.filter(({ op, outcome }) => op === wanted && outcome !== 'fail').length;
  if (state === 'sold' && entriesOf('buy') === 0)
    return [`the hold of cart ${cart} is sold, and no call bought it`];
  // Another hold of the same cart replaces it.
  return state === 'released' && entriesOf('release') === 0 && entriesOf('hold') < 2
    ? [`the hold of cart ${cart} was released, and no call released it`]
    : [];
}

/** Each unanswered call may have made one hold, of what it requested and while it was pending. */
function findUnrequestedHolds(
  unreportedHolds: readonly StoredHold[],
  entries: readonly Entry[],
  tolerance: number,
): string[] {
  const unansweredCalls = new Set(
    entries.filter(({ op, outcome }) => op === 'hold' && outcome === 'unknown'),
  );
  return unreportedHolds.flatMap(({ cart, spots, madeAt }) => {
    const call = [...unansweredCalls].find(
      (one) =>
        one.cart === cart &&
        (spotsOf(one) ?? spots) === spots &&
        one.start - tolerance <= madeAt &&
        madeAt <= one.end + tolerance,
    );
    if (call) unansweredCalls.delete(call);
    return call ? [] : [`cart ${cart} has ${spots} spots that no answer reported and no call explains`];
  });
}
