import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { LOCALES, type Locale } from '@ashore/core/locale/locales.ts';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { AnsweredSearch } from '../../features/search/counts/search-counts.ts';
import type { Preferences } from './page-address.ts';
import { pagePathOf } from './page-key.ts';
import type { Bundle, PageContext, Site } from './web-bundle.ts';

export type RenderedPage = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** The text of the body, if it is a page. */
  readonly html?: string | undefined;
  readonly dependsOn: ReadonlySet<string>;
  readonly expiresAt: Date | undefined;
  /** The search whose results the page shows, for the counts of searches. */
  readonly search?: AnsweredSearch | undefined;
  /** The fault that occurred while rendering, if any. The page then only says that there was one. */
  readonly fault: unknown;
};

/** What the calls of a page say about it. */
type RenderNotes = Pick<PageContext, 'recordDependency' | 'limitExpiry'> & {
  readonly recordSearch: (search: AnsweredSearch) => void;
};

export type RenderPage = (url: string, preferences: Preferences) => Promise<RenderedPage>;

type RenderPageInput = {
  readonly bundle: Bundle;
  readonly site: Site;
  readonly now: () => Date;
  readonly apiFor: (preferences: Preferences, notes: RenderNotes) => unknown;
  /**
   * Milliseconds until a render is abandoned. A page that waits for ever must not keep its place in the
   * queue.
   */
  readonly timeLimitMs: number;
};

/** Renders one URL for one language and currency. Nothing else about the visitor reaches the page. */
export function createRenderPage({ bundle, site, now, apiFor, timeLimitMs }: RenderPageInput): RenderPage {
  const faults = new WeakMap<object, unknown>();
  const build = withFaultsRecorded(bundle, faults);
  // The framework tries all routes for every page, so it is given only those of the page's language.
  const handlers = new Map(
    [undefined, ...LOCALES].map((locale) => [
      locale,
      createRequestHandler(withRoutesOf(build, locale), 'production'),
    ]),
  );

  return async (url, preferences) => {
    const dependsOn = new Set<string>();
    let expiresAt: Date | undefined;
    let search: AnsweredSearch | undefined;
    const notes = {
      recordDependency: (key: string) => void dependsOn.add(key),
      limitExpiry: (instant: Date) => {
        if (!expiresAt || instant < expiresAt) expiresAt = instant;
      },
    };
    let html: string | undefined;
    const context: PageContext = {
      ...preferences,
      ...notes,
      api: apiFor(preferences, {
        ...notes,
        recordSearch: (answered) => {
          search = answered;
        },
      }),
      site,
      now: now(),
      onHtmlWritten: (page) => {
        html = page;
      },
    };
    const routerContext = bundle.entry.routerContextOf(context);
    const signal = AbortSignal.timeout(timeLimitMs);
    const request = new Request(new URL(url, site.publicUrl), { signal });
    const { locale } = splitLocale(pagePathOf(new URL(request.url).pathname));
    const handleRequest = handlers.get(locale);
    if (!handleRequest) throw new Error(`No routes for ${url}`);
    const response = await handleRequest(request, routerContext);
    const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
    return {
      status: response.status,
      headers: response.headers,
      body,
      html,
      dependsOn,
      expiresAt,
      search,
      fault: faults.get(routerContext),
    };
  };
}

/** The framework catches every error that a page throws, and reports it only to this hook. */
function withFaultsRecorded({ build }: Bundle, faults: WeakMap<object, unknown>): Bundle['build'] {
  const handleError = (error: unknown, { context }: { context: Readonly<RouterContextProvider> }) => {
    if (!faults.has(context)) faults.set(context, error);
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}

/** The routes that begin with this language, or those that begin with none. */
function withRoutesOf(build: ServerBuild, locale: Locale | undefined): ServerBuild {
  const { root, ...languageRoutes } = build.routes;
  const routesOfLocale = Object.entries(languageRoutes).filter(
    ([, route]) => splitLocale(`/${route?.path?.replace(/^\//, '') ?? ''}`).locale === locale,
  );
  const routes = { root, ...Object.fromEntries(routesOfLocale) };
  const remainingRoutes = Object.entries(build.assets.routes).filter(([id]) => id in routes);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(remainingRoutes) } };
}
