import { expect, test } from 'vitest';
import { latinApart } from './latin-apart.ts';

test('Latin letters stand apart from Chinese characters, numbers and signs do not', () => {
  expect(latinApart('商家Cais Sail会来')).toBe('商家 Cais Sail 会来');
  expect(latinApart('已用 PayPal 支付')).toBe('已用 PayPal 支付');
  expect(latinApart('“Cais Sail”，2026年11月28日，慢茶成都')).toBe('“Cais Sail”，2026年11月28日，慢茶成都');
});
