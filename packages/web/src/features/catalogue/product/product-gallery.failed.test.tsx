import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { ProductGallery } from './product-gallery.tsx';

vi.mock('./gallery-viewer.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const images = [{ url: '/images/alfama-1', colour: '#5c5683' }];

async function pressPicture() {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, container } = renderOnPage(<ProductGallery name="Alfama on foot" images={images} />);
  const tile = screen.getByRole('link', { name: english('gallery.open', { number: 1, count: 1 }) });
  await user.click(tile);
  const isWaiting = () => container.querySelector('[aria-busy="true"]') !== null;
  await waitFor(() => expect(isWaiting()).toBe(false));
  return { assign, tile };
}

test('If the viewer cannot be loaded, a press leads to the picture, as without scripts', async () => {
  const { assign, tile } = await pressPicture();
  expect(assign.mock.calls).toEqual([[tile.getAttribute('href')]]);
});

test('Without a connection the page stays, and says why nothing opens until the connection is back', async () => {
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const { assign } = await pressPicture();
  expect(assign).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(english('gallery.offline'));
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('status')).toBeNull();
});
