import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../plan/knowledge.ts';
import { wordsOf } from '../text/words-of.ts';
import type { IndexDoc } from './index-doc.ts';
import { weighConcepts } from './weigh-concepts.ts';

export type ProductToFind = {
  readonly id: string;
  readonly version: number;
  /** In as many languages as it is told in. */
  readonly texts: Partial<Readonly<Record<MessageLocale, ProductText>>>;
  /** What is known of it without a word: its concepts by its type, its marks, the languages it is guided in. */
  readonly marks: readonly string[];
  /** Where it is; what that lies in is known. */
  readonly places: readonly string[];
  readonly interests: readonly Interest[];
  readonly popularity: number;
  readonly group: string;
};

export type ProductText = {
  readonly title: string;
  /** What it is in a sentence or two: what is said there, it is about. */
  readonly lead: string;
  /** All the rest, which mentions many things. */
  readonly body: string;
};

/** Longer descriptions say the same again, and every word of them is kept for ever. */
const MOST_TEXT = 2_000;

/** A product as engines take it: every language read by its own rules, and found in all of them. */
export function describeProduct(product: ProductToFind, knowledge: Knowledge): IndexDoc {
  const { id, version, interests, popularity, group } = product;
  const told = MESSAGE_LOCALES.flatMap((language) => {
    const text = product.texts[language];
    return text ? [{ language, ...text, body: text.body.slice(0, MOST_TEXT) }] : [];
  });
  const words = (texts: readonly string[]) => [...new Set(texts.flatMap(wordsOf))];
  // Whoever types one of these alone may mean a title; nobody looks for "the" in a description.
  const says = (word: string) => (knowledge.stops.next.get(word)?.meanings.length ?? 0) === 0;
  return {
    id,
    version,
    words: {
      title: words(told.map(({ title }) => title)),
      body: words(told.flatMap(({ lead, body }) => [lead, body])).filter(says),
    },
    places: aroundOf(product.places, knowledge),
    interests,
    concepts: weighConcepts({ told, marks: product.marks }, knowledge),
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
