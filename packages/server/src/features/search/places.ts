import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CityMarks } from '@ashore/search/lodging/hotel-features.ts';
import { type GazetteerPlace, otherNamesOfCountry } from '@ashore/search/places/gazetteer.ts';
import type { Database } from '../../database/connect.ts';
import { locativeOf } from '../catalogue/places/locative.ts';

export type PlaceText = {
  readonly name: string;
  readonly locative: string;
  readonly stateName: string;
  readonly countryName: string;
  readonly introduction: string | null;
  /** The first sentence of the introduction. */
  readonly line: string;
};

export type KnownPlace = Omit<NamesRow, 'texts'> & {
  readonly texts: Readonly<Record<MessageLocale, PlaceText>>;
};

export type KnownPlaces = {
  get(id: string): KnownPlace | undefined;
  /** The place and all places that contain it. */
  around(id: string): readonly string[];
  /** What distances of the hotels of a city are measured to. */
  marksOf(city: string): CityMarks;
  /** The places as the search engine takes them, each with its popularity from 0 to 1. */
  gazetteer(soldIn: (id: string) => number): GazetteerPlace[];
};

/** Few enough for the statement to finish in time. */
const BATCH_SIZE = 2_000;

const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * Reads every place with all its names. A catalogue of a hundred thousand products has thousands of places.
 */
export async function readPlaces(database: Pick<Database, 'pool'>): Promise<KnownPlaces> {
  const places = new Map<string, KnownPlace>();
  for (let after: string | undefined = LOWEST_UUID; after !== undefined; ) {
    const rows: NamesRow[] = await selectNamesAfter(database, after, BATCH_SIZE);
    for (const row of rows) places.set(row.id, { ...row, texts: textsOf(row) });
    after = rows.at(-1)?.id;
  }
  // A port has a description in place of a name, and visitors do not search for that.
  const namedPlaces = [...places.values()].filter(({ kind }) => kind !== 'port');
  const states = new Map(
    namedPlaces.flatMap((place) => stateOf(place) ?? []).map((state) => [state.id, state]),
  );
  const quays = new Map(
    [...places.values()].flatMap((place) =>
      place.kind === 'port' && place.parentId !== null ? [[place.parentId, place] as const] : [],
    ),
  );
  const parentOf = (place: KnownPlace) => stateOf(place)?.id ?? place.parentId;
  // A start compares every product, and thousands of them lie in the same place.
  const knownAround = new Map<string, readonly string[]>();

  function findAround(id: string): string[] {
    const around: string[] = [];
    for (let currentId: string | null = id; currentId !== null && !around.includes(currentId); ) {
      around.push(currentId);
      const place = places.get(currentId);
      currentId = place ? parentOf(place) : (states.get(currentId)?.parent ?? null);
    }
    return around;
  }

  return {
    get: (id) => places.get(id),
    around(id) {
      const around = knownAround.get(id) ?? findAround(id);
      knownAround.set(id, around);
      return around;
    },
    marksOf: (city) => ({ sight: places.get(places.get(city)?.mainSightId ?? ''), quay: quays.get(city) }),
    gazetteer: (soldIn) => [
      ...states.values(),
      ...namedPlaces.map((place) => ({
        id: place.id,
        kind: place.kind,
        names: namesOf(place),
        parent: parentOf(place),
        popularity: soldIn(place.id),
        position: place,
      })),
    ],
  };
}

/**
 * Visitors search for regions such as Tuscany. The region is a field of each city and has no place in the
 * catalogue.
 */
function stateOf({ kind, parentId, texts }: KnownPlace): GazetteerPlace | undefined {
  const { name, stateName } = texts.en;
  if (kind !== 'city' || parentId === null || stateName === '' || stateName === name) return undefined;
  const names = MESSAGE_LOCALES.map((locale) => texts[locale].stateName).filter(Boolean);
  const id = `${parentId}/${stateName}`;
  return { id, kind: 'state', names: [...new Set(names)], parent: parentId, popularity: 0 };
}

function namesOf({ kind, countryCode, texts, aliases }: KnownPlace): string[] {
  const otherNames = kind === 'country' ? otherNamesOfCountry(countryCode) : [];
  return [...new Set([...MESSAGE_LOCALES.map((locale) => texts[locale].name), ...aliases, ...otherNames])];
}

function textsOf(row: NamesRow): KnownPlace['texts'] {
  return { en: textOf(row, 'en'), de: textOf(row, 'de'), 'zh-Hans': textOf(row, 'zh-Hans') };
}

/** The texts of a place in this language or else in English. The introduction falls back separately. */
function textOf({ texts, slug }: NamesRow, locale: MessageLocale): PlaceText {
  const text = texts[locale] ?? texts.en;
  const introduction = text?.introduction ?? texts.en?.introduction ?? null;
  const name = text?.name ?? slug;
  return {
    name,
    locative: locativeOf({ name, locative: text?.locative }, locale),
    stateName: text?.stateName ?? '',
    countryName: text?.countryName ?? '',
    introduction,
    line: firstSentence(introduction ?? '', locale),
  };
}

function firstSentence(text: string, locale: MessageLocale): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}

type NamesRow = {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly kind: 'country' | 'city' | 'port' | 'sight';
  readonly parentId: string | null;
  readonly mainSightId: string | null;
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
          readonly locative: string | null;
          readonly stateName: string | null;
          readonly countryName: string;
          readonly introduction: string | null;
        }
      >
    >
  >;
  readonly aliases: readonly string[];
};

/** The next places in the order of their ids, with all their names. */
async function selectNamesAfter(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  limit: number,
): Promise<NamesRow[]> {
  const { rows } = await pool.query<NamesRow>({ name: 'names-of-places', text: NAMES_OF_PLACES }, [
    id,
    limit,
  ]);
  return rows;
}

const NAMES_OF_PLACES = `
  select location.id, location.code, location.slug, location.place_kind as kind,
    location.parent_id as "parentId", location.main_sight_id as "mainSightId", location.country_code as "countryCode",
    location.is_port as "isPort", location.latitude, location.longitude,
    coalesce((select jsonb_object_agg(location_text.locale, jsonb_build_object('name', location_text.name,
      'locative', location_text.locative,
       'stateName', location_text.state_name, 'countryName', location_text.country_name, 'introduction',
         location_text.introduction))
     from location_texts location_text where location_text.location_id = location.id), '{}') as texts,
    coalesce((select array_agg(location_alias.alias order by location_alias.locale, location_alias.alias)
     from location_aliases location_alias where location_alias.location_id = location.id), '{}') as aliases
  from locations location where location.id > $1 order by location.id limit $2`;
