import { expect, test } from 'vitest';
import { testQuote, testQuoteFor } from '../../store/quote-for-tests.ts';
import { sumsOf } from './sums-of.ts';

test('Sums are written as their reader writes them', () => {
  expect(sumsOf(testQuote(), 'de')).toEqual({
    lines: [{ ticketType: 'adult', count: 2, sum: '97,00\u00a0€' }],
    saved: undefined,
    discount: undefined,
    total: '97,00\u00a0€',
  });
});

test('With a promotion the lines stay whole, and what is saved stands beside them', () => {
  const quote = testQuoteFor(
    [
      { ticketType: 'adult', count: 1, price: 8_001, total: 8_001, originalTotal: 10_001 },
      { ticketType: 'infant', count: 1, price: 0, total: 0, originalTotal: 0 },
    ],
    { currencyCode: 'JPY', grossTotal: 10_001, grandTotal: 8_001, promoSavings: 20 },
  );
  expect(sumsOf(quote, 'en')).toEqual({
    lines: [
      { ticketType: 'adult', count: 1, sum: '¥10,001' },
      { ticketType: 'infant', count: 1, sum: '¥0' },
    ],
    saved: '−¥2,000',
    discount: undefined,
    total: '¥8,001',
  });
});

test('What a code takes off stands among the sums, and the total is less by it', () => {
  expect(sumsOf(testQuote(), 'de', 9.7)).toMatchObject({
    discount: '\u22129,70\u00a0€',
    total: '87,30\u00a0€',
  });
});
