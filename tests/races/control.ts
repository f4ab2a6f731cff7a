import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { USE_RESOURCES } from '../../packages/server/src/features/quotes/holds/hold.queries.ts';
import { placeHold } from '../../packages/server/src/features/quotes/holds/place-hold.ts';
import type {
  BuyOutcome,
  Hold,
  HoldOutcome,
  Inventory,
  WantedHold,
} from '../../packages/server/src/gateways/inventory/port.ts';
import { withMembers } from '../../packages/server/test-support/database/with-members.ts';
import { departureCapacity } from './race-database.ts';

/**
 * An inventory as it is often written: it reads whether a departure is open and how many spots are left, then
 * takes them. Without the database constraint against overselling it oversells. A race that does not detect
 * this proves nothing. The numbered slots of browser and address are random, so that their unique indexes refuse no hold.
 */
export function uncheckedInventory({ pool }: Pick<Database, 'pool'>): Pick<Inventory, 'hold'> {
  return {
    async hold({ cartId, optionId, date, time, people, holder, seconds, quote }) {
      const { rows } = await pool.query<{ id: string; free: number; closed: boolean }>(
        `select id, wanted_capacity - held - sold as free, closed from departures
         where option_id = $1 and local_date = $2 and local_time is not distinct from $3::time`,
        [optionId, date, time],
      );
      const [departure] = rows;
      if (!departure || departure.closed || departure.free < people) return { outcome: 'nothing' };
      const id = randomUUID();
      const insertion = await pool.query<{ expiresAt: Date; now: Date }>(
        `with taken as (update departures set held = held + $2 where id = $1)
         insert into holds
           (id, cart_id, departure_id, spots, expires_at, browser, browser_slot, address, address_slot, quote)
         values ($3, $4, $1, $2, now() + make_interval(secs => $5), $6, 1 + random() * 30000, $7, 1 + random() * 30000, $8)
         returning expires_at as "expiresAt", now() as now`,
        [departure.id, people, id, cartId, seconds, holder.browser, holder.address, JSON.stringify(quote)],
      );
      const [times] = insertion.rows;
      if (!times) throw new Error('The hold was not inserted.');
      return {
        outcome: 'held',
        hold: { id, cartId, state: 'held', spots: people, isNotExtendable: false, quote, ...times },
      };
    },
  };
}

