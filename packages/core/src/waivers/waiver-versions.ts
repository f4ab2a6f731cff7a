import type { MessageLocale } from '../locale/locales.ts';
import type { WaiverKind } from './waiver-kinds.ts';

/** Date on which all texts were last reviewed. Every change to a text must update it. */
const writtenOn = '2026-11-29';

// First twelve digits of the SHA-256 of each text. After a change, a test reports which hashes are wrong.
const hashes: Readonly<Record<WaiverKind, Readonly<Record<MessageLocale, string>>>> = {
  water: { en: '3024feaa3cb1', de: '07579d4ecb77', 'zh-Hans': '6500c11a5dc2' },
  diving: { en: '6ac17c90b4fd', de: 'cfb246782ead', 'zh-Hans': 'd3fb2f71f44e' },
  height: { en: '793dedd596a1', de: 'b49660e21caf', 'zh-Hans': '6789070688db' },
  riding: { en: '8e8e9048da14', de: '285d2d333da8', 'zh-Hans': '215d7485d6fe' },
  cycling: { en: 'a58baa76b9b7', de: '287a83c949a5', 'zh-Hans': '5db7c0021ea0' },
  motorcycle: { en: '9e7499f3fc3d', de: '0427b3602072', 'zh-Hans': '59957874193d' },
  snow: { en: '1e87a21cd661', de: '96cf7130a913', 'zh-Hans': '8769cff84f7e' },
  hiking: { en: 'da252e639365', de: '3e5c237a30e2', 'zh-Hans': '59b1d4ade2dc' },
  expedition: { en: '0cd331f93ff9', de: 'fc8ea450e2b0', 'zh-Hans': 'c76380887b81' },
};

export function waiverVersionOf(kind: WaiverKind, locale: MessageLocale): string {
  return `${writtenOn}-${hashes[kind][locale]}`;
}
