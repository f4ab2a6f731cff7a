import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import type { ReadHoldStatus } from '../../../store/quote-store.ts';
import { heldCart } from './held-cart.ts';
import { useHoldEnd } from './use-hold-end.ts';

const quote = testQuote();
const hourAgo = () => Date.now() - 3_600_000;
const receive = (receivedAt: number) => act(() => useCommerceStore.getState().receive(quote, receivedAt));
const reload = vi.fn<() => Promise<ReadHoldStatus>>();
const onEnd = vi.fn();

function HoldEnd() {
  const cart = useCommerceStore((state) => state.cart);
  const receivedAt = useCommerceStore((state) => state.heardAt);
  const currentCart = heldCart({ cart, heardAt: receivedAt }, Date.now());
  useHoldEnd(currentCart, reload, onEnd);
  return null;
}

beforeEach(() => {
  reload.mockReset();
  onEnd.mockReset();
  receive(Date.now());
});

test('When a hold ends by the browser’s clock, the hold is fetched again before the traveller is led away', async () => {
  const answer = Promise.withResolvers<ReadHoldStatus>();
  reload.mockReturnValue(answer.promise);
  renderOnPage(<HoldEnd />);
  receive(hourAgo());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(onEnd).not.toHaveBeenCalled();
  await act(async () => answer.resolve('found'));
  expect(onEnd.mock.calls).toEqual([[quote]]);
});

test('If the server reports the hold as active, the hold has not ended', async () => {
  reload.mockImplementation(async () => {
    useCommerceStore.getState().receive(quote, Date.now());
    return 'found';
  });
  renderOnPage(<HoldEnd />);
  receive(hourAgo());
  await waitFor(() => expect(reload).toHaveBeenCalled());
  await act(async () => {});
  expect(onEnd).not.toHaveBeenCalled();
});

test.each(['failed', 'not_found'] as const)(
  'If the server is unreachable or reports no hold (%s), the page itself reports the end',
  async (answer) => {
    reload.mockResolvedValue(answer);
    renderOnPage(<HoldEnd />);
    receive(hourAgo());
    await waitFor(() => expect(reload).toHaveBeenCalled());
    await act(async () => {});
    expect(onEnd).not.toHaveBeenCalled();
  },
);

test('A hold that had ended before the page was opened is not announced again', async () => {
  receive(hourAgo());
  renderOnPage(<HoldEnd />);
  await act(async () => {});
  expect(reload).not.toHaveBeenCalled();
});
