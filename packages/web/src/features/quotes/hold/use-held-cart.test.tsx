import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { browserClock } from '../../../../test-support/browser-clock.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import { useOwnCart } from './use-held-cart.ts';

const quote = testQuote();

function OwnCart() {
  const { isKnown, cartId } = useOwnCart();
  return <p>{`${isKnown ? 'known' : 'unknown'}: ${cartId ?? 'nothing'}`}</p>;
}

beforeEach(() => {
  browserClock(quote.utcNow);
  useCommerceStore.setState({ cart: quote, heardAt: Date.parse(quote.utcNow) });
});

test('The own cart is the one of an active hold, once the store has been read', async () => {
  renderOnPage(<OwnCart />);
  await act(async () => readSavedStores());
  act(() => useCommerceStore.setState({ cart: quote, heardAt: Date.parse(quote.utcNow) }));
  screen.getByText(`known: ${quote.cartId}`);
  for (const state of ['expired', 'released', 'sold'] as const) {
    act(() => useCommerceStore.setState({ cart: testQuote({ state }) }));
    screen.getByText('known: nothing');
  }
  act(() => useCommerceStore.setState({ cart: null }));
  expect(screen.getByText('known: nothing')).toBeDefined();
});
