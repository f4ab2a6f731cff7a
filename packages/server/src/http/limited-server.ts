import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientError, hangUp, refuseConnect } from './answer-client-error.ts';
import type { ServerLimits } from './server-limits.ts';

/** A server that slow and endless clients cannot hold. */
export function createLimitedServer(limits: ServerLimits, handler: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      // Refused by ourselves, in our shape.
      requireHostHeader: false,
      headersTimeout: limits.headersWithin,
      requestTimeout: limits.requestWithin,
      connectionsCheckingInterval: limits.checkEvery,
      keepAliveTimeout: limits.keepAlive,
      // What a client sends in the moment we give up waiting would otherwise meet a closed door.
      keepAliveTimeoutBuffer: 1_000,
    },
    handler,
  );
  server.maxConnections = limits.connections;
  server.on('clientError', answerClientError);
  server.on('connect', refuseConnect);
  // We know of no expectation but the one that Node answers by itself.
  server.on('checkExpectation', (request) => hangUp(request.socket, 'bad_request'));
  return server;
}
