import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type Field = 'name' | 'email' | 'password' | 'passwordHint' | 'newPassword' | 'code' | 'newEmail';
type Complaint =
  | 'name'
  | 'email'
  | 'password'
  | 'tooShort'
  | 'tooLong'
  | 'guessable'
  | 'noMatch'
  | 'code'
  | 'codeOver'
  | 'passkey'
  | 'otherAccount'
  | 'proveAgain'
  | 'tooMany'
  | 'expired'
  | 'linkOver'
  | 'failed';

/** The texts of the pages on which travellers log in or create an account. */
export type IdentityTexts = {
  readonly logIn: Readonly<
    Record<'title' | 'button' | 'other' | 'otherLink' | 'or' | 'code' | 'forgot' | 'passkey', string>
  >;
  /** Before the owner of an account changes how to log in. */
  readonly confirm: Readonly<Record<'title' | 'lead' | 'proofLead' | 'button', string>>;
  readonly register: Readonly<
    Record<'title' | 'lead' | 'button' | 'other' | 'otherLink' | 'keep' | 'keepLead', string>
  >;
  readonly code: Readonly<Record<'title' | 'sent' | 'newBrowser' | 'button' | 'again' | 'otherWay', string>>;
  readonly reset: Readonly<
    Record<'title' | 'lead' | 'ask' | 'button' | 'done' | 'doneLead' | 'restores', string>
  >;
  /** Confirming an address in a browser that has never used the account. */
  readonly ownAddress: Readonly<Record<'title' | 'lead' | 'effect' | 'button' | 'done' | 'doneLead', string>>;
  readonly field: Readonly<Record<Field, string>>;
  readonly error: Readonly<Record<Complaint, string>>;
  /** How long someone who typed too many wrong passwords must wait. */
  readonly limited: (minutes: number) => string;
  /** How long an address must wait for the next email with a code. */
  readonly nextCode: (minutes: number) => string;
  /** How long a client must wait that has asked for codes for many addresses. */
  readonly crowded: (minutes: number) => string;
  readonly errorsTitle: string;
  readonly back: string;
};

