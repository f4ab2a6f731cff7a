import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { otherNamesOfCountry } from '@ashore/search/plan/country-names.ts';
import type { GazetteerPlace } from '@ashore/search/plan/gazetteer.ts';
import type { Database } from '../../database/connect-database.ts';
import { type NamesRow, selectNamesAfter } from './names.queries.ts';

export type PlaceText = {
  readonly name: string;
  readonly stateName: string;
  readonly countryName: string;
  readonly introduction: string | null;
  /** The first sentence of that. */
  readonly line: string;
};

export type KnownPlace = Omit<NamesRow, 'texts'> & {
  readonly texts: Readonly<Record<MessageLocale, PlaceText>>;
};

export type KnownPlaces = {
  get(id: string): KnownPlace | undefined;
  /** Itself and what it lies in. */
  around(id: string): readonly string[];
  /** For the engine, each with how much it is asked for, from 0 to 1. */
  gazetteer(askedFor: (id: string) => number): GazetteerPlace[];
};

/** So few that the statement has time. */
const atOnce = 2_000;

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Every place with all of its names. There are thousands where there are a hundred thousand products. */
export async function readPlaces(database: Pick<Database, 'pool'>): Promise<KnownPlaces> {
  const places = new Map<string, KnownPlace>();
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const rows: NamesRow[] = await selectNamesAfter(database, after, atOnce);
    for (const row of rows) places.set(row.id, { ...row, texts: textsOf(row) });
    after = rows.at(-1)?.id;
  }
  // Where a ship lands is described, not named: nobody types that.
  const named = [...places.values()].filter(({ kind }) => kind !== 'port');
  const states = new Map(named.flatMap((place) => stateOf(place) ?? []).map((state) => [state.id, state]));
  const parentOf = (place: KnownPlace) => stateOf(place)?.id ?? place.parentId;

  return {
    get: (id) => places.get(id),
    around(id) {
      const around: string[] = [];
      for (let at: string | null = id; at !== null && !around.includes(at); ) {
        around.push(at);
        const place = places.get(at);
        at = place ? parentOf(place) : (states.get(at)?.parent ?? null);
      }
      return around;
    },
    gazetteer: (askedFor) => [
      ...states.values(),
      ...named.map((place) => ({
        id: place.id,
        kind: place.kind,
        names: namesOf(place),
        parent: parentOf(place),
        popularity: askedFor(place.id),
      })),
    ],
  };
}

/** People look for what there is in Tuscany. That is written beside each city, and is no place of its own in the catalogue. */
function stateOf({ kind, parentId, texts }: KnownPlace): GazetteerPlace | undefined {
  const { name, stateName } = texts.en;
  if (kind !== 'city' || parentId === null || stateName === '' || stateName === name) return undefined;
  const names = MESSAGE_LOCALES.map((locale) => texts[locale].stateName).filter(Boolean);
  const id = `${parentId}/${stateName}`;
  return { id, kind: 'state', names: [...new Set(names)], parent: parentId, popularity: 0 };
}

function namesOf({ kind, countryCode, texts, aliases }: KnownPlace): string[] {
  const others = kind === 'country' ? otherNamesOfCountry(countryCode) : [];
  return [...new Set([...MESSAGE_LOCALES.map((locale) => texts[locale].name), ...aliases, ...others])];
}

function textsOf(row: NamesRow): KnownPlace['texts'] {
  return { en: textOf(row, 'en'), de: textOf(row, 'de'), 'zh-Hans': textOf(row, 'zh-Hans') };
}

/** In this language or else in English; what is told of the place falls back by itself. */
function textOf({ texts, slug }: NamesRow, locale: MessageLocale): PlaceText {
  const text = texts[locale] ?? texts.en;
  const introduction = text?.introduction ?? texts.en?.introduction ?? null;
  return {
    name: text?.name ?? slug,
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
