import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect-database.ts';
import { catalogueId } from '../catalogue/catalogue-id.ts';

/** One way to book a product of `placeWith('lisbon', …)`; the first is the product as it is. */
export function optionOf(slug: string, position = 0): string {
  return catalogueId('option', 'lisbon', slug, position);
}

type Departure = {
  readonly option: string;
  readonly date: string;
  readonly time?: string | null;
  readonly capacity?: number;
  readonly closed?: boolean;
  readonly sold?: number;
  /** Spots of holds, and in how many minutes each of them ends; those that have ended already, by less than 0. */
  readonly holds?: readonly {
    readonly spots: number;
    readonly endsIn: number;
    readonly cartId?: string;
  }[];
  /** What each spot takes away of a resource, and when. */
  readonly uses?: { readonly resource: string; readonly from: string; readonly to: string };
};

/** A departure of which something is taken, with the holds that say so. */
export async function takenDeparture(
  { pool }: Pick<Database, 'pool'>,
  departure: Departure,
): Promise<string> {
  const { option, date, time = '18:30', capacity, closed = false, sold = 0, holds = [], uses } = departure;
  const held = holds.reduce((sum, { spots }) => sum + spots, 0);
  const { rows } = await pool.query<{ id: string }>(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, held, sold, closed)
     select id, $2, $3, coalesce($4, capacity), coalesce($4, capacity), $5, $6, $7 from product_options where id = $1
     returning id`,
    [option, date, time, capacity, held, sold, closed],
  );
  const id = rows[0]?.id ?? '';
  const all = [
    ...holds.map((hold) => ({ ...hold, state: 'held' })),
    ...(sold > 0 ? [{ spots: sold, endsIn: -60, cartId: undefined, state: 'sold' }] : []),
  ];
  for (const { spots, endsIn, cartId, state } of all) {
    const hold = await pool.query<{ id: string }>(
      `insert into holds (cart_id, departure_id, spots, state, expires_at, browser, browser_place, address,
         address_place, quote)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5), $6, 0, $6, 0, '{}') returning id`,
      [cartId ?? randomUUID(), id, spots, state, endsIn, Buffer.from(randomUUID())],
    );
    if (uses)
      await pool.query('insert into resource_uses values ($1, $2, $3, $4, $5)', [
        hold.rows[0]?.id,
        uses.resource,
        spots,
        uses.from,
        uses.to,
      ]);
  }
  return id;
}

/** Something that these options share, of which each of their spots takes one. */
export async function sharedResource(
  { pool }: Pick<Database, 'pool'>,
  {
    capacity,
    options,
    per = 'spot',
  }: { capacity: number; options: readonly string[]; per?: 'spot' | 'booking' },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with shared as (insert into resources (id, organisation_id, slug, capacity)
       select gen_random_uuid(), id, gen_random_uuid()::text, $1 from organisations limit 1 returning id)
     insert into option_resources (option_id, resource_id, per, units)
     select option.id, shared.id, $3, 1 from shared, unnest($2::uuid[]) as option (id) returning resource_id as id`,
    [capacity, options, per],
  );
  return rows[0]?.id ?? '';
}
