import type { MessageLocale } from '../locale/locales.ts';
import type { WaiverKind } from './waiver-kinds.ts';

/** Date on which all texts were last reviewed. Every change to a text must update it. */
const writtenOn = '2026-11-28';

// First twelve digits of the SHA-256 of each text. After a change, a test reports which hashes are wrong.
const hashes: Readonly<Record<WaiverKind, Readonly<Record<MessageLocale, string>>>> = {
  water: { en: '3024feaa3cb1', de: 'bc480708ad9d', 'zh-Hans': '30c0bcc5b389' },
  diving: { en: '271cda011306', de: 'c460e3f0cce8', 'zh-Hans': '6ccf80623b8e' },
  height: { en: '793dedd596a1', de: 'b49660e21caf', 'zh-Hans': '202a3c852c6a' },
  riding: { en: '8e8e9048da14', de: '285d2d333da8', 'zh-Hans': '299fc916f221' },
  cycling: { en: 'a58baa76b9b7', de: '287a83c949a5', 'zh-Hans': '0f21978d06ee' },
  motorcycle: { en: '9e7499f3fc3d', de: '6e634a58fe85', 'zh-Hans': '4c4c6d4a79e9' },
  snow: { en: '1e87a21cd661', de: '96cf7130a913', 'zh-Hans': 'ed551e8cccb5' },
  hiking: { en: 'da252e639365', de: '3e5c237a30e2', 'zh-Hans': '08a0085d4aac' },
  expedition: { en: '0cd331f93ff9', de: 'fc8ea450e2b0', 'zh-Hans': '2a96dfd8c598' },
};

export function versionOf(kind: WaiverKind, locale: MessageLocale): string {
  return `${writtenOn}-${hashes[kind][locale]}`;
}
