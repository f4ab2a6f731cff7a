import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { percentilesOf } from '../numbers.ts';

/** The requests to send, over how many connections at once and for how long. */
export type CallOrder = {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Calls to send at most; without it, as many as there is time for. */
  readonly count?: number;
  /** Whole requests, sent in turn, with `{uuid}` and `{address}` replaced by new values. */
  readonly requests: readonly string[];
};

export type CallResult = {
  readonly seconds: number;
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

/**
 * Sends bytes over kept-alive sockets, one request per connection at a time. Of an answer it reads only
 * status and length.
 */
async function sendCalls({ port, connections, seconds, count, requests }: CallOrder): Promise<CallResult> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  let sent = 0;
  const isOver = () => performance.now() >= until || (count !== undefined && sent >= count);
  const next = () => filledIn(requests[sent++ % requests.length] ?? '', sent);
  const note = (milliseconds: number, status: string) => {
    latencies.push(milliseconds);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // A server may close a connection after a number of requests. Then the next one is opened.
      while (!isOver()) await untilClosed({ port, next, isOver, note });
    }),
  );
  const taken = (performance.now() - begun) / 1_000;
  return { seconds: taken, statuses, ...percentilesOf(latencies) };
}

/** No client holds twice: each hold comes from a new browser and a new address. */
function filledIn(request: string, count: number): string {
  const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  return request.replaceAll('{uuid}', () => randomUUID()).replace('{address}', address);
}

type Connection = {
  readonly port: number;
  readonly next: () => string;
  readonly isOver: () => boolean;
  readonly note: (milliseconds: number, status: string) => void;
};

function untilClosed({ port, next, isOver, note }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let received = '';
    const send = () => {
      if (isOver()) return void socket.end();
      received = '';
      sentAt = performance.now();
      socket.write(next());
    };
    socket.setEncoding('latin1');
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received += chunk;
      if (!isWhole(received)) return;
      note(performance.now() - sentAt, received.slice(9, 12));
      send();
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end + 2))?.[1] ?? '0';
  return received.length >= end + 4 + Number(length);
}

process.on('message', async (order: CallOrder) => {
  process.send?.(await sendCalls(order));
  process.disconnect();
});
