import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listFilters, placeFilter, typeFilter } from '@ashore/core/contract/list-filters.ts';
import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import { isLocale, type Locale } from '@ashore/core/locale/locales.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import { DEFAULT_CURRENCY, SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { foldText } from '@ashore/search/text/fold-text.ts';
import type { Cache, CacheEntry } from '../../load/cache.ts';
import { type PreparedAnswer, prepareAnswer } from '../../responses/prepared-answer.ts';
import { dataHeaders } from '../../responses/security-headers.ts';
import type { RequestResponse } from '../../server/request-response.ts';
import { messageLocale } from './context.ts';
import { isText } from './parse-json.ts';

/** The finished answer of a call, which can be sent again without further work. */
export type CachedAnswer = CacheEntry & { readonly answer: PreparedAnswer; readonly call: string };

type AnswerRecorder = {
  readonly recordDependency: (key: string) => void;
  readonly limitExpiry: (instant: Date | undefined) => void;
  readonly recordCall: (name: string) => void;
  /** Caches a finished answer and gives it an ETag. Returns undefined if answers of this call are not cached. */
  readonly store: (text: string) => PreparedAnswer | undefined;
};

export type AnswerCache = {
  /** Returns the cached answer of a request, if it is still valid. */
  find(exchange: RequestResponse): CachedAnswer | undefined;
  /** Records what an answer shows while it is made. */
  startRecording(exchange: RequestResponse, locale: Locale): AnswerRecorder;
};

/**
 * The calls whose answers are cached: many clients make them, and the change channel of the
 * database announces when an answer changes.
 */
const cachedCalls = new Set(['tours.list', 'tours.ofType', 'tours.promoted', 'search.find']);

export const cachedHeaders = {
  ...dataHeaders,
  'content-type': 'application/json',
  // Prices may change at any time, so the client must validate its copy.
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Accept-Encoding',
};

type AnswerCacheInput = {
  readonly lists: Cache<CachedAnswer>;
  readonly searches: Cache<CachedAnswer>;
  /** Changes when an answer may have changed; undefined while searches cannot be answered. */
  readonly searchVersion: () => number | undefined;
};

/**
 * Caches the answers of lists and searches. Lists have more variants than there is room for, so the most
 * recently used ones are kept. They have their own limit and push out no other data. An answer is dropped
 * when something it shows changes. Searches are cached by the folded query and its currency, until the search version
 * changes too.
 */
export function createAnswerCache({ lists, searches, searchVersion }: AnswerCacheInput): AnswerCache {
  return {
    find({ request, url }) {
      const { cache, key } = cacheSlotOf(url, localeOf(request));
      return cache?.get(key);
    },
    startRecording: ({ url }, locale) => recordAnswer(cacheSlotOf(url, locale)),
  };

  /** The cache and key of a request; none if the same request is unlikely to be repeated. */
  function cacheSlotOf(url: string, locale: Locale): CacheSlot {
    if (!isSearch(url)) {
      const listKey = listKeyOf(url);
      return listKey === undefined ? NOT_CACHED : { cache: lists, key: `${locale} ${listKey}` };
    }
    const version = searchVersion();
    const searchKey = searchKeyOf(url, locale);
    if (version === undefined || searchKey === undefined) return NOT_CACHED;
    return { cache: searches, key: `${version} ${searchKey}` };
  }
}

type CacheSlot = { readonly cache: Cache<CachedAnswer> | undefined; readonly key: string };

const NOT_CACHED: CacheSlot = { cache: undefined, key: '' };

export function localeOf({ headers: { 'accept-language': acceptLanguage } }: IncomingMessage): Locale {
  return negotiateLocale({ acceptLanguage });
}

function recordAnswer({ cache, key }: CacheSlot): AnswerRecorder {
  const epoch = cache?.epoch ?? 0;
  const dependsOn = new Set<string>();
  let earliestExpiry: number | undefined;
  let call = '';
  return {
    recordDependency: (key: string) => void dependsOn.add(key),
    limitExpiry(instant: Date | undefined) {
      if (instant) earliestExpiry = Math.min(earliestExpiry ?? Number.POSITIVE_INFINITY, instant.getTime());
    },
    recordCall(name: string) {
      call = name;
    },
    store(text) {
      if (!cache || !cachedCalls.has(call)) return undefined;
      const body = Buffer.from(text);
      const answer = prepareAnswer({ headers: cachedHeaders, body, gzip: () => gzipSync(body) });
      cache.store(key, { dependsOn, expiresAt: earliestExpiry, call, answer, bytes: answer.bytes }, epoch);
      return answer;
    },
  };
}

const KNOWN_PARAMETERS = new Set([
  ...['page', 'size', 'currency', 'location'],
  ...Object.keys({ ...placeFilter, ...typeFilter, ...listFilters }),
]);

/**
 * The cache key of a list: its known parameters only, in one order, so that clients cannot fill the cache
 * with unknown ones. Undefined if the path or a name is encoded in a way that only the call itself can read.
 */
export function listKeyOf(url: string): string | undefined {
  const [path = '', query = '', ...furtherParts] = url.split('?');
  if (furtherParts.length > 0 || path.includes('%')) return undefined;
  const knownParameters: string[] = [];
  for (const piece of query.split('&')) {
    const [name = ''] = piece.split('=', 1);
    if (/\W/.test(name)) return undefined;
    if (KNOWN_PARAMETERS.has(name)) knownParameters.push(piece);
  }
  return `${path}?${knownParameters.sort().join('&')}`;
}

const searchPath = '/api/search?';

export function isSearch(url: string): boolean {
  return url.startsWith(searchPath);
}

/**
 * The cache key of search suggestions: their folded query, language and currency. Undefined for all other requests,
 * including those that the contract would refuse, so that they are never answered from the cache.
 */
export function searchKeyOf(url: string, locale: Locale): string | undefined {
  if (!isWellEncoded(url)) return undefined;
  const search = new URLSearchParams(url.slice(searchPath.length));
  for (const name of search.keys()) if (!isCacheableParameter(name, search.getAll(name))) return undefined;
  const query = search.get('query')?.trim() ?? '';
  if (query === '' || query.length > MAX_QUERY_LENGTH) return undefined;
  const lang = search.get('lang') ?? locale;
  if (!isLocale(lang)) return undefined;
  const currency = search.get('currency') ?? DEFAULT_CURRENCY;
  return `${messageLocale(lang)} ${currency} ${foldText(query).replace(/\s+/g, ' ')}`;
}

/**
 * `URLSearchParams` also decodes malformed encodings. Such a request could then match the key of another
 * query.
 */
function isWellEncoded(url: string): boolean {
  try {
    return isText(decodeURIComponent(url));
  } catch {
    return false;
  }
}

function isCacheableParameter(name: string, [value = '', ...more]: readonly string[]): boolean {
  if (more.length > 0) return false;
  if (name === 'expanded') return value === 'false';
  if (name === 'currency') return (SELECTABLE_CURRENCIES as readonly string[]).includes(value);
  return name === 'query' || name === 'lang';
}
