import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type ErasureTexts = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** About the trips whose order numbers follow. */
  readonly ahead: string;
  readonly orderNumber: string;
  readonly action: string;
  readonly small: readonly string[];
};

/** The email that confirms the erasure of an account, by language; `site` is the name of the site. It names no person. */
export const erasureTexts: Readonly<Record<MessageLocale, (site: string) => ErasureTexts>> = {
  en: (site) => ({
    subject: `Your account on ${site} has been deleted`,
    title: 'Your account has been deleted',
    paragraphs: [
      `Your account on ${site} can’t be used any more. We’re erasing it with your wishlist, ways to log in, messages and any newsletter subscription.`,
      'Invoices and credit notes with your name and address stay for eight years from the end of the calendar year, as tax law requires. Signed waivers stay until the end of the third year after the trip, because of possible claims. Your reviews stay without your name.',
    ],
    ahead:
      'Bookings that aren’t over yet go on without the account. Open them with their order numbers and your email address. We’ll erase your details in each once it’s over.',
    orderNumber: 'Order number',
    action: 'Find your booking',
    small: [
      'This is the last email about your account. If you didn’t ask for this, please reply right away.',
    ],
  }),
  de: (site) => ({
    subject: `Ihr Konto bei ${site} wurde gelöscht`,
    title: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      `Ihr Konto bei ${site} lässt sich nicht mehr benutzen. Wir löschen es mitsamt Merkliste, Anmeldedaten, Nachrichten und einem etwaigen Newsletter-Abonnement.`,
      'Rechnungen und Rechnungskorrekturen mit Ihrem Namen und Ihrer Adresse bewahren wir aus steuerrechtlichen Gründen acht Jahre ab Ende des Kalenderjahres auf, unterschriebene Haftungserklärungen wegen möglicher Ansprüche bis zum Ende des dritten Jahres nach dem Termin. Ihre Bewertungen bleiben ohne Ihren Namen stehen.',
    ],
    ahead:
      'Noch nicht abgeschlossene Buchungen bleiben bestehen. Sie öffnen sie mit Buchungsnummer und E-Mail-Adresse. Ihre Angaben darin löschen wir, sobald die jeweilige Buchung abgeschlossen ist.',
    orderNumber: 'Buchungsnummer',
    action: 'Buchung finden',
    small: [
      'Das ist die letzte E-Mail zu Ihrem Konto. Haben Sie das nicht veranlasst, antworten Sie bitte umgehend auf diese E-Mail.',
    ],
  }),
  'zh-Hans': (site) => ({
    subject: `您的 ${site} 账号已注销`,
    title: '账号已注销',
    paragraphs: [
      `您的 ${site} 账号已无法使用。我们正在删除账号及收藏、登录方式、您发来的留言，以及邮件订阅（如有）。`,
      '依税法规定，含您姓名和地址的账单与退款单自当年年末起保留8年；为应对可能的索赔，已签署的免责声明保留至行程结束后第三年年末。您的评价会保留，但不再显示姓名。',
    ],
    ahead: '尚未完成的订单不受影响，凭订单号和邮箱即可查看。订单完成后，我们会删除其中的个人信息。',
    orderNumber: '订单号',
    action: '查询订单',
    small: ['这是关于您账号的最后一封邮件。如非本人操作，请尽快回复本邮件。'],
  }),
};
