import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteClass } from './route-class.ts';

/** One request and its answer. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Ours, never the client's: what he sends must not reach the log. */
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly begunAt: number;
  routeClass: RouteClass;
  /** The name of a screen or call out of our own tables, never what was typed. */
  route: string;
};

const idsOfThisProcess = randomBytes(6).toString('base64url');
let count = 0;

export function beginExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  count += 1;
  return {
    request,
    response,
    id: `${idsOfThisProcess}-${count.toString(36)}`,
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    begunAt: performance.now(),
    routeClass: 'page',
    route: '-',
  };
}

export function isRead({ method }: Exchange): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function pathOf({ url }: Exchange): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** The connection ends with this answer. */
export function hangUpAfter({ response }: Exchange): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

const handedOver = new WeakMap<IncomingMessage, Exchange>();

/** Lets who only gets to see the request find its exchange again. */
export function handOver(exchange: Exchange): void {
  handedOver.set(exchange.request, exchange);
}

export function exchangeOf(request: IncomingMessage): Exchange | undefined {
  return handedOver.get(request);
}
