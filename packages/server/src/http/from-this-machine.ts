import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { plainAddress } from './client-address.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What proxies add to a request, each in its own words: also in words of which nobody here has heard. */
const passedOn =
  /forwarded|proxy|(?:client|real|remote|user|source|src|peer|visitor|original|origin|connecting)[-_]?(?:ip|addr|host)|^via$|^cf-|^x-envoy-/;

/** Whether somebody on this machine asks, and not a proxy for him. */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  // A proxy on this machine passes on the requests of the whole world.
  const isPassedOn = Object.keys(headers).some((name) => passedOn.test(name));
  const address = plainAddress(socket.remoteAddress ?? '');
  return !isPassedOn && address !== undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
