import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type Key =
  | 'title'
  | 'passkeys'
  | 'lead'
  | 'none'
  | 'name'
  | 'added'
  | 'used'
  | 'rename'
  | 'remove'
  | 'add'
  | 'absent'
  | 'exists'
  | 'password'
  | 'passwordLead'
  | 'changePassword'
  | 'address'
  | 'addressLead'
  | 'changeAddress'
  | 'addressTitle'
  | 'keepAddress'
  | 'done'
  | 'offerTitle'
  | 'offerLead'
  | 'offerButton'
  | 'offerSkip';
export type SecurityNotice =
  | 'passkeyAdded'
  | 'passkeyRenamed'
  | 'passkeyRemoved'
  | 'passwordChanged'
  | 'addressChanged'
  | 'checkPasskeys'
  | 'lastWay'
  | 'passkeyGone'
  | 'tooMany'
  | 'failed'
  | 'notAdded'
  | 'needsName'
  | 'demo';

/** The texts of the pages on which travellers manage how they log in. */
export type SecurityTexts = Readonly<Record<Key, string>> & {
  readonly notice: Readonly<Record<SecurityNotice, string>>;
};

const en: SecurityTexts = {
  title: 'Email, password and passkeys',
  passkeys: 'Passkeys',
  lead: 'With a passkey you log in by fingerprint, face or PIN. There’s nothing to remember.',
  none: 'Your account has no passkeys yet.',
  name: 'Name of the passkey',
  added: 'Added on {date}',
  used: 'last used on {date}',
  rename: 'Rename',
  remove: 'Remove',
  add: 'Add a passkey',
  absent: 'This browser can’t create passkeys.',
  exists: 'This device already has a passkey for your account.',
  password: 'Password',
  passwordLead: 'A new password logs you out on all other devices.',
  changePassword: 'Change password',
  address: 'Email address',
  addressLead: 'We email a code to your new address. Once you’ve entered it, your account uses that address.',
  changeAddress: 'Change email address',
  addressTitle: 'Confirm your new email address',
  keepAddress: 'Keep the old address',
  done: 'Done',
  offerTitle: 'Log in faster next time',
  offerLead: 'With a passkey you log in by fingerprint, face or PIN, without a password or a code.',
  offerButton: 'Create a passkey',
  offerSkip: 'Not now',
  notice: {
    passkeyAdded: 'The passkey was added. We’ve sent you an email about it.',
    passkeyRenamed: 'The passkey was renamed.',
    passkeyRemoved: 'The passkey was removed. We’ve sent you an email about it.',
    passwordChanged: 'Your password was changed, and you were logged out on all other devices.',
    addressChanged: 'Your email address was changed.',
    checkPasskeys: 'Your password was changed. Check that all these passkeys are yours.',
    lastWay:
      'This passkey is your only way to log in. Confirm your email address or add another passkey first.',
    passkeyGone: 'This passkey had already been removed.',
    tooMany: 'Too many changes, and this one wasn’t made. Wait a minute and try again.',
    failed: 'We couldn’t make this change. Try again in a moment.',
    notAdded: 'The passkey wasn’t added. Try again.',
    needsName: 'Enter a name for the passkey.',
    demo: 'Every visitor to this test site uses this account, so you can’t change how to log in to it.',
  },
};

