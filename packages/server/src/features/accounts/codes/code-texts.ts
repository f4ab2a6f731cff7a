import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

type CodeTexts = {
  readonly logIn: Omit<MailTexts, 'action'>;
  readonly reset: MailTexts;
  /** Sent instead if the address has no account whose owner has confirmed it. */
  readonly noAccount: MailTexts;
  /** Label of the code. */
  readonly code: string;
};

/** The emails with codes, by language; `site` is the name of the site. */
export const codeTexts: Readonly<Record<MessageLocale, (site: string) => CodeTexts>> = {
  en: (site) => ({
    logIn: {
      subject: `Your code to log in to ${site}`,
      title: 'Your code to log in',
      paragraphs: ['Enter this code on the page where you’re logging in.'],
      small: [
        'The code is valid for 15 minutes and works once.',
        'If this wasn’t you, don’t pass the code on. If your account has a password, someone may know it, so choose a new one.',
      ],
    },
    reset: {
      subject: `Choose a new password for ${site}`,
      title: 'Choose a new password',
      paragraphs: ['Enter this code in the browser you requested it with, or open the link.'],
      action: 'Choose a new password',
      small: [
        'The code is valid for 15 minutes, the link for 24 hours. Each works once.',
        'If this wasn’t you, you don’t need to do anything. Your password hasn’t changed.',
      ],
    },
    noAccount: {
      subject: `No account on ${site} with this address`,
      title: 'No account with this address',
      paragraphs: [
        `Someone tried to log in to ${site} with this address, but there’s no account for which it’s confirmed. You may have used another address.`,
        'If you’ve only just created an account, confirm your address with the link in our first email.',
      ],
      action: 'Create an account',
      small: ['If this wasn’t you, you don’t need to do anything.'],
    },
    code: 'Code',
  }),
  de: (site) => ({
    logIn: {
      subject: `Ihr Code zum Anmelden bei ${site}`,
      title: 'Ihr Code zum Anmelden',
      paragraphs: ['Geben Sie diesen Code in dem Browser ein, in dem Sie sich gerade anmelden.'],
      small: [
        'Der Code ist 15 Minuten gültig und nur einmal verwendbar.',
        'Waren Sie das nicht? Dann geben Sie den Code nicht weiter. Hat Ihr Konto ein Passwort, kennt es vielleicht jemand anderes: Wählen Sie ein neues.',
      ],
    },
    reset: {
      subject: `Neues Passwort für ${site} wählen`,
      title: 'Neues Passwort wählen',
      paragraphs: [
        'Geben Sie diesen Code in dem Browser ein, in dem Sie ihn angefordert haben, oder öffnen Sie den Link.',
      ],
      action: 'Neues Passwort wählen',
      small: [
        'Der Code ist 15 Minuten gültig, der Link 24 Stunden. Beide sind nur einmal verwendbar.',
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',
      ],
    },
    noAccount: {
      subject: `Kein Konto bei ${site} mit dieser Adresse`,
      title: 'Kein Konto mit dieser Adresse',
      paragraphs: [
        `Mit dieser Adresse wollte sich jemand bei ${site} anmelden. Es gibt aber kein Konto, für das die Adresse bestätigt ist. Vielleicht haben Sie eine andere Adresse verwendet.`,
        'Wenn Sie gerade erst ein Konto angelegt haben, bestätigen Sie die Adresse mit dem Link in unserer ersten E-Mail.',
      ],
      action: 'Konto anlegen',
      small: ['Waren Sie das nicht? Dann brauchen Sie nichts zu tun.'],
    },
    code: 'Code',
  }),
  'zh-Hans': (site) => ({
    logIn: {
      subject: `${site} 登录验证码`,
      title: '登录验证码',
      paragraphs: ['请在您正在登录的浏览器中输入以下验证码。'],
      small: [
        '验证码15分钟内有效，仅可使用一次。',
        '如非本人操作，请勿将验证码告诉他人。您的密码可能已泄露，建议尽快修改。',
      ],
    },
    reset: {
      subject: `重置 ${site} 密码`,
      title: '重置密码',
      paragraphs: ['请在您申请重置密码的浏览器中输入以下验证码，或打开链接。'],
      action: '重置密码',
      small: [
        '验证码15分钟内有效，链接24小时内有效，均仅可使用一次。',
        '如非本人操作，无需理会，您的密码不会改变。',
      ],
    },
    noAccount: {
      subject: `此邮箱在 ${site} 没有账号`,
      title: '此邮箱没有账号',
      paragraphs: [
        `有人用此邮箱登录 ${site}，但此邮箱没有对应的已验证账号。您可能使用了其他邮箱注册。`,
        '如果您刚刚注册，请先点击注册邮件中的链接验证邮箱。',
      ],
      action: '注册账号',
      small: ['如非本人操作，无需理会。'],
    },
    code: '验证码',
  }),
};
