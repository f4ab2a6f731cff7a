import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import {
  familyRoom,
  type StayInput,
  storedRoom,
  storedStayQuote,
} from '../../../../test-support/hotels/held-stay.ts';
import { noRequests } from '../../../../test-support/tickets/document-facts.ts';
import type { BookingNotes } from '../trip-facts/notes.ts';
import { type TripFactsInput, tripFacts } from '../trip-facts/trip-facts.ts';
import { tripOf } from '../trip-facts/trip-of.ts';

const people: BookingNotes['people'] = [
  { name: 'Mara Lind', band: 'room', age: null, answers: [], position: 0, otherGuests: ['Jonas Lind'] },
  { name: '王小明', band: 'room', age: null, answers: [], position: 1, otherGuests: [] },
];

type FactsInput = StayInput &
  Partial<Omit<TripFactsInput, 'trip' | 'notes'>> & {
    readonly notes?: Partial<BookingNotes>;
    readonly country?: string;
  };

function factsOf({ locale = 'en', notes, country = 'PT', ...input }: FactsInput = {}) {
  const trip = tripOf(storedStayQuote(input), undefined, locale);
  const lodging = trip.lodging && { ...trip.lodging, countryCode: country };
  const facts = tripFacts({
    state: 'confirmed',
    supplier: { name: 'Aguadeiro Hotels', phone: '+351215550190', emergencyPhone: null },
    now: new Date('2037-05-01T00:00:00Z'),
    isGuest: false,
    payment: {
      method: 'credit-card',
      totalMinor: storedStayQuote(input).stay?.dueNowMinor ?? 0,
      refundedMinor: 0,
    },
    ...input,
    locale,
    trip: { ...trip, city: locale === 'zh-Hans' ? '里斯本' : 'Lisbon', lodging },
    notes: { ...noRequests, people: people.slice(0, input.rooms?.length ?? 1), ...notes },
  });
  return facts.map(
    ({ label, text }) => `${label}: ${text.replaceAll('\n', ' | ').replaceAll('\u00A0', ' ')}`,
  );
}

const twoRooms = [storedRoom(), familyRoom()];
const requests = { arrivalTime: '22:30', comments: 'A quiet room' };

test('A stay is stated by its nights, its address, its rooms and what is paid where', () => {
  expect(factsOf({ rooms: twoRooms, notes: requests })).toEqual([
    'Check-in: Thu, 14 May 2037, from 15:00 (Lisbon time)',
    'Check-out: Mon, 18 May 2037, until 12:00 (Lisbon time)',
    'Length of stay: 4 nights',
    'Hotel address: Casa do Aguadeiro | Rua do Aguadeiro 7 | 1100-001 Lisbon | Alfama',
    'Room 1: Twin room, lane side | Breakfast included | 2 adults | Lead guest: Mara Lind | Other guests: Jonas Lind',
    'Room 2: Family suite | Half board | 2 adults, 2 children (ages 4, 9) | 1 extra bed | Lead guest: 王小明',
    'Expected arrival: 22:30 (Lisbon time)',
    'Special request: A quiet room | The hotel cannot guarantee this request.',
    'Payment: Paid: €1,856.00, by card',
    'At the hotel: City tax €32.00, paid at the hotel (2 guests × 4 nights × €4.00) | Due at the hotel: €32.00. Already paid: €1,856.00. In total: €1,888.00.',
    'Documents at check-in: By law, every guest must show an identity card or passport at check-in.',
    'If you cancel: Room 1: | Free cancellation until Tue, 12 May 2037, 18:00 (Lisbon time) | If you cancel later, we keep €164.00 per room | No-show: €656.00 per room | Room 2: | Non-refundable | No-show: €1,200.00 per room',
    'Supplier: Aguadeiro Hotels',
    'Supplier’s phone: +351 21 555 0190',
  ]);
});

