import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';
import type { Admission } from '../admission.ts';
import { codeOfFault, codeOfStatus } from '../code-of-fault.ts';
import type { Screen } from './bundle.ts';
import { type Foreign, finishPage } from './finish-page.ts';
import type { KeptPage, PageCache } from './kept-page.ts';
import { pageKey } from './page-key.ts';
import type { Preferences } from './preferences.ts';
import type { Rendered, RenderPage } from './render-page.ts';

/** A page, where to go instead, or why there is none. */
export type Made =
  | { readonly page: KeptPage }
  | { readonly movedTo: string; readonly status: number }
  | { readonly refused: ErrorCode };

export type MakePagesInput = Foreign & {
  readonly cache: PageCache;
  readonly render: RenderPage;
  readonly admission: Admission;
  /** How often a page was there already, and how often not. */
  readonly counts: { hits: number; misses: number };
  readonly onRendered?: (seconds: number) => void;
  readonly onFault: (fault: unknown, screen: Screen) => void;
};

/** Gets pages from the cache or makes them. One render serves everybody who asks for the same page meanwhile. */
export function createMakePages(input: MakePagesInput) {
  const { cache, render, admission, counts, onRendered = () => {}, onFault } = input;
  const underWay = new Map<string, { epoch: number; made: Promise<Made> }>();

  return async function makePage(url: string, screen: Screen, preferences: Preferences): Promise<Made> {
    const key = pageKey(url, preferences);
    const kept = cache.get(key);
    if (kept) {
      counts.hits += 1;
      return { page: kept };
    }
    counts.misses += 1;
    const running = underWay.get(key);
    // Not one that began before a change: it would show what was true before this visitor asked.
    if (running?.epoch === cache.epoch) return running.made;
    const begun = { epoch: cache.epoch, made: make(key, url, screen, preferences) };
    underWay.set(key, begun);
    const forget = () => underWay.get(key) === begun && underWay.delete(key);
    begun.made.then(forget, forget);
    return begun.made;
  };

  async function make(key: string, url: string, screen: Screen, preferences: Preferences): Promise<Made> {
    // What tells people that there is too much to do is itself little to do, and kept once it is made.
    const leave = screen.name === 'status' ? () => {} : admission.enter('render');
    if (!leave) return { refused: 'unavailable' };
    const { epoch } = cache;
    const begunAt = performance.now();
    try {
      const rendered = await render(url, preferences);
      onRendered((performance.now() - begunAt) / 1_000);
      const instead = insteadOf(rendered, screen);
      if (instead) return instead;
      const page = finishPage(rendered, screen, preferences, input);
      if (isWorthKeeping(rendered, screen)) cache.keep(key, page, epoch);
      return { page };
    } catch (fault) {
      return refusedFor(fault, screen);
    } finally {
      leave();
    }
  }

  function insteadOf({ status, headers, fault }: Rendered, screen: Screen): Made | undefined {
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location !== null) {
      // A page that sends people to another site would be a fault of ours: none of them has a reason to.
      if (/^\/(?![/\\])/.test(location)) return { movedTo: location, status };
      throw new Error(`The screen ${screen.name} redirects to another site`);
    }
    if (status < 400) return undefined;
    if (fault !== undefined) return refusedFor(fault, screen);
    return screen.name === 'status' ? undefined : { refused: codeOfStatus(status) };
  }

  function refusedFor(fault: unknown, screen: Screen): Made {
    const code = codeOfFault(fault);
    if (code === 'internal' || code === 'unavailable') onFault(fault, screen);
    return { refused: code };
  }
}

function isWorthKeeping({ status }: Rendered, screen: Screen): boolean {
  return screen.name === 'status' || (status === 200 && screen.kind !== 'private' && !screen.endless);
}
