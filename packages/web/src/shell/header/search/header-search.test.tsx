import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bringIntoView, watchViews } from '../../../../test-support/in-view.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { HeaderSearch } from './header-search.tsx';

watchViews();
const onPlanLoaded = vi.fn();
vi.mock('./header-plan.tsx', () => {
  onPlanLoaded();
  return { default: () => <p>14–18 May</p> };
});

test('The plan of a search is loaded only for a visitor who has one, once the header shows its search', async () => {
  const { unmount } = renderOnPage(<HeaderSearch />, { address: '/en/tours/lisbon/walk-nhb299eb' });
  await act(async () => bringIntoView());
  expect(onPlanLoaded).not.toHaveBeenCalled();
  unmount();
  localStorage.setItem('trip-plan', '{}');
  renderOnPage(<HeaderSearch />, { address: '/en/tours/lisbon/walk-nhb299eb' });
  await act(async () => {});
  expect(onPlanLoaded).not.toHaveBeenCalled();
  await act(async () => bringIntoView());
  expect(await screen.findByText('14–18 May')).toBeTruthy();
});

test('A page with a search line of its own has none in the header', () => {
  expect(renderOnPage(<HeaderSearch />, { address: '/en/search' }).container.textContent).toBe('');
});
