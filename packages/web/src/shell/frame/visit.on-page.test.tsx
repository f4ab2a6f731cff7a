import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { setLogLevel } from '../../page/log.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { useRootStore } from '../../store/root-store.ts';
import { rememberPreference, useVisit } from './visit.ts';

const tag = 'https://tags.example/gtag.js';
const site = {
  publicUrl: 'https://ashore.example',
  environment: 'integration',
  operator: {},
  analyticsTag: tag,
} as const;

beforeEach(() =>
  act(() => {
    useExtrasStore.setState(useExtrasStore.getInitialState());
    useRootStore.setState(useRootStore.getInitialState());
    window.dataLayer = [];
  }),
);
afterEach(() => {
  setLogLevel('warn');
  document.querySelector('script[data-tag]')?.remove();
});

function Visit() {
  return <output>{useVisit() ? 'read' : 'not read'}</output>;
}

async function visit(options: Parameters<typeof renderOnPage>[1] = {}) {
  const page = renderOnPage(<Visit />, options);
  expect(screen.getByRole('status').textContent).toBe('not read');
  await screen.findByText('read');
  return page;
}

const views = () =>
  window.dataLayer?.filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path);
const allow = () => act(() => useExtrasStore.getState().answer('granted', null));
const tags = () => document.querySelectorAll('script[data-tag]');

test('The affiliate in an address is known for this visit, and saved with consent only', async () => {
  const { unmount } = await visit({ address: '/en?affiliate=harbour-guide' });
  expect(useRootStore.getState().settings.affiliate).toBe('harbour-guide');
  expect(useExtrasStore.getState().affiliate).toBeNull();
  unmount();
  allow();
  await visit({ address: '/en?affiliate=harbour-guide' });
  expect(useExtrasStore.getState().affiliate).toBe('harbour-guide');
});

test('The language of the page is remembered for the next visit', async () => {
  await visit({ locale: 'de' });
  expect(useRootStore.getState().settings.locale).toBe('de');
});

test('If the currency cookie was lost, the page follows the saved currency of the visitor', async () => {
  act(() => useRootStore.getState().choose({ currency: 'USD' }));
  const loads: string[] = [];
  await visit({ currency: 'EUR', onNavigation: ({ pathname }) => void loads.push(pathname) });
  await waitFor(() => expect(loads.length).toBeGreaterThan(0));
  expect(document.cookie).toContain('currency=USD');
});

test('A preference is valid for every path of this site for a year', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  rememberPreference('currency', 'USD');
  expect(set.mock.calls).toEqual([['currency=USD; Path=/; Max-Age=31536000; SameSite=Lax']]);
});

test('A page in the currency that the visitor chose is not loaded again', async () => {
  const loads: string[] = [];
  const currency = useRootStore.getState().settings.currency;
  await visit({ currency, onNavigation: ({ pathname }) => void loads.push(pathname) });
  expect(loads).toEqual([]);
});

test('Each path counts as one view, and only with consent', async () => {
  const { router } = await visit({ address: '/en/faq' });
  expect(views()).toEqual([]);
  allow();
  expect(views()).toEqual(['/en/faq']);
  await act(() => router.navigate('/en/faq?sort=low'));
  await act(() => router.navigate('/en/press'));
  expect(views()).toEqual(['/en/faq', '/en/press']);
});

test('The tag runs with consent only, and once', async () => {
  const { router } = await visit({ page: { site } });
  expect(tags()).toHaveLength(0);
  allow();
  await waitFor(() => expect(tags()).toHaveLength(1));
  expect(tags()[0]?.getAttribute('src')).toBe(tag);
  await act(() => router.navigate('/en/faq'));
  expect(tags()).toHaveLength(1);
});

test('A visitor who withdraws consent gets a new page without the tag', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await visit({ page: { site } });
  allow();
  await waitFor(() => expect(tags()).toHaveLength(1));
  expect(reload).not.toHaveBeenCalled();
  act(() => useExtrasStore.getState().answer('refused', null));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['a personal page', { path: '/new/checkout/payment' }],
  ['a page that was not found', { isFound: false }],
])('On %s no tag runs, even with consent', async (_, page) => {
  allow();
  await visit({ page: { site, ...page } });
  await act(async () => void (await import('../../analytics/load-tag.ts')));
  expect(tags()).toHaveLength(0);
});
