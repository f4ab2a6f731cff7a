import { CannotStart } from '../database/cannot-start.ts';
import { type Environment, readServiceAddress } from './read-value.ts';

export type TranslatorSettings = { readonly url: string; readonly key: string };

/** The service that translates reviews. Undefined unless an address is set. */
export function readTranslatorSettings(env: Environment): TranslatorSettings | undefined {
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = env;
  if (!url) return undefined;
  if (!key) throw new CannotStart('TRANSLATION_URL requires TRANSLATION_KEY: the key of your DeepL account.');
  return { url: readServiceAddress('TRANSLATION_URL', url, 'https://api.deepl.com').href, key };
}
