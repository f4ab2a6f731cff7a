import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type HeaderPlanTexts = {
  /** For screen readers, before the days and travellers. */
  readonly name: string;
  travellers(count: number): string;
};

/** Apart from the messages of pages, because only wide screens load them, after a search with days or travellers. */
export const headerPlanTexts: Readonly<Record<MessageLocale, HeaderPlanTexts>> = {
  en: {
    name: 'Searches for:',
    travellers: (count) => (count === 1 ? '1 traveller' : `${count} travellers`),
  },
  de: {
    name: 'Sucht für:',
    travellers: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  },
  'zh-Hans': {
    name: '搜索条件：',
    travellers: (count) => `${count}人`,
  },
};
