import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../gateways/mail/outbox.ts';

type NewsletterTexts = {
  /** The text to which the subscriber consents, stored word for word with the subscription. */
  readonly consent: string;
  readonly confirm: MailTexts;
  readonly welcome: {
    readonly subject: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
};

/** The emails of the newsletter, by language; `site` is the name of the site. */
export const newsletterTexts: Readonly<Record<MessageLocale, (site: string) => NewsletterTexts>> = {
  en: (site) => ({
    consent: `I would like to receive the ${site} newsletter by email, about once a month. I can unsubscribe at any time.`,
    confirm: {
      subject: `Please confirm your subscription to the ${site} newsletter`,
      title: 'Confirm your subscription',
      paragraphs: [
        `This address was entered for the ${site} newsletter: one email a month about a harbour and the trips that start there.`,
        'By confirming, you agree to this:',
      ],
      action: 'Confirm subscription',
      small: [
        'The link works once, within seven days.',
        'If this wasn’t you, you don’t need to do anything. Unless you confirm, we won’t send you the newsletter, and we’ll delete the address after 30 days.',
      ],
    },
    welcome: {
      subject: `You’ve subscribed to the ${site} newsletter`,
      title: 'Welcome aboard',
      paragraphs: [
        'Thank you for confirming. You’ll get our next newsletter within a month.',
        'If you change your mind, unsubscribe with the link at the foot of any newsletter.',
      ],
    },
  }),
  de: (site) => ({
    consent: `Ich möchte den Newsletter von ${site} etwa einmal im Monat per E-Mail erhalten. Ich kann ihn jederzeit abbestellen.`,
    confirm: {
      subject: `Bitte bestätigen Sie Ihr Abonnement des Newsletters von ${site}`,
      title: 'Noch ein Klick, dann sind Sie dabei',
      paragraphs: [
        `Jemand, vermutlich Sie selbst, hat diese Adresse für den Newsletter von ${site} eingetragen: einmal im Monat Post aus einem Hafen, mit den Angeboten vor Ort.`,
        'Mit Ihrer Bestätigung erklären Sie:',
      ],
      action: 'Abonnement bestätigen',
      small: [
        'Der Link ist sieben Tage gültig und nur einmal verwendbar.',
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung senden wir Ihnen keinen Newsletter, und nach 30 Tagen löschen wir die Adresse.',
      ],
    },
    welcome: {
      subject: `Sie haben den Newsletter von ${site} abonniert`,
      title: 'Willkommen an Bord',
      paragraphs: [
        'Vielen Dank für Ihre Bestätigung. Den nächsten Newsletter bekommen Sie innerhalb eines Monats.',
        'Wenn Sie es sich anders überlegen: Am Ende jedes Newsletters finden Sie einen Link zum Abbestellen.',
      ],
    },
  }),
  'zh-Hans': (site) => ({
    consent: `我同意通过电子邮件接收 ${site} 的订阅邮件，大约每月一封，并可随时退订。`,
    confirm: {
      subject: `请确认订阅 ${site} 邮件`,
      title: '确认订阅',
      paragraphs: [
        `我们收到了用此邮箱订阅 ${site} 邮件的申请。订阅后，您每月会收到一封邮件，介绍一座港口和当地的玩乐。`,
        '点击确认即表示您同意：',
      ],
      action: '确认订阅',
      small: [
        '链接7天内有效，仅可使用一次。',
        '如果不是您本人操作，请忽略本邮件。未经您确认，我们不会发送订阅邮件，并会在30天后删除此邮箱。',
      ],
    },
    welcome: {
      subject: `您已成功订阅 ${site} 邮件`,
      title: '欢迎订阅',
      paragraphs: [
        '感谢您的确认。下一封邮件会在一个月内送达。',
        '如果您改变主意，可随时点击邮件末尾的链接退订。',
      ],
    },
  }),
};
