import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { hangUpAfter, type RequestResponse } from './request-response.ts';

type DrainInput = {
  readonly server: Server;
  readonly open: ReadonlySet<RequestResponse>;
  /** Milliseconds after which unfinished requests are cut off. */
  readonly finishWithin?: number;
  readonly checkEvery?: number;
};

export type Drain = {
  readonly isDraining: boolean;
  /**
   * Stops gracefully. New requests are still answered for `acceptFor` milliseconds. In this time a load
   * balancer sees from /readyz that the server is draining.
   */
  begin(acceptFor?: number): Promise<void>;
};

/** A connection that was opened for a request sends the request within this time. */
const firstRequestWithin = 300;

export function createDrain({
  server,
  open,
  finishWithin = 15_000,
  checkEvery: lookEvery = 50,
}: DrainInput): Drain {
  const openedAt = new Map<Socket, number>();
  let draining: Promise<void> | undefined;

  server.on('connection', (socket: Socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });

  return {
    get isDraining() {
      return draining !== undefined;
    },
    begin(acceptFor = 0) {
      draining ??= drain(acceptFor);
      return draining;
    },
  };

  async function drain(acceptFor: number): Promise<void> {
    for (const exchange of open) hangUpAfter(exchange);
    if (acceptFor > 0) await new Promise((resolve) => setTimeout(resolve, acceptFor));
    await new Promise<void>((resolve) => {
      const check = setInterval(closeIdle, lookEvery);
      const end = setTimeout(() => server.closeAllConnections(), finishWithin);
      server.close(() => {
        clearInterval(check);
        clearTimeout(end);
        resolve();
      });
      closeIdle();
    });
  }

  /**
   * Runs repeatedly: an answer that promised to keep its connection alive leaves an idle connection behind.
   */
  function closeIdle() {
    server.closeIdleConnections();
    // Browsers open connections in advance. Node takes these for busy, because their first request may be on
    // its way.
    const longAgo = performance.now() - firstRequestWithin;
    for (const [socket, at] of openedAt) if (socket.bytesRead === 0 && at < longAgo) socket.destroy();
  }
}
