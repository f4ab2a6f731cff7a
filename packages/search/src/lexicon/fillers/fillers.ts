import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { GERMAN_FILLERS } from './fillers-de.ts';
import { ENGLISH_FILLERS } from './fillers-en.ts';
import { CHINESE_FILLERS } from './fillers-zh.ts';

/** Words that say how a wish is put: function words, politeness, companions and ordinary verbs. */
export type FillerWords = {
  readonly words: readonly string[];
  /** Verbs without their endings, which are matched in all their forms. */
  readonly verbs: readonly string[];
};

export const FILLER_WORDS: Readonly<Record<MessageLocale, FillerWords>> = {
  en: { words: [...ENGLISH_FILLERS.words, ...ENGLISH_FILLERS.irregular], verbs: ENGLISH_FILLERS.verbs },
  de: { words: [...GERMAN_FILLERS.words, ...GERMAN_FILLERS.irregular], verbs: GERMAN_FILLERS.verbs },
  'zh-Hans': { words: CHINESE_FILLERS, verbs: [] },
};
