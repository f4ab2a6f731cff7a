import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { CONCEPTS, type ConceptId } from './concepts.ts';
import { GERMAN_TERMS } from './terms-de.ts';
import { ENGLISH_TERMS } from './terms-en.ts';
import { CHINESE_TERMS } from './terms-zh.ts';

export type Lexicon = Readonly<
  Record<
    string,
    {
      readonly interests: readonly Interest[];
      readonly terms: Readonly<Record<MessageLocale, readonly string[]>>;
    }
  >
>;

/** What travellers wish for, and what they call it. */
export const LEXICON: Lexicon = Object.fromEntries(
  (Object.keys(CONCEPTS) as ConceptId[]).map((id) => [
    id,
    {
      interests: CONCEPTS[id],
      terms: { en: ENGLISH_TERMS[id], de: GERMAN_TERMS[id], 'zh-Hans': CHINESE_TERMS[id] },
    },
  ]),
);
