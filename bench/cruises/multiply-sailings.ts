import type { Pool } from 'pg';

/** Removes ships with their sailings, evenly from all lines, until about so many sailings are left. */
export async function keepSailings(pool: Pool, wanted: number): Promise<void> {
  await pool.query(
    `delete from cruise_routes where ship_id in (
       select id from (
         select ship_id as id, sum(count(*)) over (order by md5(ship_id::text)) as sailings
         from cruise_routes group by ship_id) ships
       where sailings > $1)`,
    [wanted],
  );
  await pool.query(
    'delete from cruise_ships s where not exists (select from cruise_routes r where r.ship_id = s.id)',
  );
  await pool.query(
    'delete from cruise_lines l where not exists (select from cruise_ships s where s.line_id = l.id)',
  );
  await pool.query('analyze cruise_lines, cruise_ships, cruise_routes, cruise_calls');
}

/** Adds copies of every line with its ships and their sailings, until there are `factor` times as many. */
export async function multiplySailings(pool: Pool, factor: number): Promise<void> {
  // A hash in the form of a UUID, with version 8 and variant a, because our calls refuse a hash that states neither.
  const copiedIdSql = (id: string) =>
    `overlay(overlay(md5(${id}::text || copy) placing '8' from 13) placing 'a' from 17)::uuid`;
  const copyNumbers = `generate_series(2, ${factor}) as copies(copy)`;
  const copyStatement = async (table: string, changed: Readonly<Record<string, string>>) => {
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    return `insert into ${table} (${names.join(', ')})
      select ${names.map((name) => changed[name] ?? `original.${name}`).join(', ')} from ${table} original, ${copyNumbers}`;
  };
  const slug = `original.slug || '-' || copy`;
  await pool.query(await copyStatement('cruise_lines', { id: copiedIdSql('original.id'), slug }));
  await pool.query(
    await copyStatement('cruise_ships', {
      id: copiedIdSql('original.id'),
      line_id: copiedIdSql('original.line_id'),
      slug,
    }),
  );
  await pool.query(
    await copyStatement('cruise_routes', {
      id: copiedIdSql('original.id'),
      ship_id: copiedIdSql('original.ship_id'),
    }),
  );
  await pool.query(await copyStatement('cruise_calls', { route_id: copiedIdSql('original.route_id') }));
  await pool.query('analyze cruise_lines, cruise_ships, cruise_routes, cruise_calls');
}
