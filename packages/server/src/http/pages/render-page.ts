import { createRequestHandler, type RouterContextProvider } from 'react-router';
import type { Bundle, PageContext, Site } from './bundle.ts';
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
  readonly apiFor: (preferences: Preferences, shows: (what: string) => void) => unknown;
  /** A page that waits for something that never comes must not keep its place in the queue. */
  readonly giveUpAfter?: number;
};

/** Renders one URL for one language and currency. Nothing else about the visitor gets in. */
export function createRenderPage({ bundle, site, now, apiFor, giveUpAfter = 8_000 }: Input): RenderPage {
  const faults = new WeakMap<object, unknown>();
  const handle = createRequestHandler(withFaultsNoted(bundle, faults), 'production');

  return async (url, preferences) => {
    const shows = new Set<string>();
    const note = (what: string) => void shows.add(what);
    let staleAt: Date | undefined;
    const context: PageContext = {
      ...preferences,
      api: apiFor(preferences, note),
      site,
      now: now(),
      shows: note,
      staleAt: (instant) => {
        if (!staleAt || instant < staleAt) staleAt = instant;
      },
    };
    const given = bundle.entry.routerContextOf(context);
    const signal = AbortSignal.timeout(giveUpAfter);
    const response = await handle(new Request(new URL(url, site.publicUrl), { signal }), given);
    const body = Buffer.from(await response.arrayBuffer());
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
