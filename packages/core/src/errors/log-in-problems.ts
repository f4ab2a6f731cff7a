import type { MessageLocale } from '../locale/locales.ts';

/** Why a log-in did not succeed. */
export const LOG_IN_PROBLEMS = ['expired', 'failed', 'unavailable'] as const;
export type LogInProblem = (typeof LOG_IN_PROBLEMS)[number];

/** The same words in the log-in page, in a log-in window, and in the page that opened the window. */
export const logInProblemTexts: Readonly<Record<MessageLocale, Readonly<Record<LogInProblem, string>>>> = {
  en: {
    expired: 'This log-in has expired. Log in again.',
    failed: 'We couldn’t log you in. Try again.',
    unavailable: 'You can’t log in right now. Try again later, or book without an account.',
  },
  de: {
    expired: 'Diese Anmeldung ist abgelaufen. Melden Sie sich noch einmal an.',
    failed: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal.',
    unavailable:
      'Die Anmeldung ist im Moment nicht möglich. Versuchen Sie es später noch einmal oder buchen Sie ohne Konto.',
  },
  'zh-Hans': {
    expired: '本次登录已过期，请重新登录。',
    failed: '登录未成功，请重试。',
    unavailable: '暂时无法登录，请稍后重试。不登录也能预订。',
  },
};
