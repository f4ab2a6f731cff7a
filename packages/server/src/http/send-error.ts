import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';
import { errorBodyOf } from './api/error-body.ts';
import type { Exchange } from './exchange.ts';
import { dataHeaders } from './security-headers.ts';

/** A refusal in the one shape that programs read. */
export function sendError(
  { response, id }: Exchange,
  code: ErrorCode,
  more: Readonly<Record<string, string>> = {},
): void {
  const body = errorBodyOf(code);
  const text = JSON.stringify(body);
  response.writeHead(body.status, {
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': id,
    ...more,
  });
  response.end(text);
}
