import type { MessageLocale } from '../locale/locales.ts';
import type { WaiverKind } from './waiver-kinds.ts';

/** Date on which all texts were last reviewed. Every change to a text must update it. */
const writtenOn = '2026-11-30';

// First twelve digits of the SHA-256 of each text. After a change, a test reports which hashes are wrong.
const hashes: Readonly<Record<WaiverKind, Readonly<Record<MessageLocale, string>>>> = {
  water: { en: '3024feaa3cb1', de: '17ff17f47ad4', 'zh-Hans': '6500c11a5dc2' },
  diving: { en: '6ac17c90b4fd', de: '3653fc1f6898', 'zh-Hans': 'd3fb2f71f44e' },
  height: { en: '793dedd596a1', de: '5e60683db588', 'zh-Hans': '6789070688db' },
  riding: { en: '8e8e9048da14', de: '39782055b6c0', 'zh-Hans': '215d7485d6fe' },
  cycling: { en: 'a58baa76b9b7', de: 'b451f028cf5a', 'zh-Hans': '5db7c0021ea0' },
  motorcycle: { en: '9e7499f3fc3d', de: 'b004a1e552b3', 'zh-Hans': '59957874193d' },
  snow: { en: '1e87a21cd661', de: 'bd8968a343ff', 'zh-Hans': '8769cff84f7e' },
  hiking: { en: 'da252e639365', de: 'ac95eb228cc1', 'zh-Hans': '59b1d4ade2dc' },
  expedition: { en: '0cd331f93ff9', de: 'f327c282a5ad', 'zh-Hans': 'c76380887b81' },
};

export function waiverVersionOf(kind: WaiverKind, locale: MessageLocale): string {
  return `${writtenOn}-${hashes[kind][locale]}`;
}
