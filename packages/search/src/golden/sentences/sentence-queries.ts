import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { CHATTY_SENTENCES } from './chatty-sentences.ts';
import { CHINESE_CHOICES } from './chinese-choices.ts';
import { CHINESE_NEEDS } from './chinese-needs.ts';
import { ENGLISH_CHOICES } from './english-choices.ts';
import { ENGLISH_NEEDS } from './english-needs.ts';
import { FOURTH_CHINESE } from './fourth/chinese.ts';
import { FOURTH_ENGLISH } from './fourth/english.ts';
import { FOURTH_GERMAN } from './fourth/german.ts';
import { GERMAN_CHOICES } from './german-choices.ts';
import { GERMAN_NEEDS } from './german-needs.ts';
import { SECOND_CHINESE } from './second/chinese.ts';
import { SECOND_ENGLISH } from './second/english.ts';
import { SECOND_GERMAN } from './second/german.ts';
import type { LocalSentenceQuery, SentenceQuery } from './sentence-query.ts';
import { THIRD_CHINESE } from './third/chinese.ts';
import { THIRD_ENGLISH } from './third/english.ts';
import { THIRD_GERMAN } from './third/german.ts';

/**
 * Whole sentences with the answers that are right. They were judged before the answers of the search were
 * seen, and are never changed to fit it.
 */
export const SENTENCE_QUERIES: readonly SentenceQuery[] = [
  ...inLanguage('en', [...ENGLISH_CHOICES, ...ENGLISH_NEEDS]),
  ...inLanguage('de', [...GERMAN_CHOICES, ...GERMAN_NEEDS]),
  ...inLanguage('zh-Hans', [...CHINESE_CHOICES, ...CHINESE_NEEDS]),
];

/**
 * Further sentences that the search was not built with. Their authors had not seen it. They were measured once before it
 * was changed again, and count as unseen only in that figure.
 */
export const SECOND_SENTENCE_QUERIES: readonly SentenceQuery[] = [
  ...inLanguage('en', SECOND_ENGLISH),
  ...inLanguage('de', SECOND_GERMAN),
  ...inLanguage('zh-Hans', SECOND_CHINESE),
];

/** Sentences that tell much of the traveller. The search was made with them. */
export const CHATTY_SENTENCE_QUERIES: readonly SentenceQuery[] = MESSAGE_LOCALES.flatMap((language) =>
  inLanguage(language, CHATTY_SENTENCES[language]),
);

/** Likewise, written while the search was changed for what the second ones had shown. */
export const THIRD_SENTENCE_QUERIES: readonly SentenceQuery[] = [
  ...inLanguage('en', THIRD_ENGLISH),
  ...inLanguage('de', THIRD_GERMAN),
  ...inLanguage('zh-Hans', THIRD_CHINESE),
];

/** Likewise, written while the search was changed for what the third ones had shown. */
export const FOURTH_SENTENCE_QUERIES: readonly SentenceQuery[] = [
  ...inLanguage('en', FOURTH_ENGLISH),
  ...inLanguage('de', FOURTH_GERMAN),
  ...inLanguage('zh-Hans', FOURTH_CHINESE),
];

function inLanguage(language: MessageLocale, queries: readonly LocalSentenceQuery[]): SentenceQuery[] {
  return queries.map((query) => ({ ...query, language }));
}
