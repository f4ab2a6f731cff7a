import { Failure } from '@ashore/core/errors/failure.ts';
import { isLocale } from '@ashore/core/locale/locales.ts';
import { type Exchange, hangUpAfter, isRead, pathOf } from './exchange.ts';
import { dataHeaders } from './security-headers.ts';
import { sendError } from './send-error.ts';

type Input = {
  readonly unsubscribe: (token: string) => Promise<void>;
  /** Counts a try against its sender's limit; the seconds he must wait, or 0. */
  readonly wait: (exchange: Exchange) => number;
};

const address = /^\/unsubscribe\/([A-Za-z-]{2,10})\/([A-Za-z0-9_-]{43})$/;

/**
 * The address in the List-Unsubscribe header of our letters. A mail program posts to it and is done (RFC 8058); a person
 * who opens it is led to the page that asks. Looking at it changes nothing: programs look at every link.
 */
export function createServeUnsubscribe({ unsubscribe, wait }: Input): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    const { request, response, id, method } = exchange;
    // What comes with it says nothing that the address does not, and is not read.
    if (!request.complete) hangUpAfter(exchange);
    const [, locale = '', token = ''] = address.exec(pathOf(exchange)) ?? [];
    if (!isLocale(locale)) return sendError(exchange, 'not_found');
    const headers = { ...dataHeaders, 'cache-control': 'no-store', 'x-request-id': id };
    if (isRead(exchange)) {
      const location = `/${locale}/newsletter/unsubscribe?token=${token}`;
      response.writeHead(303, { ...headers, location }).end();
      return;
    }
    if (method !== 'POST') return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD, POST' });
    const seconds = wait(exchange);
    if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    try {
      await unsubscribe(token);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return sendError(exchange, error.code);
    }
    response.writeHead(200, { ...headers, 'content-length': 0 }).end();
  };
}
