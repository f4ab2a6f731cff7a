import type { IncomingMessage, RequestListener } from 'node:http';
import { MAX_URL_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import {
  beginRequestResponse,
  hangUpAfter,
  isRead,
  type RequestResponse,
  type RouteClass,
} from './request-response.ts';

export type Route = {
  readonly routeClass: RouteClass;
  /** Whether the route accepts bodies, and methods other than GET and HEAD. */
  readonly acceptsWrites?: boolean;
  answer(exchange: RequestResponse): void | Promise<void>;
};

type DispatchInput = {
  /** Routes by the first segment of the path. Any other path is a page. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly pages: Route;
  /** Returns false if no client waits for the answer any more. */
  readonly begin: (exchange: RequestResponse) => boolean;
  readonly isDraining: () => boolean;
  readonly refuse: (
    exchange: RequestResponse,
    code: ErrorCode,
    moreHeaders?: Readonly<Record<string, string>>,
  ) => void | Promise<void>;
  /** An unavailable database is not a fault of ours: the same request may succeed in a moment. */
  readonly onFault: (error: unknown, exchange: RequestResponse, code: 'unavailable' | 'internal') => void;
};

/** Passes every request to its route, and answers itself if the route fails. */
export function createDispatch(input: DispatchInput): RequestListener {
  const { routes, pages, begin, isDraining, refuse, onFault } = input;

  return (request, response) => {
    const exchange = beginRequestResponse(request, response);
    if (!begin(exchange)) return;
    const route = routes.get(firstSegment(exchange.url)) ?? pages;
    exchange.routeClass = route.routeClass;
    if (isDraining()) hangUpAfter(exchange);
    try {
      answerOrRefuse(exchange, route)?.catch((error: unknown) => fail(error, exchange));
    } catch (error) {
      fail(error, exchange);
    }
  };

  function answerOrRefuse(exchange: RequestResponse, route: Route): void | Promise<void> {
    const refusal = refusalOf(exchange, route);
    if (!refusal) return route.answer(exchange);
    return refuse(exchange, refusal, refusal === 'method_not_allowed' ? { allow: 'GET, HEAD' } : {});
  }

  function fail(error: unknown, exchange: RequestResponse) {
    const code = codeOfFault(error) === 'unavailable' ? 'unavailable' : 'internal';
    onFault(error, exchange, code);
    // A partial answer cannot be taken back, so the client must see that it is incomplete.
    if (exchange.response.headersSent) exchange.response.destroy();
    else sendError(exchange, code, code === 'unavailable' ? { 'retry-after': '2' } : {});
  }
}

function refusalOf(exchange: RequestResponse, { acceptsWrites }: Route): ErrorCode | undefined {
  const { url, request } = exchange;
  if (url.length > MAX_URL_LENGTH) return 'uri_too_long';
  // The target is a full URL or `*`, or the request does not name exactly one host.
  if (!url.startsWith('/') || !namesOneHost(request)) return 'bad_request';
  if (acceptsWrites) return undefined;
  // A body that is not read may have no end, so the connection ends with the answer.
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length !== '0' || encoding !== undefined) hangUpAfter(exchange);
  return isRead(exchange) ? undefined : 'method_not_allowed';
}

/** Two readers of a request with two hosts could each believe a different one. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hostCount = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hostCount += 1;
  }
  return hostCount === 1 || (hostCount === 0 && httpVersion === '1.0');
}

function firstSegment(url: string): string {
  let end = 1;
  while (end < url.length && url[end] !== '/' && url[end] !== '?') end += 1;
  return url.slice(1, end);
}
