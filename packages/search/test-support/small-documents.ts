import type { IndexDoc } from '../src/index/index-doc.ts';
import type { QueryPlan, Unit } from '../src/query/query-plan.ts';

/** Creates the document of a product with nothing but the given facts. */
export function docOf(id: string, differences: Partial<IndexDoc> = {}): IndexDoc {
  return {
    id,
    version: 1,
    wordsOfTexts: { title: [], body: [] },
    places: [],
    interests: [],
    concepts: [],
    popularity: 0,
    supplier: id,
    ...differences,
  };
}

export function planOf(...units: Unit[]): QueryPlan {
  return {
    ...{ lang: 'en', units, unmatched: [], analyserVersion: 'small', isSentence: false },
    words: units.map(() => ''),
  };
}

export const placed = (...ids: string[]): Unit => ({ kind: 'place', ids, quality: 1 });
export const word = (text: string, weight = 1): Unit => ({
  kind: 'text',
  variants: [{ word: text, weight }],
});
export const topicUnit = (
  id: string,
  differences: Partial<Extract<Unit, { kind: 'concept' }>> = {},
): Unit => ({
  kind: 'concept',
  ids: [id],
  parents: [],
  words: [],
  quality: 1,
  ...differences,
});
