import type { StayCharge } from '@ashore/core/hotels/stay-cancellation.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { couple } from '../../../../test-support/lodging/bedbank-under-test.ts';
import type { CancellationTier, RoomOffer } from '../../../gateways/lodging/port.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import type { OfferedHotel } from '../offers/hotel.queries.ts';
import { keyOfLiveRate } from '../offers/live-prices.ts';
import { changedTerms, offeredTerms } from '../offers/offered-terms.ts';
import { liveHotel } from './live-hotel.ts';

const stay = { arrival: localDate('2037-05-14'), departure: localDate('2037-05-17') };
const room = { party: { adults: 2, childrenAges: [] }, residence: 'DE', board: undefined };
const now = new Date('2037-05-01T12:00:00Z');
const yen = { currency: 'JPY' } as const;
const conversion: ExchangeRates['conversion'] = (from, to) =>
  from === to ? { to, rate: '1' } : from === 'JPY' ? { to, rate: '1', per: '160' } : { to, rate: '160' };

type Plan = { readonly later?: StayCharge; readonly isRefundable?: boolean };

/** A hotel in Lisbon with one room type and one plan, free until two days before the arrival unless it is not refundable. */
function hotelOf(plan: Plan = {}, differences: Partial<OfferedHotel> = {}): OfferedHotel {
  const later = plan.later ?? { kind: 'nights', nights: 1 };
  const free = { until: { days: 2, time: '18:00' }, charge: { kind: 'none' } } as const;
  return {
    ...{ childAge: 12, cotAge: 1, timeZone: 'Europe/Lisbon', currency: 'EUR', taxes: [] },
    sellsUntil: localTime('18:00'),
    roomTypes: [
      {
        ...{ id: 'type', slug: 'dbl', capacity: 5, names: { en: 'Double' }, firstNight: stay.arrival },
        ...{ maxAdults: 2, maxChildren: 0, maxOccupancy: 2, extraBeds: 0, cots: 0, includedAdults: 2 },
        ...{ adultSupplementMinor: 0, singleReductionMinor: 0, childPrices: [], extraBedMinor: 0 },
        pricesMinor: new Int32Array(),
      },
    ],
    rates: [
      {
        ...{ id: 'plan', board: 'room-only', payment: 'prepaid', priceShare: 10_000, roomTypeIds: null },
        ...{ boardAdultMinor: 0, boardChildMinor: 0, stayFeeMinor: 0, days: new Map(), markets: null },
        ...{ minNights: 1, maxNights: 30, releaseDays: 0, closedToArrival: [], closedToDeparture: [] },
        cancellation: [...(plan.isRefundable === false ? [] : [free]), { until: null, charge: later }],
        noShow: { kind: 'percent', percent: 100 },
      },
    ],
    ...differences,
  } as OfferedHotel;
}

const tier = (until: string | null, amount: number, currency: CurrencyCode = 'EUR'): CancellationTier => ({
  until: until === null ? null : new Date(until),
  charge: money(amount, currency),
  cost: money(amount, currency),
});

function offerOf(differences: Partial<RoomOffer> = {}): RoomOffer {
  return {
    ...{ rateId: 'cheapest', position: 0, party: couple, roomTypeCode: 'DBL', roomName: 'Double' },
    ...{ board: 'room-only', price: money(30_000, 'EUR'), cost: money(27_000, 'EUR') },
    cancellation: [tier('2037-05-12T17:00:00Z', 0), tier(null, 10_000)],
    ...{ payAtHotel: [], notes: '', left: null },
    ...differences,
  };
}

function rateOf(hotel: OfferedHotel, offers: readonly RoomOffer[], byRates = conversion) {
  const rates = { conversion: byRates } as ExchangeRates;
  const parts = { source: 'bedbank', hotelCode: 'H1', stay, rooms: [room], now, rates };
  const priced = liveHotel(hotel, { ...parts, offersOfRooms: [offers] });
  const key = keyOfLiveRate(room, { roomTypeId: 'type', ratePlanId: 'plan' });
  return { hotel: priced, rate: priced.live?.rates.get(key) };
}

const termsOf = (plan: Plan, cancellation: readonly CancellationTier[]) =>
  rateOf(hotelOf(plan), [offerOf({ cancellation })]).rate?.cancellation.map(({ until, chargeMinor }) => [
    until?.toISOString() ?? null,
    chargeMinor,
  ]);

