import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { english } from '../../../../test-support/english.ts';
import { testCard } from '../../../../test-support/list.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useExtrasStore } from '../../../store/extras-store.ts';
import { currentToast, dismissToast } from '../../../ui/overlays/toast-store.ts';
import { ProductActions } from './product-actions.tsx';

const page = vi.hoisted(() => ({ isHydrated: true }));
vi.mock('../../../page/browser-address.ts', async (original) => {
  const actual = await original<typeof import('../../../page/browser-address.ts')>();
  const useSearchInBrowser = () => {
    const search = actual.useSearchInBrowser();
    return page.isHydrated ? search : '';
  };
  return { ...actual, useSearchInBrowser };
});

const tour = tourForTests();
const others = [1, 2, 3, 4].map((number) => testCard(number).tourId);
const canonical = `https://ashore.example/en${tour.normalizedUrlPath}`;

beforeEach(() =>
  act(() => {
    page.isHydrated = true;
    dismissToast();
    useExtrasStore.setState({ saved: [], compared: [], isCompareFull: false, consent: null });
  }),
);

const show = (address = `/en${tour.normalizedUrlPath}`) =>
  renderOnPage(<ProductActions tour={tour} />, { address });
const button = (key: Parameters<typeof english>[0]) => screen.getByRole('button', { name: english(key) });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const compare = (ids: readonly string[]) => act(() => useExtrasStore.getState().compare(ids));

/**
 * Replaces what the browser can do with a link. Call it after `show`: rendering a page installs a clipboard of its
 * own.
 */
function withDevice(device: {
  share?: (link: object) => Promise<void>;
  copy?: (text: string) => Promise<void>;
}) {
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    onLine: true,
    ...(device.share && { share: device.share }),
    ...(device.copy && { clipboard: { writeText: device.copy } }),
  });
}

test('A saved trip is marked as saved, and a second press removes it', async () => {
  const { user } = show();
  await user.click(button('share.save'));
  expect(useExtrasStore.getState().saved).toEqual([tour.tourId]);
  await user.click(button('share.saved'));
  expect(useExtrasStore.getState().saved).toEqual([]);
  expect(button('share.save')).toBeTruthy();
});

test('Removing a saved trip can be undone, which restores the list in its order', async () => {
  const [first = '', second = ''] = others;
  act(() => useExtrasStore.setState({ saved: [first, tour.tourId, second] }));
  const { user } = show();
  await user.click(button('share.saved'));
  expect(currentToast()?.text).toBe(english('shell.unsaved'));
  act(() => currentToast()?.onUndo());
  expect(useExtrasStore.getState().saved).toEqual([first, tour.tourId, second]);
  expect(button('share.saved')).toBeTruthy();
});

test('A trip is added to the comparison and removed from it', async () => {
  const { user } = show();
  await user.click(button('tour.compare'));
  expect(button('tour.compare').getAttribute('aria-pressed')).toBe('true');
  expect(useExtrasStore.getState().compared).toEqual([tour.tourId]);
  await user.click(button('tour.compare'));
  expect(button('tour.compare').getAttribute('aria-pressed')).toBe('false');
  expect(useExtrasStore.getState().compared).toEqual([]);
});

test('A single trip has no link to a comparison; with others the link names this trip by its code', async () => {
  const [other = ''] = others;
  compare([tour.tourId]);
  const { unmount } = show();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  compare([other, tour.tourId]);
  show(`/en${tour.normalizedUrlPath}?date=2037-05-14&adult=3`);
  const link = await screen.findByRole('link', { name: english('tour.compareGo', { count: 2 }) });
  expect(link.getAttribute('href')).toBe(`/compare?codes=${other},${tour.code}&date=2037-05-14&party=3`);
});

test('A comparison of other trips is not offered on the page of this one', () => {
  compare(others.slice(0, 2));
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

test('A trip beyond four is not added, which is announced until the choice changes', async () => {
  compare(others);
  const { user } = show();
  expect(announced()).toBe('');
  await user.click(button('tour.compare'));
  expect(announced()).toBe(english('tour.compareFull'));
  expect(useExtrasStore.getState().compared).toEqual(others);
  compare(others.slice(0, 3));
  expect(announced()).toBe('');
});

test('A device with a share sheet receives the name of the trip and a link with only the day and travellers', async () => {
  const share = vi.fn(async () => {});
  const { user } = show(
    `/en${tour.normalizedUrlPath}?date=2037-05-14&adult=2&affiliate=blog&utm_source=mail`,
  );
  withDevice({ share });
  await user.click(button('share.share'));
  await waitFor(() =>
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: tour.tourName,
      url: `${canonical}?date=2037-05-14&adult=2`,
    }),
  );
  expect(announced()).toBe('');
});

test('A device without a share sheet copies the link, which is announced', async () => {
  const copy = vi.fn(async () => {});
  const { user } = show();
  withDevice({ copy });
  await user.click(button('share.share'));
  await waitFor(() => expect(announced()).toBe(english('share.copied')));
  expect(copy).toHaveBeenCalledExactlyOnceWith(canonical);
});

test('A press during hydration copies the link with the choice, which the page of the server does not know', async () => {
  page.isHydrated = false;
  const copy = vi.fn(async () => {});
  const { user } = show(`/en${tour.normalizedUrlPath}?date=2037-05-14`);
  withDevice({ copy });
  await user.click(button('share.share'));
  expect(copy).toHaveBeenCalledExactlyOnceWith(`${canonical}?date=2037-05-14`);
});

test('A link that cannot be copied is shown, to be copied by hand', async () => {
  const { user } = show();
  withDevice({ copy: () => Promise.reject(new Error('forbidden')) });
  await user.click(button('share.share'));
  await waitFor(() => expect(announced()).toBe(english('share.byHand', { url: canonical })));
});

test('A share sheet that is closed without a choice changes nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  const copy = vi.fn(async () => {});
  const { user } = show();
  withDevice({ share, copy });
  await user.click(button('share.share'));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(copy).not.toHaveBeenCalled();
  expect(announced()).toBe('');
});

test('Another choice of day makes the copied link outdated, and the notice of it disappears', async () => {
  const { user, router } = show();
  withDevice({ copy: async () => {} });
  await user.click(button('share.share'));
  await waitFor(() => expect(announced()).toBe(english('share.copied')));
  await act(() => router.navigate(`/en${tour.normalizedUrlPath}?date=2037-05-20`));
  expect(announced()).toBe('');
});
