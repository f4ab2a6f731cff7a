import { connect } from 'node:net';
import { percentilesOf } from '../numbers.ts';

/** Requests that the connections send in turn. */
export type LoadOrder = {
  readonly port: number;
  readonly connections: number;
  readonly requests: readonly string[];
  readonly seconds: number;
};

export type LoadResult = {
  readonly count: number;
  readonly seconds: number;
  /** Answers other than 200. */
  readonly refused: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * Sends one request per connection at a time over kept-alive sockets, as prepared bytes. It only looks for
 * the end of each answer: a client that parsed would be slower than the server it measures.
 */
async function sendLoad({ port, connections, requests, seconds }: LoadOrder): Promise<LoadResult> {
  const latencies: number[] = [];
  const written = requests.map((request) => Buffer.from(request));
  let refused = 0;
  let sent = 0;
  const next = () => written[sent++ % written.length] ?? Buffer.alloc(0);
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  await Promise.all(Array.from({ length: connections }, () => oneConnection({ port, next, until, note })));
  const taken = (performance.now() - begun) / 1_000;
  return { count: latencies.length, seconds: taken, refused, ...percentilesOf(latencies) };

  function note(milliseconds: number, wasRefused: boolean) {
    latencies.push(milliseconds);
    if (wasRefused) refused += 1;
  }
}

type Connection = {
  readonly port: number;
  readonly next: () => Buffer;
  readonly until: number;
  readonly note: (milliseconds: number, wasRefused: boolean) => void;
};

/** A server may close a connection after a number of requests. Then the next one is opened. */
async function oneConnection(connection: Connection): Promise<void> {
  while (performance.now() < connection.until) await untilClosed(connection);
}

function untilClosed({ port, next, until, note }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let missing = 0;
    let head = Buffer.alloc(0);
    const send = () => {
      sentAt = performance.now();
      socket.write(next());
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        missing = lengthOf(head, end) + end + 4 - head.length;
      }
      if (missing > 0) return;
      note(performance.now() - sentAt, head.toString('latin1', 9, 12) !== '200');
      head = Buffer.alloc(0);
      if (performance.now() >= until) socket.end();
      else send();
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

function lengthOf(head: Buffer, end: number): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1', 0, end + 2))?.[1];
  if (length === undefined) throw new Error('An answer without a content-length cannot be measured.');
  return Number(length);
}

process.on('message', async (order: LoadOrder) => {
  process.send?.(await sendLoad(order));
  process.disconnect();
});
