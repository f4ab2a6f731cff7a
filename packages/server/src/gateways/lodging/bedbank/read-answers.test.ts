import { money } from '@ashore/core/money/money.ts';
import { expect, test } from 'vitest';
import { bedbankCodes } from './codes.ts';
import { readAmount, readMoment, readNotes, readTerms } from './read-answers.ts';

const reading = {
  codes: bedbankCodes({ countries: {}, boards: {} }),
  timeZone: 'Europe/Madrid',
  markup: 0,
};

test('An amount is read exactly, and not at all if it is finer than its currency or has none', () => {
  expect(readAmount('0.29', 'EUR')).toEqual(money(29, 'EUR'));
  expect(readAmount('64000', 'JPY')).toEqual(money(64_000, 'JPY'));
  for (const [text, currency] of [
    ['64000.5', 'JPY'],
    ['0.001', 'EUR'],
    ['1.00', 'XXX'],
    ['1.00', 'constructor'],
  ] as const)
    expect(readAmount(text, currency), `${text} ${currency}`).toBeUndefined();
});

test('A deadline is one of the zone of the connection', () => {
  expect(readMoment('2027-05-12 18:00', 'Europe/Madrid')).toEqual(new Date('2027-05-12T16:00:00Z'));
  expect(readMoment('2027-05-12T18:00:30', 'Asia/Tokyo')).toEqual(new Date('2027-05-12T09:00:00Z'));
  expect(readMoment('2027-02-30 18:00', 'Europe/Madrid')).toBeUndefined();
});

test('A deadline that also names an offset is the earlier of both readings', () => {
  expect(readMoment('2027-05-12T18:00+02:00', 'Europe/Madrid')).toEqual(new Date('2027-05-12T16:00:00Z'));
  expect(readMoment('2027-05-12T18:00Z', 'Europe/Madrid')).toEqual(new Date('2027-05-12T16:00:00Z'));
  expect(readMoment('2027-05-12T18:00+09:00', 'Europe/Madrid')).toEqual(new Date('2027-05-12T09:00:00Z'));
});

test('A deadline that the clock shows twice is the first of the two', () => {
  expect(readMoment('2027-10-31 02:30', 'Europe/Madrid')).toEqual(new Date('2027-10-31T00:30:00Z'));
});

const rules = [
  { from: '2027-05-13 12:00', charge: '600.00' },
  { from: '2027-05-10 12:00', charge: '150.00' },
];

test('Rules of cancellation are read in the order of time, and nothing is due before the first', () => {
  const read = readTerms({ total: '600.00', cancellationRules: rules }, 'EUR', reading);
  expect(read?.cancellation.map(({ until, cost }) => [until?.toISOString(), cost.amount])).toEqual([
    ['2027-05-10T10:00:00.000Z', 0],
    ['2027-05-13T10:00:00.000Z', 15_000],
    [undefined, 60_000],
  ]);
});

test('A rate without rules of cancellation is not refundable', () => {
  const read = readTerms({ total: '600.00', cancellationRules: [] }, 'EUR', reading);
  expect(read?.cancellation).toEqual([
    { until: null, cost: money(60_000, 'EUR'), charge: money(60_000, 'EUR') },
  ]);
});

test('A rate that makes no sense is not sold: a charge above its price, no price, a lowest price in fractions', () => {
  const terms = { total: '600.00', cancellationRules: [] };
  const above = [{ from: '2027-05-13 12:00', charge: '600.01' }];
  expect(readTerms({ ...terms, cancellationRules: above }, 'EUR', reading)).toBeUndefined();
  expect(readTerms({ ...terms, total: '0.00' }, 'EUR', reading)).toBeUndefined();
  expect(readTerms({ ...terms, minimumSelling: '700.001' }, 'EUR', reading)).toBeUndefined();
});

test('The markup is added to the lowest selling price if that is above the cost, and charges grow with the price', () => {
  const markedUp = { ...reading, markup: 1_000 };
  const read = (minimumSelling: string | null) =>
    readTerms({ total: '600.00', minimumSelling, cancellationRules: rules }, 'EUR', markedUp);
  expect(read(null)).toMatchObject({ price: money(66_000, 'EUR'), cost: money(60_000, 'EUR') });
  expect(read('500.00')?.price).toEqual(money(66_000, 'EUR'));
  expect(read('800.00')).toMatchObject({ price: money(88_000, 'EUR'), cost: money(60_000, 'EUR') });
  expect(read('800.00')?.cancellation.map(({ charge }) => charge.amount)).toEqual([0, 22_000, 88_000]);
});

test('A price is rounded half to even, once', () => {
  const read = readTerms({ total: '0.25', cancellationRules: [] }, 'EUR', { ...reading, markup: 1_000 });
  expect(read?.price.amount).toBe(28);
  const even = readTerms({ total: '0.45', cancellationRules: [] }, 'EUR', { ...reading, markup: 1_000 });
  expect(even?.price.amount).toBe(50);
});

test('Notes are shown without markup; a line that names an amount is also to be paid at the hotel', () => {
  expect(readNotes('<b>Pets</b> cost extra.\u0007\nCity tax: EUR 32.00\nAbout EUR 5 for parking')).toEqual({
    notes: 'Pets  cost extra.\nCity tax: EUR 32.00\nAbout EUR 5 for parking',
    payAtHotel: [{ name: 'City tax', amount: money(3_200, 'EUR') }],
  });
  expect(readNotes('City tax: EUR 0.00').payAtHotel).toEqual([]);
  expect(readNotes(`${'x'.repeat(9_000)}`).notes).toHaveLength(4_000);
});
