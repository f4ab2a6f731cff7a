import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TaxName } from '@ashore/core/pricing/tax.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import { latinApart } from '@ashore/core/text/latin-apart.ts';
import type { DocumentFacts } from './document-facts.ts';

type DocumentParties = { readonly operator: string; readonly supplier: string };

export type DocumentTexts = {
  readonly bands: Readonly<Record<TicketType, string>>;
  readonly ticketTitle: string;
  readonly ticketOf: (number: number, all: number) => string;
  readonly cancelled: string;
  readonly order: string;
  /** The date of the trip, as distinct from the date of issue of an invoice. */
  readonly served: string;
  readonly onClockThere: (start: string, city: string) => string;
  readonly supplier: string;
  /** How to use the codes. Every code admits one person; of a group, one of its members. */
  readonly howTo: (hasGroups: boolean) => string;
  readonly find: (address: string) => string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly issued: string;
  readonly issuedTo: string;
  readonly inNameOf: (who: DocumentParties) => string;
  readonly seller: string;
  readonly service: string;
  readonly count: string;
  readonly unit: string;
  readonly sum: string;
  readonly discount: string;
  readonly total: string;
  readonly credited: string;
  /** By the name of the tax of the place. */
  readonly taxOf: Readonly<Record<TaxName, (percent: string) => string>>;
  readonly noTax: string;
  readonly corrects: (number: string) => string;
  readonly cancelledLine: string;
  readonly reducedLine: string;
  readonly paidBy: Readonly<Record<DocumentFacts['method'], string>>;
  readonly refundedTo: Readonly<Record<'payment' | 'account', string>>;
  /** On the ticket of one traveller of a group. Invoices name the group. */
  readonly groupMember: string;
  readonly taxNumber: (number: string) => string;
  readonly together: (people: number) => string;
  /** Several tickets of one type, before the names on them. */
  readonly countedBand: (count: number, band: string) => string;
};