test('German and Chinese travellers read the same in the words of the trade', () => {
  expect(factsOf({ locale: 'de', rooms: twoRooms, notes: requests }).slice(0, -2)).toEqual([
    'Anreise: Do., 14. Mai 2037, ab 15:00 Uhr (Ortszeit Lisbon)',
    'Abreise: Mo., 18. Mai 2037, bis 12:00 Uhr (Ortszeit Lisbon)',
    'Aufenthalt: 4 Nächte',
    'Adresse des Hotels: Casa do Aguadeiro | Rua do Aguadeiro 7 | 1100-001 Lisbon | Alfama',
    'Zimmer 1: Zweibettzimmer zur Gasse | Frühstück inbegriffen | 2 Erwachsene | Hauptgast: Mara Lind | Weitere Gäste: Jonas Lind',
    'Zimmer 2: Familiensuite | Halbpension | 2 Erwachsene, 2 Kinder (4, 9 Jahre) | 1 Zustellbett | Hauptgast: 王小明',
    'Voraussichtliche Ankunft: 22:30 Uhr (Ortszeit Lisbon)',
    'Wunsch: A quiet room | Ein Wunsch, den das Hotel nicht zusagen kann.',
    'Zahlung: Bezahlt: 1.856,00 €, mit Karte',
    'Vor Ort: Ortstaxe 32,00 €, im Hotel zu zahlen (2 Gäste × 4 Nächte × 4,00 €) | Im Hotel zu zahlen: 32,00 €. Bereits bezahlt: 1.856,00 €. Insgesamt: 1.888,00 €.',
    'Ausweis beim Check-in: Gesetzlich vorgeschrieben: Alle Gäste müssen beim Check-in Personalausweis oder Reisepass vorlegen.',
    'Stornobedingungen: Zimmer 1: | Kostenlos stornierbar bis Di., 12. Mai 2037, 18:00 Uhr (Ortszeit Lisbon) | Danach behalten wir 164,00 € je Zimmer ein | Nichtanreise ohne Absage: 656,00 € je Zimmer | Zimmer 2: | Nicht erstattbar | Nichtanreise ohne Absage: 1.200,00 € je Zimmer',
  ]);
  expect(factsOf({ locale: 'zh-Hans', rooms: twoRooms, notes: requests }).slice(0, -2)).toEqual([
    '入住: 2037年5月14日 周四 15:00（里斯本时间）起',
    '离店: 2037年5月18日 周一 12:00（里斯本时间）前',
    '入住晚数: 4晚',
    '酒店地址: Casa do Aguadeiro | Rua do Aguadeiro 7 | 1100-001 里斯本 | 阿尔法玛',
    '客房1: 小巷景双床房 | 含早餐 | 2位成人 | 主要入住人：Mara Lind | 其他入住人：Jonas Lind',
    '客房2: 家庭套房 | 含早晚餐 | 2位成人，2位儿童（4岁、9岁） | 加床1张 | 主要入住人：王小明',
    '预计到店时间: 22:30（里斯本时间）',
    '特殊要求: A quiet room | 酒店不保证满足此要求。',
    '付款: 已支付€1,856.00（银行卡）',
    '到店费用: 城市税€32.00，到店支付（2位×4晚×€4.00） | 到店支付€32.00，已付€1,856.00，合计€1,888.00。',
    '入住证件: 依照当地法律，所有住客办理入住时须出示身份证件或护照。',
    '取消规则: 客房1: | 2037年5月12日 周二 18:00（里斯本当地时间）前可免费取消 | 逾期取消每间收取€164.00 | 未取消且未入住：每间收取€656.00 | 客房2: | 不可退款 | 未取消且未入住：每间收取€1,200.00',
  ]);
});

const factOf = (label: string, input: FactsInput) =>
  factsOf(input)
    .find((fact) => fact.startsWith(`${label}: `))
    ?.slice(label.length + 2);

test('A stay that is paid at the hotel says how much, in which currency, and that the hotel may charge a cancellation', () => {
  const input: FactsInput = { stay: { payment: 'at-hotel' } };
  expect(factOf('Payment', input)).toBe('To be paid at the hotel: €688.00. Nothing was charged in advance.');
  expect(factOf('At the hotel', input)).toBe(
    'Pay €656.00 at the hotel | City tax €32.00, paid at the hotel (2 guests × 4 nights × €4.00)',
  );
  expect(factOf('If you cancel', input)).toBe(
    'Free cancellation until Tue, 12 May 2037, 18:00 (Lisbon time) | If you cancel later, the hotel may charge €164.00 per room | No-show: the hotel may charge €656.00 per room | We charge nothing.',
  );
  const rates = { from: 'CHF', date: '2037-05-01', source: 'test' };
  expect(factOf('At the hotel', { ...input, quote: { rates } })).toContain(
    'Pay €656.00 at the hotel, which charges the price in CHF',
  );
  expect(factOf('Payment', { ...input, quote: { rates } })).toContain('about €688.00');
});

