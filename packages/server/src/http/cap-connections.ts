import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { hangUp } from './answer-client-error.ts';
import { type ClientAddress, limitGroup, plainAddress } from './client-address.ts';

type Input = { readonly perAddress: number; readonly clients: ClientAddress };

/** No single client may take all connections. Our own proxies speak for many and are not counted. */
export function capConnections(server: Server, { perAddress, clients }: Input): void {
  const open = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (address === undefined || clients.isTrusted(address)) return;
    const group = limitGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    open.set(group, count);
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
    if (count > perAddress) hangUp(socket, 'too_many_requests', { 'retry-after': '5' });
  });
}
