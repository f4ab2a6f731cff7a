import { money } from '@ashore/core/money/money.ts';
import { expect, test } from 'vitest';
import { textsIn } from '../../test-support/texts-in.ts';
import { fromPriceParts, fromPriceText, wholePriceText } from './trip-texts.ts';

test.each([
  ['en', 'en-GB', 'from €48.50', 'Free'],
  ['de', 'de-DE', 'ab 48,50 €', 'kostenlos'],
  ['zh-Hans', 'zh-CN', '€48.50 起', '免费'],
] as const)(
  'In %s a lowest price of zero is called free, without a word for “from”',
  (locale, intl, from, free) => {
    const t = textsIn(locale);
    const texts = [money(4_850, 'EUR'), money(0, 'EUR')].map((price) => fromPriceText(price, intl, t));
    expect(texts.map((text) => text.replace('€48.50起', '€48.50 起').replaceAll(/\s/g, ' '))).toEqual([
      from,
      free,
    ]);
    expect(fromPriceParts(money(0, 'EUR'), intl, t)).toEqual({ before: '', amount: free, after: '' });
  },
);

test('The word for “from” stands on one side of the price', () => {
  const price = money(4_850, 'EUR');
  expect(fromPriceParts(price, 'en-GB', textsIn('en'))).toEqual({
    before: 'from',
    amount: '€48.50',
    after: '',
  });
  expect(fromPriceParts(price, 'zh-CN', textsIn('zh-Hans'))).toEqual({
    before: '',
    amount: '€48.50',
    after: '起',
  });
});

test('A whole price of zero is free, also where prices have no decimals; the smallest price is not', () => {
  const t = textsIn('en');
  expect(wholePriceText(money(0, 'JPY'), 'en-GB', t, { decimals: 'auto' })).toBe('Free');
  expect(wholePriceText(money(1, 'EUR'), 'en-GB', t)).toBe('€0.01');
});
