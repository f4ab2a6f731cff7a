import { screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { OwnWishlist } from './own-wishlist.tsx';

const sail = '0d1ce000-0000-4000-8000-000000000001';

beforeEach(() => act(() => useExtrasStore.setState(useExtrasStore.getInitialState())));

function openWith(ids: readonly string[], error: string | null = null) {
  act(() => useExtrasStore.setState({ accountWishlist: { ids, error, updateError: null } }));
  return renderOnPage(<OwnWishlist />, { address: '/en/dashboard?part=wishlist' });
}

test('Until the wishlist has arrived, the page waits and shows nothing of this browser', () => {
  act(() => useExtrasStore.setState({ saved: [sail] }));
  renderOnPage(<OwnWishlist />, { address: '/en/dashboard?part=wishlist' });
  expect(screen.queryByText(english('shell.wishlistEmpty'))).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('An empty wishlist shows the way to a trip', () => {
  openWith([]);
  expect(screen.getByText(english('shell.wishlistEmpty'))).toBeTruthy();
});

test('A wishlist that could not be loaded is not called empty', () => {
  openWith([], 'Service Unavailable');
  expect(screen.getByText(english('shell.wishlistFailed'))).toBeTruthy();
  expect(screen.queryByText(english('shell.wishlistEmpty'))).toBeNull();
});

test('Trips that are no longer on sale are counted', async () => {
  answerCalls({ 'GET /api/tours/named': () => ({ _embedded: { tourSummaryList: [] }, _links: {} }) });
  openWith([sail]);
  await screen.findByText(english('shell.wishlistGone', { count: 1 }));
});
