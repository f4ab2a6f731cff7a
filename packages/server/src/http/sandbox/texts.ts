import type { CardRefusal } from '@ashore/core/booking/test-cards.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type PageTexts = Readonly<
  Record<'name' | 'title' | 'lead' | 'confirm' | 'refuse' | 'done' | 'back', string>
> & { readonly leave?: string };

/** In an app a payer confirms or goes back. */
type AppTexts = Omit<PageTexts, 'refuse' | 'leave'> & { readonly leave: string; readonly refuse?: never };

type Does = CardRefusal | 'pays' | 'asks' | 'asksThenDeclined' | 'slowly' | 'failed';

/**
 * All texts of the sandbox pages. The pages belong to a payment provider and not to the shop, so they have
 * their own texts.
 */
export type SandboxTexts = {
  readonly testNotice: string;
  readonly payee: string;
  readonly amount: string;
  /** Name of about the same amount in the payer’s own currency. */
  readonly about: string;
  readonly purpose: string;
  /** Name of the QR code that a phone scans. */
  readonly code: string;
  readonly card: Readonly<Record<'title' | 'list' | 'use' | 'hint', string>>;
  readonly field: Readonly<Record<'number' | 'expiry' | 'expiryHint' | 'cvc', string>>;
  readonly error: Readonly<
    Record<
      'numberMissing' | 'notATestCard' | 'expiry' | 'expired' | 'cvc' | 'cvcAmex' | 'notSent' | 'unknown',
      string
    >
  >;
  /** What a test card does. */
  readonly does: Readonly<Record<Does, string>>;
} & Readonly<Record<'challenge' | 'bank' | 'wallet' | 'express', PageTexts>> &
  Readonly<Record<'alipay' | 'wechat-pay', AppTexts>>;

const en: SandboxTexts = {
  testNotice: 'Test payment: no money moves',
  payee: 'To',
  amount: 'Amount',
  about: 'Approximately, for information only',
  purpose: 'For',
  code: 'QR code of this payment',
  card: {
    title: 'Card details',
    list: 'Show test card numbers',
    use: 'Use {number}',
    hint: 'Real cards don’t work here. Use any future date and any security code.',
  },
  field: { number: 'Card number', expiry: 'Expires', expiryHint: 'MM / YY', cvc: 'Security code' },
  error: {
    numberMissing: 'Enter a card number.',
    notATestCard: 'This is a test shop. Use a test card number. We haven’t sent the number you typed.',
    expiry: 'Enter the month and year, such as 12 / 28.',
    expired: 'Enter a date in the future.',
    cvc: 'Enter 3 digits.',
    cvcAmex: 'Enter 4 digits.',
    notSent: 'We couldn’t send the card details. Try again.',
    unknown: 'We couldn’t find this payment. It may have ended.',
  },
  does: {
    pays: 'succeeds',
    asks: 'requires 3-D Secure',
    asksThenDeclined: 'requires 3-D Secure, then is declined',
    card_declined: 'declined',
    insufficient_funds: 'not enough money',
    expired_card: 'expired',
    incorrect_cvc: 'wrong security code',
    processing_error: 'processing error',
    slowly: 'succeeds; a refund takes a while',
    failed: 'succeeds; a refund fails',
  },
  challenge: {
    name: 'Test bank',
    title: 'Is this payment yours?',
    lead: 'Your bank asks you to confirm this card payment (3-D Secure).',
    confirm: 'Confirm payment',
    refuse: 'Refuse payment',
    leave: 'Leave without answering',
    done: 'Thank you. The shop continues automatically.',
    back: 'Back to the shop',
  },
  bank: {
    name: 'Bancontact test bank',
    title: 'Confirm your payment',
    lead: 'Confirm to pay with Bancontact. You then return to the shop.',
    confirm: 'Confirm payment',
    refuse: 'Refuse payment',
    leave: 'Cancel and go back',
    done: 'This payment has been completed or cancelled.',
    back: 'Back to the shop',
  },
  wallet: {
    name: 'PayPal test wallet',
    title: 'Approve this payment',
    lead: 'The shop takes the payment once you’re back there.',
    confirm: 'Approve payment',
    refuse: 'Cancel and go back',
    done: 'This payment has been completed or cancelled.',
    back: 'Back to the shop',
  },
  express: {
    name: 'Express test wallet',
    title: 'Pay with one tap',
    lead: 'As in a phone’s wallet, the card is already stored here.',
    confirm: 'Pay now',
    refuse: 'Close',
    done: 'Thank you. The shop continues automatically.',
    back: 'Back to the shop',
  },
  alipay: {
    name: 'Alipay test wallet',
    title: 'Confirm your payment',
    lead: 'Confirm to pay with Alipay. You then return to the shop.',
    confirm: 'Confirm payment',
    leave: 'Cancel and go back',
    done: 'This payment has been completed or cancelled.',
    back: 'Back to the shop',
  },
  'wechat-pay': {
    name: 'WeChat Pay test wallet',
    title: 'Scan to pay',
    lead: 'Scan the code with your phone and confirm there. On a phone, confirm right here.',
    confirm: 'Confirm payment',
    leave: 'Cancel and go back',
    done: 'This payment has been completed or cancelled.',
    back: 'Back to the shop',
  },
};

