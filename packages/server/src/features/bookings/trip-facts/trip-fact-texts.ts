import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import type { FactKind } from '@ashore/core/contract/values/booked-fact.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** Facts that only a stay has. */
type StayFactKind =
  | 'arrival'
  | 'departure'
  | 'nights'
  | 'hotelNumber'
  | 'room'
  | 'arrivalTime'
  | 'payment'
  | 'payAtHotel'
  | 'hotelNotes'
  | 'registration';

/** Travellers and suppliers read some facts in other words. */
export type FactsReader = 'traveller' | 'supplier';

export type TripFactKind = Exclude<FactKind, 'answer' | 'returnPromise' | StayFactKind>;

type TripFactTexts = {
  /** An answer is labelled with its question, the return promise and a stay by their own texts. */
  readonly labels: Readonly<Record<TripFactKind, string>>;
  readonly anyTime: string;
  /** Of several languages that the guides speak, the traveller chose one. */
  readonly requestedLanguage: (language: string) => string;
  /** What the supplier does about it: as travellers read it, and as the supplier does. */
  readonly languageAnswer: Readonly<Record<FactsReader, string>>;
  readonly minutes: (minutes: number) => string;
  readonly startShift: (most: string) => string;
  readonly arrive: (time: string, minutes: number) => string;
  readonly endAfter: (end: string, duration: string) => string;
  /** A time of the day, which carries a word in German. */
  readonly clock: (time: string) => string;
  readonly transferDirections: Readonly<Record<TransferRequest['direction'], string>>;
  /** Parts of an answer or a transfer request that would be unclear without a label. */
  readonly parts: Readonly<
    Record<
      | 'hotel'
      | 'address'
      | 'airport'
      | 'flight'
      | 'landing'
      | 'takeOff'
      | 'flightTime'
      | 'ship'
      | 'pier'
      | 'allAboard',
      string
    >
  >;
  /** What is said of a ship in port, besides its name and the name of the port. */
  readonly ship: {
    readonly tender: string;
    readonly fromTo: (from: string, to: string) => string;
    readonly from: (from: string) => string;
    readonly until: (to: string) => string;
    readonly onBoard: (time: string) => string;
    readonly lastBoat: (time: string) => string;
    /** A pier or a time that the traveller stated and the timetable does not have. */
    readonly stated: (text: string) => string;
    /** Travellers chose the start although it does not fit, and suppliers read it too. */
    readonly unfit: string;
    readonly choice: (otherStarts: string, until: string) => string;
  };
  readonly terms: {
    readonly full: (until: string) => string;
    readonly part: (until: string, percent: string) => string;
    readonly after: string;
    readonly never: string;
    /** For travellers who come with a ship of our timetable. */
    readonly shipChange: string;
  };
};

