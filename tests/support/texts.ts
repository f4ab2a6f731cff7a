import { readFileSync } from 'node:fs';
import type { Messages } from '../../packages/web/src/i18n/messages.ts';

/** Texts of the product by key. A journey finds elements by their texts and must not repeat them. */
export const texts = {
  en: read('en'),
  de: read('de'),
  'zh-Hans': read('zh-Hans'),
} as const;

export const languages = ['en', 'de', 'zh-Hans'] as const;

function read(language: string): Messages {
  const file = new URL(`../../packages/web/src/i18n/messages/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
