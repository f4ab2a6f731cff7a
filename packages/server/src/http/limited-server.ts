import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientError, refuseConnect } from './answer-client-error.ts';
import type { ServerLimits } from './server-limits.ts';

/** A server that slow and endless clients cannot hold. */
export function createLimitedServer(limits: ServerLimits, handler: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
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
  return server;
}