/** Drops the constraints by which the database itself prevents overselling. */
export async function dropOversellConstraint({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('alter table departures drop constraint never_oversold');
  await pool.query('alter table room_nights drop constraint rooms_never_oversold');
}

type PlaceStayInput = {
  /** What the statement that holds rooms becomes. */
  readonly change?: (text: string) => string;
  readonly onError?: (error: Error & { readonly code?: unknown }) => void;
};

/** A database that runs another statement named `place-stay` (features/quotes/stays/place-stay.ts) and states its errors. */
export function withPlaceStay(
  database: Database,
  { change = (text) => text, onError = () => {} }: PlaceStayInput,
): Database {
  const changed = (query: unknown) =>
    typeof query === 'object' && query !== null && 'name' in query && query.name === 'place-stay'
      ? { text: change(String((query as { text?: unknown }).text)) }
      : query;
  const queryOf = (client: Pick<PoolClient, 'query'>) => async (query: never, values: never) => {
    try {
      return await client.query(changed(query) as never, values);
    } catch (error) {
      onError(error as Error);
      throw error;
    }
  };
  const lend = async (): Promise<PoolClient> => {
    const client = await database.pool.connect();
    return withMembers(client, { query: queryOf(client) });
  };
  return {
    ...database,
    pool: withMembers(database.pool, { connect: lend, query: queryOf(database.pool as never) }),
  };
}

/** The statement that holds rooms without its lock: it counts the nights, then takes them. */
export function withoutNightLock(text: string): string {
  const unlocked = text.replace(' for no key update of night', '');
  if (unlocked === text) throw new Error('The statement has no lock of nights.');
  return unlocked;
}

/** The statement that holds rooms with its nights locked backwards. */
export function withNightsBackwards(text: string): string {
  const backwards = text.replace(
    'order by night.room_type_id, night.night for',
    'order by night.room_type_id desc, night.night desc for',
  );
  if (backwards === text) throw new Error('The statement does not order its nights.');
  return backwards;
}

/**
 * The same fault with a resource that two trips share: it reads what the others use, then takes its units.
 */
export async function uncheckedBoatHold(
  database: Database,
  wanted: WantedHold,
  capacity: number,
): Promise<HoldOutcome> {
  const { pool } = database;
  const [boat] = wanted.resources;
  const { rows } = await pool.query<{ used: number }>(
    'select coalesce(sum(units), 0)::int as used from resource_uses where resource_id = $1 and starts_at = $2',
    [boat?.id, wanted.from],
  );
  if ((rows[0]?.used ?? 0) + wanted.people > capacity) return { outcome: 'nothing' };
  const outcome = await placeHold(database, { ...wanted, resources: [] });
  if (outcome.outcome === 'held')
    await pool.query(USE_RESOURCES, [outcome.hold.id, [boat?.id], [wanted.people], wanted.from, wanted.to]);
  return outcome;
}

/** A sale that trusts an earlier read and is so slow that the hold has ended when it writes. */
export async function uncheckedSale({ pool }: Pick<Database, 'pool'>, cartId: string): Promise<BuyOutcome> {
  const { rows } = await pool.query<Hold>(
    `select id, cart_id as "cartId", spots, expires_at as "expiresAt", false as "isNotExtendable", now() as now, quote,
       'sold' as state
     from holds where cart_id = $1 and state = 'held'`,
    [cartId],
  );
  const [hold] = rows;
  if (!hold) return { outcome: 'ended' };
  const HELD_HOLD = `select from holds where id = $1 and state = 'held'`;
  await expect
    .poll(async () => (await pool.query(HELD_HOLD, [hold.id])).rowCount, { interval: 5, timeout: 2_500 })
    .toBe(0);
  await pool.query(
    `with bought as (update holds set state = 'sold', ended_at = null where id = $1 returning departure_id)
     update departures d set held = held - $2, sold = sold + $2 from bought where d.id = bought.departure_id`,
    [hold.id, hold.spots],
  );
  return { outcome: 'bought', hold };
}

/**
 * Takes the spots, deletes the earlier hold of the cart and inserts the new hold, each as a separate
 * statement.
 */
export async function holdInSeparateStatements(
  { pool }: Pick<Database, 'pool'>,
  { cartId, optionId, date, time, people, seconds, holder }: WantedHold,
): Promise<HoldOutcome> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into departures as d (option_id, local_date, local_time, wanted_capacity, capacity, held)
     values ($1, $2, $3, $5, $5, $4)
     on conflict (option_id, local_date, local_time) do update set held = d.held + $4
       where d.held + d.sold + $4 <= d.capacity
     returning id`,
    [optionId, date, time, people, departureCapacity],
  );
  const [departure] = rows;
  if (!departure) return { outcome: 'nothing' };
  await pool.query(
    `with old as (delete from holds where cart_id = $1 returning departure_id, spots)
     update departures d set held = d.held - old.spots from old where d.id = old.departure_id`,
    [cartId],
  );
  const { rows: holds } = await pool.query<Hold>(
    `insert into holds
       (cart_id, departure_id, spots, expires_at, browser, browser_slot, address, address_slot, quote)
     values ($1, $2, $3, now() + make_interval(secs => $4), $5, 1, $6, 1, '{}')
     returning id, cart_id as "cartId", state, spots, expires_at as "expiresAt", false as "isNotExtendable", now() as now, quote`,
    [cartId, departure.id, people, seconds, holder.browser, holder.address],
  );
  const [hold] = holds;
  return hold ? { outcome: 'held', hold } : { outcome: 'nothing' };
}

type Interruption = {
  /** Calls `interrupt` just before the first statement that begins like this. */
  readonly before: RegExp;
  readonly interrupt: () => Promise<void>;
  /** A statement that is skipped. */
  readonly without: string | undefined;
};

/**
 * A database on which a transaction is interrupted at its weakest moment. It may also lack one of its guards.
 */
export function interruptedDatabase(
  database: Database,
  { before, interrupt, without }: Interruption,
): Database {
  let wasInterrupted = false;
  const lend = async (): Promise<PoolClient> => {
    const client = await database.pool.connect();
    return withMembers(client, {
      async query(text: string, values: unknown[]) {
        if (text === without) return undefined;
        if (!wasInterrupted && before.test(text)) {
          wasInterrupted = true;
          await interrupt();
        }
        return await client.query(text, values);
      },
    });
  };
  return { ...database, pool: withMembers(database.pool, { connect: lend }) };
}

/**
 * A database that never waits for a locked booking, so that tests show what the lock protects. It removes
 * `for update` from the statement named `lock-booking` (features/bookings/booking.ts).
 */
export function withoutBookingLock(database: Database): Database {
  const withoutLock = (query: unknown) =>
    typeof query === 'object' && query !== null && 'name' in query && query.name === 'lock-booking'
      ? { text: String((query as { text?: unknown }).text).replace(' for update', '') }
      : query;
  const lend = async (): Promise<PoolClient> => {
    const client = await database.pool.connect();
    return withMembers(client, {
      query: (query: never, values: never) => client.query(withoutLock(query) as never, values),
    });
  };
  return { ...database, pool: withMembers(database.pool, { connect: lend }) };
}
