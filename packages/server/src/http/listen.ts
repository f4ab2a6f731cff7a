import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server that slow and endless clients cannot hold: Node's own limits would let a connection that sends its
 * headers byte by byte live for a minute.
 */
export function createLimitedServer(handler: Handler): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
      keepAliveTimeoutBuffer: 1_000,
    },
    handler,
  );
  server.maxRequestsPerSocket = 1_000;
  return server;
}