/** A time to wait, in words that fit it: minutes, or hours from two on. */
function duration(minutes: number, locale: MessageLocale): string {
  const isLong = minutes >= 120;
  const amount = isLong ? Math.ceil(minutes / 60) : minutes;
  const unit = isLong ? 'hour' : 'minute';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

const en: IdentityTexts = {
  logIn: {
    title: 'Log in',
    button: 'Log in',
    other: 'New here?',
    otherLink: 'Create an account',
    or: 'Or without a password',
    code: 'Email me a code',
    forgot: 'Forgot your password?',
    passkey: 'Log in with a passkey',
  },
  confirm: {
    title: 'Confirm it’s you',
    lead: 'To change how you log in, confirm that you’re the owner of the account {email}. Any one of these ways is enough.',
    proofLead:
      'Before you go on, confirm that you’re the owner of the account {email}. Any one of these ways is enough.',
    button: 'Confirm',
  },
  register: {
    keep: 'Keep this booking in an account',
    keepLead: 'Choose a password for {email}. You then find this booking in your account.',
    title: 'Create an account',
    lead: 'You can also book without an account.',
    button: 'Create account',
    other: 'Already have an account?',
    otherLink: 'Log in',
  },
  code: {
    title: 'Enter the code',
    sent: 'We’ve emailed a code to {email}. It’s valid for 15 minutes.',
    newBrowser: 'You haven’t logged in with this browser before, so we need to check that it’s you.',
    button: 'Log in',
    again: 'Email me another code',
    otherWay: 'Log in another way',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'We’ll email you a code and a link. Use either of them to choose a new password.',
    ask: 'Email me a code',
    button: 'Save password',
    restores:
      'Your account gets the address {email} back. Passkeys added since then are removed, and all devices are logged out.',
    done: 'Password changed',
    doneLead: 'We’ve logged you out on all devices. Log in with your new password.',
  },
  ownAddress: {
    title: 'Choose your password',
    lead: 'You haven’t used your account in this browser yet. Enter the password you want to use from now on. It can be the one you chose when you created the account.',
    effect:
      'This confirms {email}. It also logs the account out on other devices and removes its passkeys, so only you can open it.',
    button: 'Confirm address',
    done: 'Your email address is confirmed',
    doneLead: 'Log in with the password you’ve just entered.',
  },
  field: {
    name: 'Your name',
    email: 'Email address',
    password: 'Password',
    passwordHint: 'At least 10 characters. A sentence is easier to remember.',
    newPassword: 'New password',
    newEmail: 'New email address',
    code: 'Code from the email',
  },
  error: {
    name: 'Enter your name.',
    email: 'Enter an email address such as ada@example.org.',
    password: 'Enter your password.',
    tooShort: 'Use at least 10 characters.',
    tooLong: 'Use at most 256 characters.',
    guessable: 'This password is easy to guess. Choose another one.',
    noMatch: 'Email and password don’t match. Try again or use a code.',
    code: 'This code is wrong. Check the 8 digits in the email.',
    codeOver: 'This code is no longer valid. Request another one.',
    passkey: 'This passkey doesn’t belong to an account here. Log in another way.',
    otherAccount:
      'This belongs to another account. Confirm with the password, a passkey or a code of the account you’re logged in to.',
    proveAgain: 'For your safety, log in once more to change how you log in.',
    tooMany: 'Too many attempts. Wait a minute and try again.',
    expired: 'This page has expired. Go back to the site and log in again.',
    linkOver: 'This link is no longer valid. Go back to the site and request another one.',
    failed: 'We couldn’t log you in. Try again in a moment.',
  },
  limited: (minutes) =>
    `Too many attempts. Try again in ${duration(minutes, 'en')} or use a passkey or a code.`,
  nextCode: (minutes) =>
    `We’ve already sent you an email. You can request another one in ${duration(minutes, 'en')}.`,
  crowded: (minutes) =>
    `Too many codes were requested from your network. Try again in ${duration(minutes, 'en')}, or log in with your password or a passkey.`,
  errorsTitle: 'Check these details',
  back: 'Back to {site}',
};

const de: IdentityTexts = {
  logIn: {
    title: 'Anmelden',
    button: 'Anmelden',
    other: 'Neu hier?',
    otherLink: 'Konto anlegen',
    or: 'Oder ohne Passwort',
    code: 'Code per E-Mail senden',
    forgot: 'Passwort vergessen?',
    passkey: 'Mit Passkey anmelden',
  },
  confirm: {
    title: 'Bestätigen Sie, dass Sie es sind',
    lead: 'Bevor Sie Ihre Anmeldedaten ändern, bestätigen Sie bitte, dass das Konto {email} Ihnen gehört. Eine der Möglichkeiten genügt.',
    proofLead:
      'Bevor es weitergeht, bestätigen Sie bitte, dass das Konto {email} Ihnen gehört. Eine der Möglichkeiten genügt.',
    button: 'Bestätigen',
  },
  register: {
    keep: 'Buchung in einem Konto speichern',
    keepLead: 'Wählen Sie ein Passwort für {email}. Danach finden Sie diese Buchung in Ihrem Konto.',
    title: 'Konto anlegen',
    lead: 'Buchen können Sie auch ohne Konto.',
    button: 'Konto anlegen',
    other: 'Sie haben schon ein Konto?',
    otherLink: 'Anmelden',
  },
  code: {
    title: 'Code eingeben',
    sent: 'Wir haben einen Code an {email} gesendet. Er ist 15 Minuten gültig.',
    newBrowser:
      'Mit diesem Browser haben Sie sich noch nicht angemeldet. Deshalb prüfen wir, ob Sie es wirklich sind.',
    button: 'Anmelden',
    again: 'Neuen Code senden',
    otherWay: 'Anders anmelden',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Wir senden Ihnen einen Code und einen Link. Mit einem von beiden wählen Sie ein neues Passwort.',
    ask: 'Code per E-Mail senden',
    button: 'Passwort speichern',
    restores:
      'Ihr Konto erhält wieder die Adresse {email}. Passkeys, die seitdem hinzugefügt wurden, werden entfernt, und alle Geräte werden abgemeldet.',
    done: 'Ihr Passwort wurde geändert',
    doneLead: 'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  },
  ownAddress: {
    title: 'Passwort wählen',
    lead: 'In diesem Browser haben Sie Ihr Konto noch nicht genutzt. Geben Sie das Passwort ein, das ab jetzt gelten soll. Es darf dasselbe sein wie beim Anlegen des Kontos.',
    effect:
      'Damit bestätigen Sie {email}. Das Konto wird auf anderen Geräten abgemeldet, und seine Passkeys werden entfernt. So hat außer Ihnen niemand Zugang.',
    button: 'Adresse bestätigen',
    done: 'Ihre E-Mail-Adresse ist bestätigt',
    doneLead: 'Melden Sie sich jetzt mit diesem Passwort an.',
  },
  field: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passwordHint: 'Mindestens 10 Zeichen. Einen Satz merkt man sich leichter.',
    newPassword: 'Neues Passwort',
    newEmail: 'Neue E-Mail-Adresse',
    code: 'Code aus der E-Mail',
  },
  error: {
    name: 'Geben Sie Ihren Namen ein.',
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.org.',
    password: 'Geben Sie Ihr Passwort ein.',
    tooShort: 'Verwenden Sie mindestens 10 Zeichen.',
    tooLong: 'Verwenden Sie höchstens 256 Zeichen.',
    guessable: 'Dieses Passwort lässt sich leicht erraten. Wählen Sie ein anderes.',
    noMatch:
      'E-Mail-Adresse oder Passwort stimmt nicht. Versuchen Sie es noch einmal oder nutzen Sie einen Code.',
    code: 'Dieser Code stimmt nicht. Prüfen Sie die 8 Ziffern in der E-Mail.',
    codeOver: 'Dieser Code ist nicht mehr gültig. Lassen Sie sich einen neuen senden.',
    passkey: 'Dieser Passkey gehört hier zu keinem Konto. Melden Sie sich anders an.',
    otherAccount:
      'Diese Angaben gehören zu einem anderen Konto. Bestätigen Sie mit Passwort, Passkey oder Code des Kontos, mit dem Sie angemeldet sind.',
    proveAgain: 'Melden Sie sich zur Sicherheit noch einmal an, bevor Sie Ihre Anmeldedaten ändern.',
    tooMany: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    expired: 'Diese Seite ist abgelaufen. Gehen Sie zurück zur Website und melden Sie sich noch einmal an.',
    linkOver:
      'Dieser Link ist nicht mehr gültig. Gehen Sie zurück zur Website und fordern Sie einen neuen Link an.',
    failed: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  },
  limited: (minutes) =>
    `Zu viele Versuche. Versuchen Sie es in ${duration(minutes, 'de')} wieder oder nutzen Sie Ihren Passkey oder einen Code.`,
  nextCode: (minutes) =>
    `Eine E-Mail ist schon unterwegs. Die nächste können Sie in ${duration(minutes, 'de')} anfordern.`,
  crowded: (minutes) =>
    `Aus Ihrem Netzwerk wurden zu viele Codes angefordert. Versuchen Sie es in ${duration(minutes, 'de')} wieder oder melden Sie sich mit Passwort oder Passkey an.`,
  errorsTitle: 'Bitte prüfen Sie diese Angaben',
  back: 'Zurück zu {site}',
};

const zh: IdentityTexts = {
  logIn: {
    title: '登录',
    button: '登录',
    other: '还没有账号？',
    otherLink: '注册账号',
    or: '或免密登录',
    code: '发送邮箱验证码',
    forgot: '忘记密码？',
    passkey: '使用通行密钥登录',
  },
  confirm: {
    title: '请验证身份',
    lead: '修改登录方式前，请先验证 {email} 是您本人的账号，任选一种方式即可。',
    proofLead: '继续操作前，请先验证 {email} 是您本人的账号，任选一种方式即可。',
    button: '验证',
  },
  register: {
    keep: '注册账号，保存此订单',
    keepLead: '请为 {email} 设置密码。之后即可在账号中查看此订单。',
    title: '注册账号',
    lead: '不注册也能预订。',
    button: '注册',
    other: '已有账号？',
    otherLink: '登录',
  },
  code: {
    title: '输入验证码',
    sent: '邮件已发送至 {email}，验证码15分钟内有效。',
    newBrowser: '您首次使用此浏览器登录，需验证是您本人操作。',
    button: '登录',
    again: '重新发送验证码',
    otherWay: '使用其他方式登录',
  },
  reset: {
    title: '重置密码',
    lead: '我们会向您的邮箱发送验证码和链接，任选其一即可重置密码。',
    ask: '发送邮箱验证码',
    button: '保存密码',
    restores: '您的账号将恢复使用邮箱 {email}。此后添加的通行密钥将被移除，所有设备将退出登录。',
    done: '密码已修改',
    doneLead: '所有设备均已退出登录，请用新密码登录。',
  },
  ownAddress: {
    title: '设置密码',
    lead: '您还没有在此浏览器中使用过该账号。请输入今后使用的密码，也可以沿用注册时的密码。',
    effect: '确认后，{email} 即通过验证，其他设备将退出登录，原有通行密钥也会被移除，他人无法再登录此账号。',
    button: '验证邮箱',
    done: '邮箱已验证',
    doneLead: '请用刚才输入的密码登录。',
  },
  field: {
    name: '姓名',
    email: '邮箱',
    password: '密码',
    passwordHint: '至少10个字符，用一句话更好记。',
    newPassword: '新密码',
    newEmail: '新邮箱',
    code: '邮件中的验证码',
  },
  error: {
    name: '请填写姓名。',
    email: '请填写有效的邮箱，例如 ada@example.org。',
    password: '请输入密码。',
    tooShort: '密码至少需要10个字符。',
    tooLong: '密码最多256个字符。',
    guessable: '该密码容易被猜到，请换一个。',
    noMatch: '邮箱或密码不正确。请重试，或使用验证码登录。',
    code: '验证码不正确，请核对邮件中的8位数字。',
    codeOver: '验证码已失效，请重新发送。',
    passkey: '此通行密钥没有对应的账号，请使用其他方式登录。',
    otherAccount: '该登录方式属于其他账号，请使用当前登录账号的密码、通行密钥或验证码验证。',
    proveAgain: '为保障安全，请先重新登录，再修改登录方式。',
    tooMany: '尝试次数过多，请一分钟后再试。',
    expired: '页面已过期，请返回网站重新登录。',
    linkOver: '链接已失效，请返回网站重新申请重置密码。',
    failed: '登录未成功，请稍后重试。',
  },
  limited: (minutes) => `尝试次数过多，请${duration(minutes, 'zh-Hans')}后再试，或改用通行密钥、验证码登录。`,
  nextCode: (minutes) => `邮件已发出，${duration(minutes, 'zh-Hans')}后可重新发送。`,
  crowded: (minutes) =>
    `您所在网络请求验证码过于频繁，请${duration(minutes, 'zh-Hans')}后再试，或改用密码、通行密钥登录。`,
  errorsTitle: '请检查以下信息',
  back: '返回 {site}',
};

export const identityTexts: Readonly<Record<MessageLocale, IdentityTexts>> = { en, de, 'zh-Hans': zh };
