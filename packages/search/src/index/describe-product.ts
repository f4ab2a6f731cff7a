import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { wordsOf } from '../text/words-of.ts';
import type { IndexDoc } from './index-doc.ts';
import { mentionedPlaces } from './mentioned-places.ts';
import { weighConcepts } from './weigh-concepts.ts';

export type ProductToIndex = {
  readonly id: string;
  readonly version: number;
  /** Texts in the languages of the product. */
  readonly texts: Partial<Readonly<Record<MessageLocale, ProductText>>>;
  /** What is known without any text: concepts of its type, its marks, the languages of its guides. */
  readonly marks: readonly string[];
  /** Places of the product. The knowledge names the places around them. */
  readonly places: readonly string[];
  readonly interests: readonly Interest[];
  readonly popularity: number;
  readonly supplier: string;
};

export type ProductText = {
  readonly title: string;
  /** A sentence or two about the product. The product is about everything they mention. */
  readonly lead: string;
  /** The rest of the text, which mentions many topics. */
  readonly body: string;
};

/** Longer descriptions repeat themselves, and the index keeps every word of them. */
const MAX_BODY_LENGTH = 2_000;

/**
 * A product in the form that engines take. Each language is read by its own rules, and the product is found
 * in all of them.
 */
export function describeProduct(product: ProductToIndex, knowledge: Knowledge): IndexDoc {
  const { id, version, interests, popularity, supplier } = product;
  const texts = MESSAGE_LOCALES.flatMap((language) => {
    const text = product.texts[language];
    return text ? [{ language, ...text, body: text.body.slice(0, MAX_BODY_LENGTH) }] : [];
  });
  // A query of one such word may mean a title, but no traveller searches for "the" in a description.
  const isNoStopWord = (word: string) => (knowledge.stopPhrases.next.get(word)?.meanings.length ?? 0) === 0;
  const places = placesAround(product.places, knowledge);
  return {
    id,
    version,
    wordsOfTexts: {
      title: wordsOf(texts.map(({ title }) => title)),
      lead: wordsOf(texts.map(({ lead }) => lead)).filter(isNoStopWord),
      body: wordsOf(texts.map(({ body }) => body)).filter(isNoStopWord),
    },
    places,
    placesLedTo: mentionedPlaces({ texts, places, knowledge }),
    interests,
    concepts: weighConcepts({ texts, marks: product.marks }, knowledge),
    popularity,
    supplier,
  };
}

function placesAround(places: readonly string[], { placeOf }: Knowledge): string[] {
  const placesWithParents = new Set<string>();
  for (const place of places)
    for (
      let id: string | null = place;
      id !== null && !placesWithParents.has(id);
      id = placeOf.get(id)?.parent ?? null
    )
      placesWithParents.add(id);
  return [...placesWithParents];
}
