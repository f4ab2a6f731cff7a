import { idAtEnd } from '@ashore/core/contract/values/product-path.ts';
import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { sendPrepared } from '../responses/send.ts';
import { disconnectionOf, pathOf, type RequestResponse } from '../server/request-response.ts';
import type { CountSearch } from './count-search.ts';
import { createErrorPage } from './error-page.ts';
import { type Preferences, preferencesOf, readPageAddress } from './page-address.ts';
import { type CachedPage, createPageCache, type PageCacheInput } from './page-cache.ts';
import { isDataPath, pageKey, pagePathOf, relevantUrl } from './page-key.ts';
import type { Bundle, Screen } from './web-bundle.ts';

export type ServePages = {
  answer(exchange: RequestResponse): void | Promise<void>;
  refuse(
    exchange: RequestResponse,
    code: ErrorCode,
    moreHeaders?: Readonly<Record<string, string>>,
  ): Promise<void>;
};

type ServePagesInput = PageCacheInput & {
  readonly bundle: Bundle;
  /** Identifies the client for the limits. */
  readonly clientOf: (exchange: RequestResponse) => string;
  /** Without it, searches are not counted. */
  readonly countSearch?: CountSearch | undefined;
};

/** Screens that stand in for any address. Their own addresses are not found. */
const standInScreens = new Set(['status', 'not-found', 'fourOhFour']);

/**
 * Answers every page request. It runs before the framework, so that a cached page costs only a look-up
 * and a write.
 */
export function createServePages({ bundle, clientOf, countSearch, ...input }: ServePagesInput): ServePages {
  const { entry } = bundle;
  const { cache, counts } = input;
  const makePage = createPageCache(input);
  const refuse = createErrorPage({ bundle, makePage });
  return { answer, refuse };

  function answer(exchange: RequestResponse): void | Promise<void> {
    const path = pathOf(exchange);
    if (isDataPath(path)) exchange.routeClass = 'page-data';
    const preferences = preferencesOf(pagePathOf(path), exchange.request.headers);
    const cached = cache.get(pageKey(exchange.url, preferences));
    if (!cached) return answerUncached(exchange, path, preferences);
    counts.hits += 1;
    exchange.route = cached.screen;
    send(exchange, cached, preferences);
  }

  function send(exchange: RequestResponse, page: CachedPage, { locale }: Preferences): void {
    sendPrepared(exchange, page.answer);
    countSearch?.(exchange, { screen: page.screen, locale, search: page.search });
  }

  async function answerUncached(
    exchange: RequestResponse,
    path: string,
    preferences: Preferences,
  ): Promise<void> {
    const query = exchange.url.slice(path.length + 1);
    const address = readPageAddress(path);
    if (address.kind === 'refused') return refuse(exchange, address.code);
    if (address.kind === 'moved') return redirect(exchange, withQuery(address.path, query));
    const pagePath = pagePathOf(path);
    const alias = entry.aliasTarget(pagePath);
    if (alias !== undefined) return redirect(exchange, withQuery(alias, query));

    const screen = entry.screenOf(pagePath);
    if (standInScreens.has(screen.name) && !mayRedirectToProduct(screen, pagePath))
      return refuse(exchange, 'not_found');
    exchange.route = screen.name;
    const caller = { client: clientOf(exchange), hangUp: disconnectionOf(exchange) };
    const result = await makePage(relevantUrl(path, query, screen), screen, preferences, caller);
    if ('page' in result) send(exchange, result.page, preferences);
    else if ('movedTo' in result) {
      const queryToKeep = result.status === 302 ? withoutParameters(query, screen.query ?? []) : query;
      redirect(exchange, withQuery(result.movedTo, queryToKeep), result.status);
    } else await refuse(exchange, result.refused);
  }
}

/** An old address that ends in a code may redirect to the page with that code. Only rendering can decide. */
function mayRedirectToProduct({ name }: Screen, path: string): boolean {
  return name === 'not-found' && idAtEnd(path) !== undefined;
}

/**
 * The query without the parameters of a screen. A screen that leads to another page for now (302) has judged them, and with
 * a value that it refused the new address would lead back to itself. A page that moved for good keeps all.
 */
function withoutParameters(query: string, names: readonly string[]): string {
  const isKept = (part: string) =>
    [...new URLSearchParams(part).keys()].every((name) => !names.includes(name));
  return query.split('&').filter(isKept).join('&');
}

/** Adds the query of the request, except for parameters that the new address states itself. */
function withQuery(address: string, query: string): string {
  const [path, ownQuery = ''] = address.split('?', 2);
  const ownParameters = new URLSearchParams(ownQuery);
  const addedParts = query.split('&').filter((part) => {
    const [name] = new URLSearchParams(part).keys();
    return name !== undefined && !ownParameters.has(name);
  });
  const fullQuery = [ownQuery, ...addedParts].filter((part) => part !== '').join('&');
  return fullQuery === '' ? `${path}` : `${path}?${fullQuery}`;
}

/**
 * Redirects a browser to another of our paths. The router, which requests data, gets the redirect in its own
 * form.
 */
function redirect(exchange: RequestResponse, location: string, status = 308): void {
  const { response, id } = exchange;
  const isData = isDataPath(pathOf(exchange));
  response.writeHead(isData ? 204 : status, {
    ...dataHeaders,
    // The target may change, and may depend on the visitor's language.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Cookie',
    'x-request-id': id,
    ...(isData
      ? { 'x-remix-redirect': location, 'x-remix-status': String(status), 'x-remix-replace': 'true' }
      : { location, 'content-length': 0 }),
  });
  response.end();
}
