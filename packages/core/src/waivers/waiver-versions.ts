import type { MessageLocale } from '../locale/locales.ts';
import type { WaiverKind } from './waiver-kinds.ts';

/** Date on which all texts were last reviewed. Every change to a text must update it. */
const writtenOn = '2026-11-27';

// First twelve digits of the SHA-256 of each text. After a change, a test reports which hashes are wrong.
const hashes: Readonly<Record<WaiverKind, Readonly<Record<MessageLocale, string>>>> = {
  water: { en: 'b5fd3a65a1b6', de: 'bc480708ad9d', 'zh-Hans': '30c0bcc5b389' },
  diving: { en: '4510deb87863', de: 'c460e3f0cce8', 'zh-Hans': '6ccf80623b8e' },
  height: { en: '0ac0e8bf8b8e', de: 'e32fd5ae5a1b', 'zh-Hans': '2a9193af4555' },
  riding: { en: 'f77501d8f7b0', de: 'd3a48c888e4d', 'zh-Hans': 'a20362cfcea3' },
  expedition: { en: 'd06770b7ba13', de: 'c1a7253f951d', 'zh-Hans': '14377e812c45' },
};

export function versionOf(kind: WaiverKind, locale: MessageLocale): string {
  return `${writtenOn}-${hashes[kind][locale]}`;
}
