import type { FactKind } from '../contract/values/fact-kinds.ts';
import type { MessageLocale } from '../locale/locales.ts';

/** Facts of a ship of the timetable that comes to the port of the trip. */
export type ShipFactKind = Extract<FactKind, 'ship' | 'pier' | 'inPort' | 'allAboard' | 'shipChoice'>;

type ShipFactTexts = {
  readonly labels: Readonly<Record<ShipFactKind, string>>;
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
  /** Below a time or a pier of the travellers, which counts. */
  readonly statedCounts: (timetable: string) => string;
  /** Below a time of the timetable, which counts. */
  readonly timetableCounts: (stated: string) => string;
};

/** Where travellers and timetable differ, the value that counts comes first, and below it stands why and what the other one is. */
export const shipFactTexts: Readonly<Record<MessageLocale, ShipFactTexts>> = {
  en: {
    labels: {
      ship: 'Ship',
      pier: 'Port',
      inPort: 'In port',
      allAboard: 'All aboard',
      shipChoice: 'Please choose',
    },
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
    statedCounts: (timetable) => `Stated by the travellers; this counts. By our timetable: ${timetable}`,
    timetableCounts: (stated) =>
      `By our timetable; this earlier time counts. Stated by the travellers: ${stated}`,
  },
  de: {
    labels: {
      ship: 'Schiff',
      pier: 'Hafen',
      inPort: 'Liegezeit',
      allAboard: 'Alle an Bord',
      shipChoice: 'Bitte wählen',
    },
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
    statedCounts: (timetable) => `Angabe der Gäste; sie gilt. Laut unserem Fahrplan: ${timetable}`,
    timetableCounts: (stated) =>
      `Laut unserem Fahrplan; diese frühere Uhrzeit gilt. Angabe der Gäste: ${stated}`,
  },
  'zh-Hans': {
    labels: {
      ship: '邮轮',
      pier: '停靠港口',
      inPort: '靠港时间',
      allAboard: '最晚返船时间',
      shipChoice: '请选择',
    },
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
    statedCounts: (timetable) => `旅客填写，以此为准。我们的船期：${timetable}`,
    timetableCounts: (stated) => `根据我们的船期，以此较早时间为准。旅客填写：${stated}`,
  },
};
