import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { MailTexts } from '../../../gateways/mail/outbox.ts';

type PasskeyTexts = Readonly<Record<'added' | 'removed', (name: string) => MailTexts>>;

/** The emails after a passkey was added or removed, by language; `site` is the name of the site. */
export const passkeyTexts: Readonly<Record<MessageLocale, (site: string) => PasskeyTexts>> = {
  en: (site) => {
    const actionAndNote = {
      action: 'Go to your account',
      small: [
        'If this wasn’t you, someone can use your account. Choose a new password at once and check your passkeys.',
      ],
    };
    return {
      added: (name) => ({
        subject: `A passkey was added to your account on ${site}`,
        title: 'Passkey added',
        paragraphs: [`You can now log in to ${site} with the passkey “${name}”.`],
        ...actionAndNote,
      }),
      removed: (name) => ({
        subject: `A passkey was removed from your account on ${site}`,
        title: 'Passkey removed',
        paragraphs: [`The passkey “${name}” no longer opens your account on ${site}.`],
        ...actionAndNote,
      }),
    };
  },
  de: (site) => {
    const actionAndNote = {
      action: 'Zu Ihrem Konto',
      small: [
        'Waren Sie das nicht? Dann kann jemand Ihr Konto benutzen. Wählen Sie sofort ein neues Passwort und prüfen Sie Ihre Passkeys.',
      ],
    };
    return {
      added: (name) => ({
        subject: `Neuer Passkey für Ihr Konto bei ${site}`,
        title: 'Passkey hinzugefügt',
        paragraphs: [`Mit dem Passkey „${name}“ können Sie sich ab jetzt bei ${site} anmelden.`],
        ...actionAndNote,
      }),
      removed: (name) => ({
        subject: `Passkey von Ihrem Konto bei ${site} entfernt`,
        title: 'Passkey entfernt',
        paragraphs: [`Mit dem Passkey „${name}“ ist bei ${site} keine Anmeldung mehr möglich.`],
        ...actionAndNote,
      }),
    };
  },
  'zh-Hans': (site) => {
    const actionAndNote = {
      action: '前往我的账号',
      small: ['如非本人操作，您的账号可能已被他人使用。请立即修改密码，并检查通行密钥。'],
    };
    return {
      added: (name) => ({
        subject: `您的 ${site} 账号已添加通行密钥`,
        title: '已添加通行密钥',
        paragraphs: [`现在您可以使用通行密钥“${name}”登录 ${site}。`],
        ...actionAndNote,
      }),
      removed: (name) => ({
        subject: `您的 ${site} 账号已移除通行密钥`,
        title: '已移除通行密钥',
        paragraphs: [`通行密钥“${name}”已无法再用于登录 ${site}。`],
        ...actionAndNote,
      }),
    };
  },
};
