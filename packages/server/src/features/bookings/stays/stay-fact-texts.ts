import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { BookedStay } from '@ashore/core/contract/hotels/booked-stay.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import { sideBySide } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type TaxKind = BookedStay['payAtHotel'][number]['kind'];

type DividedSum = {
  readonly due: string;
  readonly price: string;
  readonly total: string;
  readonly isPaid: boolean;
};

type StayFactTexts = {
  readonly labels: Readonly<
    Record<
      | 'arrival'
      | 'departure'
      | 'nights'
      | 'hotelNumber'
      | 'meeting'
      | 'arrivalTime'
      | 'comments'
      | 'payment'
      | 'payAtHotel'
      | 'hotelNotes'
      | 'registration',
      string
    >
  >;
  readonly room: (number: number) => string;
  readonly arrival: (day: string, time: string) => string;
  readonly departure: (day: string, time: string) => string;
  readonly nights: (count: number) => string;
  readonly boards: Readonly<Record<Board, string>>;
  readonly guests: (adults: number, ages: readonly number[]) => string;
  readonly bedding: (extraBeds: number, cots: number) => string | null;
  readonly leadGuest: string;
  readonly otherGuests: string;
  readonly cancelled: string;
  readonly requestNote: string;
  /** The price of the rooms; the currency is given if the hotel’s own is another. */
  readonly payAtHotel: (amount: string, hotelCurrency: string | null) => string;
  readonly taxes: Readonly<Record<TaxKind, (amount: string, localName: string) => string>>;
  /** A line about a tax with its calculation. */
  readonly calculated: (tax: string, calculation: string) => string;
  /** What is still due at the hotel, what is paid or to be paid for the rooms, and the sum of both. */
  readonly withTaxes: (sums: DividedSum) => string;
  /** An amount that depends on exchange rates. */
  readonly about: (amount: string) => string;
  readonly payment: {
    readonly methods: Readonly<Record<PaymentMethod, string>>;
    readonly paid: (amount: string, method: string) => string;
    readonly refunded: (amount: string) => string;
    readonly authorised: (amount: string, method: string) => string;
    readonly pending: (amount: string) => string;
    readonly onAccount: (amount: string) => string;
    readonly nothing: string;
    readonly atHotel: (amount: string) => string;
    /** To guests and hotels, who see no sums of ours. */
    readonly prepaid: string;
  };
  readonly terms: {
    readonly free: (until: string) => string;
    readonly freeToTheEnd: string;
    readonly until: (until: string, amount: string) => string;
    readonly later: (amount: string) => string;
    readonly onlyCharge: (amount: string) => string;
    readonly never: string;
    readonly noShow: (amount: string) => string;
    /** The same charges of rooms that are paid at the hotel, and that we charge nothing. */
    readonly atHotel: {
      readonly until: (until: string, amount: string) => string;
      readonly later: (amount: string) => string;
      readonly onlyCharge: (amount: string) => string;
      readonly noShow: (amount: string) => string;
      readonly noCharge: string;
    };
  };
  /** A day and a time at the place, as the terms state a deadline. */
  readonly deadline: (day: string, time: string, city: string) => string;
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const stayFactTexts: Readonly<Record<MessageLocale, StayFactTexts>> = {
  en: {
    labels: {
      arrival: 'Check-in',
      departure: 'Check-out',
      nights: 'Length of stay',
      hotelNumber: 'Hotel’s confirmation number',
      meeting: 'Hotel address',
      arrivalTime: 'Expected arrival',
      comments: 'Special request',
      payment: 'Payment',
      payAtHotel: 'At the hotel',
      hotelNotes: 'Hotel’s notes on the rate',
      registration: 'Documents at check-in',
    },
    room: (number) => `Room ${number}`,
    arrival: (day, time) => `${day}, from ${time}`,
    departure: (day, time) => `${day}, until ${time}`,
    nights: (count) => plural(count, 'night', 'nights'),
    boards: {
      'room-only': 'Room only',
      breakfast: 'Breakfast included',
      'half-board': 'Half board',
      'full-board': 'Full board',
      'all-inclusive': 'All inclusive',
    },
    guests: (adults, ages) =>
      sideBySide(
        [
          plural(adults, 'adult', 'adults'),
          ages.length > 0 &&
            `${plural(ages.length, 'child', 'children')} (${ages.length === 1 ? 'age' : 'ages'} ${sideBySide(ages.map(String), 'en')})`,
        ],
        'en',
      ),
    bedding: (extraBeds, cots) =>
      sideBySide(
        [
          extraBeds > 0 && plural(extraBeds, 'extra bed', 'extra beds'),
          cots > 0 && plural(cots, 'cot', 'cots'),
        ],
        'en',
      ) || null,
    leadGuest: 'Lead guest',
    otherGuests: 'Other guests',
    cancelled: 'Cancelled',
    requestNote: 'The hotel cannot guarantee this request.',
    payAtHotel: (amount, hotelCurrency) =>
      hotelCurrency === null
        ? `Pay ${amount} at the hotel`
        : `Pay ${amount} at the hotel, which charges the price in ${hotelCurrency}`,
    taxes: {
      vat: (amount, localName) => `${amount} ${localName}, paid at the hotel`,
      city: (amount) => `City tax ${amount}, paid at the hotel`,
      resort: (amount) => `Resort fee ${amount}, paid at the hotel`,
      service: (amount) => `Service charge ${amount}, paid at the hotel`,
    },
    calculated: (tax, calculation) => `${tax} (${calculation})`,
    withTaxes: ({ due, price, total, isPaid }) =>
      `Due at the hotel: ${due}. ${isPaid ? 'Already paid' : 'For the rooms'}: ${price}. In total: ${total}.`,
    about: (amount) => `about ${amount}`,
    payment: {
      methods: {
        'credit-card': 'by card',
        'web-payments': 'with a digital wallet',
        paypal: 'with PayPal',
        bancontact: 'with Bancontact',
        alipay: 'with Alipay',
        'wechat-pay': 'with WeChat Pay',
      },
      paid: (amount, method) => `Paid: ${amount}, ${method}`,
      refunded: (amount) => `Refund: ${amount}`,
      authorised: (amount, method) => `Authorised, not yet charged: ${amount}, ${method}`,
      pending: (amount) => `Not paid yet: ${amount}`,
      onAccount: (amount) => `On your organisation’s account: ${amount}`,
      nothing: 'Nothing to pay',
      atHotel: (amount) => `To be paid at the hotel: ${amount}. Nothing was charged in advance.`,
      prepaid: 'The rooms are paid in advance. Nothing is due for them at the hotel.',
    },
    terms: {
      free: (until) => `Free cancellation until ${until}`,
      freeToTheEnd: 'Free cancellation until check-in',
      until: (until, amount) => `If you cancel by ${until}, we keep ${amount} per room`,
      later: (amount) => `If you cancel later, we keep ${amount} per room`,
      onlyCharge: (amount) => `If you cancel, we keep ${amount} per room`,
      never: 'Non-refundable',
      noShow: (amount) => `No-show: ${amount} per room`,
      atHotel: {
        until: (until, amount) => `If you cancel by ${until}, the hotel may charge ${amount} per room`,
        later: (amount) => `If you cancel later, the hotel may charge ${amount} per room`,
        onlyCharge: (amount) => `If you cancel, the hotel may charge ${amount} per room`,
        noShow: (amount) => `No-show: the hotel may charge ${amount} per room`,
        noCharge: 'We charge nothing.',
      },
    },
    deadline: (day, time, city) => `${day}, ${time} (${city} time)`,
  },
  de: {
    labels: {
      arrival: 'Anreise',
      departure: 'Abreise',
      nights: 'Aufenthalt',
      hotelNumber: 'Bestätigungsnummer des Hotels',
      meeting: 'Adresse des Hotels',
      arrivalTime: 'Voraussichtliche Ankunft',
      comments: 'Wunsch',
      payment: 'Zahlung',
      payAtHotel: 'Vor Ort',
      hotelNotes: 'Hinweise des Hotels zum Tarif',
      registration: 'Ausweis beim Check-in',
    },
    room: (number) => `Zimmer ${number}`,
    arrival: (day, time) => `${day}, ab ${time}`,
    departure: (day, time) => `${day}, bis ${time}`,
    nights: (count) => plural(count, 'Nacht', 'Nächte'),
    boards: {
      'room-only': 'Ohne Verpflegung',
      breakfast: 'Frühstück inbegriffen',
      'half-board': 'Halbpension',
      'full-board': 'Vollpension',
      'all-inclusive': 'All-inclusive',
    },
    guests: (adults, ages) =>
      sideBySide(
        [
          plural(adults, 'Erwachsener', 'Erwachsene'),
          ages.length > 0 &&
            `${plural(ages.length, 'Kind', 'Kinder')} (${sideBySide(ages.map(String), 'de')} ${ages.at(-1) === 1 ? 'Jahr' : 'Jahre'})`,
        ],
        'de',
      ),
    bedding: (extraBeds, cots) =>
      sideBySide(
        [
          extraBeds > 0 && plural(extraBeds, 'Zustellbett', 'Zustellbetten'),
          cots > 0 && plural(cots, 'Babybett', 'Babybetten'),
        ],
        'de',
      ) || null,
    leadGuest: 'Hauptgast',
    otherGuests: 'Weitere Gäste',
    cancelled: 'Storniert',
    requestNote: 'Ein Wunsch, den das Hotel nicht zusagen kann.',
    payAtHotel: (amount, hotelCurrency) =>
      hotelCurrency === null
        ? `${amount} im Hotel zahlen`
        : `${amount} im Hotel zahlen; das Hotel rechnet in ${hotelCurrency} ab`,
    taxes: {
      vat: (amount, localName) => `${amount} ${localName}, im Hotel zu zahlen`,
      city: (amount) => `Ortstaxe ${amount}, im Hotel zu zahlen`,
      resort: (amount) => `Resortgebühr ${amount}, im Hotel zu zahlen`,
      service: (amount) => `Servicegebühr ${amount}, im Hotel zu zahlen`,
    },
    calculated: (tax, calculation) => `${tax} (${calculation})`,
    withTaxes: ({ due, price, total, isPaid }) =>
      `Im Hotel zu zahlen: ${due}. ${isPaid ? 'Bereits bezahlt' : 'Für die Zimmer'}: ${price}. Insgesamt: ${total}.`,
    about: (amount) => `etwa ${amount}`,
    payment: {
      methods: {
        'credit-card': 'mit Karte',
        'web-payments': 'mit einer digitalen Wallet',
        paypal: 'mit PayPal',
        bancontact: 'mit Bancontact',
        alipay: 'mit Alipay',
        'wechat-pay': 'mit WeChat Pay',
      },
      paid: (amount, method) => `Bezahlt: ${amount}, ${method}`,
      refunded: (amount) => `Erstattung: ${amount}`,
      authorised: (amount, method) => `Vorgemerkt, noch nicht abgebucht: ${amount}, ${method}`,
      pending: (amount) => `Noch nicht bezahlt: ${amount}`,
      onAccount: (amount) => `Auf Rechnung Ihrer Organisation: ${amount}`,
      nothing: 'Nichts zu zahlen',
      atHotel: (amount) => `Im Hotel zu zahlen: ${amount}. Vorab wurde nichts abgebucht.`,
      prepaid: 'Die Zimmer sind im Voraus bezahlt. Dafür ist im Hotel nichts mehr zu zahlen.',
    },
    terms: {
      free: (until) => `Kostenlos stornierbar bis ${until}`,
      freeToTheEnd: 'Kostenlos stornierbar bis zum Check-in',
      until: (until, amount) => `Bis ${until} behalten wir ${amount} je Zimmer ein`,
      later: (amount) => `Danach behalten wir ${amount} je Zimmer ein`,
      onlyCharge: (amount) => `Bei einer Stornierung behalten wir ${amount} je Zimmer ein`,
      never: 'Nicht erstattbar',
      noShow: (amount) => `Nichtanreise ohne Absage: ${amount} je Zimmer`,
      atHotel: {
        until: (until, amount) => `Bis ${until} kann das Hotel ${amount} je Zimmer berechnen`,
        later: (amount) => `Danach kann das Hotel ${amount} je Zimmer berechnen`,
        onlyCharge: (amount) => `Bei einer Stornierung kann das Hotel ${amount} je Zimmer berechnen`,
        noShow: (amount) => `Nichtanreise ohne Absage: Das Hotel kann ${amount} je Zimmer berechnen`,
        noCharge: 'Wir buchen nichts ab.',
      },
    },
    deadline: (day, time, city) => `${day}, ${time} Uhr (Ortszeit ${city})`,
  },
  'zh-Hans': {
    labels: {
      arrival: '入住',
      departure: '离店',
      nights: '入住晚数',
      hotelNumber: '酒店确认号',
      meeting: '酒店地址',
      arrivalTime: '预计到店时间',
      comments: '特殊要求',
      payment: '付款',
      payAtHotel: '到店费用',
      hotelNotes: '酒店对该价格的说明（原文）',
      registration: '入住证件',
    },
    room: (number) => `客房${number}`,
    arrival: (day, time) => `${day} ${time}起`,
    departure: (day, time) => `${day} ${time}前`,
    nights: (count) => `${count}晚`,
    boards: {
      'room-only': '不含餐',
      breakfast: '含早餐',
      'half-board': '含早晚餐',
      'full-board': '含三餐',
      'all-inclusive': '全包',
    },
    guests: (adults, ages) =>
      `${adults}位成人${ages.length > 0 ? `，${ages.length}位儿童（${ages.map((age) => `${age}岁`).join('、')}）` : ''}`,
    bedding: (extraBeds, cots) =>
      [extraBeds > 0 && `加床${extraBeds}张`, cots > 0 && `婴儿床${cots}张`].filter(Boolean).join('，') ||
      null,
    leadGuest: '主要入住人',
    otherGuests: '其他入住人',
    cancelled: '已取消',
    requestNote: '酒店不保证满足此要求。',
    payAtHotel: (amount, hotelCurrency) =>
      hotelCurrency === null ? `到店支付${amount}` : `到店支付${amount}（酒店以${hotelCurrency}收款）`,
    taxes: {
      vat: (amount, localName) => `${localName}${amount}，到店支付`,
      city: (amount) => `城市税${amount}，到店支付`,
      resort: (amount) => `度假村费${amount}，到店支付`,
      service: (amount) => `服务费${amount}，到店支付`,
    },
    calculated: (tax, calculation) => `${tax}（${calculation}）`,
    withTaxes: ({ due, price, total, isPaid }) =>
      `到店支付${due}，${isPaid ? '已付' : '房费'}${price}，合计${total}。`,
    about: (amount) => `约${amount}`,
    payment: {
      methods: {
        'credit-card': '银行卡',
        'web-payments': '电子钱包',
        paypal: 'PayPal',
        bancontact: 'Bancontact',
        alipay: '支付宝',
        'wechat-pay': '微信支付',
      },
      paid: (amount, method) => `已支付${amount}（${method}）`,
      refunded: (amount) => `退款${amount}`,
      authorised: (amount, method) => `已预授权${amount}（${method}），尚未扣款`,
      pending: (amount) => `待支付${amount}`,
      onAccount: (amount) => `挂账至贵机构：${amount}`,
      nothing: '无需付款',
      atHotel: (amount) => `到店支付${amount}，未预先扣款。`,
      prepaid: '房费已预付，到店无需再付房费。',
    },
    terms: {
      free: (until) => `${until}前可免费取消`,
      freeToTheEnd: '入住前可免费取消',
      until: (until, amount) => `${until}前取消，每间收取${amount}`,
      later: (amount) => `逾期取消每间收取${amount}`,
      onlyCharge: (amount) => `取消预订，每间收取${amount}`,
      never: '不可退款',
      noShow: (amount) => `未取消且未入住：每间收取${amount}`,
      atHotel: {
        until: (until, amount) => `${until}前取消，酒店可能每间收取${amount}`,
        later: (amount) => `逾期取消，酒店可能每间收取${amount}`,
        onlyCharge: (amount) => `取消预订时，酒店可能每间收取${amount}`,
        noShow: (amount) => `未取消且未入住：酒店可能每间收取${amount}`,
        noCharge: '我们不收取任何费用。',
      },
    },
    deadline: (day, time, city) => `${day} ${time}（${city}当地时间）`,
  },
};
