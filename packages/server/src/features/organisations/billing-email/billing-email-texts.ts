import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

type Names = {
  readonly organisation: string;
  readonly site: string;
  /** The address that the organisation wants; empty if it wants none. */
  readonly email: string;
};

type BillingEmailTexts = {
  /** To the new address, with the link. */
  readonly confirm: MailTexts;
  /** To the address that is in use, at once. */
  readonly requested: MailTexts;
  /** To the address that was in use, once the new one is confirmed. */
  readonly changed: MailTexts;
  /** To the address that was in use, if the organisation has none any more. */
  readonly removed: MailTexts;
};

/** The emails about a new email address of an organisation, by language. */
export const billingEmailTexts: Readonly<Record<MessageLocale, (names: Names) => BillingEmailTexts>> = {
  en: ({ organisation, site, email }) => ({
    confirm: {
      subject: `Confirm the email address for invoices of ${organisation}`,
      title: 'Confirm this address for invoices',
      paragraphs: [
        `${organisation} entered this address on ${site}.`,
        'Once you confirm it, we send emails about the organisation’s bookings and invoices here.',
      ],
      action: 'Confirm address',
      small: [
        'The link works once, within 7 days.',
        'If you don’t know this organisation, you don’t need to do anything. Without your confirmation we send none of these emails here.',
      ],
    },
    requested: {
      subject: `${organisation}: new email address for invoices entered`,
      title: 'A new email address was entered',
      paragraphs: [
        `An admin of ${organisation} wants emails about its bookings and invoices on ${site} to go to ${email}.`,
        'Until that address is confirmed, you’ll still get them here.',
      ],
      action: 'Open settings',
      small: [
        'If this is a mistake, an admin can withdraw the change in the settings. Or reply to this email.',
      ],
    },
    changed: {
      subject: `${organisation}: email address for invoices changed`,
      title: 'The email address for invoices was changed',
      paragraphs: [
        `Emails about bookings and invoices of ${organisation} on ${site} now go to ${email}.`,
        'We no longer send them to this address.',
      ],
      action: 'Open settings',
      small: ['If this is a mistake, reply to this email.'],
    },
    removed: {
      subject: `${organisation}: email address for invoices removed`,
      title: 'The email address for invoices was removed',
      paragraphs: [
        `An admin of ${organisation} removed this address on ${site}.`,
        'Emails about the organisation’s bookings and invoices now go to us, and we pass them on.',
      ],
      action: 'Open settings',
      small: ['If this is a mistake, reply to this email.'],
    },
  }),
  de: ({ organisation, site, email }) => ({
    confirm: {
      subject: `Bitte bestätigen: E-Mail-Adresse für Rechnungen von ${organisation}`,
      title: 'E-Mail-Adresse für Rechnungen bestätigen',
      paragraphs: [
        `${organisation} hat bei ${site} diese Adresse eingetragen.`,
        'Sobald Sie sie bestätigt haben, erhalten Sie hier die E-Mails zu Buchungen und Rechnungen der Organisation.',
      ],
      action: 'Adresse bestätigen',
      small: [
        'Der Link ist sieben Tage gültig und nur einmal verwendbar.',
        'Kennen Sie diese Organisation nicht, brauchen Sie nichts zu tun. Ohne Ihre Bestätigung senden wir diese E-Mails nicht hierher.',
      ],
    },
    requested: {
      subject: `${organisation}: neue E-Mail-Adresse für Rechnungen eingetragen`,
      title: 'Neue E-Mail-Adresse eingetragen',
      paragraphs: [
        `E-Mails zu Buchungen und Rechnungen von ${organisation} bei ${site} sollen künftig an ${email} gehen. Das hat ein Mitglied mit der Rolle „Administration“ eingetragen.`,
        'Bis die neue Adresse bestätigt ist, erhalten Sie diese E-Mails weiterhin hier.',
      ],
      action: 'Einstellungen öffnen',
      small: [
        'Stimmt das nicht? In den Einstellungen lässt sich die Änderung zurückziehen. Oder antworten Sie einfach auf diese E-Mail.',
      ],
    },
    changed: {
      subject: `${organisation}: E-Mail-Adresse für Rechnungen geändert`,
      title: 'E-Mail-Adresse für Rechnungen geändert',
      paragraphs: [
        `E-Mails zu Buchungen und Rechnungen von ${organisation} bei ${site} gehen ab jetzt an ${email}.`,
        'An diese Adresse senden wir sie nicht mehr.',
      ],
      action: 'Einstellungen öffnen',
      small: ['Stimmt das nicht? Antworten Sie einfach auf diese E-Mail.'],
    },
    removed: {
      subject: `${organisation}: E-Mail-Adresse für Rechnungen entfernt`,
      title: 'E-Mail-Adresse für Rechnungen entfernt',
      paragraphs: [
        `Ein Mitglied von ${organisation} mit der Rolle „Administration“ hat diese Adresse bei ${site} entfernt.`,
        'E-Mails zu Buchungen und Rechnungen der Organisation gehen jetzt an uns, und wir leiten sie weiter.',
      ],
      action: 'Einstellungen öffnen',
      small: ['Stimmt das nicht? Antworten Sie einfach auf diese E-Mail.'],
    },
  }),
  'zh-Hans': ({ organisation, site, email }) => ({
    confirm: {
      subject: `请确认 ${organisation} 接收账单的邮箱`,
      title: '确认接收账单的邮箱',
      paragraphs: [
        `${organisation} 在 ${site} 填写了此邮箱。`,
        '您确认后，该机构的订单和账单邮件将发送到此邮箱。',
      ],
      action: '确认邮箱',
      small: [
        '链接7天内有效，仅可使用一次。',
        '如不认识该机构，无需理会。未经您确认，此邮箱不会收到这些邮件。',
      ],
    },
    requested: {
      subject: `${organisation} 填写了新的账单邮箱`,
      title: '已填写新的账单邮箱',
      paragraphs: [
        `${organisation} 的管理员希望将 ${site} 的订单和账单邮件改为发送到 ${email}。`,
        '在新邮箱确认之前，这些邮件仍会发送到此邮箱。',
      ],
      action: '打开机构设置',
      small: ['如果有误，管理员可在机构设置中撤回更改，您也可以直接回复此邮件。'],
    },
    changed: {
      subject: `${organisation} 已更换账单邮箱`,
      title: '账单邮箱已更换',
      paragraphs: [
        `${organisation} 在 ${site} 的订单和账单邮件现已改为发送到 ${email}。`,
        '此邮箱不会再收到这些邮件。',
      ],
      action: '打开机构设置',
      small: ['如果有误，请直接回复此邮件。'],
    },
    removed: {
      subject: `${organisation} 已移除账单邮箱`,
      title: '账单邮箱已移除',
      paragraphs: [
        `${organisation} 的管理员在 ${site} 移除了此邮箱。`,
        '该机构的订单和账单邮件现由我们代收并转交。',
      ],
      action: '打开机构设置',
      small: ['如果有误，请直接回复此邮件。'],
    },
  }),
};
