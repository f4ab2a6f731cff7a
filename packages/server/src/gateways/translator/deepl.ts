import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { z } from 'zod';
import { refuseInsideTransaction } from '../../database/transaction.ts';
import type { Translator, TranslatorFailure } from './port.ts';

export type DeeplAddress = {
  /** The host of the account: https://api.deepl.com, or https://api-free.deepl.com. */
  readonly url: string;
  readonly key: string;
};

type DeeplOptions = DeeplAddress & { readonly waitMs?: number };

/** The service names the language of a text without its region or script, and that of a translation with it. */
const sourceCodes: Record<MessageLocale, string> = { en: 'EN', de: 'DE', 'zh-Hans': 'ZH' };
const targetCodes: Record<MessageLocale, string> = { en: 'EN-GB', de: 'DE', 'zh-Hans': 'ZH-HANS' };

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Translates with DeepL. It sends one request, waits for a limited time, and follows no redirect. */
export function deeplTranslator({ url, key, waitMs = 10_000 }: DeeplOptions): Translator {
  return {
    async translate({ texts, from, to }, signal) {
      refuseInsideTransaction('Translations were requested');
      try {
        const answer = await fetch(new URL('/v2/translate', url), {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(waitMs)]),
          headers: { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` },
          body: JSON.stringify({
            text: texts,
            source_lang: sourceCodes[from],
            target_lang: targetCodes[to],
          }),
        });
        if (answer.status !== 200) return failure('unreachable', `status ${answer.status}`);
        return translationsOf(await answer.text(), texts.length);
      } catch (error) {
        const { cause, message } = error as Error;
        return failure('unreachable', cause instanceof Error ? cause.message : message);
      }
    },
  };
}

function translationsOf(answer: string, count: number): readonly string[] | TranslatorFailure {
  const read = answerSchema.safeParse(parsed(answer));
  const translations = read.data?.translations.map(({ text }) => text.trim()) ?? [];
  if (translations.length !== count || translations.includes(''))
    return failure('unreadable', `${translations.length} translations for ${count} texts`);
  return translations;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(failed: TranslatorFailure['failed'], details: string): TranslatorFailure {
  return { failed, details };
}
