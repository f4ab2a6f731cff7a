import { isFromThisMachine, isLoopbackName, namesThisMachine } from '../server/client-address.ts';
import type { RequestResponse } from '../server/request-response.ts';
import { isSameSecret } from '../server/same-secret.ts';

type MailboxAccessInput = { readonly token: string; readonly publicUrl: string };

export type MailboxAccess = {
  mayRead(exchange: RequestResponse): boolean;
  /** Returns the cookie that a valid token is exchanged for, so that the token leaves the address. */
  cookieFor(key: string): string | undefined;
};

const COOKIE_HOURS = 8;

/**
 * Emails of the test system can be read from this machine, and from elsewhere with the token from its log.
 */
export function createMailboxAccess({ token, publicUrl }: MailboxAccessInput): MailboxAccess {
  const siteUrl = new URL(publicUrl);
  // A proxy that adds no header looks like this machine. A site with a public address therefore always
  // requires the token.
  const isLocal = isLoopbackName(siteUrl.hostname);
  const secureAttribute = siteUrl.protocol === 'https:' ? '; Secure' : '';
  return {
    mayRead({ request }) {
      const key = /(?:^|;\s*)mailbox=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
      if (key !== undefined && isSameSecret(key, token)) return true;
      return isLocal && isFromThisMachine(request) && namesThisMachine(request);
    },
    cookieFor(key) {
      if (!isSameSecret(key, token)) return undefined;
      return `mailbox=${token}; Path=/mailbox; Max-Age=${COOKIE_HOURS * 3_600}; HttpOnly; SameSite=Lax${secureAttribute}`;
    },
  };
}
