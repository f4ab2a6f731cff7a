import type { Socket } from 'node:net';
import type { RequestResponse } from './request-response.ts';

export type EndedRequest = {
  readonly exchange: RequestResponse;
  readonly status: number;
  /** The client disconnected before the answer was finished. */
  readonly isAborted: boolean;
  readonly milliseconds: number;
};

export type OpenRequests = Iterable<RequestResponse> & { readonly size: number };

/**
 * A browser sends no second request on a connection before it has the first answer. A client that sends
 * thousands makes its answers pile up here and other clients wait.
 */
const MAX_UNANSWERED = 8;

/** Keeps every request from its first to its last moment, and reports its end. */
export function createOpenRequests(onEnded: (ended: EndedRequest) => void) {
  const open = createSlots<RequestResponse>();
  const unanswered = new WeakMap<Socket, number>();
  return {
    open: open as OpenRequests,

    /** Returns false if the client has been disconnected. The request must then not be answered. */
    add(exchange: RequestResponse): boolean {
      const { request, response } = exchange;
      const { socket } = request;
      if (socket.destroyed) return false;
      const unansweredCount = (unanswered.get(socket) ?? 0) + 1;
      if (unansweredCount > MAX_UNANSWERED) {
        hangUpAtOnce(socket);
        return false;
      }
      unanswered.set(socket, unansweredCount);
      const leave = open.add(exchange);
      response.on('close', () => {
        leave();
        unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
        const milliseconds = performance.now() - exchange.begunAt;
        onEnded({
          exchange,
          status: response.statusCode,
          isAborted: !response.writableFinished,
          milliseconds,
        });
      });
      return true;
    },
  };
}

/**
 * A list in which an item takes the slot of one that has left. A set makes its table again every few items, and the table
 * that it leaves points to the next one. Once an old table is in the part of the memory that is rarely cleaned, all later tables and their
 * items end there too.
 */
function createSlots<Item extends object>() {
  const slots: (Item | undefined)[] = [];
  const freeSlots: number[] = [];
  return {
    get size() {
      return slots.length - freeSlots.length;
    },

    *[Symbol.iterator]() {
      for (const item of slots) if (item) yield item;
    },

    /** Returns the function that removes the item, to be called once. */
    add(item: Item): () => void {
      const slot = freeSlots.pop() ?? slots.length;
      slots[slot] = item;
      return () => {
        slots[slot] = undefined;
        freeSlots.push(slot);
      };
    },
  };
}

/**
 * Ends a connection and everything that has already arrived on it. Node would still parse that to the end,
 * perhaps tens of thousands of requests, and create an object for each. Its parser is therefore made to
 * create none. If a future Node names this step differently, the connection still ends, only later.
 */
function hangUpAtOnce(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Record<string, unknown> | null };
  socket.destroy();
  if (!parser) return;
  const step = Object.keys(parser).find((name) => isStep(parser[name]));
  if (step === undefined) return;
  const makeRequest = parser[step];
  parser[step] = undefined;
  // Parsers serve other connections later, but none before this connection has been closed.
  setImmediate(() => {
    parser[step] = makeRequest;
  });
}

function isStep(value: unknown): boolean {
  return typeof value === 'function' && value.name === 'parserOnHeadersComplete';
}
