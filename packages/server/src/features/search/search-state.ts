import type { HotelIndex } from '@ashore/search/lodging/hotel-index.ts';
import {
  ASHORE_WORDS,
  buildWordKnowledge,
  type Knowledge,
  type WordKnowledge,
} from '@ashore/search/query/knowledge.ts';
import { knowledgeWithSynonyms, type Synonym } from '@ashore/search/synonyms/apply-synonyms.ts';
import type { TourIndex } from '../../gateways/tour-index/port.ts';
import type { PlaceSales } from './place-sales.ts';
import type { KnownPlaces } from './places.ts';
import type { ResultRows } from './result-rows.ts';

/** All data from which queries are answered. `watch-search.ts` keeps it up to date. */
export type SearchState = {
  readonly index: TourIndex;
  /** The version of each product in the index, by product id. `index-products.ts` updates it in place. */
  readonly indexedVersions: Map<string, number>;
  readonly resultRows: ResultRows;
  readonly sales: PlaceSales;
  readonly places: KnownPlaces;
  /** Words that operations added. */
  readonly synonyms: readonly Synonym[];
  readonly knowledge: Knowledge;
  /** The hotels among the products. `index-products.ts` updates it in place. */
  readonly hotels: HotelIndex;
};

let cachedWordKnowledge: WordKnowledge | undefined;

/** What the words of the lexicon mean. It does not depend on the catalogue and takes a moment to build, so it is built once. */
export function wordKnowledge(): WordKnowledge {
  cachedWordKnowledge ??= buildWordKnowledge(ASHORE_WORDS);
  return cachedWordKnowledge;
}

type KnowledgeInput = Pick<SearchState, 'places' | 'sales' | 'synonyms'>;

/** What queries and products are read with: the words of the lexicon, and the places and synonyms as they are now. */
export function knowledgeWith({ places, sales, synonyms }: KnowledgeInput): Knowledge {
  return knowledgeWithSynonyms({
    words: wordKnowledge(),
    gazetteer: places.gazetteer(sales.soldIn),
    synonyms,
  });
}
