import type { Pool } from 'pg';

/** Addresses in a market of sailings, each of which a measurement requests once. */
export type Fleet = {
  readonly count: number;
  readonly sailings: readonly string[];
  readonly products: readonly string[];
  readonly pickerPages: readonly string[];
  readonly shipCalls: readonly string[];
  readonly sailingCalls: readonly string[];
};

/** Chooses addresses evenly among sailings that have not begun, among products, and among ships. */
export async function someFleet(pool: Pool, samples: number): Promise<Fleet> {
  const list = async (text: string) =>
    (await pool.query<{ path: string }>(text)).rows.map(({ path }) => path);
  const spread = (paths: readonly string[]) =>
    Array.from({ length: Math.min(samples, paths.length) }, (_, index) => {
      const path = paths[Math.floor((index * paths.length) / Math.min(samples, paths.length))];
      return path ?? '';
    });
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from cruise_routes');
  return {
    count: rows[0]?.count ?? 0,
    sailings: spread(
      await list(`select '/en/toursForCruises/' || id as path from cruise_routes
        where starts_on between current_date + 30 and current_date + 200 order by id`),
    ),
    products: spread(
      await list(`select '/en/' || product.type || '/' || location.slug || '/' || product.slug || '-' || product.code as path
        from products product join locations location on location.id = product.location_id order by product.id`),
    ),
    pickerPages: spread(
      await list(
        `select '/en/toursForCruises?line=' || line_id || '&ship=' || id as path from cruise_ships order by id`,
      ),
    ),
    shipCalls: spread(
      await list(
        `select '/api/ToursForCruises/cruiseShips?cruiseLine=' || id as path from cruise_lines order by id`,
      ),
    ),
    sailingCalls: spread(
      await list(
        `select '/api/ToursForCruises/cruiseRoutes?cruiseShip=' || id as path from cruise_ships order by id`,
      ),
    ),
  };
}

/** Adds copies of every line with its ships and their sailings, until there are `times` as many. */
export async function multiplyFleet(pool: Pool, times: number): Promise<void> {
  // A UUID of version 8, because our calls refuse others.
  const copied = (id: string) =>
    `overlay(overlay(md5(${id}::text || copy) placing '8' from 13) placing 'a' from 17)::uuid`;
  const copies = `generate_series(2, ${times}) as copies(copy)`;
  const columns = async (table: string, own: Readonly<Record<string, string>>) => {
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    return `insert into ${table} (${names.join(', ')})
      select ${names.map((name) => own[name] ?? `original.${name}`).join(', ')} from ${table} original, ${copies}`;
  };
  const slug = `original.slug || '-' || copy`;
  await pool.query(await columns('cruise_lines', { id: copied('original.id'), slug }));
  await pool.query(
    await columns('cruise_ships', { id: copied('original.id'), line_id: copied('original.line_id'), slug }),
  );
  await pool.query(
    await columns('cruise_routes', { id: copied('original.id'), ship_id: copied('original.ship_id') }),
  );
  await pool.query(await columns('cruise_calls', { route_id: copied('original.route_id') }));
  await pool.query('analyze cruise_lines, cruise_ships, cruise_routes, cruise_calls');
}
