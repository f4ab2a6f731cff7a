import type { Pool } from 'pg';

/**
 * Lets the database write down every change of departures and holds, in the order in which they were made: whoever
 * changes a departure has it locked, so that of each departure the positions are in order.
 */
export async function keepLedger(pool: Pool): Promise<void> {
  await pool.query(`
    create table ledger (
      position bigint generated always as identity, transaction bigint not null default txid_current(),
      departure bigint not null, held int, sold int, capacity int, wanted int, closed bool,
      hold uuid, spots int, was text, state text);
    create function note_departure() returns trigger language plpgsql as $$ begin
      insert into ledger (departure, held, sold, capacity, wanted, closed)
      values (new.id, new.held, new.sold, new.capacity, new.wanted_capacity, new.closed);
      return null;
    end $$;
    create function note_hold() returns trigger language plpgsql as $$ begin
      insert into ledger (departure, hold, spots, was, state)
      values (new.departure_id, new.id, new.spots, case when tg_op = 'UPDATE' then old.state end, new.state);
      return null;
    end $$;
    create function note_deleted_hold() returns trigger language plpgsql as $$ begin
      insert into ledger (departure, hold, spots, was, state)
      values (old.departure_id, old.id, old.spots, old.state, 'deleted');
      return null;
    end $$;
    create trigger noted_as_deleted after delete on holds for each row execute function note_deleted_hold();
    create trigger noted after insert or update on departures for each row execute function note_departure();
    create trigger noted after insert or update on holds for each row execute function note_hold();`);
}

/** What a departure counted after a change. */
type Counted = {
  readonly held: number;
  readonly sold: number;
  readonly capacity: number;
  readonly wanted: number;
  readonly closed: boolean;
};

/** What became of a hold. */
type Change = {
  readonly hold: string;
  readonly spots: number;
  readonly was: string | null;
  readonly state: string;
};

export type Line = { readonly transaction: string; readonly departure: string } & (
  | ({ readonly hold: null } & Counted)
  | Change
);

/** Plays the ledger again and says what was wrong at any position of it. */
export async function checkLedger(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Line>('select * from ledger order by position');
  return playAgain(rows);
}

/**
 * After each transaction a departure counts what its holds say, and no more than there is. And no hold came while it was
 * closed, or to more than was on sale.
 */
export function playAgain(all: readonly Line[]): string[] {
  return [...Map.groupBy(all, (line) => line.departure)].flatMap(([departure, lines]) =>
    wrongIn(lines).map((sentence) => `departure ${departure}: ${sentence}`),
  );
}

function wrongIn(lines: readonly Line[]): string[] {
  const wrong: string[] = [];
  const holds = new Map<string, Change>();
  let counted: Counted = { held: 0, sold: 0, capacity: 0, wanted: 0, closed: false };
  // A departure may begin with spots that were sold before anybody wrote anything down.
  const soldBefore = lines[0]?.hold === null ? lines[0].sold : 0;
  const lastOf = new Map(lines.map(({ transaction }, at) => [transaction, at]));
  let settled = 0;
  for (const [at, line] of lines.entries()) {
    if (line.hold === null) counted = line;
    else {
      wrong.push(...wrongWith(line, counted));
      if (line.state === 'held' || line.state === 'sold') holds.set(line.hold, line);
      else holds.delete(line.hold);
    }
    // Within a transaction nobody sees what is half done; one that makes a hold longer may come in between.
    settled = Math.max(settled, lastOf.get(line.transaction) ?? at);
    if (at === settled) wrong.push(...wrongAfter(counted, holds, soldBefore));
  }
  return wrong;
}

function wrongWith({ was, state }: Change, { closed, held, sold, wanted }: Counted): string[] {
  const comes = was === null && state === 'held';
  const wrong = {
    [`a hold went from ${was} to ${state}`]: !(allowed[was ?? 'none'] ?? []).includes(state),
    'a hold came while it was closed': comes && closed,
    [`a hold came and made it ${held + sold} of ${wanted} on sale`]: comes && held + sold > wanted,
  };
  return Object.keys(wrong).filter((sentence) => wrong[sentence]);
}

function wrongAfter({ held, sold, capacity }: Counted, holds: ReadonlyMap<string, Change>, before: number) {
  const sum = (wanted: string) =>
    [...holds.values()].reduce((all, { state, spots }) => (state === wanted ? all + spots : all), 0);
  const wrong = {
    [`it counts ${held} as held, and its holds are ${sum('held')}`]: held !== sum('held'),
    [`it counts ${sold} as sold, and its sales are ${before + sum('sold')}`]: sold !== before + sum('sold'),
    // What was sold before is nobody's in a race: of the last spot two is two of one.
    [`${held + sold - before} of ${capacity - before} taken`]: held + sold > capacity,
  };
  return Object.keys(wrong).filter((sentence) => wrong[sentence]);
}

/**
 * Held is what anything may come after; to stay the same is to be extended. What is sold comes back when its booking is
 * given up, or stays sold with fewer spots.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  none: ['held'],
  held: ['held', 'sold', 'released', 'expired'],
  sold: ['sold', 'released'],
  released: ['deleted'],
  expired: ['deleted'],
};
