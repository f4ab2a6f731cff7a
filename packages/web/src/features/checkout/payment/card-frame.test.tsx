import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { playCardFields } from '../../../../test-support/card-fields.ts';
import { testOptions } from '../../../../test-support/checkout-page.tsx';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { CardFrame } from './card-frame.tsx';
import type { PaymentOptions } from './payment-options.ts';
import { useCardFields } from './use-card-fields.ts';

vi.mock('./stripe/stripe-fields.tsx', () => ({
  default: ({ publishableKey }: { publishableKey: string }) => <p>Fields of {publishableKey}</p>,
}));

function Page({ options }: { options: Partial<PaymentOptions> }) {
  return <CardFrame options={{ ...testOptions, ...options }} card={useCardFields()} />;
}

const open = (options: Partial<PaymentOptions> = {}) => renderOnPage(<Page options={options} />);
const frame = () => document.querySelector('iframe');
const theme = () => new URL(frame()?.src ?? '', 'https://ashore.example').searchParams.get('theme');
const skeleton = () => document.querySelector('.animate-breathe');

/** A browser whose visitor changes from one theme to the other. */
function browserIn(first: 'light' | 'dark') {
  const listeners = new Set<() => void>();
  const state = { isDark: first === 'dark' };
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (!query.includes('prefers-color-scheme: dark')) return matchMedia(query);
    const list = {
      get matches() {
        return state.isDark;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    return list as unknown as MediaQueryList;
  });
  const change = (to: 'light' | 'dark') =>
    act(() => {
      state.isDark = to === 'dark';
      for (const listener of listeners) listener();
    });
  return { change, listeners };
}

test('The frame has the theme of the browser, and follows its change while it is shown', () => {
  const { change, listeners } = browserIn('dark');
  const { unmount } = open();
  expect(theme()).toBe('dark');
  change('light');
  expect(theme()).toBe('light');
  unmount();
  expect(listeners.size).toBe(0);
});

test('A placeholder is shown until the frame is ready', () => {
  open();
  expect(skeleton()).not.toBeNull();
  playCardFields(frame() as HTMLIFrameElement).listen(true);
  expect(skeleton()).toBeNull();
});

test('The fields of Stripe are shown with its key, and a placeholder without one', async () => {
  const { unmount } = open({ gateway: 'stripe', publishableKey: 'pk_test' });
  expect(skeleton()).not.toBeNull();
  expect(await screen.findByText('Fields of pk_test')).toBeDefined();
  expect([frame(), skeleton()]).toEqual([null, null]);
  unmount();
  open({ gateway: 'stripe', publishableKey: null });
  await act(async () => {});
  expect([frame(), screen.queryByText(/Fields of/)]).toEqual([null, null]);
  expect(skeleton()).not.toBeNull();
});
