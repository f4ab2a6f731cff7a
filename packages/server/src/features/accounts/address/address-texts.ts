import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

type AddressTexts = {
  /** To the new address, with the code. */
  readonly confirm: Omit<MailTexts, 'action'>;
  /** Sent instead if another account has confirmed the address already. */
  readonly taken: MailTexts;
  /** To the old address, with the link that undoes the change. */
  readonly changed: MailTexts;
};

/** The emails about a new address of an account, by language; `site` is the name of the site. */
export const addressTexts: Readonly<Record<MessageLocale, (site: string) => AddressTexts>> = {
  en: (site) => ({
    confirm: {
      subject: `Confirm your new email address for ${site}`,
      title: 'Confirm your new email address',
      paragraphs: ['Enter this code on the page where you’re changing your address.'],
      small: [
        'The code is valid for 15 minutes and works once.',
        'If this wasn’t you, you don’t need to do anything. Without the code, this address can’t be added to an account.',
      ],
    },
    taken: {
      subject: `This address already has an account on ${site}`,
      title: 'This address already has an account',
      paragraphs: [
        `Someone tried to use this address for another account on ${site}. It already belongs to an account, and that account hasn’t changed.`,
      ],
      action: 'Log in',
      small: ['If this wasn’t you, you don’t need to do anything.'],
    },
    changed: {
      subject: `Your email address for ${site} was changed`,
      title: 'Your email address was changed',
      paragraphs: [
        `Your account on ${site} has a new email address. You can no longer log in with this one.`,
      ],
      action: 'Undo this change',
      small: [
        'If this wasn’t you, undo the change within 7 days. You get this address back, choose a new password, and all devices are logged out.',
      ],
    },
  }),
  de: (site) => ({
    confirm: {
      subject: `Bestätigen Sie Ihre neue E-Mail-Adresse für ${site}`,
      title: 'Neue E-Mail-Adresse bestätigen',
      paragraphs: ['Geben Sie diesen Code in dem Browser ein, in dem Sie gerade Ihre Adresse ändern.'],
      small: [
        'Der Code gilt 15 Minuten und ist nur einmal verwendbar.',
        'Waren Sie es nicht, brauchen Sie nichts zu tun. Ohne den Code erhält kein Konto diese Adresse.',
      ],
    },
    taken: {
      subject: `Zu dieser Adresse gibt es schon ein Konto bei ${site}`,
      title: 'Zu dieser Adresse gibt es schon ein Konto',
      paragraphs: [
        `Jemand wollte diese Adresse bei ${site} für ein anderes Konto verwenden. Sie gehört schon zu einem Konto, und daran ändert sich nichts.`,
      ],
      action: 'Anmelden',
      small: ['Waren Sie es nicht, brauchen Sie nichts zu tun.'],
    },
    changed: {
      subject: `Ihre E-Mail-Adresse für ${site} wurde geändert`,
      title: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Ihr Konto bei ${site} hat eine neue E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.`,
      ],
      action: 'Änderung rückgängig machen',
      small: [
        'Waren Sie es nicht, machen Sie die Änderung innerhalb von sieben Tagen rückgängig. Ihr Konto erhält dann wieder diese Adresse, Sie wählen ein neues Passwort, und alle Geräte werden abgemeldet.',
      ],
    },
  }),
  'zh-Hans': (site) => ({
    confirm: {
      subject: `请验证您在 ${site} 的新邮箱`,
      title: '验证新邮箱',
      paragraphs: ['请在您正在更换邮箱的浏览器中输入以下验证码。'],
      small: [
        '验证码15分钟内有效，仅可使用一次。',
        '如非本人操作，无需理会。没有验证码，任何账号都无法使用此邮箱。',
      ],
    },
    taken: {
      subject: `此邮箱在 ${site} 已有账号`,
      title: '此邮箱已有账号',
      paragraphs: [`有人想在 ${site} 将此邮箱用于另一个账号。此邮箱已有账号，该账号没有任何变化。`],
      action: '登录',
      small: ['如非本人操作，无需理会。'],
    },
    changed: {
      subject: `您的 ${site} 邮箱已更换`,
      title: '邮箱已更换',
      paragraphs: [`您的 ${site} 账号已更换邮箱，此邮箱已无法用于登录。`],
      action: '撤销更换',
      small: ['如非本人操作，请在7天内撤销。撤销后账号恢复使用此邮箱，您需重置密码，所有设备将退出登录。'],
    },
  }),
};
