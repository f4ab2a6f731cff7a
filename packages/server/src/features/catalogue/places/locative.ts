import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type NamedPlace = { readonly name: string; readonly locative?: string | null | undefined };

/**
 * The place as a sentence needs it that says where something is: "in Lisbon", "auf Santorin". Chinese needs only
 * the name.
 */
export function locativeOf({ name, locative }: NamedPlace, locale: MessageLocale): string {
  return locative ?? (locale === 'zh-Hans' ? name : `in ${name}`);
}
