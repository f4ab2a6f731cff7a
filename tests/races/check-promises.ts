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

/** Checks everything that clients were told, and every call that was not answered. */
export async function checkPromises(pool: Pool, entries: readonly Entry[]): Promise<string[]> {
  const { rows } = await pool.query<StoredHold>(
    `select id, cart_id as cart, state, spots, extract(epoch from made_at)::float * 1000 as "madeAt",
       extract(epoch from expires_at)::float * 1000 as "expiresAt" from holds`,
  );
  return brokenPromises({ entries, holds: rows, now: Date.now() });
}

/**
 * Checks that what clients were told is still true. An unanswered call made either one hold of what it
 * requested, while it waited, or none. No hold exists that was not requested.
 */
export function brokenPromises({ entries, holds, now, tolerance = 5 }: Promises): string[] {
  const holdsById = new Map(holds.map((hold) => [hold.id, hold]));
  const byCart = Map.groupBy(entries, ({ cart }) => cart);
  const toldHolds = new Set(entries.flatMap(({ holdId }) => holdId ?? []));
  const untold = holds.filter(({ id, cart }) => byCart.has(cart) && !toldHolds.has(id));
  return [
    ...entries.flatMap((entry) => brokenBy(entry, byCart.get(entry.cart) ?? [])),
    ...holds.flatMap((hold) => changedUnasked(hold, byCart.get(hold.cart) ?? [])),
    ...unaskedFor(untold, entries, tolerance),
  ];

  function brokenBy(entry: Entry, ofCart: readonly Entry[]): string[] {
    const { client, op, outcome, holdId, takes, expiresAt = 0 } = entry;
    if (outcome !== 'ok' || holdId === undefined) return [];
    const others = ofCart.filter((other) => other !== entry);
    const mayHaveEnded = others.some(mayEnd);
    const hold = holdsById.get(holdId);
    if (!hold)
      return mayHaveEnded || expiresAt <= now ? [] : [`${client} was told of a hold that does not exist`];
    const isLonger = others.some((other) => other.op === 'extend' && other.outcome !== 'fail');
    const wrong = {
      [`what ${client} bought is ${hold.state}`]: op === 'buy' && hold.state !== 'sold',
      [`${client} was told of ${takes[0]?.spots} spots and has ${hold.spots}`]:
        op === 'hold' && takes[0] !== undefined && takes[0].spots !== hold.spots,
      [`what ${client} holds is ${hold.state}`]:
        op === 'hold' && expiresAt > now && !mayHaveEnded && hold.state !== 'held',
      [`${client} was told of another end than there is`]:
        hold.expiresAt < expiresAt - tolerance || (!isLonger && hold.expiresAt > expiresAt + tolerance),
    };
    return Object.keys(wrong).filter((sentence) => wrong[sentence]);
  }
}

/** A call that was not refused may have ended the hold of its cart. Extensions never do. */
function mayEnd({ op, outcome }: Entry): boolean {
  return op !== 'extend' && outcome !== 'fail';
}

function changedUnasked({ cart, state }: StoredHold, ofCart: readonly Entry[]): string[] {
  if (ofCart.length === 0) return [];
  const entriesOf = (wanted: Entry['op']) =>
    ofCart.filter(({ op, outcome }) => op === wanted && outcome !== 'fail').length;
  if (state === 'sold' && entriesOf('buy') === 0)
    return [`what cart ${cart} held is sold, and no call bought it`];
  // Another hold of the same cart replaces it.
  return state === 'released' && entriesOf('release') === 0 && entriesOf('hold') < 2
    ? [`what cart ${cart} held was released, and no call released it`]
    : [];
}

/** Each unanswered call may have made one hold, of what it requested and while it was pending. */
function unaskedFor(untold: readonly StoredHold[], entries: readonly Entry[], tolerance: number): string[] {
  const unheard = new Set(entries.filter(({ op, outcome }) => op === 'hold' && outcome === 'unknown'));
  return untold.flatMap(({ cart, spots, madeAt }) => {
    const call = [...unheard].find(
      (one) =>
        one.cart === cart &&
        (one.takes[0]?.spots ?? spots) === spots &&
        one.start - tolerance <= madeAt &&
        madeAt <= one.end + tolerance,
    );
    if (call) unheard.delete(call);
    return call ? [] : [`cart ${cart} has ${spots} spots that no answer told and no call explains`];
  });
}
