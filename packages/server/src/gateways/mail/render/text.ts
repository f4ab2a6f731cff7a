import { labelled } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { WrittenMail } from '../outbox.ts';
import type { MailBrand } from './brand.ts';

/** The email for readers without HTML, and for readers who prefer plain text. */
export function writeText(
  { body, locale, unsubscribeUrl }: WrittenMail,
  { name, imprint }: MailBrand,
): string {
  const { title, paragraphs, facts = [], action, links = [], small = [] } = body;
  const texts = frameTexts[locale];
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => labelled(label, indented(value), locale)).join('\n'),
    ...[...(action ? [action] : []), ...links].map(
      ({ label, url }) => `${labelled(label, '', locale).trimEnd()}\n${url}`,
    ),
    ...small,
    // Two hyphens and a space: mail programs fold what follows, and leave it out of replies.
    [
      '-- ',
      name,
      ...imprint[locale],
      texts.automatic(name),
      ...(unsubscribeUrl ? [labelled(texts.unsubscribe, unsubscribeUrl, locale)] : []),
    ].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function indented(value: string): string {
  return value.replaceAll('\n', '\n  ');
}

type FrameTexts = {
  readonly copyLink: string;
  readonly automatic: (site: string) => string;
  readonly unsubscribe: string;
};

/** The texts that frame the content of every email. */
export const frameTexts: Readonly<Record<MessageLocale, FrameTexts>> = {
  en: {
    copyLink: 'If the button doesn’t work, copy this address into your browser:',
    automatic: (site) => `This message was sent automatically by ${site}.`,
    unsubscribe: 'Unsubscribe',
  },
  de: {
    copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    automatic: (site) => `Diese Nachricht wurde automatisch von ${site} verschickt.`,
    unsubscribe: 'Abbestellen',
  },
  'zh-Hans': {
    copyLink: '如果按钮无法点击，请将以下网址复制到浏览器中打开：',
    automatic: (site) => `此邮件由 ${site} 系统自动发送。`,
    unsubscribe: '退订',
  },
};
