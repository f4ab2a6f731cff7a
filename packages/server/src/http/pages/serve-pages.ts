import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@ashore/core/time/clock.ts';
import type { Bundle, Screen } from './bundle.ts';
import { finishPage } from './finish-page.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import { dataPath, type Preferences, pageKey, preferencesOf, relevantUrl } from './page-key.ts';
import type { RenderPage } from './render-page.ts';
import { sendPage } from './send-page.ts';

type Input = {
  readonly bundle: Bundle;
  readonly cache: PageCache;
  readonly render: RenderPage;
  readonly clock: Clock;
  readonly onFault: (error: unknown, url: string) => void;
};

export type ServePages = {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** A page that says what went wrong, in the visitor's language. */
  refuse(request: IncomingMessage, response: ServerResponse, status: number): Promise<void>;
};

const longestUrl = 2_048;

/** Answers everything that is a page. Runs ahead of the framework: a kept page costs a look-up and a write. */
export function createServePages({ bundle, cache, render, clock, onFault }: Input): ServePages {
  const underWay = new Map<string, Promise<KeptPage>>();

  function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return void refuse(request, response, 405);
    if (url.length > longestUrl) return void refuse(request, response, 414);
    const preferences = preferencesOfRequest(request, url);
    const kept = url.includes('?') ? undefined : cache.get(pageKey(url, preferences));
    if (kept) return sendPage(request, response, kept);
    answerAfresh(request, response, url, preferences).catch((error) => {
      onFault(error, url);
      void refuse(request, response, 500);
    });
  }

  async function answerAfresh(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    preferences: Preferences,
  ): Promise<void> {
    const pathname = pathnameOf(url);
    if (pathname === undefined) return refuse(request, response, 400);
    const target = movedTo(bundle, pathname);
    if (target) return redirect(response, target + (URL.parse(url, 'http://page')?.search ?? ''));
    const screen = bundle.entry.screenOf(dataPath(pathname));
    const isData = pathname.endsWith('.data');
    if (!isData && (screen.name === 'not-found' || screen.name === 'status')) return refuse(request, response, 404);
    const relevant = relevantUrl(url, isData ? ['_routes', ...(screen.query ?? [])] : (screen.query ?? []));
    sendPage(request, response, await pageOf(relevant, screen, preferences));
  }

  /** One render serves everybody who asked for the same page meanwhile. */
  function pageOf(url: string, screen: Screen, preferences: Preferences): Promise<KeptPage> {
    const key = pageKey(url, preferences);
    const kept = cache.get(key);
    if (kept) return Promise.resolve(kept);
    const running = underWay.get(key);
    if (running) return running;
    const started = makePage(key, url, screen, preferences).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  async function makePage(key: string, url: string, screen: Screen, preferences: Preferences): Promise<KeptPage> {
    const { epoch } = cache;
    const page = await finishPage(await render(url, preferences), screen, preferences, clock.now());
    const worthKeeping = page.status === 200 || screen.name === 'status';
    if (worthKeeping && screen.kind !== 'private') cache.keep(key, page, epoch);
    return page;
  }

  async function refuse(request: IncomingMessage, response: ServerResponse, status: number): Promise<void> {
    const preferences = preferencesOfRequest(request, (request.url ?? '/').slice(0, longestUrl));
    const url = `/${preferences.locale}/status/${status}`;
    try {
      sendPage(request, response, await pageOf(url, bundle.entry.screenOf(url), preferences));
    } catch (error) {
      onFault(error, url);
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${status}\n`);
    }
  }

  return { answer, refuse };
}

function preferencesOfRequest(request: IncomingMessage, url: string): Preferences {
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  return preferencesOf({ url, ...(cookie && { cookie }), ...(acceptLanguage && { acceptLanguage }) });
}

/** The path as the router will read it; undefined when it is no path at all. */
function pathnameOf(url: string): string | undefined {
  const end = url.indexOf('?');
  const raw = end < 0 ? url : url.slice(0, end);
  if (!raw.startsWith('/') || raw.startsWith('//') || raw.includes('\\')) return undefined;
  try {
    decodeURIComponent(raw);
    return raw;
  } catch {
    return undefined;
  }
}

function movedTo(bundle: Bundle, pathname: string): string | undefined {
  if (pathname.length > 1 && pathname.endsWith('/')) return pathname.replace(/\/+$/, '') || '/';
  return bundle.entry.aliasTarget(pathname);
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(308, { location, 'cache-control': 'private, no-cache' });
  response.end();
}
