import type { FoundSailing } from '@ashore/core/contract/search/search.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { daysInQuery } from '@ashore/search/query/days-in-query.ts';
import type { Database } from '../../database/connect.ts';
import { nameIn, takesPlaceSql } from './list-fleet.ts';
import { findShips, type KnownShips, readShipNames, type ShipNames } from './ship-names.ts';

const namesOf = (
  alias: string,
) => `array[${alias}.names ->> 'en', coalesce(${alias}.names ->> 'de', ${alias}.names ->> 'en'),
  coalesce(${alias}.names ->> 'zh-Hans', ${alias}.names ->> 'en')]`;

/** Reads the names of all ships and their lines. They change only with a timetable. */
export async function readShips({ pool }: Pick<Database, 'pool'>): Promise<KnownShips> {
  const { rows } = await pool.query<ShipNames>(
    `select ship.id, ship.line_id as "lineId", ${namesOf('ship')} as names, ${namesOf('line')} as "lineNames"
     from cruise_ships ship join cruise_lines line on line.id = ship.line_id`,
  );
  return readShipNames(rows);
}

export type FindSailingsInput = {
  readonly query: string;
  readonly locale: MessageLocale;
  readonly today: LocalDate;
  readonly ships: KnownShips;
  readonly most: number;
};

export type FoundSailings = {
  readonly sailings: FoundSailing[];
  /** What the query asks besides ship and day; undefined if it may not mean a ship at all. */
  readonly otherWords: string | undefined;
};

/**
 * Finds sailings of the ships that a query names: those on its day or in its month, or else the next ones. Without a day,
 * the next ones.
 */
export async function findSailings(
  { pool }: Pick<Database, 'pool'>,
  { query, locale, today, ships, most }: FindSailingsInput,
): Promise<FoundSailings> {
  const { days, rest } = daysInQuery(query, today);
  const namedShips = findShips(rest, ships);
  if (namedShips.ids.length === 0) return { sailings: [], otherWords: undefined };
  const { rows } = await pool.query<FoundSailing & { isThen: boolean | null }>(
    { name: 'found-sailings', text: SAILINGS },
    [locale, namedShips.ids, days?.from ?? today, days?.to ?? null, today, most],
  );
  const sailingsOnDays = rows.filter(({ isThen }) => isThen);
  const sailings = (sailingsOnDays.length > 0 ? sailingsOnDays : rows).map(
    ({ isThen: _, ...sailing }) => sailing,
  );
  const isMeant = sailings.length > 0 && (namedShips.isCertain || days !== undefined);
  return { sailings, otherWords: isMeant ? namedShips.rest : undefined };
}

const SAILINGS = `
  select r.id, ${nameIn('s')} as ship, s.slug as "shipSlug", ${nameIn('line')} as line, r.starts_on::text as "from", r.ends_on::text as "to",
    coalesce(r.titles ->> $1, r.titles ->> 'en') as title, r.starts_on <= $4::date as "isThen"
  from cruise_routes r join cruise_ships s on s.id = r.ship_id join cruise_lines line on line.id = s.line_id
  where r.ship_id = any($2::uuid[]) and r.ends_on >= greatest($3::date, $5::date) and ${takesPlaceSql('r')}
  order by r.starts_on, s.slug limit $6`;
