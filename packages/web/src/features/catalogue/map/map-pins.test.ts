import { expect, test } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { groupPins, pinPrice } from './map-pins.tsx';

const pinSize = { width: 60, height: 30 };
const pin = (code: string, x: number, y: number) => ({ code, x, y });

test('Pins that only touch stay single and in their place', () => {
  const apart = [pin('a', 100, 100), pin('b', 160, 100), pin('c', 100, 130)];
  expect(groupPins(apart, pinSize)).toEqual(apart.map(({ code, x, y }) => ({ codes: [code], x, y })));
});

test('Overlapping pins become one group in the order of the list, at the mean of their points', () => {
  expect(groupPins([pin('a', 100, 100), pin('b', 300, 300), pin('c', 140, 110)], pinSize)).toEqual([
    { codes: ['a', 'c'], x: 120, y: 105 },
    { codes: ['b'], x: 300, y: 300 },
  ]);
});

test('Every pin is in exactly one group, however many there are', () => {
  const many = Array.from({ length: 96 }, (_, at) => pin(`p${at}`, (at * 37) % 600, (at * 91) % 600));
  const codes = groupPins(many, pinSize).flatMap((group) => group.codes);
  expect(codes.toSorted()).toEqual(many.map(({ code }) => code).sort());
});

test('No two groups overlap, even after one has moved towards another', () => {
  // Of pins 60 wide, a and b overlap. Together they stand at 30, where they overlap c as well.
  const chain = [pin('a', 0, 0), pin('c', 85, 0), pin('b', 59, 0), pin('d', 300, 0)];
  expect(groupPins(chain, pinSize).map(({ codes }) => codes)).toEqual([['a', 'b', 'c'], ['d']]);
});

test('A pin shows the exact price, and decimals only if the price has them', () => {
  expect(pinPrice({ basePrice: 0, currency: 'EUR' }, 'en', english)).toBe(english('shell.free'));
  expect(pinPrice({ basePrice: 24, currency: 'EUR' }, 'en', english)).toBe('€24');
  expect(pinPrice({ basePrice: 48.01, currency: 'EUR' }, 'en', english)).toBe('€48.01');
  expect(pinPrice({ basePrice: 1_999.5, currency: 'EUR' }, 'de', english).replaceAll(/\s/g, ' ')).toBe(
    '1.999,50 €',
  );
  expect(pinPrice({ basePrice: 5_200, currency: 'JPY' }, 'en', english)).toContain('5,200');
});
