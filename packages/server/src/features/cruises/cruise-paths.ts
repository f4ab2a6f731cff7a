import { portPath, sailingPath, shipPath } from '@ashore/core/contract/values/product-path.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { takesPlaceSql } from './list-fleet.ts';

/** Pages of the timetable with anything ahead, in a stable order: its ports, its sailings and its ships. */
const PAGES = `
  select 'port' as kind, p.slug as name from cruise_ports p
    where exists (select from cruise_calls c where c.port_id = p.id and c.on_day >= $1 and c.state <> 'skipped')
  union all select 'sailing', r.id::text from cruise_routes r where r.ends_on >= $1 and ${takesPlaceSql('r')}
  union all select 'ship', s.slug from cruise_ships s
    where exists (select from cruise_routes r where r.ship_id = s.id and r.ends_on >= $1 and ${takesPlaceSql('r')})`;

const pathOfKind = { port: portPath, sailing: sailingPath, ship: shipPath };

type ListCruisePathsInput = {
  readonly today: LocalDate;
  readonly limit: number;
  readonly offset: number;
};

/** The paths of ports, sailings and ships for the sitemap, without a language. */
export async function listCruisePaths(
  { pool }: Pick<Database, 'pool'>,
  { today, limit, offset }: ListCruisePathsInput,
): Promise<{ readonly path: string }[]> {
  const { rows } = await pool.query<{ kind: keyof typeof pathOfKind; name: string }>(
    `select kind, name from (${PAGES}) pages order by kind, name collate "C" limit $2 offset $3`,
    [today, limit, offset],
  );
  return rows.map(({ kind, name }) => ({ path: pathOfKind[kind](name) }));
}

export async function countCruisePaths({ pool }: Pick<Database, 'pool'>, today: LocalDate): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (${PAGES}) pages`,
    [today],
  );
  return rows[0]?.count ?? 0;
}
