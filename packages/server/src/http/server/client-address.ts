import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { CannotStart } from '../../database/cannot-start.ts';

/** The address that a request comes from. `isTrusted` tells our own proxies from all other addresses. */
export type ClientAddress = {
  of(request: IncomingMessage): string;
  isTrusted(address: string): boolean;
};

/**
 * Trusts X-Forwarded-For only as far as our own proxies wrote it. It reads from the right, up to the first
 * address that is not one of them. The client may have invented everything further left.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trustedRanges = new BlockList();
  for (const range of trustedProxies) addRange(trustedRanges, range);
  const isTrusted = (address: string) => isIP(address) > 0 && trustedRanges.check(address, familyOf(address));

  // A call counts against several limits of its client, and each of them asks.
  const known = new WeakMap<IncomingMessage, string>();

  return {
    isTrusted,
    of(request) {
      const address = known.get(request) ?? read(request);
      known.set(request, address);
      return address;
    },
  };

  function read({ socket, headers }: IncomingMessage): string {
    let address = plainAddress(socket.remoteAddress ?? '') ?? '';
    if (!isTrusted(address)) return address;
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    for (const hop of hops.reverse()) {
      const before = plainAddress(hop.trim());
      if (before === undefined) break;
      address = before;
      if (!isTrusted(address)) break;
    }
    return address;
  }
}

/**
 * The clients that share a limit: one IPv4 address or one IPv6 network. In such a network a single client has
 * 2^64 addresses.
 */
export function limitGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Removes port, brackets, zone, and the prefix of an IPv4 address mapped to IPv6. Returns undefined if the
 * text is not an address.
 */
export function plainAddress(text: string): string | undefined {
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const plain = withoutPort.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 0) return undefined;
  return isIPv6(plain) ? new URL(`http://[${plain}]`).hostname.slice(1, -1) : plain;
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits, ...rest] = range.split('/');
  const size = Number(bits ?? (isIPv6(address) ? 128 : 32));
  const isRange =
    isIP(address) > 0 && Number.isInteger(size) && size >= 0 && size <= (isIPv6(address) ? 128 : 32);
  if (!isRange || bits === '' || rest.length > 0) {
    throw new CannotStart(
      `TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, not "${range}".`,
    );
  }
  list.addSubnet(address, size, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/**
 * Headers that proxies add to a request. Each uses its own names, so the pattern also covers proxies that we
 * do not know.
 */
const forwardingHeaderName =
  /forwarded|proxy|(?:client|real|remote|user|source|src|peer|visitor|original|origin|connecting)[-_]?(?:ip|addr|host)|^via$|^cf-|^x-envoy-/;

/** Whether a program on this machine sends the request, and not a proxy on behalf of a client. */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  // A proxy on this machine passes on requests from anywhere.
  const isForwarded = Object.keys(headers).some((name) => forwardingHeaderName.test(name));
  const address = plainAddress(socket.remoteAddress ?? '');
  return (
    !isForwarded &&
    address !== undefined &&
    loopbackAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  );
}

/**
 * Whether the request names this machine as its host. A foreign name that resolves to this machine names another:
 * in a browser its pages would share our origin.
 */
export function namesThisMachine({ headers }: IncomingMessage): boolean {
  return isLoopbackName((headers.host ?? '').replace(/:\d+$/, ''));
}

export function isLoopbackName(name: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(name);
}
