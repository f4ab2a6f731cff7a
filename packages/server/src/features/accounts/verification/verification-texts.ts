import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

type VerificationEmails = {
  readonly confirmAddress: MailTexts;
  /** Sent instead if another account has confirmed the address already. */
  readonly addressTaken: MailTexts;
};

/** The emails that confirm an address, by language; `site` is the name of the site. */
export const verificationTexts: Readonly<Record<MessageLocale, (site: string) => VerificationEmails>> = {
  en: (site) => ({
    confirmAddress: {
      subject: `Confirm your email address for ${site}`,
      title: 'Confirm your email address',
      paragraphs: [
        'Hello,',
        `An account on ${site} was created with this address. Please confirm that it’s yours.`,
      ],
      action: 'Confirm address',
      small: [
        'The link works once, within 24 hours. Open it in the browser in which you created the account. In any other browser, you’ll be asked to choose a password again.',
        'If this wasn’t you, you don’t need to do anything. Without your confirmation, the account can’t use this address.',
      ],
    },
    addressTaken: {
      subject: `You already have an account on ${site}`,
      title: 'You already have an account',
      paragraphs: [
        'Hello,',
        `This address was entered to create an account on ${site}. An account with this address already exists, and nothing about it has changed.`,
      ],
      action: 'Log in',
      small: ['If this wasn’t you, you don’t need to do anything.'],
    },
  }),
  de: (site) => ({
    confirmAddress: {
      subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${site}`,
      title: 'E-Mail-Adresse bestätigen',
      paragraphs: [
        'Guten Tag,',
        `mit dieser Adresse wurde bei ${site} ein Konto angelegt. Bestätigen Sie bitte, dass sie Ihnen gehört.`,
      ],
      action: 'Adresse bestätigen',
      small: [
        'Der Link ist 24 Stunden gültig und nur einmal verwendbar. Öffnen Sie ihn am besten in dem Browser, in dem Sie das Konto angelegt haben. In einem anderen Browser müssen Sie das Passwort noch einmal wählen.',
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung wird die Adresse nicht für das Konto verwendet.',
      ],
    },
    addressTaken: {
      subject: `Sie haben schon ein Konto bei ${site}`,
      title: 'Sie haben schon ein Konto',
      paragraphs: [
        'Guten Tag,',
        `mit dieser Adresse sollte bei ${site} ein Konto angelegt werden. Zu ihr gehört aber schon ein Konto, und daran ändert sich nichts.`,
      ],
      action: 'Anmelden',
      small: ['Waren Sie das nicht? Dann brauchen Sie nichts zu tun.'],
    },
  }),
  'zh-Hans': (site) => ({
    confirmAddress: {
      subject: `请验证您的 ${site} 账号邮箱`,
      title: '验证邮箱',
      paragraphs: ['您好：', `有人用此邮箱在 ${site} 注册了账号。如果是您本人，请完成验证。`],
      action: '验证邮箱',
      small: [
        '链接24小时内有效，仅可使用一次。请尽量在注册时使用的浏览器中打开；在其他浏览器中打开时，需要重新设置密码。',
        '如非本人操作，无需理会。未经验证，该账号无法使用此邮箱。',
      ],
    },
    addressTaken: {
      subject: `您在 ${site} 已有账号`,
      title: '您已有账号',
      paragraphs: ['您好：', `有人用此邮箱在 ${site} 注册账号。该邮箱已有账号，您的账号没有任何变化。`],
      action: '登录',
      small: ['如非本人操作，无需理会。'],
    },
  }),
};