const de: SandboxTexts = {
  testNotice: 'Testzahlung: Es fließt kein Geld',
  payee: 'An',
  amount: 'Betrag',
  about: 'Ungefähr, nur zur Orientierung',
  purpose: 'Für',
  code: 'QR-Code dieser Zahlung',
  card: {
    title: 'Kartendaten',
    list: 'Testkartennummern anzeigen',
    use: '{number} verwenden',
    hint: 'Echte Karten funktionieren hier nicht. Datum und Prüfnummer sind frei wählbar, solange das Datum in der Zukunft liegt.',
  },
  field: { number: 'Kartennummer', expiry: 'Gültig bis', expiryHint: 'MM / JJ', cvc: 'Prüfnummer (CVC)' },
  error: {
    numberMissing: 'Geben Sie eine Kartennummer ein.',
    notATestCard:
      'Dies ist ein Testshop: Verwenden Sie eine Testkartennummer. Ihre Eingabe wurde nicht gesendet.',
    expiry: 'Geben Sie Monat und Jahr ein, zum Beispiel 12 / 28.',
    expired: 'Geben Sie ein Datum ein, das in der Zukunft liegt.',
    cvc: 'Geben Sie 3 Ziffern ein.',
    cvcAmex: 'Geben Sie 4 Ziffern ein.',
    notSent: 'Die Kartendaten konnten nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    unknown: 'Diese Zahlung gibt es nicht, oder sie ist bereits abgeschlossen.',
  },
  does: {
    pays: 'erfolgreich',
    asks: 'verlangt 3-D Secure',
    asksThenDeclined: 'verlangt 3-D Secure, wird dann abgelehnt',
    card_declined: 'abgelehnt',
    insufficient_funds: 'nicht ausreichend gedeckt',
    expired_card: 'abgelaufen',
    incorrect_cvc: 'falsche Prüfnummer',
    processing_error: 'Fehler bei der Verarbeitung',
    slowly: 'erfolgreich; Erstattung dauert etwas',
    failed: 'erfolgreich; Erstattung schlägt fehl',
  },
  challenge: {
    name: 'Testbank',
    title: 'Ist diese Zahlung von Ihnen?',
    lead: 'Ihre Bank bittet Sie, diese Kartenzahlung zu bestätigen (3-D Secure).',
    confirm: 'Zahlung bestätigen',
    refuse: 'Zahlung ablehnen',
    leave: 'Ohne Bestätigung verlassen',
    done: 'Vielen Dank. Im Shop geht es von selbst weiter.',
    back: 'Zurück zum Shop',
  },
  bank: {
    name: 'Bancontact-Testbank',
    title: 'Bestätigen Sie Ihre Zahlung',
    lead: 'Mit der Bestätigung zahlen Sie mit Bancontact. Danach kehren Sie in den Shop zurück.',
    confirm: 'Zahlung bestätigen',
    refuse: 'Zahlung ablehnen',
    leave: 'Abbrechen und zurück',
    done: 'Diese Zahlung ist bereits abgeschlossen oder abgebrochen.',
    back: 'Zurück zum Shop',
  },
  wallet: {
    name: 'PayPal-Testkonto',
    title: 'Bestätigen Sie diese Zahlung',
    lead: 'Der Shop schließt die Zahlung ab, sobald Sie wieder dort sind.',
    confirm: 'Zahlung bestätigen',
    refuse: 'Abbrechen und zurück',
    done: 'Diese Zahlung ist bereits abgeschlossen oder abgebrochen.',
    back: 'Zurück zum Shop',
  },
  express: {
    name: 'Express-Testwallet',
    title: 'Mit einem Klick zahlen',
    lead: 'Wie in der Wallet eines Handys ist die Karte hier schon hinterlegt.',
    confirm: 'Jetzt zahlen',
    refuse: 'Schließen',
    done: 'Vielen Dank. Im Shop geht es von selbst weiter.',
    back: 'Zurück zum Shop',
  },
  alipay: {
    name: 'Alipay-Testkonto',
    title: 'Bestätigen Sie Ihre Zahlung',
    lead: 'Mit der Bestätigung zahlen Sie mit Alipay. Danach kehren Sie in den Shop zurück.',
    confirm: 'Zahlung bestätigen',
    leave: 'Abbrechen und zurück',
    done: 'Diese Zahlung ist bereits abgeschlossen oder abgebrochen.',
    back: 'Zurück zum Shop',
  },
  'wechat-pay': {
    name: 'WeChat-Pay-Testkonto',
    title: 'Code scannen und zahlen',
    lead: 'Scannen Sie den Code mit dem Handy und bestätigen Sie dort. Auf dem Handy bestätigen Sie gleich hier.',
    confirm: 'Zahlung bestätigen',
    leave: 'Abbrechen und zurück',
    done: 'Diese Zahlung ist bereits abgeschlossen oder abgebrochen.',
    back: 'Zurück zum Shop',
  },
};

