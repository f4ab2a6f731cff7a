import { transferTexts } from '@ashore/core/booking/transfer-text.ts';
import type { FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import { shipFactTexts } from '@ashore/core/cruises/ship-fact-texts.ts';
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
      ...shipFactTexts.en.labels,
      transfer: transferTexts.en.label,
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
      ...shipFactTexts.de.labels,
      transfer: transferTexts.de.label,
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
      ...shipFactTexts['zh-Hans'].labels,
      transfer: transferTexts['zh-Hans'].label,
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
