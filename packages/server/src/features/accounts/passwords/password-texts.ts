import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

/** The email after a password was changed, by language; `site` is the name of the site. */
export const passwordTexts: Readonly<Record<MessageLocale, (site: string) => MailTexts>> = {
  en: (site) => ({
    subject: `Your password for ${site} was changed`,
    title: 'Your password was changed',
    paragraphs: [`Your account on ${site} has a new password. We’ve logged you out on all devices.`],
    action: 'Go to your account',
    small: [
      'If this wasn’t you, someone can use your account or read your emails. First change the password of your mailbox, then choose a new one here.',
    ],
  }),
  de: (site) => ({
    subject: `Ihr Passwort für ${site} wurde geändert`,
    title: 'Ihr Passwort wurde geändert',
    paragraphs: [`Ihr Konto bei ${site} hat ein neues Passwort. Sie wurden auf allen Geräten abgemeldet.`],
    action: 'Zu Ihrem Konto',
    small: [
      'Waren Sie das nicht? Dann kann jemand Ihr Konto benutzen oder Ihre E-Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs und wählen Sie danach hier ein neues.',
    ],
  }),
  'zh-Hans': (site) => ({
    subject: `您的 ${site} 密码已修改`,
    title: '密码已修改',
    paragraphs: [`您的 ${site} 账号已设置新密码，所有设备均已退出登录。`],
    action: '前往我的账号',
    small: ['如非本人操作，可能有人能使用您的账号或查看您的邮件。请先修改邮箱密码，再在此重置账号密码。'],
  }),
};
