import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

type Names = { readonly organisation: string; readonly site: string };

/** The email that invites to an organisation, by language. */
export const invitationTexts: Readonly<Record<MessageLocale, (names: Names) => MailTexts>> = {
  en: ({ organisation, site }) => ({
    subject: `Join ${organisation} on ${site}`,
    title: `Join ${organisation}`,
    paragraphs: [
      `${organisation} invites you to work with its bookings on ${site}.`,
      'Log in with this email address, or create an account with it first.',
    ],
    action: 'Open invitation',
    small: [
      'The link works once, within 7 days.',
      'If you don’t know this organisation, you don’t need to do anything.',
    ],
  }),
  de: ({ organisation, site }) => ({
    subject: `Einladung zu ${organisation} bei ${site}`,
    title: `Einladung zu ${organisation}`,
    paragraphs: [
      `${organisation} lädt Sie ein, bei ${site} mit den Buchungen der Organisation zu arbeiten.`,
      'Melden Sie sich mit dieser E-Mail-Adresse an, oder legen Sie zuerst ein Konto damit an.',
    ],
    action: 'Einladung öffnen',
    small: [
      'Der Link ist sieben Tage gültig und nur einmal verwendbar.',
      'Kennen Sie diese Organisation nicht, brauchen Sie nichts zu tun.',
    ],
  }),
  'zh-Hans': ({ organisation, site }) => ({
    subject: `邀请您加入 ${site} 上的 ${organisation}`,
    title: `加入 ${organisation}`,
    paragraphs: [
      `${organisation} 邀请您在 ${site} 管理其订单。`,
      '请用此邮箱登录；如无账号，请先用此邮箱注册。',
    ],
    action: '查看邀请',
    small: ['链接7天内有效，仅可使用一次。', '如不认识该机构，无需理会。'],
  }),
};
