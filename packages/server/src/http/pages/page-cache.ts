import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { AnsweredSearch } from '../../features/search/counts/search-counts.ts';
import type { Admission } from '../load/admission.ts';
import type { Cache, CacheEntry } from '../load/cache.ts';
import { codeOfFault, codeOfStatus } from '../responses/errors.ts';
import { type PreparedAnswer, prepareAnswer } from '../responses/prepared-answer.ts';
import { checkoutHeaders, dataHeaders, scriptHashes, shopHeaders } from '../responses/security-headers.ts';
import type { Preferences } from './page-address.ts';
import { pageKey } from './page-key.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import type { Screen } from './web-bundle.ts';

/** A page, a redirect, or the reason why there is no page. */
export type PageResult =
  | { readonly page: CachedPage }
  | { readonly movedTo: string; readonly status: number }
  | { readonly refused: ErrorCode };

export type PageCacheInput = ThirdPartyOrigins & {
  readonly cache: PageCache;
  readonly render: RenderPage;
  readonly admission: Admission;
  /** How often a page was in the cache, and how often it was not. */
  readonly counts: { hits: number; misses: number };
  readonly onRendered?: (seconds: number) => void;
  readonly onFault: (fault: unknown, screen: Screen) => void;
};

/** The visitor who waits for a page. A page that all visitors share, such as an error page, has none. */
export type PageCaller = { readonly client: string; readonly hangUp: AbortSignal };

/** Takes pages from the cache or renders them. Concurrent requests for the same page share one render. */
export function createPageCache(input: PageCacheInput) {
  const { cache, render, admission, counts, onRendered = () => {}, onFault } = input;
  const rendersByKey = new Map<string, { epoch: number; result: Promise<PageResult> }>();

  return async function makePage(
    url: string,
    screen: Screen,
    preferences: Preferences,
    caller: PageCaller,
  ): Promise<PageResult> {
    const key = pageKey(url, preferences);
    const cached = cache.get(key);
    if (cached) {
      counts.hits += 1;
      return { page: cached };
    }
    counts.misses += 1;
    // A request shares only a render that has begun. It never waits in the line of another client.
    const renderUnderWayNow = renderUnderWay(key);
    if (renderUnderWayNow) return renderUnderWayNow;
    const entered = waitForAdmission(screen, caller);
    // If there is room the render begins at once, so that the next request shares it.
    const leaveAdmission = entered instanceof Promise ? await entered : entered;
    if (typeof leaveAdmission === 'string') return { refused: leaveAdmission };
    try {
      if (caller.hangUp.aborted) return { refused: 'unavailable' };
      // Others may have rendered the page while this request waited.
      const cachedSince = cache.get(key);
      if (cachedSince) return { page: cachedSince };
      return await (renderUnderWay(key) ?? beginRender(key, url, screen, preferences));
    } finally {
      leaveAdmission();
    }
  };

  /** A render that began before a change is not shared: it would show outdated data to this visitor. */
  function renderUnderWay(key: string): Promise<PageResult> | undefined {
    const rendering = rendersByKey.get(key);
    return rendering?.epoch === cache.epoch ? rendering.result : undefined;
  }

  /**
   * A status page, such as the one for overload, is cheap, and it is cached after its first render. It needs
   * no admission.
   */
  function waitForAdmission(screen: Screen, caller: PageCaller): ReturnType<Admission['enterInTurn']> {
    return screen.name === 'status' ? () => {} : admission.enterInTurn('render', caller);
  }

  function beginRender(
    key: string,
    url: string,
    screen: Screen,
    preferences: Preferences,
  ): Promise<PageResult> {
    const renderUnderWayNow = { epoch: cache.epoch, result: renderAndCache(key, url, screen, preferences) };
    rendersByKey.set(key, renderUnderWayNow);
    const forget = () => rendersByKey.get(key) === renderUnderWayNow && rendersByKey.delete(key);
    renderUnderWayNow.result.then(forget, forget);
    return renderUnderWayNow.result;
  }

  async function renderAndCache(
    key: string,
    url: string,
    screen: Screen,
    preferences: Preferences,
  ): Promise<PageResult> {
    const { epoch } = cache;
    const begunAt = performance.now();
    try {
      const rendered = await render(url, preferences);
      onRendered((performance.now() - begunAt) / 1_000);
      const otherResult = redirectOrRefusal(rendered, screen);
      if (otherResult) return otherResult;
      const page = finishPage(rendered, screen, preferences, input);
      if (isCacheable(rendered, screen)) cache.store(key, page, epoch);
      return { page };
    } catch (fault) {
      return refusalOfFault(fault, screen);
    }
  }

  function redirectOrRefusal(
    { status, headers, fault }: RenderedPage,
    screen: Screen,
  ): PageResult | undefined {
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location !== null) {
      // A redirect to another site would be a fault of ours: no page has a reason for one.
      if (/^\/(?![/\\])/.test(location)) return { movedTo: location, status };
      throw new Error(`The screen ${screen.name} redirects to another site`);
    }
    if (status < 400) return undefined;
    if (fault !== undefined) return refusalOfFault(fault, screen);
    return screen.name === 'status' ? undefined : { refused: codeOfStatus(status) };
  }

  function refusalOfFault(fault: unknown, screen: Screen): PageResult {
    const code = codeOfFault(fault);
    if (code === 'internal' || code === 'unavailable') onFault(fault, screen);
    return { refused: code };
  }
}

