import type { ShipPage } from '@ashore/core/contract/cruises/ship-and-port.ts';
import { countryName } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { nameIn } from './list-fleet.ts';

export type ShowShipInput = {
  readonly slug: string;
  readonly locale: MessageLocale;
  /** Ports of sailings that ended before this day are not listed. */
  readonly today: LocalDate;
};

type ShipRow = Omit<ShipPage, 'ports'> & {
  readonly ports: readonly (Omit<ShipPage['ports'][number], 'country'> & { readonly countryCode: string })[];
};

/** Shows a ship with the ports of its coming sailings; undefined if there is none with this slug. */
export async function showShip(
  { pool }: Pick<Database, 'pool'>,
  { slug, locale, today }: ShowShipInput,
): Promise<ShipPage | undefined> {
  const { rows } = await pool.query<ShipRow>({ name: 'cruise-ship', text: SHIP }, [locale, today, slug]);
  const [ship] = rows;
  if (!ship) return undefined;
  const { intl } = localeTable[locale];
  return {
    ...ship,
    ports: ship.ports.map(({ countryCode, ...port }) => ({
      ...port,
      country: countryName(intl, countryCode),
    })),
  };
}

const SHIP = `
  select s.id as "cruiseShipUuid", s.slug, ${nameIn('s')} as name, line.id as "cruiseLineUuid",
    ${nameIn('line')} as "cruiseLineName", line.hull_colour as "hullColour", line.funnel_colour as "funnelColour",
    line.accent_colour as "accentColour", s.size, s.passengers, s.crew, s.length_metres as "lengthMetres", s.built, s.decks,
    coalesce((
      select jsonb_agg(to_jsonb(visited) order by visited.calls desc, visited.slug) from (
        select p.slug, ${nameIn('p')} as name, p.country_code as "countryCode", count(*)::int as calls
        from cruise_routes r join cruise_calls c on c.route_id = r.id join cruise_ports p on p.id = c.port_id
        where r.ship_id = s.id and r.ends_on >= $2 and c.state <> 'skipped' group by p.id) visited), '[]') as ports
  from cruise_ships s join cruise_lines line on line.id = s.line_id where s.slug = $3`;
