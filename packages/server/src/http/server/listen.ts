import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ListenAddress = { readonly port: number; readonly host: string };

/** Starts to listen. Returns the address by which this machine reaches the server. */
export async function listen(server: Server, place: ListenAddress): Promise<string> {
  server.listen(place);
  await once(server, 'listening');
  return addressOf(server);
}

/** The address by which this machine reaches a server that listens. */
function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  // A server that listens on every address has none of its own.
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Stops listening, and resolves when the open requests have been answered. */
export async function stopListening(server: Server): Promise<void> {
  // An error here only says that the server did not listen.
  const closing = new Promise<unknown>((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closing;
}
