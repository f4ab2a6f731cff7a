import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { plainAddress } from './client-address.ts';
import type { Exchange } from './exchange.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whoever is on this machine may see the metrics, and whoever holds the token. */
export function createMetricsAccess(token: string | undefined): (exchange: Exchange) => boolean {
  return ({ request: { headers, socket } }) => {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (token !== undefined && given !== undefined && isSame(given, token)) return true;
    // A proxy on this machine passes on the requests of the whole world.
    const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers);
    const address = plainAddress(socket.remoteAddress ?? '');
    return !isPassedOn && address !== undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** Takes as long for a good guess as for a bad one. */
function isSame(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}
