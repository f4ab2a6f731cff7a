import type { MessageLocale } from '@ashore/core/locale/locales.ts';

export type TranslationRequest = {
  readonly texts: readonly string[];
  readonly from: MessageLocale;
  readonly to: MessageLocale;
};

/** Why there are no translations: no answer in time, or an answer that does not contain them. */
export type TranslatorFailure = {
  readonly failed: 'unreachable' | 'unreadable';
  readonly details: string;
};

/** A service that translates texts. */
export type Translator = {
  /** Returns one translation for each text, in order. Never throws for failures of the service. */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<readonly string[] | TranslatorFailure>;
};
