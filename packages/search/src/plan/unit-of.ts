import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { type GazetteerPlace, isGreat } from './gazetteer.ts';
import type { Knowledge } from './knowledge.ts';
import type { ConceptUnit, PlaceUnit } from './query-plan.ts';
import type { Piece } from './read-pieces.ts';

/** What a matched piece means: a city or country, else a concept, else a smaller place. Undefined for a stop word. */
export function unitOf(piece: Piece, knowledge: Knowledge): PlaceUnit | ConceptUnit | undefined {
  const { places, concepts, quality } = piece;
  const great = places.filter(isGreat);
  if (great.length > 0) return placeUnit(great, quality);
  if (concepts.length > 0) return conceptUnit(concepts, { knowledge, quality, words: wordsIn(piece) });
  return places.length > 0 ? placeUnit(places, quality) : undefined;
}

/** Several places of one name are all meant, the most asked for first. */
export function placeUnit(places: readonly GazetteerPlace[], quality: number): PlaceUnit {
  const popular = [...places].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  return { kind: 'place', ids: popular.map(({ id }) => id), quality };
}

type Making = { readonly knowledge: Knowledge; readonly quality: number; readonly words?: readonly string[] };

export function conceptUnit(ids: readonly string[], { knowledge, quality, words = [] }: Making): ConceptUnit {
  const parents = new Set<Interest>(ids.flatMap((id) => knowledge.interestsOf(id)));
  return { kind: 'concept', ids: [...new Set(ids)], parents: [...parents], words, quality };
}

/** As the index has it: one word, or two characters. */
function wordsIn({ atoms }: Piece): string[] {
  const [first, second] = atoms;
  if (!first) return [];
  if (atoms.length === 1) return [first.text];
  return atoms.length === 2 && second && first.isGlyph && second.isGlyph ? [first.text + second.text] : [];
}