test('A charge of our plan is raised to that of the seller where the seller takes more', () => {
  const free = '2037-05-12T17:00:00.000Z';
  expect(termsOf({}, [tier(free, 0), tier(null, 10_000)])).toEqual([
    [free, 0],
    [null, 10_000],
  ]);
  expect(termsOf({}, [tier(free, 0), tier('2037-05-13T17:00:00.000Z', 5_000), tier(null, 30_000)])).toEqual([
    [free, 0],
    ['2037-05-13T17:00:00.000Z', 10_000],
    [null, 30_000],
  ]);
  expect(
    termsOf({ isRefundable: false, later: { kind: 'percent', percent: 100 } }, [
      tier(free, 0),
      tier(null, 1),
    ]),
  ).toEqual([[null, 30_000]]);
});

test('A deadline that has passed is not promised', () => {
  expect(
    termsOf({ isRefundable: false, later: { kind: 'nights', nights: 1 } }, [
      tier('2037-04-30T12:00:00.000Z', 0),
      tier(null, 20_000),
    ]),
  ).toEqual([[null, 20_000]]);
});

test.each<[string, readonly CancellationTier[]]>([
  ['a minute shorter', [tier('2037-05-12T16:59:00.000Z', 0), tier(null, 10_000)]],
  ['never free', [tier('2037-05-12T17:00:00.000Z', 1), tier(null, 10_000)]],
  [
    'free in the end only',
    [
      tier('2037-05-10T17:00:00.000Z', 0),
      tier('2037-05-11T17:00:00.000Z', 1),
      tier('2037-05-12T17:00:00.000Z', 0),
      tier(null, 1),
    ].slice(1),
  ],
])('A rate that is %s than our plan is not sold as the plan', (_, cancellation) => {
  expect(termsOf({}, cancellation)).toBeUndefined();
});

test('The cheapest rate of the same type, board and terms counts, and a dearer one if it does not fit', () => {
  const unfit = [
    offerOf({ rateId: 'another type', roomTypeCode: 'STE' }),
    offerOf({ rateId: 'another board', board: 'breakfast' }),
    offerOf({ rateId: 'never free', cancellation: [tier(null, 30_000)] }),
  ];
  const fitting = offerOf({ rateId: 'fits', price: money(33_000, 'EUR') });
  expect(rateOf(hotelOf(), [...unfit, fitting]).rate).toMatchObject({
    offer: { rateId: 'fits' },
    price: { totalMinor: 33_000, nightsMinor: [11_000, 11_000, 11_000], taxes: [] },
  });
  expect(rateOf(hotelOf(), unfit).rate).toBeUndefined();
});

test('The seller’s currency is that of the price; fixed charges and taxes at the hotel are those of the hotel', () => {
  const cityTax = {
    kind: 'city',
    collected: 'at-hotel',
    basis: { per: 'room-night', amountMinor: 200 },
  } as const;
  const included = {
    kind: 'vat',
    collected: 'included',
    basis: { per: 'net-price', share: 10_000 },
  } as const;
  const hotel = hotelOf(
    { later: { kind: 'fixed', amountMinor: 24_000 } },
    { ...yen, taxes: [cityTax, included] },
  );
  const priced = rateOf(hotel, [offerOf()]);
  expect(priced.hotel.currency).toBe('EUR');
  expect(priced.rate?.price.taxes).toEqual([
    { kind: 'city', collected: 'at-hotel', amountMinor: 600, currency: 'JPY' },
  ]);
  // 24,000 yen are 150 euros, more than the seller takes.
  expect(priced.rate?.cancellation.at(-1)?.chargeMinor).toBe(15_000);
  const named = [
    { name: 'Tourist tax', amount: money(3_200, 'EUR') },
    { name: 'Resort fee', amount: money(1_000, 'EUR') },
    { name: 'Cleaning', amount: money(500, 'EUR') },
  ];
  expect(rateOf(hotel, [offerOf({ payAtHotel: named })]).rate?.price.taxes).toEqual([
    { kind: 'city', collected: 'at-hotel', amountMinor: 3_200, currency: 'EUR' },
    { kind: 'resort', collected: 'at-hotel', amountMinor: 1_000, currency: 'EUR' },
    { kind: 'service', collected: 'at-hotel', amountMinor: 500, currency: 'EUR' },
  ]);
});

type FixedCharges = { readonly later: number; readonly noShow: number };

/** A hotel that counts in yen, whose plan has fixed charges. */
function hotelInYen({ later, noShow }: FixedCharges): OfferedHotel {
  const hotel = hotelOf({ later: { kind: 'fixed', amountMinor: later } }, yen);
  const charge = { kind: 'fixed', amountMinor: noShow } as const;
  return { ...hotel, rates: hotel.rates.map((rate) => ({ ...rate, noShow: charge })) };
}

