import type { MessageLocale } from '../locale/locales.ts';
import type { WaiverKind } from './waiver-kinds.ts';

/** Date on which all texts were last reviewed. Every change to a text must update it. */
const writtenOn = '2026-11-20';

// First twelve digits of the SHA-256 of each text. After a change, a test reports which hashes are wrong.
const hashes: Readonly<Record<WaiverKind, Readonly<Record<MessageLocale, string>>>> = {
  water: { en: 'b5fd3a65a1b6', de: '31778ef21eb2', 'zh-Hans': '5aeb3087f03f' },
  diving: { en: '4510deb87863', de: '578c9f4e9f3a', 'zh-Hans': 'e85abb7c0959' },
  height: { en: '0ac0e8bf8b8e', de: 'b80a744d5132', 'zh-Hans': '0c43961eb9c5' },
  riding: { en: 'f77501d8f7b0', de: '0422eb81951b', 'zh-Hans': '7ac1f7bbe199' },
  expedition: { en: 'd06770b7ba13', de: '2d246fbafb14', 'zh-Hans': '46d002f8bca8' },
};

export function versionOf(kind: WaiverKind, locale: MessageLocale): string {
  return `${writtenOn}-${hashes[kind][locale]}`;
}
