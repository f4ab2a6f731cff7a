import { idAtEnd } from '@ashore/core/contract/product-path.ts';
import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';
import { type Exchange, pathOf } from '../exchange.ts';
import { sendPrepared } from '../send-prepared.ts';
import type { Bundle, Screen } from './bundle.ts';
import { createMakePages, type MakePagesInput } from './make-pages.ts';
import { readPageAddress } from './page-address.ts';
import { isDataPath, pageKey, pagePathOf, relevantUrl } from './page-key.ts';
import { type Preferences, preferencesOf } from './preferences.ts';
import { redirect } from './redirect.ts';
import { createRefusePage } from './refuse-page.ts';

export type ServePages = {
  answer(exchange: Exchange): void | Promise<void>;
  refuse(exchange: Exchange, code: ErrorCode, more?: Readonly<Record<string, string>>): Promise<void>;
};

type Input = MakePagesInput & {
  readonly bundle: Bundle;
};

/** Screens that stand for any address: there is nothing to be had at their own. */
const nobodysAddress = new Set(['status', 'not-found', 'fourOhFour']);

/** Answers everything that is a page. Runs ahead of the framework: a kept page costs a look-up and a write. */
export function createServePages({ bundle, ...input }: Input): ServePages {
  const { entry } = bundle;
  const { cache, counts } = input;
  const makePage = createMakePages(input);
  const refuse = createRefusePage({ bundle, makePage });
  return { answer, refuse };

  function answer(exchange: Exchange): void | Promise<void> {
    const path = pathOf(exchange);
    if (isDataPath(path)) exchange.routeClass = 'page-data';
    const preferences = preferencesOf(pagePathOf(path), exchange.request.headers);
    const kept = cache.get(pageKey(exchange.url, preferences));
    if (!kept) return answerAfresh(exchange, path, preferences);
    counts.hits += 1;
    exchange.route = kept.screen;
    sendPrepared(exchange, kept.answer);
  }

  async function answerAfresh(exchange: Exchange, path: string, preferences: Preferences): Promise<void> {
    const query = exchange.url.slice(path.length + 1);
    const address = readPageAddress(path);
    if (address.kind === 'refused') return refuse(exchange, address.code);
    if (address.kind === 'moved') return redirect(exchange, withQuery(address.path, query));
    const pagePath = pagePathOf(path);
    const alias = entry.aliasTarget(pagePath);
    if (alias !== undefined) return redirect(exchange, withQuery(alias, query));

    const screen = entry.screenOf(pagePath);
    if (nobodysAddress.has(screen.name) && !mayLead(screen, pagePath)) return refuse(exchange, 'not_found');
    exchange.route = screen.name;
    const made = await makePage(relevantUrl(path, query, screen), screen, preferences);
    if ('page' in made) sendPrepared(exchange, made.page.answer);
    else if ('movedTo' in made) redirect(exchange, withQuery(made.movedTo, query), made.status);
    else await refuse(exchange, made.refused);
  }
}

/** An address of another time that ends in a code may lead to what has it: only rendering it tells. */
function mayLead({ name }: Screen, path: string): boolean {
  return name === 'not-found' && idAtEnd(path) !== undefined;
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
