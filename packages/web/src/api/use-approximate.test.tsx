import type { Locale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { useApproximate } from './use-approximate.tsx';

vi.mock('../page/log.ts', () => ({ log: () => {} }));

function About({ amount, currency }: { amount: number; currency: CurrencyCode }) {
  return <output>{useApproximate(money(amount, currency)) ?? 'nothing'}</output>;
}

const rate = (value: string) => () => ({ own: { to: 'CNY', rate: value, per: '1' } });
const open = (amount: number, currency: CurrencyCode, locale: Locale = 'zh-Hans') =>
  renderOnPage(<About amount={amount} currency={currency} />, { locale });
const shown = () => screen.getByRole('status').textContent;

test('Chinese readers see whole yuan, and one call serves all sums of a currency', async () => {
  const calls = answerCalls({ 'GET /api/exchange-rates/EUR': rate('7.786') });
  const { show } = open(4_800, 'EUR');
  await waitFor(() => expect(shown()).toBe('¥374'));
  await show(<About amount={9_700} currency="EUR" />);
  await waitFor(() => expect(shown()).toBe('¥755'));
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/exchange-rates/EUR']);
});

test('A sum that has changed is never shown with the amount of another', async () => {
  answerCalls({
    'GET /api/exchange-rates/GBP': rate('9'),
    'GET /api/exchange-rates/JPY': () => new Promise(() => {}),
  });
  const { show } = open(1_000, 'GBP');
  await waitFor(() => expect(shown()).toBe('¥90'));
  await show(<About amount={1_000} currency="JPY" />);
  expect(shown()).toBe('nothing');
});

test.each([
  ['en', 4_800],
  ['de', 4_800],
  ['zh-Hans', 0],
] as const)(
  'Readers of %s see nothing beside a sum of %d, and no rate is asked for',
  async (locale, amount) => {
    const calls = answerCalls({});
    open(amount, 'USD', locale);
    await act(async () => {});
    expect([shown(), calls]).toEqual(['nothing', []]);
  },
);

test('Without a rate nothing is shown, and a call that failed is repeated for the next sum', async () => {
  let rates: () => Response | object = () => new Response(null, { status: 503 });
  const calls = answerCalls({
    'GET /api/exchange-rates/CAD': () => ({ own: null }),
    'GET /api/exchange-rates/CHF': () => rates(),
  });
  const { show } = open(4_800, 'CAD');
  await waitFor(() => expect(calls).toHaveLength(1));
  await show(<About amount={4_800} currency="CHF" />);
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => {});
  expect(shown()).toBe('nothing');
  rates = rate('8');
  await show(<About amount={5_000} currency="CHF" />);
  await waitFor(() => expect(shown()).toBe('¥400'));
});
