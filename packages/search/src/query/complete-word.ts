import { isMajorPlace } from '../places/gazetteer.ts';
import { beginsWithGlyph } from '../text/cut-atoms.ts';
import { rangeWithBeginning } from '../text/sorted-words.ts';
import type { Knowledge, SearchableIndex } from './knowledge.ts';
import type { EitherUnit, TextUnit, Unit } from './query-plan.ts';
import { conceptUnit, PARTIAL_NAME_QUALITY, placeUnit } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type CompletionInput = { readonly knowledge: Knowledge; readonly vocabulary: Vocabulary };

// A short beginning fits thousands of names and terms, which are then sorted at every key press.
const MAX_EXAMINED_NAMES = 400;
const MAX_EXAMINED_TERMS = 100;
const MAX_PLACES = 8;
const MAX_CONCEPTS = 6;
const MAX_WORDS = 8;

/**
 * Finds what the unfinished last word may become. Countries, cities and states come first, then concepts,
 * other places and catalogue words.
 */
export function completeWord(
  beginning: string,
  { knowledge, vocabulary }: CompletionInput,
): Unit | undefined {
  const isGlyphs = beginsWithGlyph(beginning);
  const places = valuesWithBeginning(knowledge.namesIndex, beginning, MAX_EXAMINED_NAMES).sort(
    (a, b) => b.popularity - a.popularity,
  );
  const majorPlaces = places.filter(isMajorPlace).slice(0, MAX_PLACES);
  const minorPlaces = places.filter((place) => !isMajorPlace(place)).slice(0, MAX_PLACES);
  // A single letter begins far too many terms.
  const isLongEnough = isGlyphs || beginning.length >= 2;
  const concepts = isLongEnough
    ? valuesWithBeginning(knowledge.termsIndex, beginning, MAX_EXAMINED_TERMS).slice(0, MAX_CONCEPTS)
    : [];
  const words = isLongEnough && !isGlyphs ? vocabulary.prefix(beginning, MAX_WORDS) : [];
  const units: EitherUnit['units'] = [
    ...(majorPlaces.length > 0 ? [placeUnit(majorPlaces, PARTIAL_NAME_QUALITY)] : []),
    ...(concepts.length > 0 ? [conceptUnit(concepts, { knowledge, quality: 0.85 })] : []),
    ...(minorPlaces.length > 0 && beginning.length >= 3 ? [placeUnit(minorPlaces, 0.8)] : []),
    ...(words.length > 0 ? [textUnit(beginning, words)] : []),
  ];
  return units.length > 1 ? { kind: 'either', units } : units[0];
}

/** Builds the unit of catalogue words. A typed word that exists is more likely finished than not. */
function textUnit(typed: string, words: readonly string[]): TextUnit {
  return { kind: 'text', variants: words.map((word) => ({ word, weight: word === typed ? 1 : 0.8 })) };
}

/**
 * Reads the shortest names first, because a nearly finished name is likelier than one that has hardly begun.
 */
function valuesWithBeginning<Thing>(
  { words, valuesByWord }: SearchableIndex<Thing>,
  beginning: string,
  limit: number,
): Thing[] {
  const { from, to } = rangeWithBeginning(words, beginning);
  const names = words.words.slice(from, Math.min(to, from + limit)).sort((a, b) => a.length - b.length);
  return [...new Set(names.flatMap((name) => valuesByWord.get(name) ?? []))];
}
