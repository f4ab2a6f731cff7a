import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type {
  GuestNotificationFacts,
  MoneyTexts,
  NotificationFacts,
  StayNotification,
} from './notification-texts.ts';
import type { SupplierMailFacts, SupplierMailTexts } from './supplier.ts';

type Words = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly (string | null)[];
};
type Write = (about: GuestNotificationFacts) => Words;

/** Notifications that speak of tickets and travellers, and are written for rooms and guests instead. */
type OfStay = Readonly<
  Record<'confirmed' | 'tickets_cancelled' | 'cancelled' | 'cancelled_by_supplier', Write>
>;
type NoShow<About> = Readonly<Record<StayNotification, (about: About) => Words>>;

type StayTexts = {
  readonly traveller: OfStay;
  readonly guest: OfStay;
  readonly organisation: OfStay;
  /** A hotel reported that its guests did not arrive. */
  readonly noShow: {
    readonly traveller: NoShow<NotificationFacts>;
    readonly guest: NoShow<GuestNotificationFacts>;
    readonly organisation: NoShow<GuestNotificationFacts>;
  };
  readonly supplier: Readonly<
    Record<'booked' | 'tickets_cancelled' | 'cancelled', (about: SupplierMailFacts) => SupplierMailTexts>
  >;
  readonly arrivals: (hotel: string, day: string, rooms: number) => SupplierMailTexts;
  readonly hotel: string;
  readonly leadGuests: string;
  readonly voucher: string;
  readonly arrivalsList: string;
  /** In place of what is said of money where the guests pay at the hotel. */
  readonly atHotel: Pick<MoneyTexts, 'untouched' | 'notInvoiced' | 'invoiceStands'>;
};

