import { expect, test } from 'vitest';
import { containsCardNumber } from '../text/card-number.ts';
import { TEST_CARDS, testCardNamed, testCardOf } from './test-cards.ts';

test('Each test card has a unique name and a unique number that is valid for its network', () => {
  for (const key of ['name', 'number'] as const)
    expect(new Set(TEST_CARDS.map((card) => card[key])).size).toBe(TEST_CARDS.length);
  for (const { number } of TEST_CARDS) expect([number, containsCardNumber(number)]).toEqual([number, true]);
});

test('A test card is recognised in any grouping; similar numbers are not', () => {
  expect(testCardOf('4242 4242-4242 4242')?.name).toBe('visa');
  expect(testCardOf('4000 0025 0000 3155')).toMatchObject({ asksChallenge: true, refusal: null });
  expect(testCardOf('4242 4242 4242 424')).toBeUndefined();
  expect(testCardOf('4111 1111 1111 1111')).toBeUndefined();
  expect(testCardOf('')).toBeUndefined();
});

test('A test card is found by its name', () => {
  expect(testCardNamed('declined')).toMatchObject({ refusal: 'card_declined' });
  expect(testCardNamed('4242424242424242')).toBeUndefined();
});