function offeredTermsOf(charges: FixedCharges, yenOfEuro: string, cancellation?: CancellationTier[]) {
  const byRates: ExchangeRates['conversion'] = (from, to) =>
    from === to
      ? { to, rate: '1' }
      : { to, rate: from === 'JPY' ? '1' : yenOfEuro, per: from === 'JPY' ? yenOfEuro : '1' };
  const offer = offerOf(cancellation && { cancellation });
  const { hotel, rate } = rateOf(hotelInYen(charges), [offer], byRates);
  const [[roomType], [plan]] = [hotel.roomTypes, hotel.rates];
  if (!roomType || !plan || !rate) throw new Error('Nothing is sold.');
  const { totalMinor, nightsMinor } = rate.price;
  const charged = { totalMinor, nightsMinor, conversion: { to: 'EUR', rate: '1' }, from: 'EUR' } as const;
  const clock = { arrival: stay.arrival, timeZone: hotel.timeZone, now };
  return offeredTerms(hotel, { roomType, rate: plan, request: room }, { charged, clock });
}

test('Fixed charges of a hotel with another currency than its seller are compared as the hotel states them', () => {
  const charges = { later: 24_000, noShow: 32_000 };
  const changesTo = (...now: Parameters<typeof offeredTermsOf>) =>
    changedTerms([
      {
        offered: offeredTermsOf(charges, '160'),
        now: offeredTermsOf(...now),
        offeredMinor: 30_000,
        nowMinor: 30_000,
      },
    ]);
  expect(changesTo(charges, '160')).toEqual([]);
  // At this rate the hotel's charge falls below that of the seller, and at the other both rise.
  expect(changesTo(charges, '400')).toEqual([]);
  expect(changesTo(charges, '150.37')).toEqual([]);
  expect(changesTo({ ...charges, noShow: 32_001 }, '150.37')).toEqual(['no_show']);
  expect(changesTo({ ...charges, later: 24_001 }, '150.37')).toEqual(['cancellation']);
  const dearer = [tier('2037-05-12T17:00:00Z', 0), tier(null, 10_001)];
  expect(changesTo(charges, '150.37', dearer)).toEqual(['cancellation']);
});

test('The largest number that a rate of the type has left counts, and none if no rate states one', () => {
  const leftOf = (...lefts: (number | null)[]) =>
    rateOf(
      hotelOf(),
      lefts.map((left) => offerOf({ left })),
    ).hotel.roomTypes[0]?.leftAtSeller;
  expect(leftOf(1, 3, null)).toBe(3);
  expect(leftOf(null)).toBeUndefined();
});

test('A party for which our room type has no bed is not sold it', () => {
  const [type] = hotelOf().roomTypes;
  if (!type) throw new Error('No room type.');
  const single = { ...type, maxAdults: 1, maxOccupancy: 1 };
  expect(rateOf(hotelOf({}, { roomTypes: [single] }), [offerOf()]).rate).toBeUndefined();
});

test('A rate of the seller is sold as the plan with the best terms alone; a cheaper one is sold as the other plan', () => {
  const hotel = hotelOf();
  const [flexible] = hotel.rates;
  if (!flexible) throw new Error('No rate.');
  const neverFree = { until: null, charge: { kind: 'percent', percent: 100 } } as const;
  const saver = { ...flexible, id: 'saver', cancellation: [neverFree] };
  const plansOf = (offers: readonly RoomOffer[], rates = [saver, flexible]) => {
    const { hotel: priced } = rateOf({ ...hotel, rates }, offers);
    return rates.flatMap(({ id }) => {
      const found = priced.live?.rates.get(keyOfLiveRate(room, { roomTypeId: 'type', ratePlanId: id }));
      return found ? [[id, found.offer.rateId]] : [];
    });
  };
  expect(plansOf([offerOf()])).toEqual([['plan', 'cheapest']]);
  expect(plansOf([offerOf()], [flexible, saver])).toEqual([['plan', 'cheapest']]);
  const bound = offerOf({ rateId: 'bound', price: money(27_000, 'EUR'), cancellation: [tier(null, 27_000)] });
  expect(plansOf([bound, offerOf()])).toEqual([
    ['saver', 'bound'],
    ['plan', 'cheapest'],
  ]);
  // Of two equal plans the first is sold.
  expect(plansOf([offerOf()], [{ ...flexible, id: 'first' }, flexible])).toEqual([['first', 'cheapest']]);
});
