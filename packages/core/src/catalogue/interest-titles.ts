import type { MessageLocale } from '../locale/locales.ts';
import type { INTERESTS } from './interests.ts';

/** The name of each interest wherever travellers read it. */
export const interestTitles: Readonly<
  Record<(typeof INTERESTS)[number], Readonly<Record<MessageLocale, string>>>
> = {
  air: { en: 'Air', de: 'In der Luft', 'zh-Hans': '飞行' },
  bike: { en: 'Bike', de: 'Fahrrad', 'zh-Hans': '骑行' },
  culture: { en: 'Culture', de: 'Kultur', 'zh-Hans': '文化' },
  exclusive: { en: 'Exclusive', de: 'Exklusiv', 'zh-Hans': '尊享' },
  nature: { en: 'Nature', de: 'Natur', 'zh-Hans': '自然' },
  nightlife: { en: 'Nightlife', de: 'Nachtleben', 'zh-Hans': '夜生活' },
  pet: { en: 'Animals', de: 'Tiere', 'zh-Hans': '动物' },
  romance: { en: 'Romance', de: 'Romantik', 'zh-Hans': '浪漫' },
  sightseeing: { en: 'Sightseeing', de: 'Sehens\u00ADwertes', 'zh-Hans': '观光' },
  sport: { en: 'Sport', de: 'Sport', 'zh-Hans': '运动' },
  water: { en: 'Water', de: 'Am und im Wasser', 'zh-Hans': '水上' },
  wine: { en: 'Wine', de: 'Wein', 'zh-Hans': '葡萄酒' },
};
