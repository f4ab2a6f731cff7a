import { FILTERED_BY } from '@ashore/core/contract/search/filtered-by.ts';
import { codeAtEnd } from '@ashore/core/contract/values/product-path.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { AnsweredSearch, SearchCounts } from '../../features/search/counts/search-counts.ts';
import type { RequestResponse } from '../server/request-response.ts';
import { pagePathOf } from './page-key.ts';

/** A page that was sent: its screen and its language, and the search that it shows, if any. */
type SentPage = {
  readonly screen: string;
  readonly locale: Locale;
  readonly search?: AnsweredSearch | undefined;
};

export type CountSearch = (exchange: RequestResponse, page: SentPage) => void;

type CountSearchInput = {
  readonly counts: Pick<SearchCounts, 'addSearch' | 'addOpening'>;
  readonly publicUrl: string;
};

/** Screens to which results lead, and what is counted for them. A product is counted by its code. */
const LIST_SCREENS: Readonly<Record<string, string>> = {
  list: 'list',
  toursAndActivities: 'list',
  hotels: 'list',
  sailing: 'sailing',
};
const PRODUCT_SCREENS: ReadonlySet<string> = new Set(['product', 'hotel']);

/** A search with one of these only filters the results of an earlier one, or is a further page of them. */
const FURTHER_SEARCH = [...FILTERED_BY, 'page'];

/**
 * Counts a search when its results are sent, and what is opened from them. Browsers state in the request of a page which page led
 * to it, so nothing is stored or read in the browser, and no script sends anything. A browser that states that its owner
 * does not want to be counted is not counted.
 */
export function createCountSearch({ counts, publicUrl }: CountSearchInput): CountSearch {
  return (exchange, { screen, locale, search }) => {
    const { request, url } = exchange;
    // Nearly all pages end here.
    if (!search && !request.headers.referer?.includes('/search?')) return;
    if (request.method !== 'GET' || refusesCounting(exchange)) return;
    if (search) {
      const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
      if (!FURTHER_SEARCH.some((name) => parameters.has(name))) counts.addSearch(search);
      return;
    }
    const opened = openedOn(screen, url);
    const query = opened === undefined ? undefined : queryThatLed(exchange, publicUrl);
    if (opened === undefined || query === undefined) return;
    counts.addOpening({ query, language: localeTable[locale].messages, opened });
  };
}

/** Global Privacy Control, its predecessor, and pages that a browser fetches before anyone opens them. */
function refusesCounting({ request: { headers } }: RequestResponse): boolean {
  const isAhead = /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || isAhead;
}

function openedOn(screen: string, url: string): string | undefined {
  if (!PRODUCT_SCREENS.has(screen)) return LIST_SCREENS[screen];
  const [path = ''] = url.split('?', 1);
  return codeAtEnd(pagePathOf(path));
}

/** The query of the page of results that led to this request. */
function queryThatLed({ request: { headers } }: RequestResponse, publicUrl: string): string | undefined {
  const { referer = '', host } = headers;
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  const isOurs = page.host === host || page.origin === new URL(publicUrl).origin;
  if (!isOurs || splitLocale(page.pathname).path !== '/search') return undefined;
  return page.searchParams.get('q') ?? undefined;
}
