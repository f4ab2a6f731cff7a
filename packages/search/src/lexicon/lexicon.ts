import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { CONCEPTS, type ConceptId } from './concepts.ts';
import { GERMAN_TERMS } from './terms/terms-de.ts';
import { ENGLISH_TERMS } from './terms/terms-en.ts';
import { CHINESE_TERMS } from './terms/terms-zh.ts';

export type Lexicon = Readonly<
  Record<
    string,
    {
      readonly interests: readonly Interest[];
      readonly terms: Readonly<Record<MessageLocale, readonly string[]>>;
    }
  >
>;

/** The concepts that travellers search for, with their terms in each language. */
export const LEXICON: Lexicon = Object.fromEntries(
  (Object.keys(CONCEPTS) as ConceptId[]).map((id) => [
    id,
    {
      interests: CONCEPTS[id],
      terms: { en: ENGLISH_TERMS[id], de: GERMAN_TERMS[id], 'zh-Hans': CHINESE_TERMS[id] },
    },
  ]),
);