export const tripFactTexts: Readonly<Record<MessageLocale, TripFactTexts>> = {
  en: {
    labels: {
      day: 'Date',
      start: 'Start time',
      startShift: 'Start may move',
      arrive: 'Be there by',
      end: 'End',
      duration: 'Duration',
      language: 'Guide’s language',
      included: 'Included',
      excluded: 'Not included',
      bring: 'What to bring',
      ages: 'Ages',
      pickup: 'Pick-up',
      meeting: 'Meeting point',
      directions: 'Directions',
      dropOff: 'Drop-off',
      ship: 'Ship',
      pier: 'Port',
      inPort: 'In port',
      allAboard: 'All aboard',
      shipChoice: 'Please choose',
      transfer: 'Transfer request',
      comments: 'Message',
      terms: 'If you cancel',
      supplier: 'Supplier',
      phone: 'Supplier’s phone',
      emergency: 'Emergency number',
    },
    anyTime: 'At any time during opening hours',
    requestedLanguage: (language) => `${language} (requested)`,
    languageAnswer: {
      traveller: 'The supplier confirms the language, or tells you if no guide speaks it that day.',
      supplier: 'Please confirm the language to the traveller, or say that no guide speaks it that day.',
    },
    minutes: durationText('h', 'min'),
    startShift: (most) =>
      `By up to ${most}, earlier or later. The supplier confirms the time the evening before.`,
    arrive: (time, minutes) => `${time}, ${minutes} minutes before the start`,
    endAfter: (end, duration) => `${end}, after ${duration}`,
    clock: (time) => time,
    transferDirections: {
      'to-start': 'To the meeting point',
      'from-end': 'Back afterwards',
      both: 'Both ways',
    },
    parts: {
      hotel: 'Hotel or place',
      address: 'Address',
      airport: 'Airport',
      flight: 'Flight',
      landing: 'Landing time',
      takeOff: 'Take-off time',
      flightTime: 'Arrival or departure',
      ship: 'Ship',
      pier: 'Terminal or pier',
      allAboard: 'All aboard',
    },
    ship: {
      tender: 'At anchor: passengers land by tender boat',
      fromTo: (from, to) => `${from} to ${to}`,
      from: (from) => `From ${from}`,
      until: (to) => `Until ${to}`,
      onBoard: (time) => `${time} on the ship’s clock`,
      lastBoat: (time) => `Last tender boat from the shore: ${time}`,
      stated: (text) => `Stated by the travellers: ${text}`,
      unfit: 'This start time doesn’t fit the ship’s time in port.',
      choice: (otherStarts, until) =>
        `With the ship’s new times, this start time no longer fits\nStart times that fit: ${otherStarts}. A cancellation is refunded in full. Without an answer, we cancel the booking on ${until}.`,
    },
    terms: {
      full: (until) => `Full refund until ${until}`,
      part: (until, percent) => `${percent} refund until ${until}`,
      after: 'No refund after that',
      never: 'No refund',
      shipChange:
        'If your ship skips the port, or its times change and the trip no longer fits: another start time or a full refund',
    },
  },
  de: {
    labels: {
      day: 'Datum',
      start: 'Beginn',
      startShift: 'Beginn kann sich verschieben',
      arrive: 'Ankunft am Treffpunkt',
      end: 'Ende',
      duration: 'Dauer',
      language: 'Sprache der Führung',
      included: 'Inbegriffen',
      excluded: 'Nicht inbegriffen',
      bring: 'Bitte mitbringen',
      ages: 'Alter der Reisenden',
      pickup: 'Abholung',
      meeting: 'Treffpunkt',
      directions: 'Wegbeschreibung',
      dropOff: 'Zielort',
      ship: 'Schiff',
      pier: 'Hafen',
      inPort: 'Liegezeit',
      allAboard: 'Alle an Bord',
      shipChoice: 'Bitte wählen',
      transfer: 'Gewünschter Transfer',
      comments: 'Nachricht',
      terms: 'Stornobedingungen',
      supplier: 'Anbieter',
      phone: 'Telefon des Anbieters',
      emergency: 'Notfallnummer',
    },
    anyTime: 'Jederzeit während der Öffnungszeiten',
    requestedLanguage: (language) => `${language} (angefragt)`,
    languageAnswer: {
      traveller:
        'Der Anbieter bestätigt Ihnen die Sprache oder meldet sich, wenn an diesem Tag kein Guide sie spricht.',
      supplier:
        'Bitte bestätigen Sie den Reisenden die Sprache oder melden Sie sich, wenn an diesem Tag kein Guide sie spricht.',
    },
    minutes: durationText('Std.', 'Min.'),
    startShift: (most) =>
      `Um bis zu ${most} früher oder später. Der Anbieter nennt die genaue Uhrzeit am Vorabend.`,
    arrive: (time, minutes) => `${time}, ${minutes} Minuten vor Beginn`,
    endAfter: (end, duration) => `${end}, nach ${duration}`,
    clock: (time) => `${time} Uhr`,
    transferDirections: { 'to-start': 'Zum Treffpunkt', 'from-end': 'Danach zurück', both: 'Hin und zurück' },
    parts: {
      hotel: 'Hotel oder Ort',
      address: 'Adresse',
      airport: 'Flughafen',
      flight: 'Flug',
      landing: 'Landung',
      takeOff: 'Abflug',
      flightTime: 'Ankunft oder Abflug',
      ship: 'Schiff',
      pier: 'Terminal oder Liegeplatz',
      allAboard: 'Alle an Bord',
    },
    ship: {
      tender: 'Auf Reede: Landgang mit Tenderbooten',
      fromTo: (from, to) => `${from} bis ${to}`,
      from: (from) => `Ab ${from}`,
      until: (to) => `Bis ${to}`,
      onBoard: (time) => `${time} Uhr Bordzeit`,
      lastBoat: (time) => `Letztes Tenderboot zum Schiff: ${time}`,
      stated: (text) => `Angabe der Gäste: ${text}`,
      unfit: 'Dieser Beginn passt nicht zur Liegezeit des Schiffs.',
      choice: (otherStarts, until) =>
        `Diese Uhrzeit passt nicht mehr zu den Liegezeiten\nPassende Uhrzeiten: ${otherStarts}. Wenn Sie stornieren, erstatten wir den vollen Preis; am ${until} stornieren wir die Buchung sonst selbst.`,
    },
    terms: {
      full: (until) => `Bis ${until}: volle Erstattung.`,
      part: (until, percent) => `Bis ${until}: ${percent} Erstattung.`,
      after: 'Danach ist keine Erstattung vorgesehen.',
      never: 'Bei einer Stornierung ist keine Erstattung vorgesehen.',
      shipChange:
        'Läuft Ihr Schiff den Hafen nicht an oder passt das Angebot wegen neuer Liegezeiten nicht mehr: andere Uhrzeit oder volle Erstattung',
    },
  },
  'zh-Hans': {
    labels: {
      day: '日期',
      start: '开始时间',
      startShift: '开始时间可能调整',
      arrive: '集合时间',
      end: '结束时间',
      duration: '时长',
      language: '讲解语言',
      included: '费用包含',
      excluded: '费用不含',
      bring: '请自备',
      ages: '年龄（岁）',
      pickup: '上车地点',
      meeting: '集合地点',
      directions: '路线指引',
      dropOff: '下车地点',
      ship: '邮轮',
      pier: '停靠港口',
      inPort: '靠港时间',
      allAboard: '最晚返船时间',
      shipChoice: '请选择',
      transfer: '接送需求',
      comments: '留言',
      terms: '取消规则',
      supplier: '商家',
      phone: '商家电话',
      emergency: '紧急联系电话',
    },
    anyTime: '开放时间内随时入场',
    requestedLanguage: (language) => `${language}（待商家确认）`,
    languageAnswer: {
      traveller: '商家会向您确认讲解语言；如当天没有该语言的导游，也会告知您。',
      supplier: '请向旅客确认讲解语言；如当天没有该语言的导游，也请告知旅客。',
    },
    minutes: durationText('小时', '分钟', ''),
    startShift: (most) => `最多提前或推迟${most}，商家会在前一晚确认时间`,
    arrive: (time, minutes) => `请于${time}前到达（提前${minutes}分钟）`,
    endAfter: (end, duration) => `${end}，全程${duration}`,
    clock: (time) => time,
    transferDirections: { 'to-start': '送往集合地点', 'from-end': '结束后送回', both: '往返' },
    parts: {
      hotel: '酒店或地点',
      address: '地址',
      airport: '机场',
      flight: '航班',
      landing: '落地时间',
      takeOff: '起飞时间',
      flightTime: '航班时间',
      ship: '邮轮',
      pier: '码头或泊位',
      allAboard: '最晚返船时间',
    },
    ship: {
      tender: '锚地停泊，乘接驳船上岸',
      fromTo: (from, to) => `${from}至${to}`,
      from: (from) => `${from}抵港`,
      until: (to) => `${to}离港`,
      onBoard: (time) => `船上时间${time}`,
      lastBoat: (time) => `末班接驳船离岸：${time}`,
      stated: (text) => `旅客填写：${text}`,
      unfit: '此场次与邮轮的停靠时间不符。',
      choice: (otherStarts, until) =>
        `该场次与新的靠港时间不符\n合适的场次：${otherStarts}。取消可全额退款；如未选择，我们将于${until}取消订单。`,
    },
    terms: {
      full: (until) => `${until}前取消，全额退款。`,
      part: (until, percent) => `${until}前取消，退${percent}。`,
      after: '此后取消不退款。',
      never: '取消后不退款。',
      shipChange: '如邮轮取消停靠，或靠港时间变更导致行程不再适合：可改订其他场次，或获全额退款',
    },
  },
};

function durationText(hour: string, minute: string, space = ' '): (minutes: number) => string {
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const minutesOverHour = minutes % 60;
    return [
      hours > 0 ? `${hours}${space}${hour}` : '',
      minutesOverHour > 0 ? `${minutesOverHour}${space}${minute}` : '',
    ]
      .filter(Boolean)
      .join(space);
  };
}