test.each<[MessageLocale, string, string, string]>([
  ['de', 'Zahlung', 'Stornobedingungen', 'Nicht erstattbar'],
  ['zh-Hans', '付款', '取消规则', '不可退款'],
])(
  'In %s the terms of a stay that is paid at the hotel speak of no refund',
  (locale, payment, terms, never) => {
    const input: FactsInput = { locale, rooms: twoRooms, stay: { payment: 'at-hotel' } };
    expect(factOf(payment, input)).toMatch(
      /Im Hotel zu zahlen: 1\.888,00 €\. Vorab wurde nichts|到店支付€1,888\.00，未预先扣款/,
    );
    expect(factOf(terms, input)).not.toContain(never);
    expect(factOf(terms, input)).toMatch(
      /kann das Hotel 164,00 € je Zimmer berechnen|酒店可能每间收取€164\.00/,
    );
  },
);

const paidWith = (method: 'paypal' | 'bill-organisation', refundedMinor = 0) => ({
  payment: { method, totalMinor: 65_600, refundedMinor },
});

test.each<[string, FactsInput, string | undefined]>([
  ['before its booking', { state: 'awaiting_payment', payment: undefined }, undefined],
  ['before its payment', { state: 'awaiting_payment' }, 'Not paid yet: €656.00'],
  ['while it is authorised', { state: 'on_request' }, 'Authorised, not yet charged: €656.00, by card'],
  ['once it is paid', paidWith('paypal'), 'Paid: €656.00, with PayPal'],
  ['after a refund', paidWith('paypal', 10_000), 'Paid: €656.00, with PayPal | Refund: €100.00'],
  ['on account', paidWith('bill-organisation'), 'On your organisation’s account: €656.00'],
  [
    'to guests of an organisation',
    { isGuest: true, ...paidWith('bill-organisation') },
    'The rooms are paid in advance. Nothing is due for them at the hotel.',
  ],
  ['once it is cancelled', { state: 'cancelled' }, undefined],
])('Whether a stay is paid is stated %s', (_, input, text) => {
  expect(factOf('Payment', input)).toBe(text);
});

test('The sum with the tax counts what was paid after a discount and less refunds', () => {
  const payment = { method: 'credit-card', totalMinor: 60_000, refundedMinor: 0 } as const;
  expect(factOf('At the hotel', { payment })).toContain(
    ' | Due at the hotel: €32.00. Already paid: €600.00. In total: €632.00.',
  );
  expect(factOf('At the hotel', { payment: { ...payment, refundedMinor: 10_000 } })).toContain(
    'Already paid: €500.00. In total: €532.00.',
  );
  // Of an account we do not know here what was credited for the cancelled room.
  const input = { rooms: twoRooms, notes: { people: people.slice(0, 1) }, ...paidWith('bill-organisation') };
  expect(factOf('At the hotel', input)).not.toContain('In total');
});

test.each<[string, FactsInput]>([
  ['pending', { state: 'awaiting_payment' }],
  ['only authorised', { state: 'on_request' }],
  ['on account', paidWith('bill-organisation')],
])('What is due for the rooms does not count as paid while it is %s', (_, input) => {
  expect(factOf('At the hotel', input)).toContain('For the rooms: €656.00. In total: €688.00.');
  expect(factOf('At the hotel', { ...input, locale: 'en' })).not.toContain('paid:');
  const german = factsOf({ ...input, locale: 'de' }).join();
  expect(german).toContain('Im Hotel zu zahlen: 32,00 €. Für die Zimmer: 656,00 €. Insgesamt: 688,00 €.');
  expect(factsOf({ ...input, locale: 'zh-Hans' }).join()).toContain(
    '到店支付€32.00，房费€656.00，合计€688.00。',
  );
});

test('The sum with a tax in another currency is stated as an approximation', () => {
  const tax = { kind: 'city', collected: 'at-hotel', amountMinor: 800_000, currency: 'JPY' } as const;
  const sum = (approximateMinor?: number) =>
    factOf('At the hotel', { rooms: [storedRoom({ taxes: [{ ...tax, approximateMinor }] })] });
  expect(sum(500_010)).toBe(
    'City tax ¥800,000, paid at the hotel | Due at the hotel: about €5,000.10. Already paid: €656.00. In total: about €5,656.10.',
  );
  expect(sum()).toBe('City tax ¥800,000, paid at the hotel');
});

