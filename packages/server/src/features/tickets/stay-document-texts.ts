import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { DocumentFacts } from './document-facts.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';

type StayWords = Pick<DocumentTexts, 'ticketTitle' | 'ticketOf' | 'served' | 'howTo'> & {
  /** The list of arrivals, and how many rooms it has. */
  readonly arrivals: string;
  readonly rooms: (count: number) => string;
};

/** Documents of a stay: a voucher in place of tickets, with a part for each room. */
export const stayDocumentTexts: Readonly<Record<MessageLocale, StayWords>> = {
  en: {
    ticketTitle: 'Hotel voucher',
    ticketOf: (number, all) => `Room ${number} of ${all}`,
    served: 'Dates of stay',
    howTo: () => 'Show this voucher at reception, on your phone or printed. Each room’s code is valid once.',
    arrivals: 'Arrivals',
    rooms: (count) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
  },
  de: {
    ticketTitle: 'Hotelvoucher',
    ticketOf: (number, all) => `Zimmer ${number} von ${all}`,
    served: 'Aufenthalt',
    howTo: () =>
      'Zeigen Sie diesen Hotelvoucher an der Rezeption vor, auf dem Handy oder ausgedruckt. Der Code jedes Zimmers ist nur einmal verwendbar.',
    arrivals: 'Anreiseliste',
    rooms: (count) => `${count} Zimmer`,
  },
  'zh-Hans': {
    ticketTitle: '酒店确认单',
    ticketOf: (number, all) => `客房${number}，共${all}间`,
    served: '住宿日期',
    howTo: () => '办理入住时，请用手机或打印件出示此确认单。每间客房的二维码限使用一次。',
    arrivals: '入住名单',
    rooms: (count) => `${count}间客房`,
  },
};

/** The words of a document, which are those of hotels for a stay. */
export function wordsOf({ locale, trip }: Pick<DocumentFacts, 'locale' | 'trip'>): DocumentTexts {
  return trip.lodging ? { ...documentTexts[locale], ...stayDocumentTexts[locale] } : documentTexts[locale];
}
