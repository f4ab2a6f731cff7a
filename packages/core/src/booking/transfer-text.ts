import type { BookedShip, TransferRequest } from '../contract/transfer-request.ts';
import { isShipName, partsOfAnswer, type ShipStatements, statedShip } from '../cruises/stated-ship.ts';
import { labelled } from '../locale/intl.ts';
import type { MessageLocale } from '../locale/locales.ts';
import { timeOfDay } from '../time/place-time.ts';

type Stated = {
  readonly answers: ShipStatements['answers'];
  /** The ship of the sailing, if the travellers name no other one. */
  readonly ship: BookedShip | null;
};

/**
 * The transfer request, a line for each detail that the driver needs. Where the checkout asked for the same hotel, flight or ship, the
 * answer counts: it came later, and it may correct the request. Of the ship of the sailing only the name stands here: pier and time of
 * all aboard stand once, with the facts of the ship.
 */
export function transferText(
  transferRequest: TransferRequest,
  { answers, ship }: Stated,
  locale: MessageLocale,
): string {
  const { directions, parts } = transferTexts[locale];
  const { direction, kind } = transferRequest;
  const answer = answers.find(([, , questionKind]) => questionKind === answeredBy[kind])?.[1];
  const part = (name: PartName, text: string | null | undefined) =>
    text ? labelled(parts[name], text, locale) : null;
  const timePart = (name: PartName, time: string | null) => part(name, time && timeOfDay(time, locale));
  const lines = (): (string | null)[] => {
    switch (transferRequest.kind) {
      case 'hotel':
        if (answer !== undefined) return [part('hotel', answer)];
        return [part('hotel', transferRequest.hotelName), part('address', transferRequest.address)];
      case 'airport': {
        const answered = answer === undefined ? undefined : partsOfAnswer(answer, 'flight');
        return [
          part('airport', transferRequest.airport),
          part('flight', answered?.name ?? transferRequest.flightNumber),
          timePart(
            direction === 'from-end' ? 'takeOff' : 'landing',
            answered ? answered.time : transferRequest.localTime,
          ),
        ];
      }
      case 'ship': {
        const stated = statedShip({ answers, transferRequest, start: null, end: null }) ?? transferRequest;
        const { shipName, terminal, allAboard } = stated;
        if (ship && isShipName(shipName, ship)) return [part('ship', shipName)];
        return [part('ship', shipName), part('pier', terminal), timePart('allAboard', allAboard)];
      }
    }
  };
  return [directions[direction], ...lines()].filter(Boolean).join('\n');
}

/** Kinds of questions that ask for the same as a kind of transfer request. */
const answeredBy = { hotel: 'hotel', airport: 'flight', ship: 'ship' } as const;

type PartName =
  | 'hotel'
  | 'address'
  | 'airport'
  | 'flight'
  | 'landing'
  | 'takeOff'
  | 'flightTime'
  | 'ship'
  | 'pier'
  | 'allAboard';

type TransferTexts = {
  readonly label: string;
  readonly directions: Readonly<Record<TransferRequest['direction'], string>>;
  /** Parts of an answer or a transfer request that would be unclear without a label. */
  readonly parts: Readonly<Record<PartName, string>>;
};

export const transferTexts: Readonly<Record<MessageLocale, TransferTexts>> = {
  en: {
    label: 'Transfer request',
    directions: {
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
  },
  de: {
    label: 'Gewünschter Transfer',
    directions: { 'to-start': 'Zum Treffpunkt', 'from-end': 'Danach zurück', both: 'Hin und zurück' },
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
  },
  'zh-Hans': {
    label: '接送需求',
    directions: { 'to-start': '送往集合地点', 'from-end': '结束后送回', both: '往返' },
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
  },
};
