import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../database/connect-database.ts';
import { eachCause } from '../../database/is-connection-lost.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { HoldOutcome, WantedHold } from '../../gateways/inventory/port.ts';
import {
  EXPIRE_OF_DEPARTURE,
  EXPIRE_OF_HOLDER,
  EXPIRE_OF_RESOURCES,
  SECONDS_UNTIL_PLACE,
} from './hold.queries.ts';
import { idsOf } from './read-resources.ts';
import { replaceHold } from './replace-hold.ts';
import { type Placed, takeSpots } from './take-spots.ts';

/** All but the last were in vain because others were quicker, or because something had to be cleared away first. */
const mostAttempts = 20;

/**
 * Takes spots out of sale for a cart. Where the cart holds nothing and nothing is shared, it is a single statement;
 * otherwise what the cart held goes in the same transaction in which the new hold comes, or stays.
 */
export async function placeHold(database: Database, wanted: WantedHold): Promise<HoldOutcome> {
  const { pool } = database;
  let mustReplace = wanted.resources.length > 0;
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const placed = await (mustReplace ? replaceHold(database, wanted) : takeSpots(pool, wanted)).catch(met);
    if (placed === 'another') await wait(Math.random() * 5 * attempt);
    else if (placed === 'own cart' || placed.holdsAlready) mustReplace = true;
    else if (placed.id !== null) return { outcome: 'held', hold: holdOf(wanted, placed) };
    else if (placed.bought) return { outcome: 'bought' };
    else if (placed.maySoon) await tidy(pool, wanted, placed);
    else return placed.noPlaceOf ? tooMany(pool, wanted, placed.noPlaceOf) : { outcome: 'nothing' };
  }
  throw new Failure('unavailable', { details: `No hold after ${mostAttempts} attempts.` });
}

/** Whom a call met that came at the same moment: one with its own cart, or one that took the same place of a client. */
function met(error: unknown): 'own cart' | 'another' {
  for (const { code, constraint } of eachCause(error) as Iterable<{ code?: unknown; constraint?: unknown }>) {
    if (code === '40P01' || code === '40001') return 'another';
    if (code !== '23505') continue;
    if (constraint === 'one_live_hold_of_cart') return 'own cart';
    if (constraint === 'live_holds_of_browser' || constraint === 'live_holds_of_address') return 'another';
  }
  throw error;
}

function holdOf({ cartId, quote }: WantedHold, { id, spots, expiresAt, isExtended, now }: Placed) {
  if (id === null || spots === null || expiresAt === null) throw new Error('A hold has no end.');
  return {
    id,
    cartId,
    state: 'held',
    spots,
    expiresAt,
    isExtended: isExtended === true,
    now,
    quote,
  } as const;
}

/** Ends what has run out and is in the way. */
async function tidy(client: Queryable, wanted: WantedHold, placed: Placed): Promise<void> {
  const { optionId, date, time, resources, from, to, holder } = wanted;
  if (placed.noPlaceOf) await client.query(EXPIRE_OF_HOLDER, [holder.browser, holder.address]);
  await client.query(EXPIRE_OF_DEPARTURE, [optionId, date, time]);
  if (resources.length > 0) await client.query(EXPIRE_OF_RESOURCES, [idsOf(wanted), from, to]);
}

async function tooMany(
  client: Queryable,
  { holder }: WantedHold,
  of: 'browser' | 'address',
): Promise<HoldOutcome> {
  const { browser, mostOfBrowser, address, mostOfAddress } = holder;
  const { rows } = await client.query<{ seconds: number }>(SECONDS_UNTIL_PLACE, [
    browser,
    mostOfBrowser,
    address,
    mostOfAddress,
  ]);
  return { outcome: 'too_many', of, seconds: rows[0]?.seconds ?? 1 };
}
