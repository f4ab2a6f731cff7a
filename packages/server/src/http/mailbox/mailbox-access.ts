import type { Exchange } from '../exchange.ts';
import { isFromThisMachine } from '../from-this-machine.ts';
import { isSameSecret } from '../same-secret.ts';

type Input = { readonly token: string; readonly publicUrl: string };

export type MailboxAccess = {
  mayRead(exchange: Exchange): boolean;
  /** The cookie that a good token is exchanged for, so that it does not stay in the address. */
  cookieFor(given: string): string | undefined;
};

const hours = 8;

/** Mails of the test system are for whoever sits at this machine, and for whoever holds the token from its log. */
export function createMailboxAccess({ token, publicUrl }: Input): MailboxAccess {
  const ours = new URL(publicUrl);
  // A proxy that adds nothing looks like this machine: whoever has a public address needs the token.
  const isLocal = isLoopbackName(ours.hostname);
  const secure = ours.protocol === 'https:' ? '; Secure' : '';
  return {
    mayRead({ request }) {
      const given = /(?:^|;\s*)mailbox=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
      if (given !== undefined && isSameSecret(given, token)) return true;
      return isLocal && isFromThisMachine(request) && isOurName(request.headers.host ?? '');
    },
    cookieFor(given) {
      if (!isSameSecret(given, token)) return undefined;
      return `mailbox=${token}; Path=/mailbox; Max-Age=${hours * 3_600}; HttpOnly; SameSite=Lax${secure}`;
    },
  };

  /** A name of somebody else's that leads to this machine makes his page ours, in the eyes of the browser. */
  function isOurName(host: string): boolean {
    return isLoopbackName(host.replace(/:\d+$/, ''));
  }
}

function isLoopbackName(name: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(name);
}
