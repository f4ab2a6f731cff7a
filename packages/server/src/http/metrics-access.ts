import type { Exchange } from './exchange.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { isSameSecret } from './same-secret.ts';

/** Whoever is on this machine may see the metrics, and whoever holds the token. */
export function createMetricsAccess(token: string | undefined): (exchange: Exchange) => boolean {
  return ({ request }) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && given !== undefined && isSameSecret(given, token)) return true;
    return isFromThisMachine(request);
  };
}
