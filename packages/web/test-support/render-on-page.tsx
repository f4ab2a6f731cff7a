import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import de from '../src/i18n/messages/de.json' with { type: 'json' };
import en from '../src/i18n/messages/en.json' with { type: 'json' };
import zhHans from '../src/i18n/messages/zh-Hans.json' with { type: 'json' };
import { type Page, PageProvider } from '../src/page/use-page.ts';

const tables = { en, de, 'zh-Hans': zhHans };

/** A site whose operator has set nothing. */
export const siteForTests: Page['site'] = {
  publicUrl: 'https://ashore.example',
  environment: 'integration',
  operator: {},
  analyticsTag: undefined,
};

/** Of an operator who promises €1,000 to travellers whom a fitting trip brings back late. */
export const promisingSite: Page['site'] = {
  ...siteForTests,
  returnPromise: { limitMinor: 100_000, currency: 'EUR' },
};

type RenderOptions = {
  readonly locale?: Locale;
  readonly currency?: SelectableCurrency;
  /** Address of the page, with its language: `/en/tours/lisbon?date=2037-05-14`. */
  readonly address?: string;
  /** Overrides single fields of the root loader's result. */
  readonly page?: Partial<Page>;
  /** What the next page waits for, as for its loader. */
  readonly onNavigation?: (address: URL) => unknown;
};

/**
 * Renders an element as it appears on a page: with all texts of one language, a router and a simulated user.
 * `show` replaces the element, as when its parent renders again.
 */
export function renderOnPage(element: ReactElement, options: RenderOptions = {}) {
  const { locale = 'en', currency = 'EUR', address = `/${locale}` } = options;
  const page: Page = {
    locale,
    currency,
    site: siteForTests,
    path: new URL(address, 'https://ashore.example').pathname.replace(/^\/[^/]+/, '') || '/',
    isFound: true,
    year: 2037,
    messages: JSON.stringify(tables[localeTable[locale].messages]),
    ...options.page,
  };
  document.documentElement.dataset.locale = locale;
  const user = userEvent.setup();
  const around = (child: ReactElement) => <PageProvider value={page}>{child}</PageProvider>;
  let show: (next: ReactElement) => void = () => {};
  function Shown() {
    const [current, setCurrent] = useState(element);
    show = setCurrent;
    return around(current);
  }
  // Every location renders the element, so that tests can read where a press has led.
  const loader = async ({ request }: { request: Request }) =>
    (await options.onNavigation?.(new URL(request.url))) ?? null;
  const inner = { id: 'page', path: '*', Component: Shown, ...(options.onNavigation && { loader }) };
  const routes = [{ path: '/', element: <Outlet />, children: [inner] }];
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: { page: null } },
  });
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    user,
    router,
    /** Current address of the browser, with its query. */
    address: () => router.state.location.pathname + router.state.location.search,
    show: (next: ReactElement) => act(() => show(next)),
  };
}
