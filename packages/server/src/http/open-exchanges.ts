import type { Socket } from 'node:net';
import type { Exchange } from './exchange.ts';
import { hangUpAtOnce } from './hang-up-at-once.ts';

export type Ended = {
  readonly exchange: Exchange;
  readonly status: number;
  /** The client hung up before the answer was through. */
  readonly aborted: boolean;
  readonly milliseconds: number;
};

/**
 * No browser asks for a second thing on a connection before it has the first. Whoever asks for thousands wants their
 * answers to pile up here, and everybody else to wait.
 */
const mostUnanswered = 8;

/** Every exchange between its first and its last moment, and who is told when it is over. */
export function createOpenExchanges(tell: (ended: Ended) => void) {
  const open = new Set<Exchange>();
  const unanswered = new WeakMap<Socket, number>();
  return {
    open: open as ReadonlySet<Exchange>,

    /** False when the client has been hung up on: nothing of this request is to be answered. */
    add(exchange: Exchange): boolean {
      const { request, response } = exchange;
      const { socket } = request;
      if (socket.destroyed) return false;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > mostUnanswered) {
        hangUpAtOnce(socket);
        return false;
      }
      unanswered.set(socket, count);
      open.add(exchange);
      response.on('close', () => {
        open.delete(exchange);
        unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
        const milliseconds = performance.now() - exchange.begunAt;
        tell({ exchange, status: response.statusCode, aborted: !response.writableFinished, milliseconds });
      });
      return true;
    },
  };
}
