import type { Aspect } from './trait.ts';

const tongues = [
  ['en', 'English', 'Englisch', '英语'],
  ['de', 'German', 'Deutsch', '德语'],
  ['zh', 'Chinese', 'Chinesisch', '中文'],
  ['fr', 'French', 'Französisch', '法语'],
  ['es', 'Spanish', 'Spanisch', '西班牙语'],
  ['it', 'Italian', 'Italienisch', '意大利语'],
  ['nl', 'Dutch', 'Niederländisch', '荷兰语'],
  ['pt', 'Portuguese', 'Portugiesisch', '葡萄牙语'],
  ['ja', 'Japanese', 'Japanisch', '日语'],
  ['ko', 'Korean', 'Koreanisch', '韩语'],
  ['pl', 'Polish', 'Polnisch', '波兰语'],
] as const;

/** Language of the trip, if anything is spoken at all. */
export const spoken: Aspect = tongues.map(([tag, english, german, chinese]) => ({
  id: `in-${english.toLowerCase()}`,
  name: { en: `in ${english}`, de: `auf ${german}`, 'zh-Hans': `${chinese}讲解` },
  sentence: {
    en: `The guide speaks only ${english}, so nothing has to be repeated in another language.`,
    de: `Erzählt wird durchgehend auf ${german}, ohne dass für andere übersetzt werden muss.`,
    'zh-Hans': `全程只用${chinese}讲解，不必等待翻译。`,
  },
  fits: ({ languages, type }) => languages.length > 0 && type !== 'shows' && type !== 'transfers',
  change: () => ({ languages: [tag] }),
}));