const rooms = (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`;

export const stayTexts: Readonly<Record<MessageLocale, StayTexts>> = {
  en: {
    traveller: {
      confirmed: ({ name, trip, orderNumber }) => ({
        subject: `Booking confirmed: ${trip}`,
        title: 'Booking confirmed',
        paragraphs: [
          `Hello ${name},`,
          `Your stay at “${trip}” is confirmed. Your confirmation number is ${orderNumber}.`,
          'Show the voucher at the reception, on your phone or printed.',
        ],
      }),
      tickets_cancelled: ({ name, trip, refundSentence }) => ({
        subject: `Some rooms cancelled: ${trip}`,
        title: 'Some rooms are cancelled',
        paragraphs: [
          `Hello ${name},`,
          `Some rooms of your stay at “${trip}” are cancelled. All the others stay booked.`,
          refundSentence,
        ],
      }),
      cancelled: ({ name, trip, refundSentence }) => ({
        subject: `Booking cancelled: ${trip}`,
        title: 'Your stay is cancelled',
        paragraphs: [
          `Hello ${name},`,
          `Your stay at “${trip}” is cancelled, and its voucher is no longer valid.`,
          refundSentence,
        ],
      }),
      cancelled_by_supplier: ({ name, trip, refundSentence, reason }) => ({
        subject: `Cancelled by the hotel: ${trip}`,
        title: 'The hotel has cancelled your stay',
        paragraphs: [
          `Hello ${name},`,
          `We’re sorry: “${trip}” has cancelled your stay. You owe nothing, and we refund everything you paid.`,
          reason && `The reason: ${reason}`,
          refundSentence,
        ],
      }),
    },
    guest: {
      confirmed: ({ name, trip, organisation, orderNumber }) => ({
        subject: `Booking confirmed: ${trip}`,
        title: 'Booking confirmed',
        paragraphs: [
          `Hello ${name},`,
          `${organisation} has booked a stay at “${trip}” for you. Your confirmation number is ${orderNumber}.`,
          'Show the voucher at the reception, on your phone or printed.',
          `If your plans change, please contact ${organisation}.`,
        ],
      }),
      tickets_cancelled: ({ name, trip, organisation }) => ({
        subject: `Some rooms cancelled: ${trip}`,
        title: 'Some rooms are cancelled',
        paragraphs: [
          `Hello ${name},`,
          `${organisation} has cancelled some rooms at “${trip}”. All the others stay booked.`,
        ],
      }),
      cancelled: ({ name, trip, organisation }) => ({
        subject: `Booking cancelled: ${trip}`,
        title: 'Your stay is cancelled',
        paragraphs: [
          `Hello ${name},`,
          `${organisation} has cancelled your stay at “${trip}”. Its voucher is no longer valid.`,
        ],
      }),
      cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
        subject: `Cancelled by the hotel: ${trip}`,
        title: 'The hotel has cancelled your stay',
        paragraphs: [
          `Hello ${name},`,
          `We’re sorry: “${trip}” has cancelled your stay.`,
          reason && `The reason: ${reason}`,
          `We’ve also notified ${organisation}.`,
        ],
      }),
    },
    organisation: {
      confirmed: ({ trip, guest, orderNumber }) => ({
        subject: `Booking confirmed for ${guest}: ${trip} (${orderNumber})`,
        title: 'Your guest’s stay is confirmed',
        paragraphs: [
          'Hello,',
          `A stay at “${trip}” is booked for ${guest}.`,
          `We’ve emailed the voucher to ${guest}, without prices. Only you can cancel, with the link in this email.`,
        ],
      }),
      tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `Some rooms cancelled for ${guest}: ${trip} (${orderNumber})`,
        title: 'Some rooms are cancelled',
        paragraphs: [
          'Hello,',
          `Some rooms at “${trip}”, booked for ${guest}, are cancelled. All the others stay booked.`,
          refundSentence,
        ],
      }),
      cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `Booking cancelled for ${guest}: ${trip} (${orderNumber})`,
        title: 'The stay is cancelled',
        paragraphs: [
          'Hello,',
          `The stay of ${guest} at “${trip}” is cancelled, and its voucher is no longer valid.`,
          refundSentence,
        ],
      }),
      cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
        subject: `Cancelled by the hotel for ${guest}: ${trip} (${orderNumber})`,
        title: 'The hotel has cancelled the stay',
        paragraphs: [
          'Hello,',
          `We’re sorry: “${trip}” has cancelled the stay of ${guest}.`,
          reason && `The reason: ${reason}`,
          refundSentence,
        ],
      }),
    },
    noShow: {
      traveller: {
        no_show: ({ name, trip, refundSentence }) => ({
          subject: `Not arrived: ${trip}`,
          title: 'The hotel reports that you didn’t arrive',
          paragraphs: [
            `Hello ${name},`,
            `“${trip}” reports that the guests of your booking didn’t arrive. What is kept follows the rate you booked.`,
            refundSentence,
            'If this isn’t right, please reply to this email.',
          ],
        }),
      },
      guest: {
        no_show: ({ name, trip, organisation }) => ({
          subject: `Not arrived: ${trip}`,
          title: 'The hotel reports that you didn’t arrive',
          paragraphs: [
            `Hello ${name},`,
            `“${trip}” reports that you didn’t arrive. If this isn’t right, please contact ${organisation}.`,
          ],
        }),
      },
      organisation: {
        no_show: ({ trip, guest, refundSentence, orderNumber }) => ({
          subject: `Not arrived, ${guest}: ${trip} (${orderNumber})`,
          title: 'The hotel reports that your guest didn’t arrive',
          paragraphs: [
            'Hello,',
            `“${trip}” reports that ${guest} didn’t arrive. What is kept follows the rate you booked.`,
            refundSentence,
            'If this isn’t right, please reply to this email.',
          ],
        }),
      },
    },
    supplier: {
      booked: ({ trip, when, people, order, payment }) => ({
        subject: `New booking ${order}: ${trip}, ${when}`,
        title: 'New booking',
        paragraphs: [
          `${rooms(people)} booked at “${trip}”. ${
            {
              prepaid: 'The booking is confirmed and paid.',
              account: 'The booking is confirmed, and an organisation pays on account.',
              'at-hotel': 'The booking is confirmed. The guests pay you at the hotel.',
            }[payment]
          }`,
          'The order number is the confirmation number that the guests show.',
        ],
      }),
      tickets_cancelled: ({ trip, when, people, order }) => ({
        subject: `Fewer rooms ${order}: ${trip}, ${when}`,
        title: 'Some rooms are cancelled',
        paragraphs: [`This booking is now for ${rooms(people)}. The other rooms are back on sale.`],
      }),
      cancelled: ({ trip, when, order }) => ({
        subject: `Booking cancelled ${order}: ${trip}, ${when}`,
        title: 'A booking is cancelled',
        paragraphs: ['These guests aren’t coming. Their rooms are back on sale.'],
      }),
    },
    arrivals: (hotel, day, count) => ({
      subject: `Arrivals: ${hotel}, ${day} (${rooms(count)})`,
      title: `Arrivals, ${day}`,
      paragraphs: [`${rooms(count)} booked at “${hotel}” for arrival on this day.`],
    }),
    hotel: 'Hotel',
    leadGuests: 'Lead guests',
    voucher: 'Voucher (PDF)',
    arrivalsList: 'List of arrivals (PDF)',
    atHotel: {
      untouched: 'We charged nothing. What the terms of your rate keep, the hotel collects.',
      notInvoiced: 'Nothing is charged to your organisation’s account.',
      invoiceStands: 'We charged nothing. What the terms of the rate keep, the hotel collects.',
    },
  },
  de: {
    traveller: {
      confirmed: ({ name, trip, orderNumber }) => ({
        subject: `Buchung bestätigt: ${trip}`,
        title: 'Ihre Buchung ist bestätigt',
        paragraphs: [
          `Guten Tag ${name},`,
          `Ihre Buchung für „${trip}“ ist bestätigt. Ihre Bestätigungsnummer lautet ${orderNumber}.`,
          'Zeigen Sie den Hotelvoucher an der Rezeption vor, auf dem Handy oder ausgedruckt.',
        ],
      }),
      tickets_cancelled: ({ name, trip, refundSentence }) => ({
        subject: `Einzelne Zimmer storniert: ${trip}`,
        title: 'Einzelne Zimmer wurden storniert',
        paragraphs: [
          `Guten Tag ${name},`,
          `einzelne Zimmer Ihrer Buchung für „${trip}“ wurden storniert. Die übrigen bleiben gebucht.`,
          refundSentence,
        ],
      }),
      cancelled: ({ name, trip, refundSentence }) => ({
        subject: `Buchung storniert: ${trip}`,
        title: 'Ihr Aufenthalt wurde storniert',
        paragraphs: [
          `Guten Tag ${name},`,
          `Ihre Buchung für „${trip}“ wurde storniert; der Hotelvoucher gilt nicht mehr.`,
          refundSentence,
        ],
      }),
      cancelled_by_supplier: ({ name, trip, refundSentence, reason }) => ({
        subject: `Vom Hotel abgesagt: ${trip}`,
        title: 'Das Hotel hat Ihren Aufenthalt abgesagt',
        paragraphs: [
          `Guten Tag ${name},`,
          `leider hat „${trip}“ Ihren Aufenthalt abgesagt. Sie müssen nichts zahlen; bereits Bezahltes erstatten wir vollständig.`,
          reason && `Der Grund: ${reason}`,
          refundSentence,
        ],
      }),
    },
    guest: {
      confirmed: ({ name, trip, organisation, orderNumber }) => ({
        subject: `Buchung bestätigt: ${trip}`,
        title: 'Ihre Buchung ist bestätigt',
        paragraphs: [
          `Guten Tag ${name},`,
          `${organisation} hat für Sie „${trip}“ gebucht. Ihre Bestätigungsnummer lautet ${orderNumber}.`,
          'Zeigen Sie den Hotelvoucher an der Rezeption vor, auf dem Handy oder ausgedruckt.',
          `Falls sich Ihre Pläne ändern, wenden Sie sich bitte an ${organisation}.`,
        ],
      }),
      tickets_cancelled: ({ name, trip, organisation }) => ({
        subject: `Einzelne Zimmer storniert: ${trip}`,
        title: 'Einzelne Zimmer wurden storniert',
        paragraphs: [
          `Guten Tag ${name},`,
          `${organisation} hat einzelne Zimmer Ihrer Buchung für „${trip}“ storniert. Die übrigen bleiben gebucht.`,
        ],
      }),
      cancelled: ({ name, trip, organisation }) => ({
        subject: `Buchung storniert: ${trip}`,
        title: 'Ihr Aufenthalt wurde storniert',
        paragraphs: [
          `Guten Tag ${name},`,
          `${organisation} hat Ihre Buchung für „${trip}“ storniert. Der Hotelvoucher gilt nicht mehr.`,
        ],
      }),
      cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
        subject: `Vom Hotel abgesagt: ${trip}`,
        title: 'Das Hotel hat Ihren Aufenthalt abgesagt',
        paragraphs: [
          `Guten Tag ${name},`,
          `leider hat „${trip}“ Ihren Aufenthalt abgesagt.`,
          reason && `Der Grund: ${reason}`,
          `Wir haben auch ${organisation} informiert.`,
        ],
      }),
    },
    organisation: {
      confirmed: ({ trip, guest, orderNumber }) => ({
        subject: `Buchung für ${guest} bestätigt: ${trip} (${orderNumber})`,
        title: 'Der Aufenthalt Ihres Gastes ist bestätigt',
        paragraphs: [
          'Guten Tag,',
          `für ${guest} ist „${trip}“ gebucht.`,
          `Den Hotelvoucher haben wir ohne Preise an ${guest} gesendet. Stornieren können nur Sie, mit dem Link in dieser E-Mail.`,
        ],
      }),
      tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `Einzelne Zimmer für ${guest} storniert: ${trip} (${orderNumber})`,
        title: 'Einzelne Zimmer wurden storniert',
        paragraphs: [
          'Guten Tag,',
          `einzelne Zimmer der Buchung für ${guest} wurden storniert: „${trip}“. Die übrigen bleiben gebucht.`,
          refundSentence,
        ],
      }),
      cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `Buchung für ${guest} storniert: ${trip} (${orderNumber})`,
        title: 'Der Aufenthalt wurde storniert',
        paragraphs: [
          'Guten Tag,',
          `die Buchung von „${trip}“ für ${guest} wurde storniert; der Hotelvoucher gilt nicht mehr.`,
          refundSentence,
        ],
      }),
      cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
        subject: `Vom Hotel abgesagt für ${guest}: ${trip} (${orderNumber})`,
        title: 'Das Hotel hat den Aufenthalt abgesagt',
        paragraphs: [
          'Guten Tag,',
          `leider hat „${trip}“ den Aufenthalt von ${guest} abgesagt.`,
          reason && `Der Grund: ${reason}`,
          refundSentence,
        ],
      }),
    },
    noShow: {
      traveller: {
        no_show: ({ name, trip, refundSentence }) => ({
          subject: `Nicht angereist: ${trip}`,
          title: 'Das Hotel meldet, dass Sie nicht angereist sind',
          paragraphs: [
            `Guten Tag ${name},`,
            `„${trip}“ meldet, dass die Gäste Ihrer Buchung nicht angereist sind. Was einbehalten wird, richtet sich nach dem gebuchten Tarif.`,
            refundSentence,
            'Falls das nicht stimmt, antworten Sie bitte auf diese E-Mail.',
          ],
        }),
      },
      guest: {
        no_show: ({ name, trip, organisation }) => ({
          subject: `Nicht angereist: ${trip}`,
          title: 'Das Hotel meldet, dass Sie nicht angereist sind',
          paragraphs: [
            `Guten Tag ${name},`,
            `„${trip}“ meldet, dass Sie nicht angereist sind. Falls das nicht stimmt, wenden Sie sich bitte an ${organisation}.`,
          ],
        }),
      },
      organisation: {
        no_show: ({ trip, guest, refundSentence, orderNumber }) => ({
          subject: `Nicht angereist, ${guest}: ${trip} (${orderNumber})`,
          title: 'Das Hotel meldet, dass Ihr Gast nicht angereist ist',
          paragraphs: [
            'Guten Tag,',
            `„${trip}“ meldet, dass ${guest} nicht angereist ist. Was einbehalten wird, richtet sich nach dem gebuchten Tarif.`,
            refundSentence,
            'Falls das nicht stimmt, antworten Sie bitte auf diese E-Mail.',
          ],
        }),
      },
    },
    supplier: {
      booked: ({ trip, when, people, order, payment }) => ({
        subject: `Neue Buchung ${order}: ${trip}, ${when}`,
        title: 'Sie haben eine neue Buchung',
        paragraphs: [
          `Für „${trip}“ ${people === 1 ? 'wurde 1 Zimmer' : `wurden ${people} Zimmer`} gebucht. ${
            {
              prepaid: 'Die Buchung ist bestätigt und bezahlt.',
              account: 'Die Buchung ist bestätigt; eine Organisation bezahlt sie auf Rechnung.',
              'at-hotel': 'Die Buchung ist bestätigt. Die Gäste zahlen bei Ihnen im Hotel.',
            }[payment]
          }`,
          'Die Buchungsnummer ist die Bestätigungsnummer, die die Gäste vorzeigen.',
        ],
      }),
      tickets_cancelled: ({ trip, when, people, order }) => ({
        subject: `Weniger Zimmer: ${trip}, ${when} (${order})`,
        title: 'Einzelne Zimmer wurden storniert',
        paragraphs: [`Diese Buchung gilt jetzt noch für ${people} Zimmer. Die übrigen sind wieder frei.`],
      }),
      cancelled: ({ trip, when, order }) => ({
        subject: `Storniert: ${trip}, ${when} (${order})`,
        title: 'Eine Buchung wurde storniert',
        paragraphs: ['Die Gäste dieser Buchung kommen nicht. Ihre Zimmer sind wieder frei.'],
      }),
    },
    arrivals: (hotel, day, count) => ({
      subject: `Anreisen: ${hotel}, ${day} (${count} Zimmer)`,
      title: `Anreisen, ${day}`,
      paragraphs: [
        `Für „${hotel}“ ${count === 1 ? 'ist 1 Zimmer' : `sind ${count} Zimmer`} mit Anreise an diesem Tag gebucht.`,
      ],
    }),
    hotel: 'Hotel',
    leadGuests: 'Hauptgäste',
    voucher: 'Hotelvoucher (PDF)',
    arrivalsList: 'Anreiseliste (PDF)',
    atHotel: {
      untouched:
        'Wir haben nichts abgebucht. Was nach den Bedingungen Ihres Tarifs anfällt, berechnet das Hotel.',
      notInvoiced: 'Die Rechnung Ihrer Organisation wird nicht belastet.',
      invoiceStands:
        'Wir haben nichts abgebucht. Was nach den Bedingungen des Tarifs anfällt, berechnet das Hotel.',
    },
  },
  'zh-Hans': {
    traveller: {
      confirmed: ({ name, trip, orderNumber }) => ({
        subject: `预订已确认：${trip}`,
        title: '预订已确认',
        paragraphs: [
          `${name}，您好：`,
          `您预订的“${trip}”已确认，确认号为 ${orderNumber}。`,
          '办理入住时，请用手机或打印件出示酒店确认单。',
        ],
      }),
      tickets_cancelled: ({ name, trip, refundSentence }) => ({
        subject: `部分客房已取消：${trip}`,
        title: '部分客房已取消',
        paragraphs: [
          `${name}，您好：`,
          `您在“${trip}”预订的部分客房已取消，其余客房保留不变。`,
          refundSentence,
        ],
      }),
      cancelled: ({ name, trip, refundSentence }) => ({
        subject: `订单已取消：${trip}`,
        title: '您的订单已取消',
        paragraphs: [`${name}，您好：`, `您预订的“${trip}”已取消，酒店确认单不再有效。`, refundSentence],
      }),
      cancelled_by_supplier: ({ name, trip, refundSentence, reason }) => ({
        subject: `酒店取消了订单：${trip}`,
        title: '酒店取消了您的订单',
        paragraphs: [
          `${name}，您好：`,
          `非常抱歉，“${trip}”取消了您的订单。您无需支付任何费用，已付款项将全额退还。`,
          reason && `原因：${reason}`,
          refundSentence,
        ],
      }),
    },
    guest: {
      confirmed: ({ name, trip, organisation, orderNumber }) => ({
        subject: `预订已确认：${trip}`,
        title: '预订已确认',
        paragraphs: [
          `${name}，您好：`,
          `${organisation}已为您预订“${trip}”，确认号为 ${orderNumber}。`,
          '办理入住时，请用手机或打印件出示酒店确认单。',
          `如行程有变，请联系${organisation}。`,
        ],
      }),
      tickets_cancelled: ({ name, trip, organisation }) => ({
        subject: `部分客房已取消：${trip}`,
        title: '部分客房已取消',
        paragraphs: [`${name}，您好：`, `${organisation}取消了“${trip}”的部分客房，其余客房保留不变。`],
      }),
      cancelled: ({ name, trip, organisation }) => ({
        subject: `订单已取消：${trip}`,
        title: '您的订单已取消',
        paragraphs: [`${name}，您好：`, `${organisation}取消了您在“${trip}”的订单，酒店确认单不再有效。`],
      }),
      cancelled_by_supplier: ({ name, trip, organisation, reason }) => ({
        subject: `酒店取消了订单：${trip}`,
        title: '酒店取消了您的订单',
        paragraphs: [
          `${name}，您好：`,
          `非常抱歉，“${trip}”取消了您的订单。`,
          reason && `原因：${reason}`,
          `我们也已通知${organisation}。`,
        ],
      }),
    },
    organisation: {
      confirmed: ({ trip, guest, orderNumber }) => ({
        subject: `${guest}的预订已确认：${trip}（订单号：${orderNumber}）`,
        title: '客人的预订已确认',
        paragraphs: [
          '您好：',
          `已为${guest}预订“${trip}”。`,
          `酒店确认单已发送给${guest}，不含价格。只有您能通过此邮件中的链接取消。`,
        ],
      }),
      tickets_cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `${guest}的部分客房已取消：${trip}（订单号：${orderNumber}）`,
        title: '部分客房已取消',
        paragraphs: ['您好：', `为${guest}预订的“${trip}”部分客房已取消，其余客房保留不变。`, refundSentence],
      }),
      cancelled: ({ trip, guest, refundSentence, orderNumber }) => ({
        subject: `${guest}的订单已取消：${trip}（订单号：${orderNumber}）`,
        title: '订单已取消',
        paragraphs: ['您好：', `${guest}在“${trip}”的订单已取消，酒店确认单不再有效。`, refundSentence],
      }),
      cancelled_by_supplier: ({ trip, guest, refundSentence, reason, orderNumber }) => ({
        subject: `酒店取消了${guest}的订单：${trip}（订单号：${orderNumber}）`,
        title: '酒店取消了订单',
        paragraphs: [
          '您好：',
          `非常抱歉，“${trip}”取消了${guest}的订单。`,
          reason && `原因：${reason}`,
          refundSentence,
        ],
      }),
    },
    noShow: {
      traveller: {
        no_show: ({ name, trip, refundSentence }) => ({
          subject: `未入住：${trip}`,
          title: '酒店反馈您未入住',
          paragraphs: [
            `${name}，您好：`,
            `“${trip}”反馈，此订单的客人未入住。费用将按您所订的价格方案收取。`,
            refundSentence,
            '如与事实不符，请回复此邮件。',
          ],
        }),
      },
      guest: {
        no_show: ({ name, trip, organisation }) => ({
          subject: `未入住：${trip}`,
          title: '酒店反馈您未入住',
          paragraphs: [`${name}，您好：`, `“${trip}”反馈您未入住。如与事实不符，请联系${organisation}。`],
        }),
      },
      organisation: {
        no_show: ({ trip, guest, refundSentence, orderNumber }) => ({
          subject: `${guest}未入住：${trip}（订单号：${orderNumber}）`,
          title: '酒店反馈客人未入住',
          paragraphs: [
            '您好：',
            `“${trip}”反馈，${guest}未入住。费用将按所订的价格方案收取。`,
            refundSentence,
            '如与事实不符，请回复此邮件。',
          ],
        }),
      },
    },
    supplier: {
      booked: ({ trip, when, people, order, payment }) => ({
        subject: `新订单：${trip}，${when}（订单号：${order}）`,
        title: '新订单',
        paragraphs: [
          `“${trip}”收到新订单，共${people}间客房。${
            {
              prepaid: '订单已付款并确认。',
              account: '订单已确认，由机构挂账。',
              'at-hotel': '订单已确认，客人到店支付。',
            }[payment]
          }`,
          '订单号即客人出示的确认号。',
        ],
      }),
      tickets_cancelled: ({ trip, when, people, order }) => ({
        subject: `部分客房已取消：${trip}，${when}（订单号：${order}）`,
        title: '部分客房已取消',
        paragraphs: [`此订单目前共${people}间客房，其余客房已重新开放预订。`],
      }),
      cancelled: ({ trip, when, order }) => ({
        subject: `订单已取消：${trip}，${when}（订单号：${order}）`,
        title: '订单已取消',
        paragraphs: ['此订单已取消，客人不会入住，客房已重新开放预订。'],
      }),
    },
    arrivals: (hotel, day, count) => ({
      subject: `入住名单：${hotel}，${day}（${count}间）`,
      title: `入住名单：${day}`,
      paragraphs: [`“${hotel}”当日入住的预订共${count}间客房。`],
    }),
    hotel: '酒店',
    leadGuests: '主要入住人',
    voucher: '酒店确认单（PDF）',
    arrivalsList: '入住名单（PDF）',
    atHotel: {
      untouched: '我们未扣款。按所订价格方案应付的费用由酒店收取。',
      notInvoiced: '不会记入贵机构账单。',
      invoiceStands: '我们未扣款。按价格方案应付的费用由酒店收取。',
    },
  },
};

type Reader = 'traveller' | 'guest' | 'organisation';

/** The text of a notification in the words of hotels; undefined if it does not differ. */
export function stayWords(
  notification: string,
  { locale, reader }: { readonly locale: MessageLocale; readonly reader: Reader },
): Write | undefined {
  const ofStay: Readonly<Partial<Record<string, Write>>> = stayTexts[locale][reader];
  return ofStay[notification];
}
