import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type LogInWindowTexts = Readonly<
  Record<'title' | 'waiting' | 'show' | 'goOnHere' | 'cancel' | 'stays' | 'opensAccount' | 'again', string>
>;

// Loaded with the dialog, because the texts of the frame are part of every page, and few visitors log in on it.
export const logInWindowTexts: Readonly<Record<MessageLocale, LogInWindowTexts>> = {
  en: {
    title: 'Log in',
    waiting: 'Please log in using the new window.',
    show: 'Show window',
    goOnHere: 'Continue here',
    cancel: 'Cancel',
    stays: 'Everything here stays as it is.',
    opensAccount: 'Your account then opens here.',
    again: 'Try again',
  },
  de: {
    title: 'Anmelden',
    waiting: 'Melden Sie sich im neuen Fenster an.',
    show: 'Fenster anzeigen',
    goOnHere: 'Hier fortfahren',
    cancel: 'Abbrechen',
    stays: 'Hier bleibt alles, wie es ist.',
    opensAccount: 'Danach öffnet sich hier Ihr Konto.',
    again: 'Noch einmal versuchen',
  },
  'zh-Hans': {
    title: '登录',
    waiting: '请在新窗口中登录。',
    show: '打开登录窗口',
    goOnHere: '在此页面登录',
    cancel: '取消',
    stays: '当前页面内容会保留。',
    opensAccount: '登录后，此页面将打开您的账号。',
    again: '重试',
  },
};