test('A tax of the Canary Islands that is paid at the hotel is called by its own name', () => {
  const taxes = [{ kind: 'vat', collected: 'at-hotel', amountMinor: 3_200, currency: 'EUR' }] as const;
  const input = { rooms: [storedRoom({ taxes: [...taxes] })] };
  expect(factOf('At the hotel', input)).toContain('€32.00 VAT, paid at the hotel');
  const canary = { ...input, quote: { timeZone: 'Atlantic/Canary' } };
  expect(factOf('At the hotel', canary)).toContain('€32.00 IGIC, paid at the hotel');
});

test('What the seller of the rooms states about their rates is a fact, once for rooms with the same notes', () => {
  const withNotes = (...notes: string[]): FactsInput => ({
    rooms: notes.map((_, position) => storedRoom({ position })),
    quote: { foreignOffer: { rooms: notes.map((text, position) => ({ position, notes: text })) } },
  });
  expect(
    factOf('Hotel’s notes on the rate', withNotes('No pets.\n<b>Late</b> bar', 'No pets.\n<b>Late</b> bar')),
  ).toBe('No pets. | <b>Late</b> bar');
  expect(factOf('Hotel’s notes on the rate', withNotes('', 'No pets.'))).toBe('Room 2: | No pets.');
  expect(factOf('Hotel’s notes on the rate', withNotes(''))).toBeUndefined();
  expect(factOf('Hotel’s notes on the rate', {})).toBeUndefined();
});

test('A deadline that has passed is not stated', () => {
  const now = new Date('2037-05-13T00:00:00Z');
  expect(factOf('If you cancel', { now })).toBe(
    'If you cancel, we keep €164.00 per room | No-show: €656.00 per room',
  );
});

test('Rooms with the same terms state them once', () => {
  const rooms = [storedRoom(), storedRoom({ position: 1 })];
  expect(factOf('If you cancel', { rooms })).toMatch(
    /^Free cancellation .+ \| If you cancel later, we keep €164.00 per room \| No-show: €656.00 per room$/,
  );
});

test('A cancelled room says so, and neither its terms nor its tax are stated', () => {
  const input: FactsInput = { rooms: twoRooms, notes: { people: people.slice(1) } };
  expect(factOf('Room 1', input)).toBe('Cancelled | Twin room, lane side | Breakfast included | 2 adults');
  expect(factOf('If you cancel', input)).toBe('Non-refundable | No-show: €1,200.00 per room');
  expect(factOf('At the hotel', input)).toBeUndefined();
});

test('The guest of an organisation reads no terms, and pays the tax at the hotel', () => {
  expect(factOf('If you cancel', { isGuest: true })).toBeUndefined();
  expect(factOf('At the hotel', { isGuest: true })).toBe(
    'City tax €32.00, paid at the hotel (2 guests × 4 nights × €4.00)',
  );
});

test('Before the booking nothing says that a stay is paid, and its guest reads that only once it is sold', () => {
  const atHotel: FactsInput = { stay: { payment: 'at-hotel' }, payment: undefined };
  expect(factOf('Payment', atHotel)).toBeUndefined();
  expect(factOf('Payment', { isGuest: true })).toBe(
    'The rooms are paid in advance. Nothing is due for them at the hotel.',
  );
  expect(factOf('Payment', { isGuest: true, state: 'awaiting_payment' })).toBeUndefined();
});

test('A room without a charge until the arrival says so', () => {
  const rooms = [storedRoom({ cancellation: [{ until: null, chargeMinor: 0 }], noShowMinor: 0 })];
  expect(factOf('If you cancel', { rooms })).toBe('Free cancellation until check-in');
});

test.each([
  ['JP', 'By law, guests who don’t live in the country'],
  ['DE', 'By law, guests from abroad'],
  ['FR', undefined],
])('In %s guests read who shows a document', (country, text) => {
  const stated = factOf('Documents at check-in', { country });
  if (text === undefined) expect(stated).toBeUndefined();
  else expect(stated).toContain(text);
});

test.each<MessageLocale>(['en', 'de', 'zh-Hans'])(
  'A cancelled stay has neither terms, nor payment, nor directions in %s',
  (locale) => {
    expect(factsOf({ locale, state: 'cancelled' })).toHaveLength(6);
  },
);
