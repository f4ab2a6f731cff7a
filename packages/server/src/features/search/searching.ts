import { gatherNames, gatherWords, type Knowledge, type KnownWords } from '@ashore/search/plan/knowledge.ts';
import { OUR_WORDS } from '@ashore/search/plan/our-words.ts';
import type { TourIndex } from '../../gateways/tour-index/port.ts';
import type { FoundLines } from './found-lines.ts';
import type { KnownPlaces } from './known-places.ts';
import type { PlaceSales } from './place-sales.ts';

/** All that questions are answered from. */
export type Searching = {
  readonly index: TourIndex;
  /** What is in the index, and in which version. */
  readonly indexed: Map<string, number>;
  readonly lines: FoundLines;
  readonly sales: PlaceSales;
  readonly places: KnownPlaces;
  readonly knowledge: Knowledge;
};

let words: KnownWords | undefined;

/** Words are the same in every world, and take a moment to be gathered. */
export function ourWords(): KnownWords {
  words ??= gatherWords(OUR_WORDS);
  return words;
}

/** What questions and products are read by, with the places as they are now. */
export function knowledgeOf(places: KnownPlaces, { askedFor }: PlaceSales): Knowledge {
  return { ...ourWords(), ...gatherNames(places.gazetteer(askedFor)) };
}
