import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type LogInWindowTexts = Readonly<
  Record<'title' | 'waiting' | 'show' | 'goOnHere' | 'cancel' | 'stays' | 'again', string>
>;

// Loaded with the dialog, because the texts of the frame are part of every page, and few visitors log in on it.
export const logInWindowTexts: Readonly<Record<MessageLocale, LogInWindowTexts>> = {
  en: {
    title: 'Log in',
    waiting: 'Please log in using the new window. Everything here stays as it is.',
    show: 'Show window',
    goOnHere: 'Continue here',
    cancel: 'Cancel',
    stays: 'Everything here stays as it is.',
    again: 'Try again',
  },
  de: {
    title: 'Anmelden',
    waiting: 'Melden Sie sich im neuen Fenster an. Hier bleibt alles, wie es ist.',
    show: 'Fenster anzeigen',
    goOnHere: 'Hier fortfahren',
    cancel: 'Abbrechen',
    stays: 'Hier bleibt alles, wie es ist.',
    again: 'Noch einmal versuchen',
  },
  'zh-Hans': {
    title: '登录',
    waiting: '请在新窗口中登录，当前页面内容会保留。',
    show: '打开登录窗口',
    goOnHere: '在此页面登录',
    cancel: '取消',
    stays: '当前页面内容会保留。',
    again: '重试',
  },
};
