import type { Pool } from 'pg';

/**
 * Makes the database record every change of departures, nights of rooms and holds in the table `spot_log`. A change locks its
 * departure or its nights, so the positions of each are in order. A hold of rooms has a line for each of its nights. The
 * ledger of payments is something else: `ledger_entries`.
 */
export async function recordSpotLog(pool: Pool): Promise<void> {
  await pool.query(`
    create table spot_log (
      position bigint generated always as identity, transaction bigint not null default txid_current(),
      stock text not null, held int, sold int, capacity int, wanted int, closed bool,
      hold uuid, spots int, was text, state text);
    create function note_departure() returns trigger language plpgsql as $$ begin
      insert into spot_log (stock, held, sold, capacity, wanted, closed)
      values ('departure ' || new.id, new.held, new.sold, new.capacity, new.wanted_capacity, new.closed);
      return null;
    end $$;
    create function note_night() returns trigger language plpgsql as $$ begin
      insert into spot_log (stock, held, sold, capacity, wanted, closed)
      values ('night ' || new.night || ' of ' || new.room_type_id, new.held, new.sold, new.capacity, new.wanted_capacity,
        new.closed);
      return null;
    end $$;
    create function note_hold() returns trigger language plpgsql as $$ begin
      insert into spot_log (stock, hold, spots, was, state)
      select stock, new.id, spots, case when tg_op = 'UPDATE' then old.state end, new.state from (
        select 'departure ' || new.departure_id as stock, new.spots as spots where new.departure_id is not null
        union all
        select 'night ' || (arrival + day) || ' of ' || room_type_id, count(*) filter (where released_at is null)
        from held_rooms cross join generate_series(0, departure - arrival - 1) day
        where hold_id = new.id group by room_type_id, arrival + day) held;
      return null;
    end $$;
    create function note_deleted_hold() returns trigger language plpgsql as $$ begin
      insert into spot_log (stock, hold, spots, was, state)
      select 'departure ' || old.departure_id, old.id, old.spots, old.state, 'deleted' where old.departure_id is not null;
      return null;
    end $$;
    create trigger noted_as_deleted after delete on holds for each row execute function note_deleted_hold();
    create trigger noted after insert or update on departures for each row execute function note_departure();
    create trigger noted after insert or update on room_nights for each row execute function note_night();
    create trigger noted after insert or update on holds for each row execute function note_hold();`);
}

/** The counts of a departure, or of a room type in one night, after a change. */
type DepartureCounts = {
  readonly held: number;
  readonly sold: number;
  readonly capacity: number;
  readonly wanted: number;
  readonly closed: boolean;
};

/** Change of a hold. */
type Change = {
  readonly hold: string;
  readonly spots: number;
  readonly was: string | null;
  readonly state: string;
};

export type SpotLogLine = { readonly transaction: string; readonly stock: string } & (
  | ({ readonly hold: null } & DepartureCounts)
  | Change
);

/** Replays the spot log and returns what was wrong at any position. */
export async function checkSpotLog(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<SpotLogLine>('select * from spot_log order by position');
  return replaySpotLog(rows);
}

/**
 * After each transaction a departure or night counts what its holds say, and no more than its capacity. No hold was
 * made while it was closed, or beyond what was on sale.
 */
export function replaySpotLog(logLines: readonly SpotLogLine[]): string[] {
  return [...Map.groupBy(logLines, (line) => line.stock)].flatMap(([stock, lines]) =>
    problemsOfStock(lines).map((sentence) => `${stock}: ${sentence}`),
  );
}

function problemsOfStock(lines: readonly SpotLogLine[]): string[] {
  const wrong: string[] = [];
  const holds = new Map<string, Change>();
  let counted: DepartureCounts = { held: 0, sold: 0, capacity: 0, wanted: 0, closed: false };
  // A departure may begin with spots that were sold before the log existed.
  const soldBefore = lines[0]?.hold === null ? lines[0].sold : 0;
  const lastOf = new Map(lines.map(({ transaction }, at) => [transaction, at]));
  let lastCompleteLine = 0;
  for (const [at, line] of lines.entries()) {
    if (line.hold === null) counted = line;
    else {
      wrong.push(...problemsOfChange(line, counted));
      if (line.state === 'held' || line.state === 'sold') holds.set(line.hold, line);
      else holds.delete(line.hold);
    }
    // No other transaction sees a half-done one. A transaction that extends a hold may come in between.
    lastCompleteLine = Math.max(lastCompleteLine, lastOf.get(line.transaction) ?? at);
    if (at === lastCompleteLine) wrong.push(...problemsOfCounts(counted, holds, soldBefore));
  }
  return wrong;
}

function problemsOfChange({ was, state }: Change, { closed, held, sold, wanted }: DepartureCounts): string[] {
  const isNewHold = was === null && state === 'held';
  const wrong = {
    [`a hold went from ${was} to ${state}`]: !(allowedNextStates[was ?? 'none'] ?? []).includes(state),
    'a hold was placed while it was closed': isNewHold && closed,
    [`a hold raised the taken spots to ${held + sold} of ${wanted} on sale`]:
      isNewHold && held + sold > wanted,
  };
  return Object.keys(wrong).filter((sentence) => wrong[sentence]);
}

function problemsOfCounts(
  { held, sold, capacity }: DepartureCounts,
  holds: ReadonlyMap<string, Change>,
  before: number,
) {
  const sum = (wanted: string) =>
    [...holds.values()].reduce((total, { state, spots }) => (state === wanted ? total + spots : total), 0);
  const problems = {
    [`its held count is ${held}, and its live holds have ${sum('held')}`]: held !== sum('held'),
    [`its sold count is ${sold}, and its sold holds have ${before + sum('sold')}`]:
      sold !== before + sum('sold'),
    // Spots sold before are left out: two holds of the last spot are reported as two of one.
    [`${held + sold - before} of ${capacity - before} taken`]: held + sold > capacity,
  };
  return Object.keys(problems).filter((sentence) => problems[sentence]);
}

/**
 * A held hold may end in any way; staying held is an extension. A sold hold is released when its booking is
 * cancelled, or stays sold with fewer spots.
 */
const allowedNextStates: Readonly<Record<string, readonly string[]>> = {
  none: ['held'],
  held: ['held', 'sold', 'released', 'expired'],
  sold: ['sold', 'released'],
  released: ['deleted'],
  expired: ['deleted'],
};
