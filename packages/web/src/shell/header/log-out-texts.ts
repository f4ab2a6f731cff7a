import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type LogOutTexts = Readonly<Record<'logOut' | 'removes' | 'failed' | 'stay' | 'again' | 'close', string>>;

// Loaded with the button, because the texts of the frame are part of every page, and few visitors are logged in.
export const logOutTexts: Readonly<Record<MessageLocale, LogOutTexts>> = {
  en: {
    logOut: 'Log out',
    removes:
      'Logging out also removes the tickets saved on this device. You can still open them from your emails.',
    failed: 'We couldn’t log you out. Check your connection and try again.',
    stay: 'Stay logged in',
    again: 'Try again',
    close: 'Close',
  },
  de: {
    logOut: 'Abmelden',
    removes:
      'Beim Abmelden werden auch die Tickets gelöscht, die auf diesem Gerät gespeichert sind. Über Ihre E-Mails lassen sie sich weiterhin öffnen.',
    failed: 'Das Abmelden hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    stay: 'Angemeldet bleiben',
    again: 'Noch einmal versuchen',
    close: 'Schließen',
  },
  'zh-Hans': {
    logOut: '退出登录',
    removes: '退出登录时，本设备上保存的电子票也会一并删除，之后仍可通过邮件打开。',
    failed: '退出登录未成功，请检查网络后重试。',
    stay: '保持登录',
    again: '重试',
    close: '关闭',
  },
};
