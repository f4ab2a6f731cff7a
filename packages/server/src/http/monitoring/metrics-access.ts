import { isFromThisMachine, namesThisMachine } from '../server/client-address.ts';
import type { RequestResponse } from '../server/request-response.ts';
import { isSameSecret } from '../server/same-secret.ts';

/** Metrics can be read from this machine, and from elsewhere with the token. */
export function createMetricsAccess(token: string | undefined): (exchange: RequestResponse) => boolean {
  return ({ request }) => {
    const sentToken = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && sentToken !== undefined && isSameSecret(sentToken, token)) return true;
    return isFromThisMachine(request) && namesThisMachine(request);
  };
}
