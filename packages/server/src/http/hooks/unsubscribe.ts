import { Failure } from '@ashore/core/errors/failure.ts';
import { isLocale } from '@ashore/core/locale/locales.ts';
import { sendError } from '../responses/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';

/** A kind of email that its reader may refuse. */
type RefusableEmail = {
  /** Path of the page that asks, without its locale. */
  readonly page: string;
  readonly unsubscribe: (token: string) => Promise<void>;
};

type ServeUnsubscribeInput = {
  readonly newsletter: RefusableEmail;
  readonly reviews: RefusableEmail;
  /**
   * Counts an attempt against the sender's rate limit. Returns the seconds until the next attempt is allowed,
   * or 0.
   */
  readonly takeCallToken: (exchange: RequestResponse) => number;
};

const unsubscribePath = /^\/unsubscribe\/(reviews\/)?([A-Za-z-]{2,10})\/([A-Za-z0-9_-]{43})$/;

/**
 * Serves the address in the List-Unsubscribe header of our emails. A mail program posts to it and is done
 * (RFC 8058). A person who opens it is redirected to the page that asks. A GET changes nothing, because
 * programs follow every link.
 */
export function createServeUnsubscribe({
  newsletter,
  reviews,
  takeCallToken,
}: ServeUnsubscribeInput): (exchange: RequestResponse) => Promise<void> {
  return async (exchange) => {
    const { request, response, id, method } = exchange;
    // The request body says nothing beyond the address, so it is not read.
    if (!request.complete) hangUpAfter(exchange);
    const [, reviewsSegment, locale = '', token = ''] = unsubscribePath.exec(pathOf(exchange)) ?? [];
    if (!isLocale(locale)) return sendError(exchange, 'not_found');
    const { page, unsubscribe } = reviewsSegment ? reviews : newsletter;
    const headers = { ...dataHeaders, 'cache-control': 'no-store', 'x-request-id': id };
    if (isRead(exchange)) {
      const location = `/${locale}${page}?token=${token}`;
      response.writeHead(303, { ...headers, location }).end();
      return;
    }
    if (method !== 'POST') return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD, POST' });
    const seconds = takeCallToken(exchange);
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
