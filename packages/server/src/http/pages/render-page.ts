import { createRequestHandler } from 'react-router';
import type { Bundle, PageContext, Site } from './bundle.ts';
import type { Preferences } from './page-key.ts';

export type Rendered = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly shows: ReadonlySet<string>;
  readonly staleAt: Date | undefined;
};

export type RenderPage = (url: string, preferences: Preferences) => Promise<Rendered>;

type Input = {
  readonly bundle: Bundle;
  readonly site: Site;
  readonly now: () => Date;
  readonly apiFor: (preferences: Preferences, shows: (what: string) => void) => unknown;
};

/** Renders one URL for one language and currency. Nothing else about the visitor gets in. */
export function createRenderPage({ bundle, site, now, apiFor }: Input): RenderPage {
  const handle = createRequestHandler(bundle.build, 'production');
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
    const request = new Request(new URL(url, site.publicUrl));
    const response = await handle(request, bundle.entry.routerContextOf(context));
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body, shows, staleAt };
  };
}
