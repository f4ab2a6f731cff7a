import type { IncomingMessage, RequestListener } from 'node:http';
import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';
import { codeOfFault } from './code-of-fault.ts';
import { beginExchange, type Exchange, hangUpAfter, isRead } from './exchange.ts';
import type { RouteClass } from './route-class.ts';
import { sendError } from './send-error.ts';

export type Answerer = {
  readonly routeClass: RouteClass;
  /** Whether it takes other methods than GET and HEAD, and bodies. */
  readonly takesWrites?: boolean;
  answer(exchange: Exchange): void | Promise<void>;
};

type Input = {
  /** By the first segment of the path. What is not among them is a page. */
  readonly answerers: ReadonlyMap<string, Answerer>;
  readonly pages: Answerer;
  /** False when nobody waits for an answer any more. */
  readonly begin: (exchange: Exchange) => boolean;
  readonly isDraining: () => boolean;
  readonly refuse: (
    exchange: Exchange,
    code: ErrorCode,
    more?: Readonly<Record<string, string>>,
  ) => void | Promise<void>;
  /** A database that is away is no fault of ours: the same request may well succeed in a moment. */
  readonly onFault: (error: unknown, exchange: Exchange, code: 'unavailable' | 'internal') => void;
};

const longestUrl = 2_048;

/** Gives every request to whoever answers it, and answers itself when that fails. */
export function createDispatch(input: Input): RequestListener {
  const { answerers, pages, begin, isDraining, refuse, onFault } = input;

  return (request, response) => {
    const exchange = beginExchange(request, response);
    if (!begin(exchange)) return;
    const answerer = answerers.get(firstSegment(exchange.url)) ?? pages;
    exchange.routeClass = answerer.routeClass;
    if (isDraining()) hangUpAfter(exchange);
    try {
      answerOrRefuse(exchange, answerer)?.catch((error: unknown) => fail(error, exchange));
    } catch (error) {
      fail(error, exchange);
    }
  };

  function answerOrRefuse(exchange: Exchange, answerer: Answerer): void | Promise<void> {
    const refusal = refusalOf(exchange, answerer);
    if (!refusal) return answerer.answer(exchange);
    return refuse(exchange, refusal, refusal === 'method_not_allowed' ? { allow: 'GET, HEAD' } : {});
  }

  function fail(error: unknown, exchange: Exchange) {
    const code = codeOfFault(error) === 'unavailable' ? 'unavailable' : 'internal';
    onFault(error, exchange, code);
    // Half an answer cannot be taken back; the client must see that it is not whole.
    if (exchange.response.headersSent) exchange.response.destroy();
    else sendError(exchange, code, code === 'unavailable' ? { 'retry-after': '2' } : {});
  }
}

function refusalOf(exchange: Exchange, { takesWrites }: Answerer): ErrorCode | undefined {
  const { url, request } = exchange;
  if (url.length > longestUrl) return 'uri_too_long';
  // The address of another host, or `*`.
  if (!url.startsWith('/') || !namesOneHost(request)) return 'bad_request';
  if (takesWrites) return undefined;
  // A body that nobody reads may have no end: the connection goes with the answer.
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length !== '0' || encoding !== undefined) hangUpAfter(exchange);
  return isRead(exchange) ? undefined : 'method_not_allowed';
}

/** Two readers of a request with two hosts could each believe another one. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function firstSegment(url: string): string {
  let end = 1;
  while (end < url.length && url[end] !== '/' && url[end] !== '?') end += 1;
  return url.slice(1, end);
}
