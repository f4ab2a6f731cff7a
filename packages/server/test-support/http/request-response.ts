import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { beginRequestResponse, type RequestResponse } from '../../src/http/server/request-response.ts';

/** Starts a real server on a free port for one test. */
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

/** The same, for a handler of a `RequestResponse`. */
export function answering(answer: (exchange: RequestResponse) => unknown) {
  return listen((request, response) => void answer(beginRequestResponse(request, response)));
}