export const documentTexts: Readonly<Record<MessageLocale, DocumentTexts>> = {
  en: {
    bands: {
      adult: 'Adult',
      youth: 'Youth',
      child: 'Child',
      infant: 'Infant',
      senior: 'Senior',
      student: 'Student',
      group: 'Group',
      room: 'Room',
    },
    ticketTitle: 'Your tickets',
    ticketOf: (number, all) => `Ticket ${number} of ${all}`,
    cancelled: 'Cancelled – not valid',
    order: 'Order number',
    served: 'Date of service',
    onClockThere: (start, city) => `${start} (${city} time)`,
    supplier: 'Supplier',
    howTo: (hasGroups) =>
      `Show the codes on your phone or print the tickets. ${hasGroups ? 'Each code admits one member of the group, once.' : 'Each code admits one person, once.'}`,
    find: (address) => `View or cancel: ${address}`,
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: 'Number',
    issued: 'Date of issue',
    issuedTo: 'To',
    inNameOf: ({ operator, supplier }) => `Issued by ${operator} in the name and on behalf of ${supplier}.`,
    seller: 'Sold by',
    service: 'Service',
    count: 'Quantity',
    unit: 'Unit price',
    sum: 'Amount',
    discount: 'Discount',
    total: 'Total',
    credited: 'Amount credited',
    taxOf: {
      igic: (percent) => `of which IGIC, the tax of the Canary Islands (${percent})`,
      vat: (percent) => `of which VAT (${percent})`,
      sales: (percent) => `of which sales tax (${percent})`,
      gst: (percent) => `of which GST (${percent})`,
      consumption: (percent) => `of which consumption tax (${percent})`,
    },
    noTax: 'No VAT included.',
    corrects: (number) => `Corrects invoice ${number}.`,
    cancelledLine: 'Cancellation',
    reducedLine: 'Price reduction',
    paidBy: {
      'credit-card': 'Paid by card.',
      'web-payments': 'Paid with a digital wallet.',
      paypal: 'Paid with PayPal.',
      bancontact: 'Paid with Bancontact.',
      alipay: 'Paid with Alipay.',
      'wechat-pay': 'Paid with WeChat Pay.',
      'bill-organisation': 'Payable on account.',
    },
    refundedTo: {
      payment: 'The amount is refunded to the original payment method.',
      account: 'The amount is credited to the account.',
    },
    groupMember: 'Group member',
    taxNumber: (number) => `VAT or tax number: ${number}`,
    together: (people) => ` (${people} people)`,
    countedBand: (count, band) => `${count} × ${band}`,
  },
  de: {
    bands: {
      adult: 'Erwachsenenticket',
      youth: 'Jugendticket',
      child: 'Kinderticket',
      infant: 'Kleinkindticket',
      senior: 'Seniorenticket',
      student: 'Studierendenticket',
      group: 'Gruppenticket',
      room: 'Zimmer',
    },
    ticketTitle: 'Ihre Tickets',
    ticketOf: (number, all) => `Ticket ${number} von ${all}`,
    cancelled: 'Storniert – ungültig',
    order: 'Buchungsnummer',
    served: 'Leistungsdatum',
    onClockThere: (start, city) => `${start} Uhr (Ortszeit ${city})`,
    supplier: 'Anbieter',
    howTo: (hasGroups) =>
      `Zeigen Sie die Codes auf dem Handy vor oder drucken Sie die Tickets aus. ${hasGroups ? 'Jeder Code ist für ein Mitglied der Gruppe und nur einmal gültig.' : 'Jeder Code ist für eine Person und nur einmal gültig.'}`,
    find: (address) => `Ansehen oder stornieren: ${address}`,
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    number: 'Nummer',
    issued: 'Ausstellungsdatum',
    issuedTo: 'Empfänger',
    inNameOf: ({ operator, supplier }) =>
      `Ausgestellt von ${operator} im Namen und für Rechnung von ${supplier}.`,
    seller: 'Verkauft von',
    service: 'Leistung',
    count: 'Anzahl',
    unit: 'Einzelpreis',
    sum: 'Betrag',
    discount: 'Rabatt',
    total: 'Gesamtbetrag',
    credited: 'Gutgeschriebener Betrag',
    taxOf: {
      igic: (percent) => `darin enthaltener IGIC (Steuer der Kanarischen Inseln) ${percent}`,
      vat: (percent) => `darin enthaltene Umsatzsteuer ${percent}`,
      sales: (percent) => `darin enthaltene Sales Tax ${percent}`,
      gst: (percent) => `darin enthaltene GST ${percent}`,
      consumption: (percent) => `darin enthaltene Verbrauchssteuer ${percent}`,
    },
    noTax: 'Umsatzsteuer ist nicht enthalten.',
    corrects: (number) => `Berichtigt die Rechnung ${number}.`,
    cancelledLine: 'Stornierung',
    reducedLine: 'Preisnachlass',
    paidBy: {
      'credit-card': 'Mit Karte bezahlt.',
      'web-payments': 'Mit einer digitalen Wallet bezahlt.',
      paypal: 'Mit PayPal bezahlt.',
      bancontact: 'Mit Bancontact bezahlt.',
      alipay: 'Mit Alipay bezahlt.',
      'wechat-pay': 'Mit WeChat Pay bezahlt.',
      'bill-organisation': 'Zahlung auf Rechnung.',
    },
    refundedTo: {
      payment: 'Der Betrag wird auf das verwendete Zahlungsmittel erstattet.',
      account: 'Der Betrag wird dem Kundenkonto gutgeschrieben.',
    },
    groupMember: 'Gruppenmitglied',
    taxNumber: (number) => `USt-IdNr. oder Steuernummer: ${number}`,
    together: (people) => ` (${people} Personen)`,
    countedBand: (count, band) => `${count} × ${band}`,
  },
  'zh-Hans': {
    bands: {
      adult: '成人',
      youth: '青少年',
      child: '儿童',
      infant: '婴幼儿',
      senior: '老人',
      student: '学生',
      group: '团体',
      room: '客房',
    },
    ticketTitle: '您的电子票',
    ticketOf: (number, all) => `第${number}张，共${all}张`,
    cancelled: '已取消，不可使用',
    order: '订单号',
    served: '服务日期',
    onClockThere: (start, city) => `${start}（${city}时间）`,
    supplier: '商家',
    howTo: (hasGroups) =>
      `请在手机上出示二维码，或打印电子票。${hasGroups ? '每个二维码限一名团体成员使用一次。' : '每个二维码限一人使用一次。'}`,
    find: (address) => `查看或取消：${address}`,
    invoice: '账单',
    creditNote: '退款单',
    number: '编号',
    issued: '开具日期',
    issuedTo: '客户',
    inNameOf: ({ operator, supplier }) => latinApart(`${operator}受${supplier}委托，以其名义开具。`),
    seller: '商家',
    service: '服务',
    count: '数量',
    unit: '单价',
    sum: '金额',
    discount: '优惠',
    total: '总计',
    credited: '退还金额',
    taxOf: {
      igic: (percent) => `其中加那利群岛间接税（IGIC）${percent}`,
      vat: (percent) => `其中增值税${percent}`,
      sales: (percent) => `其中销售税${percent}`,
      gst: (percent) => `其中商品及服务税${percent}`,
      consumption: (percent) => `其中消费税${percent}`,
    },
    noTax: '不含增值税。',
    corrects: (number) => `更正账单 ${number}。`,
    cancelledLine: '取消订单',
    reducedLine: '减价',
    paidBy: {
      'credit-card': '已用银行卡支付。',
      'web-payments': '已用电子钱包支付。',
      paypal: '已用 PayPal 支付。',
      bancontact: '已用 Bancontact 支付。',
      alipay: '已用支付宝支付。',
      'wechat-pay': '已用微信支付。',
      'bill-organisation': '挂账。',
    },
    refundedTo: {
      payment: '款项将原路退回。',
      account: '该金额将从机构的挂账中扣除。',
    },
    groupMember: '团体成员',
    taxNumber: (number) => `增值税号或税号：${number}`,
    together: (people) => `（${people}人）`,
    countedBand: (count, band) => `${band} × ${count}`,
  },
};
