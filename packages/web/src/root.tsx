import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { DEFAULT_LOCALE, localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { variant } from '#variant/variant.ts';
import './app.css';
import type { Route } from './+types/root.ts';
import { loadMessages } from './i18n/load-messages.server.ts';
import { messagesOf } from './i18n/screen-messages.server.ts';
import { RECORD_EARLY_ACTIONS } from './page/early-actions.ts';
import { pageContext } from './page/page-context.ts';
import { type Page, PageProvider, useKnownPage, useLoadedPage } from './page/use-page.ts';
import { isSameScreen, screenOf } from './screens.ts';
import { ErrorPage, FrameBoundary } from './shell/frame/errors.tsx';
import { failedStatus } from './shell/frame/failed-status.ts';
import { Frame } from './shell/frame/frame.tsx';
import { LastResort } from './shell/frame/last-resort.tsx';
import besley from './ui/fonts/besley.woff2?url';
import instrumentSans from './ui/fonts/instrument-sans.woff2?url';

export function loader({ context, url }: Route.LoaderArgs): Page {
  const page = context.get(pageContext);
  const { pathname } = url;
  const screen = screenOf(pathname);
  return {
    locale: page.locale,
    currency: page.currency,
    site: page.site,
    path: splitLocale(pathname).path,
    isFound: screen.name !== 'not-found' && screen.name !== 'status',
    year: page.now.getUTCFullYear(),
    messages: loadMessages(page.locale, messagesOf(screen)),
  };
}

/**
 * The data depends on the path, and on the settings a visitor changes without leaving the page. A query does
 * not change it, nor does a step of the checkout. Steps therefore make no call and work without a connection.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (isSameScreen('checkout', currentUrl, nextUrl)) return false;
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export const links: Route.LinksFunction = () =>
  [besley, instrumentSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }));

export function Layout({ children }: { children: ReactNode }) {
  const page = useLoadedPage();
  const locale = page?.locale ?? DEFAULT_LOCALE;
  return (
    <html lang={localeTable[locale].html} data-locale={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={variant.themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={variant.themeColours.dark} />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?locale=${locale}`} />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
        <script dangerouslySetInnerHTML={{ __html: RECORD_EARLY_ACTIONS }} />
      </head>
      <body>
        <PageProvider value={page}>{children}</PageProvider>
        <ScrollRestoration />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Every failed page ends here, with its status. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = useKnownPage();
  const status = failedStatus(error);
  // Without the root loader the texts are missing. The page then shows a minimum in English.
  if (!page) return <LastResort status={status} />;
  return (
    <FrameBoundary>
      <Frame>
        <ErrorPage status={status} />
      </Frame>
    </FrameBoundary>
  );
}
