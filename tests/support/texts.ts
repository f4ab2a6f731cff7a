import { readFileSync } from 'node:fs';
import { bindGerman, formatMessage } from '../../packages/core/src/locale/format-message.ts';
import type { Messages } from '../../packages/web/src/i18n/messages.ts';

/** Texts of the product by key. A journey finds elements by their texts and must not repeat them. */
export const texts = {
  en: readMessages('en'),
  de: readMessages('de'),
  'zh-Hans': readMessages('zh-Hans'),
} as const;

export const languages = ['en', 'de', 'zh-Hans'] as const;

function readMessages(language: string): Messages {
  const file = new URL(`../../packages/web/src/i18n/messages/${language}.json`, import.meta.url);
  const written = readFileSync(file, 'utf8');
  // Pages bind the parts of these words by an invisible character.
  if (language === 'de') return JSON.parse(written.replaceAll('E-Mail-A', bindGerman('E-Mail-A')));
  return JSON.parse(
    written.replace(/(?<=[\d}#])(?:分钟|小时)/g, (unit) => boundChinese(`0${unit}`).slice(1)),
  );
}

/** A Chinese text as pages show it, with invisible characters that bind day and month, or a number and its unit. */
export function boundChinese(text: string): string {
  return formatMessage(text, {}, 'zh-Hans-CN', 'zh-Hans');
}

/** The plural form of a text. */
export function pluralForm(text: string): string {
  const chosen = text.replace(/\{count, plural,.*?other \{((?:[^{}]|\{[^{}]*\})*)\}\}/g, '$1');
  return chosen.replaceAll('#', '{count}');
}

/** A text with its values filled in. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The label of the button that adds a traveller to the plan. */
export function oneMore(group: 'adults' | 'children'): string {
  return formatMessage(texts.en.plan.more, { group }, 'en-GB', 'en');
}

/** The words of a binding button before its total. German labels have no total; Chinese ones may bracket it. */
export function bindingWords(text: string): string {
  return fillIn(text, { total: '' }).replace('（）', '').trim();
}
