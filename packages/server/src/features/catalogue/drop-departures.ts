import type { ClientBase } from 'pg';
import { CannotStart } from '../../database/cannot-start.ts';

type Options = {
  /** Of these products… */
  readonly products: readonly unknown[];
  /** …all ways to book them but those that stay. */
  readonly except: readonly unknown[];
};

/**
 * Makes way for the removal of options: departures of which nothing is held or sold go with them. Where somebody has
 * booked, or is about to, nothing goes, and the mistake is named.
 */
export async function dropDepartures(client: ClientBase, { products, except }: Options): Promise<void> {
  // In the order in which everybody locks who holds. From the last of them on nobody takes anything of them.
  for (const lock of [LOCK_REMOVED_OPTIONS, LOCK_THEIR_HOLDS, LOCK_THEIR_DEPARTURES])
    await client.query(lock, [products, except]);
  // Statements of their own, which see what was committed while we waited for those locks.
  const { rows } = await client.query<{ option: string; slug: string; city: string }>(booked, [
    products,
    except,
  ]);
  if (rows.length > 0) {
    const lines = rows.map(
      ({ option, slug, city }) => `The option "${option}" of ${slug} in ${city} has bookings and cannot go.`,
    );
    const help = 'Leave it in the file; an exception may say that it runs no more. Nothing was changed.';
    throw new CannotStart([...lines, help].join('\n'));
  }
  await client.query(`delete from holds where departure_id in (${departures})`, [products, except]);
  await client.query(`delete from departures where id in (${departures})`, [products, except]);
}

const removed = `select o.* from product_options o
  where o.product_id = any($1::uuid[]) and o.id <> all($2::uuid[])`;

const departures = `select d.id from departures d join (${removed}) o on o.id = d.option_id`;

/** From then on no departure of them comes into being. */
const LOCK_REMOVED_OPTIONS = `${removed} order by o.id for update`;

const LOCK_THEIR_HOLDS = `
  select from holds where departure_id in (${departures}) and state = 'held' order by id for update`;

/** A hold on a departure that is there already asks nobody but the departure. */
export const LOCK_THEIR_DEPARTURES = `
  select from departures where id in (${departures}) order by id for update`;

const booked = `
  with removed as (${removed})
  select coalesce(t.name, 'option ' || o.position + 1) as option, p.slug, l.slug as city
  from removed o
  join products p on p.id = o.product_id
  join locations l on l.id = p.location_id
  left join product_option_texts t on t.option_id = o.id and t.locale = 'en'
  where exists (select from departures d where d.option_id = o.id and (d.sold > 0 or exists (
    select from holds h where h.departure_id = d.id and h.state = 'held' and h.expires_at > now())))
  order by l.slug, p.slug, o.position`;
