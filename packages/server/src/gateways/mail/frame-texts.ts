import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type FrameTexts = {
  readonly copyLink: string;
  readonly automatic: (site: string) => string;
  readonly unsubscribe: string;
};

/** What every mail says around its own words. */
export const frameTexts: Readonly<Record<MessageLocale, FrameTexts>> = {
  en: {
    copyLink: 'If the button does not work, copy this address into your browser:',
    automatic: (site) => `This message was sent automatically by ${site}.`,
    unsubscribe: 'Unsubscribe',
  },
  de: {
    copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    automatic: (site) => `Diese Nachricht wurde automatisch von ${site} verschickt.`,
    unsubscribe: 'Abmelden',
  },
  'zh-Hans': {
    copyLink: '如果按钮无法点击，请将以下网址复制到浏览器中打开：',
    automatic: (site) => `此邮件由 ${site} 系统自动发送。`,
    unsubscribe: '退订',
  },
};
