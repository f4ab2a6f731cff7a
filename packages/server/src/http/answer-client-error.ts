import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';
import { errorBodyOf } from './api/error-body.ts';
import { dataHeaders } from './security-headers.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what is no request at all, too long or too slow, in our shape, and hangs up. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  const { code = '' } = error;
  // Half an answer may be on the wire already: anything written behind it would be read as part of it.
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
  else hangUp(socket, codes[code] ?? 'bad_request');
}

/** We are no proxy. Without a listener Node would hang up without a word. */
export function refuseConnect(_request: IncomingMessage, socket: Duplex): void {
  hangUp(socket, 'method_not_allowed', { allow: 'GET, HEAD' });
}

export function hangUp(socket: Duplex, code: ErrorCode, more: Readonly<Record<string, string>> = {}): void {
  const body = errorBodyOf(code);
  const text = JSON.stringify(body);
  const headers = {
    ...dataHeaders,
    ...more,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${body.status} ${body.message}\r\n${lines.join('\r\n')}\r\n\r\n${text}`, () =>
    socket.destroy(),
  );
}

function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: { headersSent: boolean } | null };
  return answer?.headersSent ?? false;
}
