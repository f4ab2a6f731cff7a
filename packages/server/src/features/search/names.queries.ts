import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect-database.ts';

export type NamesRow = {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly kind: 'country' | 'city' | 'port' | 'sight';
  readonly parentId: string | null;
  readonly countryCode: string;
  readonly isPort: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly texts: Readonly<
    Partial<
      Record<
        MessageLocale,
        {
          readonly name: string;
          readonly stateName: string | null;
          readonly countryName: string;
          readonly introduction: string | null;
        }
      >
    >
  >;
  readonly aliases: readonly string[];
};

/** The next places, in the order of their ids, with every name that they have. */
export async function selectNamesAfter(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  limit: number,
): Promise<NamesRow[]> {
  const { rows } = await pool.query<NamesRow>({ name: 'names-of-places', text: names }, [id, limit]);
  return rows;
}

const names = `
  select l.id, l.code, l.slug, l.place_kind as kind, l.parent_id as "parentId", l.country_code as "countryCode",
    l.is_port as "isPort", l.latitude, l.longitude,
    coalesce((select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'stateName', t.state_name,
       'countryName', t.country_name, 'introduction', t.introduction))
     from location_texts t where t.location_id = l.id), '{}') as texts,
    coalesce((select array_agg(a.alias order by a.locale, a.alias)
     from location_aliases a where a.location_id = l.id), '{}') as aliases
  from locations l where l.id > $1 order by l.id limit $2`;
