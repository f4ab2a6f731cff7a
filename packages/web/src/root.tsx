import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { DEFAULT_LOCALE, localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { variant } from '#variant/variant.ts';
import './app.css';
import type { Route } from './+types/root.ts';
import { loadMessages } from './i18n/load-messages.server.ts';
import { messagesOf } from './i18n/screen-messages.server.ts';
import { NOTE_EARLY_DEEDS } from './page/early-deeds.ts';
import { pageContext } from './page/page-context.ts';
import { type Page, PageProvider, useKnownPage, useLoadedPage } from './page/use-page.ts';
import { isSameScreen, screenOf } from './screens.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { failedStatus } from './shell/failed-status.ts';
import { Frame } from './shell/frame.tsx';
import { FrameBoundary } from './shell/frame-boundary.tsx';
import { LastResort } from './shell/last-resort.tsx';
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
    found: screen.name !== 'not-found' && screen.name !== 'status',
    year: page.now.getUTCFullYear(),
    messages: loadMessages(page.locale, messagesOf(screen)),
  };
}

/**
 * All of it depends on the path, and on what a visitor may set anew where they are. A query changes nothing of it, nor does
 * another step of the checkout: that way is gone without asking anybody, and without a line.
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
        <script dangerouslySetInnerHTML={{ __html: NOTE_EARLY_DEEDS }} />
      </head>
      <body>
        <PageProvider value={page}>{children}</PageProvider>
        <ScrollRestoration />
        <Scripts />
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

/** Every way a page can fail ends here, with the status it failed with. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = useKnownPage();
  const status = failedStatus(error);
  // Without the root loader there are no texts: say the least, in the language that everybody can look up.
  if (!page) return <LastResort status={status} />;
  return (
    <FrameBoundary>
      <Frame>
        <ErrorPage status={status} />
      </Frame>
    </FrameBoundary>
  );
}
