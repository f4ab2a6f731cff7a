import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@ashore/core/errors/error-catalogue.ts';
import { errorBodyOf } from '../api/call/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { type ClientAddress, limitGroup, plainAddress } from './client-address.ts';
import type { OpenRequests } from './open-requests.ts';
import type { RequestResponse } from './request-response.ts';

/** Creates a server that slow and endless clients cannot block. */
export function createLimitedServer(limits: ServerLimits, handler: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      // The dispatcher refuses a request without a host, in our error format.
      requireHostHeader: false,
      headersTimeout: limits.headersWithinMs,
      requestTimeout: limits.requestWithinMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
      // A request that is sent just as the server gives up waiting would otherwise find the connection
      // closed.
      keepAliveTimeoutBuffer: 1_000,
    },
    handler,
  );
  server.maxConnections = limits.maxConnections;
  server.on('clientError', answerClientError);
  server.on('connect', refuseConnect);
  // The server knows no expectation except the one that Node answers itself.
  server.on('checkExpectation', (request) => hangUp(request.socket, 'bad_request'));
  return server;
}

const errorCodes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers a request that is invalid, too long or too slow in our error format, and closes the connection. */
function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  const { code = '' } = error;
  // A partial answer may have been sent already. Anything written after it would be read as part of it.
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
  else hangUp(socket, errorCodes[code] ?? 'bad_request');
}

/** The server is not a proxy. Without a listener, Node would close the connection without an answer. */
function refuseConnect(_request: IncomingMessage, socket: Duplex): void {
  hangUp(socket, 'method_not_allowed', { allow: 'GET, HEAD' });
}

function hangUp(socket: Duplex, code: ErrorCode, moreHeaders: Readonly<Record<string, string>> = {}): void {
  const body = errorBodyOf(code);
  const text = JSON.stringify(body);
  const headers = {
    ...dataHeaders,
    ...moreHeaders,
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

/** Node keeps the current answer of a connection in this private field. Without it none is assumed. */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: { headersSent: boolean } | null };
  return answer?.headersSent ?? false;
}

/** How long one client may take, and how much. Times are in milliseconds. */
export type ServerLimits = {
  readonly headersWithinMs: number;
  readonly requestWithinMs: number;
  readonly checkEveryMs: number;
  readonly keepAliveMs: number;
  /** An answer is abandoned if the client reads nothing of it for this long. */
  readonly maxReadPauseMs: number;
  /** An answer that the client reads very slowly is abandoned after this long. */
  readonly readWithinMs: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
};

/** Node's own limits would let a client that sends its headers byte by byte stay for a minute. */
export const DEFAULT_SERVER_LIMITS: ServerLimits = {
  headersWithinMs: 5_000,
  requestWithinMs: 10_000,
  checkEveryMs: 1_000,
  keepAliveMs: 5_000,
  maxReadPauseMs: 5_000,
  readWithinMs: 60_000,
  maxConnections: 10_000,
  maxConnectionsPerAddress: 256,
};

type CapConnectionsInput = { readonly perAddress: number; readonly clients: ClientAddress };

/** No single client may take all connections. Our own proxies serve many clients and are not counted. */
export function capConnections(server: Server, { perAddress, clients }: CapConnectionsInput): void {
  const connectionsByGroup = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (address === undefined || clients.isTrusted(address)) return;
    const group = limitGroup(address);
    const count = (connectionsByGroup.get(group) ?? 0) + 1;
    connectionsByGroup.set(group, count);
    socket.once('close', () => {
      const remaining = (connectionsByGroup.get(group) ?? 1) - 1;
      if (remaining > 0) connectionsByGroup.set(group, remaining);
      else connectionsByGroup.delete(group);
    });
    if (count > perAddress) hangUp(socket, 'too_many_requests', { 'retry-after': '5' });
  });
}

/**
 * Disconnects clients that send a request and then do not read the answer. Node has no limit for them. It
 * checks at intervals instead of arming a timer for each answer. Nearly every answer is finished before the
 * first check.
 */
export function dropSlowReaders(openRequests: OpenRequests, limits: ServerLimits): () => void {
  const watched = new WeakSet<RequestResponse>();

  const timer = setInterval(() => {
    for (const exchange of openRequests) {
      if (!exchange.response.writableEnded || watched.has(exchange)) continue;
      watched.add(exchange);
      watch(exchange);
    }
  }, limits.checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);

  function watch({ response }: RequestResponse) {
    const { socket } = response;
    // A socket's timeout restarts whenever a byte gets through. Node ends the connection when the timeout
    // fires.
    socket?.setTimeout(limits.maxReadPauseMs);
    const readDeadline = setTimeout(() => socket?.destroy(), limits.readWithinMs);
    response.once('close', () => clearTimeout(readDeadline));
  }
}
