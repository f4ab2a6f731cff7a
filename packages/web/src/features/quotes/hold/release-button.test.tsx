import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { ReleaseButton } from './release-button.tsx';

const quote = testQuote();
const hold = { quote, secondsLeft: 600, endsAt: new Date(quote.expiryTime), now: new Date(quote.utcNow) };
const button = (key: Parameters<typeof english>[0], within: 'page' | 'dialog' = 'page') =>
  screen
    .getAllByRole('button', { name: english(key, { count: 2 }) })
    .at(within === 'page' ? 0 : -1) as Element;
const release = 'DELETE /api/quote/*';

beforeEach(() => act(() => useCommerceStore.getState().receive(quote, 0)));

test('Spots are released only after the traveller has confirmed it', async () => {
  const calls = answerCalls({ [release]: () => undefined });
  const { user } = renderOnPage(<ReleaseButton hold={hold} />);
  await user.click(button('hold.release'));
  expect(calls).toHaveLength(0);
  await user.click(button('hold.release', 'dialog'));
  await waitFor(() => expect(useCommerceStore.getState().cart?.state).toBe('released'));
  expect(calls.map(({ path }) => path)).toEqual([`/api/quote/${quote.cartId}`]);
});

test('A traveller who keeps the spots sends nothing', async () => {
  const calls = answerCalls({});
  const { user } = renderOnPage(<ReleaseButton hold={hold} />);
  await user.click(button('hold.release'));
  await user.click(button('hold.releaseKeep'));
  expect(calls).toHaveLength(0);
  expect(useCommerceStore.getState().cart?.state).toBe('held');
});

test('If the server cannot be reached, the dialog reports it and the spots stay held', async () => {
  answerCalls({ [release]: () => Response.error() });
  const { user } = renderOnPage(<ReleaseButton hold={hold} />);
  await user.click(button('hold.release'));
  await user.click(button('hold.release', 'dialog'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(useCommerceStore.getState().cart?.state).toBe('held');
});
