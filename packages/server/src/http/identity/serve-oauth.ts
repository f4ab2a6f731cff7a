import { randomBytes } from 'node:crypto';
import { LOGGED_IN } from '@ashore/core/contract/values/limits.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import type { Database } from '../../database/connect.ts';
import { linkAccount } from '../../features/accounts/sessions/link-account.ts';
import {
  attemptMinutes,
  beginAttempt,
  takeAttempt,
} from '../../features/accounts/sessions/log-in-attempts.ts';
import { beginSession, sessionDays } from '../../features/accounts/sessions/sessions.ts';
import type { IssuerClient } from '../../gateways/identity/issuer-client.ts';
import { sendError } from '../responses/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { pathOf, type RequestResponse } from '../server/request-response.ts';
import type { IdentityCookies } from './cookies.ts';
import { returnPath } from './return-path.ts';

type ServeOauthInput = {
  readonly database: Database;
  readonly publicUrl: string;
  readonly cookies: IdentityCookies;
  readonly issuerClient: () => Promise<IssuerClient>;
  /** The embedded issuer, whose subjects are account ids; undefined with an external one. */
  readonly ownIssuer: string | undefined;
  readonly secondsToWait: (exchange: RequestResponse) => number;
  readonly onRefused: (error: unknown) => void;
};

/** The shop's side of a log-in: the way to the issuer and back. No page of ours sees the code. */
export function createServeOauth(input: ServeOauthInput): (exchange: RequestResponse) => Promise<void> {
  const { database, publicUrl, cookies, issuerClient, ownIssuer, secondsToWait, onRefused } = input;
  return async (exchange) => {
    const path = pathOf(exchange);
    if (path !== '/oauth/begin' && path !== '/oauth/callback') return sendError(exchange, 'not_found');
    const seconds = secondsToWait(exchange);
    if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    return path === '/oauth/begin' ? begin(exchange) : complete(exchange);
  };

  async function begin(exchange: RequestResponse): Promise<void> {
    const { request } = exchange;
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    const returnTo = returnPath(query.get('to'), publicUrl);
    // Another site must not log its visitors in here without their doing.
    if (request.headers['sec-fetch-site'] === 'cross-site') return redirect(exchange, logInPage(returnTo));
    const binding = randomBytes(32).toString('base64url');
    const { locale = 'en' } = splitLocale(returnTo);
    const { request: logIn, address } = await (await issuerClient()).begin(locale);
    await beginAttempt(database.pool, { ...logIn, binding, returnTo });
    const attempt = { maxAge: attemptMinutes * 60, sameSite: 'Lax' } as const;
    redirect(exchange, address.href, [cookies.write('attempt', binding, attempt)]);
  }

  async function complete(exchange: RequestResponse): Promise<void> {
    const { request } = exchange;
    const callback = new URL(exchange.url, publicUrl);
    const state = callback.searchParams.get('state') ?? '';
    const binding = cookies.read(request, 'attempt');
    const attempt = binding && (await takeAttempt(database.pool, { state, binding }));
    if (!attempt) return redirect(exchange, `${logInPage('/')}#expired`);
    const forget = cookies.write('attempt', '', { maxAge: 0, sameSite: 'Lax' });
    const { returnTo, ...logIn } = attempt;
    try {
      const loggedIn = await (await issuerClient()).exchange(callback, { state, ...logIn });
      const accountId = await linkAccount(database, { ...loggedIn, ownIssuer });
      const secret = await beginSession(database.pool, {
        accountId,
        replaces: cookies.read(request, 'session'),
        ...loggedIn,
      });
      const options = { maxAge: sessionDays * 24 * 60 * 60, sameSite: 'Strict' } as const;
      redirect(exchange, returnTo + LOGGED_IN, [forget, cookies.write('session', secret, options)]);
    } catch (error) {
      onRefused(error);
      redirect(exchange, `${logInPage(returnTo)}#failed`, [forget]);
    }
  }
}

function logInPage(returnTo: string): string {
  const { locale } = splitLocale(returnTo);
  return `${locale ? `/${locale}` : ''}/login`;
}

function redirect(
  { response, id }: RequestResponse,
  location: string,
  setCookie: readonly string[] = [],
): void {
  response
    .writeHead(303, {
      ...dataHeaders,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-request-id': id,
      location,
      ...(setCookie.length > 0 && { 'set-cookie': [...setCookie] }),
    })
    .end();
}
