import type { Pool } from 'pg';

/**
 * Lets the database write down every change of departures and holds, in the order in which they were made: whoever
 * changes a departure has it locked, so that of each departure the positions are in order.
 */
export async function keepLedger(pool: Pool): Promise<void> {
  await pool.query(`
    create table ledger (
      position bigint generated always as identity, transaction bigint not null default txid_current(),
      departure bigint not null, held int, sold int, capacity int, hold uuid, spots int, was text, state text);
    create function note_departure() returns trigger language plpgsql as $$ begin
      insert into ledger (departure, held, sold, capacity) values (new.id, new.held, new.sold, new.capacity);
      return null;
    end $$;
    create function note_hold() returns trigger language plpgsql as $$ begin
      insert into ledger (departure, hold, spots, was, state)
      values (new.departure_id, new.id, new.spots, case when tg_op = 'UPDATE' then old.state end, new.state);
      return null;
    end $$;
    create trigger noted after insert or update on departures for each row execute function note_departure();
    create trigger noted after insert or update on holds for each row execute function note_hold();`);
}

type Line = {
  readonly transaction: string;
  readonly departure: string;
  readonly held: number | null;
  readonly sold: number | null;
  readonly capacity: number | null;
  readonly hold: string | null;
  readonly spots: number | null;
  readonly was: string | null;
  readonly state: string | null;
};

/** Plays the ledger again and says what was wrong at any position of it. */
export async function checkLedger(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Line>('select * from ledger order by position');
  const wrong: string[] = [];
  for (const [departure, lines] of Map.groupBy(rows, (line) => line.departure)) {
    const taken = new Map<string, number>();
    let counted = { held: 0, sold: 0, capacity: 0 };
    for (const [at, line] of lines.entries()) {
      if (line.hold !== null) noteHold(line);
      else counted = { held: line.held ?? 0, sold: line.sold ?? 0, capacity: line.capacity ?? 0 };
      // Within a transaction nobody sees what is half done.
      if (lines[at + 1]?.transaction === line.transaction) continue;
      const sum = [...taken.values()].reduce((all, spots) => all + spots, 0);
      if (sum > counted.capacity) wrong.push(`departure ${departure}: ${sum} of ${counted.capacity} taken`);
    }

    function noteHold({ hold, spots, was, state }: Line): void {
      if (hold === null || state === null) return;
      if (!(allowed[was ?? 'none'] ?? []).includes(state))
        wrong.push(`departure ${departure}: a hold went from ${was} to ${state}`);
      if (state === 'held' || state === 'sold') taken.set(hold, spots ?? 0);
      else taken.delete(hold);
    }
  }
  return wrong;
}

/** Held is the only state that anything comes after; to stay the same is to be extended. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  none: ['held'],
  held: ['held', 'sold', 'released', 'expired'],
};
