import type { IncomingMessage } from 'node:http';

type CookieName = 'session' | 'attempt' | 'known';

/**
 * What a link of another site opens may need the attempt, when its issuer leads back, or the known accounts. The session
 * goes with no request that another site begins.
 */
const sameSite: Readonly<Record<CookieName, 'Strict' | 'Lax'>> = {
  session: 'Strict',
  attempt: 'Lax',
  known: 'Lax',
};

type CookieOptions = {
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
};

export type IdentityCookies = {
  read(request: IncomingMessage, name: CookieName): string | undefined;
  write(name: CookieName, value: string, options: CookieOptions): string;
};

/**
 * The cookies of identity, which no script can read. Behind https their names forbid other hosts to plant them. Without
 * https, the port is part of the name, because cookies ignore ports and a developer may run two sites.
 */
export function identityCookies(publicUrl: string): IdentityCookies {
  const { protocol, port } = new URL(publicUrl);
  const isSecure = protocol === 'https:';
  const fullName = (name: CookieName) => (isSecure ? `__Host-${name}` : `${name}-${port || '80'}`);
  return {
    read({ headers }, name) {
      const wanted = fullName(name);
      for (const pair of (headers.cookie ?? '').split(';')) {
        const [key = '', value = ''] = pair.trim().split('=', 2);
        if (key === wanted && value !== '') return value;
      }
      return undefined;
    },
    write(name, value, { maxAge }) {
      const secure = isSecure ? '; Secure' : '';
      return `${fullName(name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite[name]}${secure}`;
    },
  };
}
