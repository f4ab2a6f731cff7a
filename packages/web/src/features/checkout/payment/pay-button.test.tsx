import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { PayButton } from './pay-button.tsx';
import type { PaymentOptions } from './payment-options.ts';
import type { PaymentMethodChoice } from './use-payment-method.ts';

const options = { total: 97, currency: 'EUR' } as PaymentOptions;
const around = { options, choice: { method: 'credit-card', isAuthorisedOnly: false } as PaymentMethodChoice };

test('A click and a key press the pay button, but a key that is still held down does not', async () => {
  const onPress = vi.fn();
  const { user } = renderOnPage(<PayButton {...around} busy={false} onPress={onPress} />);
  const button = screen.getByRole('button', { name: /€97\.00$/ });
  await user.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
  // A browser presses a button by the key down, unless that is prevented.
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
});

test.each<[string, Partial<ComponentProps<typeof PayButton>['choice']>]>([
  ['Book and pay €97.00', {}],
  ['Request to book for €97.00', { isAuthorisedOnly: true }],
  ['Book on account for €97.00', { method: 'bill-organisation' }],
  ['Book on account for €97.00', { method: 'bill-organisation', isAuthorisedOnly: true }],
  ['Book on account for €97.00', { method: 'bill-organisation', isFree: true }],
  ['Book for free', { isFree: true }],
  ['Request to book for €97.00', { isFree: true, isAuthorisedOnly: true }],
  ['Book, pay at the hotel', { isAtHotel: true }],
  ['Book, pay at the hotel', { isAtHotel: true, isAuthorisedOnly: true }],
])('The binding button says “%s” for the choice %j', (words, choice) => {
  renderOnPage(
    <PayButton options={options} choice={{ ...around.choice, ...choice }} busy={false} onPress={vi.fn()} />,
  );
  screen.getByRole('button', { name: words });
});

test.each([
  [{}, '约¥776，仅供参考'],
  [{ isAtHotel: true }, null],
])(
  'Below the button Chinese readers see about how many yuan they pay by the choice %j',
  async (choice, text) => {
    answerCalls({ 'GET /api/exchange-rates/EUR': () => ({ own: { to: 'CNY', rate: '8', per: '1' } }) });
    const shownChoice = { ...around.choice, ...choice };
    const button = <PayButton options={options} choice={shownChoice} busy={false} onPress={vi.fn()} />;
    renderOnPage(button, { locale: 'zh-Hans' });
    if (text !== null) expect(await screen.findByText(text)).toBeTruthy();
    await act(async () => {});
    expect(screen.queryByText(/^约/)?.textContent ?? null).toBe(text);
    expect(screen.getByRole('button').textContent).not.toContain('¥');
  },
);
