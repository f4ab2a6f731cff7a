import type { MessageLocale } from '../locale/locales.ts';

const bedNames = {
  single: { en: 'Single bed', de: 'Einzelbett', 'zh-Hans': '单人床' },
  double: { en: 'Double bed, 140 cm', de: 'Doppelbett, 140 cm', 'zh-Hans': '双人床（1.4米）' },
  queen: { en: 'Double bed, 160 cm', de: 'Doppelbett, 160 cm', 'zh-Hans': '大床（1.6米）' },
  king: { en: 'Double bed, 180 cm', de: 'Doppelbett, 180 cm', 'zh-Hans': '大床（1.8米）' },
  'sofa-bed': { en: 'Sofa bed', de: 'Schlafsofa', 'zh-Hans': '沙发床' },
  bunk: { en: 'Bunk bed', de: 'Etagenbett', 'zh-Hans': '上下铺' },
  futon: { en: 'Futon', de: 'Futon', 'zh-Hans': '地铺床褥' },
} as const satisfies Record<string, Readonly<Record<MessageLocale, string>>>;

type Bed = keyof typeof bedNames;

/** The kinds of beds that a room may have. Cots and extra beds are put into a room for a party; they are no kinds. */
export const BEDS = Object.keys(bedNames) as readonly Bed[];

function isBed(code: string): code is Bed {
  return Object.hasOwn(bedNames, code);
}

/** The name of a kind of bed. A code from another supplier that we have no name for stands for itself. */
export function bedName(code: string, language: MessageLocale): string {
  return isBed(code) ? bedNames[code][language] : code;
}
