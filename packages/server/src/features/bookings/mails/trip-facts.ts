import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import { streetBeside } from '@ashore/core/text/street-beside.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { BookingFacts } from '../read-facts.ts';
import { placeTime } from './place-time.ts';

type Row = readonly [label: string, value: string];

type Labels = {
  readonly order: string;
  readonly trip: string;
  readonly way: string;
  readonly when: string;
  readonly anyTime: string;
  readonly meeting: string;
  readonly who: string;
  readonly total: string;
};

export const tripLabels: Readonly<Record<MessageLocale, Labels>> = {
  en: {
    order: 'Order number',
    trip: 'Trip',
    way: 'Option',
    when: 'When',
    anyTime: 'at any time during opening hours',
    meeting: 'Meeting point',
    who: 'Who comes',
    total: 'Total',
  },
  de: {
    order: 'Bestellnummer',
    trip: 'Tour',
    way: 'Variante',
    when: 'Wann',
    anyTime: 'jederzeit während der Öffnungszeiten',
    meeting: 'Treffpunkt',
    who: 'Wer kommt',
    total: 'Gesamtpreis',
  },
  'zh-Hans': {
    order: '订单号',
    trip: '行程',
    way: '方案',
    when: '时间',
    anyTime: '营业时间内随时可到',
    meeting: '集合地点',
    who: '参加者',
    total: '总计',
  },
};

/** What a booking is of: the same rows in every mail about it. */
export function tripRows({ orderNumber, trip, locale }: BookingFacts): Row[] {
  const labels = tripLabels[locale];
  const day = formatDate(trip.date, localeTable[locale].intl, 'dayYear');
  const when = trip.time === null ? `${day}, ${labels.anyTime}` : placeTime(trip.startsAt, trip, locale);
  return [
    [labels.order, orderNumber],
    [labels.trip, trip.name],
    ...(trip.label ? [[labels.way, trip.label] as const] : []),
    [labels.when, when],
    ...(trip.meeting
      ? [
          [
            labels.meeting,
            [trip.meeting.title, streetBeside(trip.meeting)].filter(Boolean).join('\n'),
          ] as const,
        ]
      : []),
  ];
}

/** Everybody who still comes, by name. */
export function peopleRow({ tickets, locale }: BookingFacts): Row {
  const names = tickets
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ participantName }) => participantName);
  return [tripLabels[locale].who, names.join('\n')];
}

export function totalRow({ totalMinor, currency, locale }: BookingFacts): Row {
  return [tripLabels[locale].total, formatMoney(money(totalMinor, currency), localeTable[locale].intl)];
}
