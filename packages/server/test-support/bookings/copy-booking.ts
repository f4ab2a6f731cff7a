import type { Database } from '../../src/database/connect.ts';

type CopyInput = {
  readonly id: string;
  /** SQL of an object with the columns that differ. `number` counts the copies, from 1. */
  readonly changes: string;
  readonly count?: number;
};

/** Copies a booking, without the columns that the database computes. Returns the ids of the copies. */
export async function copyBooking(
  { pool }: Database,
  { id, changes, count = 1 }: CopyInput,
): Promise<readonly string[]> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'bookings'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  const { rows } = await pool.query<{ id: string }>(
    `insert into bookings (${names}) select ${names} from (
       select (jsonb_populate_record(booking, ${changes})).* from bookings booking, generate_series(1, $2) number
       where booking.id = $1) copy returning id`,
    [id, count],
  );
  return rows.map((row) => row.id);
}
