import {
  ASHORE_WORDS,
  buildPlaceKnowledge,
  buildWordKnowledge,
  type Knowledge,
  type WordKnowledge,
} from '@ashore/search/query/knowledge.ts';
import type { TourIndex } from '../../gateways/tour-index/port.ts';
import type { PlaceSales } from './place-sales.ts';
import type { KnownPlaces } from './places.ts';
import type { ResultRows } from './result-rows.ts';

/** All data from which queries are answered. */
export type SearchState = {
  readonly index: TourIndex;
  /** The products in the index, with their versions. */
  readonly indexed: Map<string, number>;
  readonly resultRows: ResultRows;
  readonly sales: PlaceSales;
  readonly places: KnownPlaces;
  readonly knowledge: Knowledge;
};

let cachedVocabulary: WordKnowledge | undefined;

/** The vocabulary does not depend on the catalogue. It takes a moment to gather, so it is gathered once. */
export function searchVocabulary(): WordKnowledge {
  cachedVocabulary ??= buildWordKnowledge(ASHORE_WORDS);
  return cachedVocabulary;
}

/** The knowledge by which queries and products are read, with the current places. */
export function knowledgeOf(places: KnownPlaces, { soldIn }: PlaceSales): Knowledge {
  return { ...searchVocabulary(), ...buildPlaceKnowledge(places.gazetteer(soldIn)) };
}
