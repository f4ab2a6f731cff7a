import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { beginExchange, type Exchange } from './exchange.ts';

/** A real server on a free port for one test. */
export async function listen(
  handler: RequestListener | Server,
): Promise<{ url: string; port: number; server: Server }> {
  const server = typeof handler === 'function' ? createServer(handler) : handler;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, server };
}

/** The same, for what answers exchanges. */
export function answering(answer: (exchange: Exchange) => unknown) {
  return listen((request, response) => void answer(beginExchange(request, response)));
}
