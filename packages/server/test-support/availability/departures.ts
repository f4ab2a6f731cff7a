import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/database/connect.ts';
import { catalogueId } from '../../src/features/catalogue/import/catalogue-id.ts';

/** Id of an option of a product of `placeWith('lisbon', …)`. The first option is the product itself. */
export function optionOf(slug: string, position = 0): string {
  return catalogueId('option', 'lisbon', slug, position);
}

type DepartureInput = {
  readonly option: string;
  readonly date: string;
  readonly time?: string | null;
  readonly capacity?: number;
  readonly closed?: boolean;
  readonly sold?: number;
  /**
   * Holds: their spots, and in how many minutes each expires. A negative number means that the hold has
   * expired.
   */
  readonly holds?: readonly {
    readonly spots: number;
    readonly endsIn: number;
    readonly cartId?: string;
  }[];
  /** The resource that each spot uses, and when. */
  readonly uses?: { readonly resource: string; readonly from: string; readonly to: string };
};

/** Inserts a departure with held and sold spots, and the holds to match. */
export async function takenDeparture(
  { pool }: Pick<Database, 'pool'>,
  departure: DepartureInput,
): Promise<string> {
  const { option, date, time = '18:30', capacity, closed = false, sold = 0, holds = [], uses } = departure;
  const heldSpots = holds.reduce((sum, { spots }) => sum + spots, 0);
  const { rows } = await pool.query<{ id: string }>(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, held, sold, closed)
     select id, $2, $3, coalesce($4, capacity), coalesce($4, capacity), $5, $6, $7 from product_options where id = $1
     returning id`,
    [option, date, time, capacity, heldSpots, sold, closed],
  );
  const id = rows[0]?.id ?? '';
  const all = [
    ...holds.map((hold) => ({ ...hold, state: 'held' })),
    ...(sold > 0 ? [{ spots: sold, endsIn: -60, cartId: undefined, state: 'sold' }] : []),
  ];
  for (const { spots, endsIn, cartId, state } of all) {
    const hold = await pool.query<{ id: string }>(
      `insert into holds (cart_id, departure_id, spots, state, expires_at, browser, browser_slot, address,
         address_slot, quote)
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

/** Inserts a resource that these options share. Each of their spots, or each booking, takes one unit. */
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
