import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

/** The email after a password was changed, by language; `site` is the name of the site. */
export const passwordTexts: Readonly<Record<MessageLocale, (site: string) => MailTexts>> = {
  en: (site) => ({
    subject: `Your password for ${site} was changed`,
    title: 'Your password was changed',
    paragraphs: [
      'Hello,',
      `Your account on ${site} has a new password. We’ve logged you out on all other devices.`,
    ],
    action: 'Go to your account',
    small: [
      'If this wasn’t you, someone can use your account or read your emails. First change the password of your mailbox. Then press the button above and choose “Forgot your password?”: you set a new password, and all other devices are logged out.',
    ],
  }),
  de: (site) => ({
    subject: `Ihr Passwort für ${site} wurde geändert`,
    title: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Guten Tag,',
      `Ihr Konto bei ${site} hat ein neues Passwort. Auf allen anderen Geräten wurden Sie abgemeldet.`,
    ],
    action: 'Zu Ihrem Konto',
    small: [
      'Waren Sie das nicht? Dann kann jemand Ihr Konto benutzen oder Ihre E-Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs. Klicken Sie dann auf die Schaltfläche oben und wählen Sie „Passwort vergessen?“: Damit legen Sie ein neues Passwort fest, und alle anderen Geräte werden abgemeldet.',
    ],
  }),
  'zh-Hans': (site) => ({
    subject: `您的 ${site} 密码已修改`,
    title: '密码已修改',
    paragraphs: ['您好：', `您的 ${site} 账号已设置新密码，其他设备均已退出登录。`],
    action: '前往我的账号',
    small: [
      '如非本人操作，可能有人能使用您的账号或查看您的邮件。请先修改邮箱密码，再点击上方按钮，选择“忘记密码？”设置新密码，其他设备将全部退出登录。',
    ],
  }),
};
