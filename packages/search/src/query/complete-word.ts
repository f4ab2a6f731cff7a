import { isGreat } from '../places/gazetteer.ts';
import { rangeOf } from '../text/sorted-words.ts';
import type { Knowledge, Named } from './knowledge.ts';
import type { EitherUnit, TextUnit, Unit } from './query-plan.ts';
import { conceptUnit, placeUnit } from './read-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Finishing = { readonly knowledge: Knowledge; readonly vocabulary: Vocabulary };

const MOST_PLACES = 8;
const MOST_CONCEPTS = 6;
const MOST_WORDS = 8;

/**
 * Finds what the unfinished last word may become. Countries, cities and states come first, then concepts,
 * other places and catalogue words.
 */
export function finishWord(beginning: string, { knowledge, vocabulary }: Finishing): Unit | undefined {
  const isGlyphs = beginning.charCodeAt(0) > 0x2e00;
  const places = namesFrom(knowledge.names, beginning, 400).sort((a, b) => b.popularity - a.popularity);
  const great = places.filter(isGreat).slice(0, MOST_PLACES);
  const small = places.filter((place) => !isGreat(place)).slice(0, MOST_PLACES);
  // A single letter begins far too many terms.
  const tells = isGlyphs || beginning.length >= 2;
  const concepts = tells ? namesFrom(knowledge.terms, beginning, 100).slice(0, MOST_CONCEPTS) : [];
  const words = tells && !isGlyphs ? vocabulary.prefix(beginning, MOST_WORDS) : [];
  const units: EitherUnit['units'] = [
    ...(great.length > 0 ? [placeUnit(great, 0.9)] : []),
    ...(concepts.length > 0 ? [conceptUnit(concepts, { knowledge, quality: 0.85 })] : []),
    ...(small.length > 0 && beginning.length >= 3 ? [placeUnit(small, 0.8)] : []),
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
function namesFrom<Thing>({ shelf, of }: Named<Thing>, beginning: string, most: number): Thing[] {
  const { from, to } = rangeOf(shelf, beginning);
  const names = shelf.words.slice(from, Math.min(to, from + most)).sort((a, b) => a.length - b.length);
  return [...new Set(names.flatMap((name) => of.get(name) ?? []))];
}