const zh: SandboxTexts = {
  testNotice: '测试付款：不会产生真实扣款',
  payee: '收款方',
  amount: '金额',
  about: '约合（仅供参考）',
  purpose: '项目',
  code: '付款二维码',
  card: {
    title: '银行卡信息',
    list: '显示测试卡号',
    use: '使用 {number}',
    hint: '此处不能使用真实银行卡。有效期填任意未来日期，安全码可任意填写。',
  },
  field: { number: '卡号', expiry: '有效期', expiryHint: '月 / 年', cvc: '安全码' },
  error: {
    numberMissing: '请输入卡号。',
    notATestCard: '这是测试商店，请使用测试卡号。您输入的内容没有发送。',
    expiry: '请输入月份和年份，例如12/28。',
    expired: '请输入尚未过期的日期。',
    cvc: '请输入3位数字。',
    cvcAmex: '请输入4位数字。',
    notSent: '银行卡信息未能发送，请重试。',
    unknown: '该付款不存在或已结束。',
  },
  does: {
    pays: '付款成功',
    asks: '需银行验证（3-D Secure）',
    asksThenDeclined: '验证后被拒绝',
    card_declined: '被拒绝',
    insufficient_funds: '余额不足',
    expired_card: '已过期',
    incorrect_cvc: '安全码错误',
    processing_error: '处理出错',
    slowly: '付款成功；退款需要一些时间',
    failed: '付款成功；退款失败',
  },
  challenge: {
    name: '测试银行',
    title: '确认付款',
    lead: '您的银行请您确认这笔银行卡付款（3-D Secure）。',
    confirm: '确认付款',
    refuse: '拒绝',
    leave: '离开，暂不处理',
    done: '谢谢。商家页面会自动继续。',
    back: '返回商家页面',
  },
  bank: {
    name: 'Bancontact 测试银行',
    title: '确认付款',
    lead: '您正在使用 Bancontact 付款，完成后将返回商家页面。',
    confirm: '确认付款',
    refuse: '拒绝',
    leave: '取消并返回',
    done: '这笔付款已有结果。',
    back: '返回商家页面',
  },
  wallet: {
    name: 'PayPal 测试钱包',
    title: '同意付款',
    lead: '返回商家页面后才会扣款。',
    confirm: '同意付款',
    refuse: '取消并返回',
    done: '这笔付款已有结果。',
    back: '返回商家页面',
  },
  express: {
    name: '电子钱包（测试）',
    title: '一键付款',
    lead: '银行卡已绑定，与手机钱包一样。',
    confirm: '立即付款',
    refuse: '关闭',
    done: '谢谢。商家页面会自动继续。',
    back: '返回商家页面',
  },
  alipay: {
    name: '支付宝（测试）',
    title: '确认付款',
    lead: '您正在使用支付宝付款，完成后将返回商家页面。',
    confirm: '确认付款',
    leave: '取消并返回',
    done: '这笔付款已有结果。',
    back: '返回商家页面',
  },
  'wechat-pay': {
    name: '微信支付（测试）',
    title: '扫码付款',
    lead: '请用手机扫描二维码并确认付款；如果正在使用手机，可直接在此确认。',
    confirm: '确认付款',
    leave: '取消并返回',
    done: '这笔付款已有结果。',
    back: '返回商家页面',
  },
};

export const sandboxTexts: Readonly<Record<MessageLocale, SandboxTexts>> = { en, de, 'zh-Hans': zh };
