import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../plan/knowledge.ts';
import { wordsOf } from '../text/words-of.ts';
import { findConcepts } from './find-concepts.ts';
import type { IndexDoc } from './index-doc.ts';
import { levels } from './lexemes.ts';

export type ProductToFind = {
  readonly id: string;
  readonly version: number;
  /** In as many languages as it is told in. */
  readonly texts: Partial<Readonly<Record<MessageLocale, { readonly title: string; readonly body: string }>>>;
  /** Where it is; what that lies in is known. */
  readonly places: readonly string[];
  readonly interests: readonly Interest[];
  readonly popularity: number;
  readonly group: string;
};

/** Longer descriptions say the same again, and every word of them is kept for ever. */
const MOST_TEXT = 6_000;

/** A product as engines take it: every language read by its own rules, and found in all of them. */
export function describeProduct(product: ProductToFind, knowledge: Knowledge): IndexDoc {
  const { id, version, interests, popularity, group } = product;
  const title: string[] = [];
  const body: string[] = [];
  const weights = new Map<string, number>();
  for (const language of MESSAGE_LOCALES) {
    const text = product.texts[language];
    if (!text) continue;
    const told = text.body.slice(0, MOST_TEXT);
    title.push(...wordsOf(text.title));
    body.push(...wordsOf(told));
    for (const concept of findConcepts(text.title, language, knowledge)) weights.set(concept, 1);
    for (const concept of findConcepts(told, language, knowledge))
      if (!weights.has(concept)) weights.set(concept, levels.body / levels.title);
  }
  return {
    id,
    version,
    words: { title: [...new Set(title)], body: [...new Set(body)] },
    places: aroundOf(product.places, knowledge),
    interests,
    concepts: [...weights].map(([concept, weight]) => ({ id: concept, weight })),
    popularity,
    group,
  };
}

function aroundOf(places: readonly string[], { placeOf }: Knowledge): string[] {
  const around = new Set<string>();
  for (const place of places)
    for (let id: string | null = place; id !== null && !around.has(id); id = placeOf.get(id)?.parent ?? null)
      around.add(id);
  return [...around];
}
