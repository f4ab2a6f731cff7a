import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { LOCALES, type Locale } from '@ashore/core/locale/locales.ts';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Bundle, PageContext, Site } from './bundle.ts';
import { pagePathOf } from './page-key.ts';
import type { Preferences } from './preferences.ts';

export type Rendered = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly shows: ReadonlySet<string>;
  readonly staleAt: Date | undefined;
  /** What went wrong on the way, if anything did: the page then only says that something did. */
  readonly fault: unknown;
};

export type RenderPage = (url: string, preferences: Preferences) => Promise<Rendered>;

type Input = {
  readonly bundle: Bundle;
  readonly site: Site;
  readonly now: () => Date;
  readonly apiFor: (preferences: Preferences, notes: Pick<PageContext, 'shows' | 'staleAt'>) => unknown;
  /** A page that waits for something that never comes must not keep its place in the queue. */
  readonly giveUpAfter?: number;
};

/** Renders one URL for one language and currency. Nothing else about the visitor gets in. */
export function createRenderPage({ bundle, site, now, apiFor, giveUpAfter = 8_000 }: Input): RenderPage {
  const faults = new WeakMap<object, unknown>();
  const build = withFaultsNoted(bundle, faults);
  // The framework goes through all routes for every page: it is given those of the page's language alone.
  const handlers = new Map(
    [undefined, ...LOCALES].map((locale) => [
      locale,
      createRequestHandler(withRoutesOf(build, locale), 'production'),
    ]),
  );

  return async (url, preferences) => {
    const shows = new Set<string>();
    let staleAt: Date | undefined;
    const notes = {
      shows: (what: string) => void shows.add(what),
      staleAt: (instant: Date) => {
        if (!staleAt || instant < staleAt) staleAt = instant;
      },
    };
    let html: string | undefined;
    const context: PageContext = {
      ...preferences,
      ...notes,
      api: apiFor(preferences, notes),
      site,
      now: now(),
      written: (page) => {
        html = page;
      },
    };
    const given = bundle.entry.routerContextOf(context);
    const signal = AbortSignal.timeout(giveUpAfter);
    const request = new Request(new URL(url, site.publicUrl), { signal });
    const { locale } = splitLocale(pagePathOf(new URL(request.url).pathname));
    const handle = handlers.get(locale);
    if (!handle) throw new Error(`No routes for ${url}`);
    const response = await handle(request, given);
    const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
    return {
      status: response.status,
      headers: response.headers,
      body,
      shows,
      staleAt,
      fault: faults.get(given),
    };
  };
}

/** The framework catches whatever a page throws and only tells this hook of it. */
function withFaultsNoted({ build }: Bundle, faults: WeakMap<object, unknown>): Bundle['build'] {
  const handleError = (error: unknown, { context }: { context: Readonly<RouterContextProvider> }) => {
    if (!faults.has(context)) faults.set(context, error);
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}

/** The routes that begin with a language, or those that begin with none. */
function withRoutesOf(build: ServerBuild, locale: Locale | undefined): ServerBuild {
  const { root, ...others } = build.routes;
  const ofLocale = Object.entries(others).filter(
    ([, route]) => splitLocale(`/${route?.path?.replace(/^\//, '') ?? ''}`).locale === locale,
  );
  const routes = { root, ...Object.fromEntries(ofLocale) };
  const known = Object.entries(build.assets.routes).filter(([id]) => id in routes);
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(known) } };
}
