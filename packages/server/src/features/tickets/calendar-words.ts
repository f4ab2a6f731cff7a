import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type CalendarWords = { readonly order: string; readonly anyTime: string; readonly find: string };

export const calendarWords: Readonly<Record<MessageLocale, CalendarWords>> = {
  en: {
    order: 'Order number',
    anyTime: 'Come at any time during opening hours.',
    find: 'Find your booking',
  },
  de: {
    order: 'Bestellnummer',
    anyTime: 'Kommen Sie zu jeder Zeit während der Öffnungszeiten.',
    find: 'Ihre Buchung finden',
  },
  'zh-Hans': {
    order: '订单号',
    anyTime: '营业时间内随时可到。',
    find: '查找您的预订',
  },
};
