import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine } from '../server/client-address.ts';
import type { RequestResponse } from '../server/request-response.ts';

/** Metrics can be read from this machine, and from elsewhere with the token. */
export function createMetricsAccess(token: string | undefined): (exchange: RequestResponse) => boolean {
  return ({ request }) => {
    const sentToken = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && sentToken !== undefined && isSameSecret(sentToken, token)) return true;
    return isFromThisMachine(request);
  };
}

/** Compares in constant time, so that the duration reveals nothing about a guess. */
export function isSameSecret(left: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(left), hash(right));
}
