import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its answer. */
export type RequestResponse = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Created by the server, never by the client: what a client sends must not reach the log. */
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly begunAt: number;
  routeClass: RouteClass;
  /** The name of a screen or call from our own tables, never text from the request. */
  route: string;
};

const idsOfThisProcess = randomBytes(6).toString('base64url');
let requestCount = 0;

export function beginRequestResponse(request: IncomingMessage, response: ServerResponse): RequestResponse {
  requestCount += 1;
  return {
    request,
    response,
    id: `${idsOfThisProcess}-${requestCount.toString(36)}`,
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    begunAt: performance.now(),
    routeClass: 'page',
    route: '-',
  };
}

export function isRead({ method }: RequestResponse): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function pathOf({ url }: RequestResponse): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Without it, each request would make an exception, and find out its stack. */
const CLOSED = 'closed';

/** Aborted when the client disconnects or has its answer. */
export function disconnectionOf({ response }: RequestResponse): AbortSignal {
  const disconnection = new AbortController();
  if (response.closed) disconnection.abort(CLOSED);
  else response.once('close', () => disconnection.abort(CLOSED));
  return disconnection.signal;
}

/** Ends the connection with this answer. */
export function hangUpAfter({ response }: RequestResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

/** The kind of request: the label in log and metrics, and the form of an error. */
export type RouteClass = 'page' | 'page-data' | 'api' | 'asset' | 'image' | 'site' | 'webhook' | 'health';
