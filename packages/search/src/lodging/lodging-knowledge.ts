import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { FILLER_WORDS } from '../lexicon/fillers/fillers.ts';
import { STOP_PHRASES } from '../lexicon/stop-phrases.ts';
import type { Gazetteer, GazetteerPlace } from '../places/gazetteer.ts';
import { buildWordKnowledge, type Knowledge, type WordKnowledge } from '../query/knowledge.ts';
import { knowledgeWithSynonyms, type Synonym } from '../synonyms/apply-synonyms.ts';
import { keyOfText } from '../text/key-of-text.ts';
import type { HotelFacts } from './hotel-features.ts';
import { LODGING_STOP_PHRASES } from './lodging-stop-phrases.ts';
import { LODGING_TERMS } from './lodging-terms.ts';

let words: WordKnowledge | undefined;

/** What words mean where lodging is spoken of. "Garden" is then a garden of the hotel, and not a trip to gardens. */
function lodgingWords(): WordKnowledge {
  words ??= buildWordKnowledge({
    lexicon: Object.fromEntries(
      Object.entries(LODGING_TERMS).map(([id, terms]) => [id, { interests: [], terms }]),
    ),
    stopPhrases: { en: stopWordsOf('en'), de: stopWordsOf('de'), 'zh-Hans': stopWordsOf('zh-Hans') },
    questionOnlyTerms: { en: [], de: [], 'zh-Hans': [] },
    broaderConcepts: {},
    fillers: FILLER_WORDS,
    wordKinds: undefined,
  });
  return words;
}

let lodgingKeys: ReadonlySet<string> | undefined;

function stopWordsOf(language: keyof typeof LODGING_STOP_PHRASES): string[] {
  lodgingKeys ??= new Set(
    Object.values(LODGING_TERMS).flatMap((terms) =>
      MESSAGE_LOCALES.flatMap((locale) => terms[locale].map(keyOfText)),
    ),
  );
  const phrases: readonly string[] = [...STOP_PHRASES[language], ...LODGING_STOP_PHRASES[language]];
  return [...new Set(phrases)].filter((phrase) => !lodgingKeys?.has(keyOfText(phrase)));
}

/** The quarters of cities are places of their own where lodging is spoken of. */
export function quarterId(city: string, quarter: string): string {
  return `${city}/quarter/${keyOfText(quarter)}`;
}

/** Places of a catalogue with the quarters of its hotels, and more names of sights. */
export function lodgingKnowledge(
  gazetteer: Gazetteer,
  hotels: Iterable<HotelFacts>,
  synonyms: readonly Synonym[] = [],
): Knowledge {
  const namesOf = new Map(gazetteer.map(({ id, names }) => [id, names]));
  const sights = gazetteer.map((place) => withShortNames(place, namesOf.get(place.parent ?? '') ?? []));
  return knowledgeWithSynonyms({
    words: lodgingWords(),
    gazetteer: [...sights, ...quartersOf(hotels)],
    synonyms,
  });
}

const MIN_SHORT_NAME = 5;

/** "Parthenon and Acropolis" are two names, "Casa Milà (La Pedrera)" is one with another, and 罗马斗兽场 is one with its city. */
function withShortNames(place: GazetteerPlace, namesOfCity: readonly string[]): GazetteerPlace {
  if (place.kind !== 'sight') return place;
  const parts = place.names.flatMap((name) =>
    name.split(/ and | und |和|[(),，（）]/u).map((part) => part.trim()),
  );
  const shorter = parts.flatMap((part) =>
    namesOfCity.flatMap((city) => (part.startsWith(city) ? [part.slice(city.length).trim()] : [])),
  );
  const names = [
    ...parts.filter((part) => part.length >= MIN_SHORT_NAME || /^\p{sc=Han}{2,}$/u.test(part)),
    // "Cathedral" is a name in every city; characters say which sight it is.
    ...shorter.filter((part) => /^\p{sc=Han}{3,}$/u.test(part)),
  ];
  return { ...place, names: [...new Set([...place.names, ...names])] };
}

function quartersOf(hotels: Iterable<HotelFacts>): GazetteerPlace[] {
  const quarters = new Map<string, GazetteerPlace>();
  for (const { city, quarter } of hotels) {
    const id = quarterId(city, quarter.en);
    if (quarters.has(id) || quarter.en === '') continue;
    const names = MESSAGE_LOCALES.flatMap((locale) => [
      quarter[locale],
      ...quarter[locale].split(/, | and | und /),
    ]);
    quarters.set(id, {
      id,
      kind: 'sight',
      names: [...new Set(names)].filter(Boolean),
      parent: city,
      popularity: 0,
    });
  }
  return [...quarters.values()];
}
