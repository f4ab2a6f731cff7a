import { isText } from '../api/call/parse-json.ts';
import { sendError } from '../responses/errors.ts';
import type { Route } from '../server/dispatch.ts';
import { hangUpAfter, pathOf } from '../server/request-response.ts';

/**
 * Refuses a request whose address contains characters that PostgreSQL cannot store, such as NUL. For routes that look
 * up a part of their address in the database.
 */
export function refuseUnstorableText(answer: Route['answer']): Route['answer'] {
  return (exchange) => {
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    if (!/%00/.test(pathOf(exchange)) && [...query].flat().every(isText)) return answer(exchange);
    if (!exchange.request.complete) hangUpAfter(exchange);
    sendError(exchange, 'bad_request');
  };
}