const de: SecurityTexts = {
  title: 'E-Mail, Passwort und Passkeys',
  passkeys: 'Passkeys',
  lead: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN an. Sie müssen sich nichts merken.',
  none: 'Ihr Konto hat noch keine Passkeys.',
  name: 'Name des Passkeys',
  added: 'Hinzugefügt am {date}',
  used: 'zuletzt verwendet am {date}',
  rename: 'Umbenennen',
  remove: 'Entfernen',
  add: 'Passkey hinzufügen',
  absent: 'Dieser Browser kann keine Passkeys anlegen.',
  exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  password: 'Passwort',
  passwordLead: 'Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.',
  changePassword: 'Passwort ändern',
  address: 'E-Mail-Adresse',
  addressLead:
    'Wir senden einen Code an Ihre neue Adresse. Sobald Sie ihn eingegeben haben, gilt sie für Ihr Konto.',
  changeAddress: 'E-Mail-Adresse ändern',
  addressTitle: 'Neue E-Mail-Adresse bestätigen',
  keepAddress: 'Alte Adresse behalten',
  done: 'Fertig',
  offerTitle: 'Beim nächsten Mal schneller anmelden',
  offerLead:
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN an, ganz ohne Passwort und Code.',
  offerButton: 'Passkey anlegen',
  offerSkip: 'Jetzt nicht',
  notice: {
    passkeyAdded: 'Der Passkey wurde hinzugefügt. Wir haben Ihnen dazu eine E-Mail gesendet.',
    passkeyRenamed: 'Der Passkey wurde umbenannt.',
    passkeyRemoved: 'Der Passkey wurde entfernt. Wir haben Ihnen dazu eine E-Mail gesendet.',
    passwordChanged: 'Ihr Passwort wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.',
    addressChanged: 'Ihre E-Mail-Adresse wurde geändert.',
    checkPasskeys: 'Ihr Passwort wurde geändert. Prüfen Sie, ob alle diese Passkeys Ihre eigenen sind.',
    lastWay:
      'Ohne diesen Passkey könnten Sie sich nicht mehr anmelden. Bestätigen Sie zuerst Ihre E-Mail-Adresse oder fügen Sie einen weiteren Passkey hinzu.',
    passkeyGone: 'Dieser Passkey war schon entfernt.',
    tooMany:
      'Das waren zu viele Änderungen; diese wurde nicht gespeichert. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    failed: 'Die Änderung hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    notAdded: 'Der Passkey wurde nicht hinzugefügt. Versuchen Sie es noch einmal.',
    needsName: 'Geben Sie einen Namen für den Passkey ein.',
    demo: 'Dieses Konto nutzen alle Besucher der Testumgebung. Deshalb lassen sich die Anmeldedaten hier nicht ändern.',
  },
};

const zh: SecurityTexts = {
  title: '邮箱、密码与通行密钥',
  passkeys: '通行密钥',
  lead: '使用通行密钥，凭指纹、面容或 PIN 码即可登录，无需记忆密码。',
  none: '您的账号还没有通行密钥。',
  name: '通行密钥名称',
  added: '添加于{date}',
  used: '上次使用：{date}',
  rename: '重命名',
  remove: '移除',
  add: '添加通行密钥',
  absent: '此浏览器不支持创建通行密钥。',
  exists: '此设备已有您账号的通行密钥。',
  password: '密码',
  passwordLead: '修改密码后，其他设备将退出登录。',
  changePassword: '修改密码',
  address: '邮箱',
  addressLead: '我们会向新邮箱发送验证码，输入验证码后即可完成更换。',
  changeAddress: '更换邮箱',
  addressTitle: '验证新邮箱',
  keepAddress: '保留原邮箱',
  done: '完成',
  offerTitle: '下次登录更快捷',
  offerLead: '使用通行密钥，凭指纹、面容或 PIN 码即可登录，无需密码和验证码。',
  offerButton: '创建通行密钥',
  offerSkip: '暂不创建',
  notice: {
    passkeyAdded: '已添加通行密钥，并已发送邮件通知您。',
    passkeyRenamed: '通行密钥已重命名。',
    passkeyRemoved: '已移除通行密钥，并已发送邮件通知您。',
    passwordChanged: '密码已修改，其他设备均已退出登录。',
    addressChanged: '账号邮箱已更换。',
    checkPasskeys: '密码已修改。请确认以下通行密钥均为您本人所有。',
    lastWay: '这是您唯一的登录方式。请先验证邮箱，或再添加一个通行密钥。',
    passkeyGone: '该通行密钥此前已移除。',
    tooMany: '操作过于频繁，本次修改未保存，请一分钟后再试。',
    failed: '修改未成功，请稍后重试。',
    notAdded: '通行密钥未添加成功，请重试。',
    needsName: '请填写通行密钥名称。',
    demo: '此账号由测试网站的所有访客共用，因此无法修改登录方式。',
  },
};

export const securityTexts: Readonly<Record<MessageLocale, SecurityTexts>> = { en, de, 'zh-Hans': zh };
