import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type Field = 'name' | 'email' | 'password' | 'passwordHint';
type Complaint =
  | 'name'
  | 'email'
  | 'password'
  | 'tooShort'
  | 'tooLong'
  | 'guessable'
  | 'noMatch'
  | 'tooMany'
  | 'expired'
  | 'failed';

/** The texts of the pages on which travellers log in or create an account. */
export type IdentityTexts = {
  readonly logIn: Readonly<Record<'title' | 'button' | 'other' | 'otherLink', string>>;
  readonly register: Readonly<Record<'title' | 'lead' | 'button' | 'other' | 'otherLink', string>>;
  readonly field: Readonly<Record<Field, string>>;
  readonly error: Readonly<Record<Complaint, string>>;
  readonly errorsTitle: string;
  readonly back: string;
};

const en: IdentityTexts = {
  logIn: {
    title: 'Log in',
    button: 'Log in',
    other: 'New here?',
    otherLink: 'Create an account',
  },
  register: {
    title: 'Create an account',
    lead: 'You can also book without an account.',
    button: 'Create account',
    other: 'Already have an account?',
    otherLink: 'Log in',
  },
  field: {
    name: 'Your name',
    email: 'Email address',
    password: 'Password',
    passwordHint: 'At least 10 characters. A sentence is easier to remember.',
  },
  error: {
    name: 'Enter your name.',
    email: 'Enter an email address such as ada@example.org.',
    password: 'Enter your password.',
    tooShort: 'Use at least 10 characters.',
    tooLong: 'Use at most 256 characters.',
    guessable: 'This password is easy to guess. Choose another one.',
    noMatch: 'Email and password don’t match. Check both and try again.',
    tooMany: 'Too many attempts. Wait a minute and try again.',
    expired: 'This page has expired. Go back to the site and log in again.',
    failed: 'We couldn’t log you in. Try again in a moment.',
  },
  errorsTitle: 'Check these details',
  back: 'Back to {site}',
};

const de: IdentityTexts = {
  logIn: {
    title: 'Anmelden',
    button: 'Anmelden',
    other: 'Neu hier?',
    otherLink: 'Konto anlegen',
  },
  register: {
    title: 'Konto anlegen',
    lead: 'Buchen können Sie auch ohne Konto.',
    button: 'Konto anlegen',
    other: 'Sie haben schon ein Konto?',
    otherLink: 'Anmelden',
  },
  field: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passwordHint: 'Mindestens 10 Zeichen. Einen Satz merkt man sich leichter.',
  },
  error: {
    name: 'Geben Sie Ihren Namen ein.',
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.org.',
    password: 'Geben Sie Ihr Passwort ein.',
    tooShort: 'Verwenden Sie mindestens 10 Zeichen.',
    tooLong: 'Verwenden Sie höchstens 256 Zeichen.',
    guessable: 'Dieses Passwort lässt sich leicht erraten. Wählen Sie ein anderes.',
    noMatch: 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
    tooMany: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    expired: 'Diese Seite ist abgelaufen. Gehen Sie zurück zur Website und melden Sie sich noch einmal an.',
    failed: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  },
  errorsTitle: 'Bitte prüfen Sie diese Angaben',
  back: 'Zurück zu {site}',
};

const zh: IdentityTexts = {
  logIn: {
    title: '登录',
    button: '登录',
    other: '还没有账号？',
    otherLink: '注册账号',
  },
  register: {
    title: '注册账号',
    lead: '不注册也能预订。',
    button: '注册',
    other: '已有账号？',
    otherLink: '登录',
  },
  field: {
    name: '姓名',
    email: '邮箱',
    password: '密码',
    passwordHint: '至少10个字符，用一句话更好记。',
  },
  error: {
    name: '请填写姓名。',
    email: '请填写有效的邮箱，例如 ada@example.org。',
    password: '请输入密码。',
    tooShort: '密码至少需要10个字符。',
    tooLong: '密码最多256个字符。',
    guessable: '该密码容易被猜到，请换一个。',
    noMatch: '邮箱或密码不正确，请检查后重试。',
    tooMany: '尝试次数过多，请一分钟后再试。',
    expired: '页面已过期，请返回网站重新登录。',
    failed: '登录未成功，请稍后重试。',
  },
  errorsTitle: '请检查以下信息',
  back: '返回 {site}',
};

export const identityTexts: Readonly<Record<MessageLocale, IdentityTexts>> = { en, de, 'zh-Hans': zh };
