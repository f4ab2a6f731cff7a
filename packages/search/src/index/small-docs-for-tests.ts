import type { QueryPlan, Unit } from '../plan/query-plan.ts';
import type { IndexDoc } from './index-doc.ts';

/** A product about which nothing is known but what is said. */
export function docOf(id: string, differences: Partial<IndexDoc> = {}): IndexDoc {
  return {
    id,
    version: 1,
    words: { title: [], body: [] },
    places: [],
    interests: [],
    concepts: [],
    popularity: 0,
    group: id,
    ...differences,
  };
}

export function planOf(...units: Unit[]): QueryPlan {
  return { lang: 'en', units, unmatched: [], analyser: 'small' };
}

export const placed = (...ids: string[]): Unit => ({ kind: 'place', ids, quality: 1 });
export const word = (text: string, weight = 1): Unit => ({
  kind: 'text',
  variants: [{ word: text, weight }],
});
export const wish = (id: string, differences: Partial<Extract<Unit, { kind: 'concept' }>> = {}): Unit => ({
  kind: 'concept',
  ids: [id],
  parents: [],
  words: [],
  quality: 1,
  ...differences,
});
