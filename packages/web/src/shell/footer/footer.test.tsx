import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { variant } from '#variant/variant.ts';
import { english } from '../../../test-support/english.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { withLinks } from '../../../test-support/with-links.tsx';
import { useCommerceStore } from '../../store/commerce-store.ts';
import { readSavedStores } from '../../store/saved-store.ts';
import { Footer, HeldCartLink } from './footer.tsx';

const name = variant.displayName;
const openFooter = () => renderOnPage(withLinks(<Footer onPrivacySettings={() => {}} />));
const badge = () => screen.queryByRole('button', { name: english('shell.install', { name }) });

afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'));

/** The browser offers to install the site. */
function offer() {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

test('A browser that cannot install the site shows no badge', () => {
  openFooter();
  expect(badge()).toBeNull();
  expect(screen.queryByText(english('shell.onYourPhone'))).toBeNull();
});

test('Where the browser offers it, the badge installs the site, once for each offer', async () => {
  const { user } = openFooter();
  const { prompt, event } = offer();
  expect(event.defaultPrevented).toBe(true);
  await user.click(badge() as HTMLElement);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(badge()).toBeNull();
  offer();
  expect(badge()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(badge()).toBeNull();
});

test('On a phone that installs by its own menu, the badge explains how, unless the site is installed', () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  const { unmount } = openFooter();
  expect(screen.getByText(english('shell.installByHand', { name }))).toBeTruthy();
  unmount();
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  openFooter();
  expect(screen.queryByText(english('shell.installByHand', { name }))).toBeNull();
});

test('The email address of the footer breaks only after its “@” and before its full stops', () => {
  const { container } = openFooter();
  const address = container.querySelector('a[href^="mailto:"] span');
  expect(address?.innerHTML).toBe('hello@<wbr>ashore<wbr>.example');
});

test('A link leads to the held spots, and only while there may be some', async () => {
  await act(() => readSavedStores());
  act(() => useCommerceStore.getState().reset());
  const { unmount } = renderOnPage(<HeldCartLink />);
  const link = () => screen.queryByRole('link', { name: english('shell.heldSpots') });
  expect(link()).toBeNull();
  unmount();
  act(() => useCommerceStore.getState().receive(testQuote(), Date.now()));
  renderOnPage(<HeldCartLink />);
  expect(link()?.getAttribute('href')).toBe('/en/new/checkout/personal_info');
});

test('Cruise ports lead to the ports below the picker of sailings', () => {
  openFooter();
  const link = screen.getByRole('link', { name: english('shell.cruisePorts') });
  expect(link.getAttribute('href')).toBe('/en/toursForCruises#ports-title');
});
