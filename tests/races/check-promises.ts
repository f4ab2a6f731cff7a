import type { Pool } from 'pg';
import type { Entry } from './history.ts';

/** A hold as the database has it. */
export type KeptHold = {
  readonly id: string;
  readonly cart: string;
  readonly state: string;
  readonly spots: number;
  readonly madeAt: number;
  readonly expiresAt: number;
};

export type Promises = {
  readonly entries: readonly Entry[];
  readonly holds: readonly KeptHold[];
  readonly now: number;
  /** By how many milliseconds the clocks of clients and database may differ. */
  readonly tolerance?: number;
};

/** Looks up everything that clients were told, and everything they were told nothing of. */
export async function checkPromises(pool: Pool, entries: readonly Entry[]): Promise<string[]> {
  const { rows } = await pool.query<KeptHold>(
    `select id, cart_id as cart, state, spots, extract(epoch from made_at)::float * 1000 as "madeAt",
       extract(epoch from expires_at)::float * 1000 as "expiresAt" from holds`,
  );
  return brokenPromises({ entries, holds: rows, now: Date.now() });
}

/**
 * What a client was told is still so. Of a call of which it was told nothing there is all or nothing: one hold of what it
 * asked for, made while it waited, or none. And nothing is there that nobody asked for.
 */
export function brokenPromises({ entries, holds, now, tolerance = 5 }: Promises): string[] {
  const kept = new Map(holds.map((hold) => [hold.id, hold]));
  const byCart = Map.groupBy(entries, ({ cart }) => cart);
  const told = new Set(entries.flatMap(({ holdId }) => holdId ?? []));
  const untold = holds.filter(({ id, cart }) => byCart.has(cart) && !told.has(id));
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
    const hold = kept.get(holdId);
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

/** A call that was not refused may have taken from a cart what it had. */
function mayEnd({ op, outcome }: Entry): boolean {
  return op !== 'extend' && outcome !== 'fail';
}

function changedUnasked({ cart, state }: KeptHold, ofCart: readonly Entry[]): string[] {
  if (ofCart.length === 0) return [];
  const asked = (wanted: Entry['op']) =>
    ofCart.filter(({ op, outcome }) => op === wanted && outcome !== 'fail').length;
  if (state === 'sold' && asked('buy') === 0) return [`what cart ${cart} held is sold, and nobody bought it`];
  // Another hold of the same cart takes its place.
  return state === 'released' && asked('release') === 0 && asked('hold') < 2
    ? [`what cart ${cart} held was given back, and nobody asked for that`]
    : [];
}

/** Each call of which nothing was heard may have made one hold, of what it asked for and while it was under way. */
function unaskedFor(untold: readonly KeptHold[], entries: readonly Entry[], tolerance: number): string[] {
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
    return call ? [] : [`cart ${cart} has ${spots} spots that nobody was told of, and no call explains`];
  });
}
