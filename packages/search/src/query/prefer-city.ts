import { keyOfText } from '../text/key-of-text.ts';
import { correctName } from './correct-word.ts';
import type { Knowledge } from './knowledge.ts';
import type { PlaceUnit, TextUnit, Unit } from './query-plan.ts';
import { PARTIAL_NAME_QUALITY, placeUnit } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isRare } from './word-frequency.ts';

export type PreferCityInput = { readonly knowledge: Knowledge; readonly vocabulary: Vocabulary };

/**
 * Finds a city that is more likely meant than a catalogue word. Either the word is the last word of the
 * city's name, or it misspells the name. In the second case, the similar catalogue words must include one
 * that begins with the name ("Lissabonner").
 */
export function preferCity(
  word: string,
  text: TextUnit | undefined,
  input: PreferCityInput,
): Unit | undefined {
  const { knowledge, vocabulary } = input;
  const cities = knowledge.placesByLastWord.get(word) ?? [];
  if (cities.length > 0 && isRare(word, RARE_SHARE, vocabulary)) {
    const place = placeUnit(cities, PARTIAL_NAME_QUALITY);
    return text ? { kind: 'either', units: [place, text] } : place;
  }
  if (!text || vocabulary.documentFrequency(word) > 0) return undefined;
  const meantPlace = correctName(word, knowledge);
  const beginsWithCity = ({ word: similarWord }: TextUnit['variants'][number]) =>
    meantPlace && beginsWithName(similarWord, meantPlace, knowledge);
  return text.variants.some(beginsWithCity) ? meantPlace : undefined;
}

// Share of the products that may contain a rare word. "York" is a name, but "town" in Cape Town is an ordinary word.
const RARE_SHARE = 0.02;

const MIN_NAME_LENGTH = 4;

function beginsWithName(word: string, { ids }: PlaceUnit, { placeOf }: Knowledge): boolean {
  const names = ids.flatMap((id) => placeOf.get(id)?.names ?? []).map((name) => keyOfText(name));
  return names.some((name) => name.length >= MIN_NAME_LENGTH && word.startsWith(name));
}
