import { isText } from '../api/call/parse-json.ts';
import { sendError } from '../responses/errors.ts';
import { readBody } from '../server/read-body.ts';
import { hangUpAfter, type RequestResponse } from '../server/request-response.ts';

/** Enough for the answer of a passkey, which may take a few kilobytes. */
const MAX_FORM_BYTES = 16 * 1024;

/**
 * Reads a form that one of our own pages sent. If another site sent it, or it is too large or unreadable, it answers
 * with the error and returns undefined.
 */
export async function readForm(
  exchange: RequestResponse,
  publicUrl: string,
): Promise<URLSearchParams | undefined> {
  const { origin } = exchange.request.headers;
  if (origin !== undefined && origin !== publicUrl) {
    hangUpAfter(exchange);
    sendError(exchange, 'forbidden');
    return undefined;
  }
  const body = await readBody(exchange, MAX_FORM_BYTES);
  if (!body) {
    hangUpAfter(exchange);
    sendError(exchange, 'payload_too_large');
    return undefined;
  }
  const form = new URLSearchParams(body.toString());
  if ([...form].flat().every(isText)) return form;
  sendError(exchange, 'bad_request');
  return undefined;
}
