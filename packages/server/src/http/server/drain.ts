import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { OpenRequests } from './open-requests.ts';
import { hangUpAfter } from './request-response.ts';

type DrainInput = {
  readonly server: Server;
  readonly openRequests: OpenRequests;
  /** Milliseconds after which unfinished requests are cut off. */
  readonly finishWithinMs?: number;
  readonly checkEveryMs?: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
};

export type Drain = {
  readonly isDraining: boolean;
  /**
   * Stops gracefully. New requests are still answered for `acceptForMs` milliseconds. In this time a load
   * balancer sees from /readyz that the server is draining.
   */
  begin(acceptForMs?: number): Promise<void>;
};

/**
 * The kernel accepts connections before the process does. Node takes over one of them in each round of its
 * event loop, so after this many rounds without a connection there is no other.
 */
const QUIET_ROUNDS = 3;

/** Milliseconds. Clients that connect without end must not keep the server from stopping. */
const MAX_LISTEN_MS = 5_000;

/** A connection that was opened for a request sends the request within this time. */
const FIRST_REQUEST_MS = 300;

export function createDrain({
  server,
  openRequests,
  finishWithinMs = 15_000,
  checkEveryMs: checkIntervalMs = 50,
  now = () => performance.now(),
}: DrainInput): Drain {
  const openedAt = new Map<Socket, number>();
  let connectionCount = 0;
  let draining: Promise<void> | undefined;

  server.on('connection', (socket: Socket) => {
    connectionCount += 1;
    openedAt.set(socket, now());
    socket.once('close', () => openedAt.delete(socket));
  });

  return {
    get isDraining() {
      return draining !== undefined;
    },
    begin(acceptForMs = 0) {
      draining ??= drain(acceptForMs);
      return draining;
    },
  };

  async function drain(acceptForMs: number): Promise<void> {
    for (const exchange of openRequests) hangUpAfter(exchange);
    if (acceptForMs > 0) await new Promise((resolve) => setTimeout(resolve, acceptForMs));
    await takeOverConnections();
    await new Promise<void>((resolve) => {
      const check = setInterval(closeIdle, checkIntervalMs);
      const end = setTimeout(() => server.closeAllConnections(), finishWithinMs);
      server.close(() => {
        clearInterval(check);
        clearTimeout(end);
        resolve();
      });
      closeIdle();
    });
  }

  /** A listening socket that is closed resets the connections that the process has not taken over yet. */
  async function takeOverConnections(): Promise<void> {
    const until = now() + MAX_LISTEN_MS;
    for (let quietRounds = 0; quietRounds < QUIET_ROUNDS && now() < until; ) {
      const connectionsBefore = connectionCount;
      await new Promise((resolve) => setImmediate(resolve));
      quietRounds = connectionCount === connectionsBefore ? quietRounds + 1 : 0;
    }
  }

  /**
   * Runs repeatedly: an answer that promised to keep its connection alive leaves an idle connection behind.
   */
  function closeIdle() {
    // First the process reads what has arrived. A busy process may have left it unread for long.
    setImmediate(() => {
      server.closeIdleConnections();
      // Browsers open connections in advance. Node takes these for busy, because their first request may be on
      // its way.
      const longAgo = now() - FIRST_REQUEST_MS;
      for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && at < longAgo) socket.destroy();
    });
  }
}