function isCacheable({ status }: RenderedPage, screen: Screen): boolean {
  return screen.name === 'status' || (status === 200 && screen.kind !== 'private' && !screen.uncacheable);
}

/** Third parties that this installation admits. */
type ThirdPartyOrigins = {
  /** Origins that a configured tag loads from and connects to. */
  readonly tagOrigins?: readonly string[] | undefined;
  /** Origins from which a configured street map loads its style and tiles. */
  readonly mapOrigins?: readonly string[] | undefined;
  /** Whether Stripe's fields take the cards. */
  readonly hasStripe?: boolean | undefined;
};

/** Headers that the framework's own client reads from its answers. */
const frameworkHeaders = ['x-remix-response', 'x-remix-reload-document'];

/**
 * Turns a rendered page into the answer that is sent. Hashes, headers and both encodings are made once, here.
 */
export function finishPage(
  { status, headers, body, html, dependsOn, expiresAt, search }: RenderedPage,
  screen: Screen,
  { locale }: Preferences,
  thirdParties: ThirdPartyOrigins = {},
): CachedPage {
  const type = headers.get('content-type') ?? 'text/html; charset=utf-8';
  // Quality 4 takes two and a half times as long as quality 3 and saves 4 %. Another thread would cost more
  // than it saves.
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  const answer = prepareAnswer({
    status,
    headers: {
      ...(type.startsWith('text/html')
        ? headersOf(screen, scriptHashes(html ?? body.toString()), thirdParties)
        : dataHeaders),
      'content-type': type,
      'content-language': localeTable[locale].html,
      // private: a shared cache between us and the visitor could mix up currencies and languages.
      'cache-control': screen.kind === 'private' ? 'private, no-store' : 'private, no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(screen.kind !== 'public' && { 'x-robots-tag': 'noindex' }),
      ...Object.fromEntries([...headers].filter(([name]) => frameworkHeaders.includes(name))),
    },
    body,
    br,
    gzip: () => gzipSync(body, { level: 4 }),
  });
  return {
    answer,
    bytes: answer.bytes,
    screen: screen.name,
    search,
    dependsOn,
    expiresAt: expiresAt?.getTime(),
  };
}

function headersOf(
  { kind, policy }: Screen,
  hashes: readonly string[],
  { tagOrigins = [], mapOrigins = [], hasStripe = false }: ThirdPartyOrigins,
) {
  if (policy === 'checkout') return checkoutHeaders(hashes, { hasStripe });
  // Pages that are not public never run a tag or show a street map either.
  return shopHeaders(hashes, kind === 'public' ? { tagOrigins, mapOrigins } : {});
}

/** A complete answer, ready to be sent. */
export type CachedPage = CacheEntry & {
  readonly answer: PreparedAnswer;
  readonly screen: string;
  readonly search?: AnsweredSearch | undefined;
};

export type PageCache = Cache<CachedPage>;
