import type { Location } from '@ashore/core/contract/locations.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../../database/connect.ts';
import { stemOfPlace } from '../product-images.ts';
import { locativeOf } from './locative.ts';

export type FindPlaceInput = {
  readonly locale: MessageLocale;
  /** UUID or public code. */
  readonly id?: string | undefined;
  /** Slug of a city. Other kinds of places may have the same slug. */
  readonly slug?: string | undefined;
};

/** The public facts of a place, without its products. */
export type PlaceFacts = Omit<Location, 'productCounts' | '_links'>;

/** Finds a place by id, or a city by slug, in the reader's language or else in English. */
export async function findPlace(
  { pool }: Database,
  { id, slug = '', locale }: FindPlaceInput,
): Promise<PlaceFacts | undefined> {
  const key = keyOf(id);
  const { rows } = await pool.query<PlaceTextRow>({ name: `location-by-${key}`, text: placeQueries[key] }, [
    id ?? slug,
  ]);
  const english = rows.find((text) => text.locale === 'en');
  const row = rows.find((text) => text.locale === locale) ?? english;
  if (!row) return undefined;
  const { locale: _, ...facts } = row;
  return {
    ...facts,
    locative: locativeOf(facts, locale),
    imageUrl: imagePath(stemOfPlace(facts.slug)),
    introduction: facts.introduction ?? english?.introduction ?? null,
  };
}

function keyOf(id: string | undefined): keyof typeof placeQueries {
  if (id === undefined) return 'slug';
  return id.length === 36 ? 'id' : 'code';
}

/** A place in one of the languages that it is described in. */
type PlaceTextRow = Omit<PlaceFacts, 'imageUrl' | 'locative'> & {
  readonly locale: MessageLocale;
  readonly locative: string | null;
};

/** Ports and sights use the slug of their city in addresses. */
const placeQuery = (condition: string) => `
  select location_text.locale, location.id as "locationUuid", coalesce(city.slug, location.slug) as slug,
    location_text.name, location_text.locative,
    coalesce(location_text.state_name, '') as "stateName", location_text.country_name as "countryName",
      location_text.introduction,
    location.is_port as "isPort", location.latitude, location.longitude,
    (select coalesce(jsonb_agg(jsonb_build_object('slug', port.slug,
        'name', coalesce(port.names ->> location_text.locale, port.names ->> 'en')) order by port.slug), '[]')
     from cruise_ports port where port.place_slug = coalesce(city.slug, location.slug)) as "cruisePorts"
  from locations location
  left join locations city on city.id = location.parent_id and city.place_kind = 'city'
  join location_texts location_text on location_text.location_id = location.id
  where ${condition}`;

const placeQueries = {
  id: placeQuery('location.id = $1'),
  code: placeQuery('location.code = $1'),
  slug: placeQuery(`location.slug = $1 and location.place_kind = 'city'`),
};
