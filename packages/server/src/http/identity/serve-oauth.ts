import { randomBytes } from 'node:crypto';
import { LOGGED_IN } from '@ashore/core/contract/values/limits.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { LOG_IN_PROBLEMS, type LogInProblem } from '@ashore/core/errors/log-in-problems.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { describeDevice } from '../../features/accounts/sessions/describe-device.ts';
import { endSessionsAtIssuer } from '../../features/accounts/sessions/end-sessions.ts';
import { linkAccount } from '../../features/accounts/sessions/link-account.ts';
import {
  attemptMinutes,
  beginAttempt,
  type LogInAttempt,
  useUpAttempt,
} from '../../features/accounts/sessions/log-in-attempts.ts';
import { proofTime } from '../../features/accounts/sessions/proofs.ts';
import { beginSession, sessionDays } from '../../features/accounts/sessions/sessions.ts';
import { sendVerification } from '../../features/accounts/verification/send-verification.ts';
import {
  claimBooking,
  findUnclaimedBooking,
} from '../../features/bookings/of-account/claim-booking-by-key.ts';
import { isIssuerUnavailable } from '../../gateways/identity/issuer-unavailable.ts';
import { accountScreen } from '../../gateways/identity/proof.ts';
import { EXTENDED_SESSION } from '../../gateways/identity/scopes.ts';
import { sendError } from '../responses/errors.ts';
import { dataHeaders } from '../responses/security-headers.ts';
import { readBody } from '../server/read-body.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import type { IdentityCookies } from './cookies.ts';
import { donePage, leadPage } from './done-page.ts';
import type { IdentityIssuer } from './identity-issuer.ts';
import { readForm } from './read-form.ts';
import { returnPath } from './return-path.ts';

type ServeOauthInput = {
  readonly database: Database;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly cookies: IdentityCookies;
  readonly issuer: IdentityIssuer;
  readonly style: () => Promise<string>;
  readonly takeCallToken: (exchange: RequestResponse) => number;
  readonly onRefused: (error: unknown) => void;
  /** A key of the client, shared by all clients that share one limit. */
  readonly clientOf: (exchange: RequestResponse) => string;
};

type Return = Pick<LogInAttempt, 'returnTo' | 'mode'>;
type LogIn = Omit<LogInAttempt, 'binding' | 'mode'>;

const largestBody = 16 * 1024;

/** The shop's side of a log-in: the way to the issuer and back. No page of ours sees the code. */
export function createServeOauth(input: ServeOauthInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, cookies, issuer, style, takeCallToken, onRefused, clientOf } = input;
  return async (exchange) => {
    const path = pathOf(exchange);
    if (path === '/oauth/backchannel-logout') return endAtIssuer(exchange);
    const isBegin = path === '/oauth/begin';
    if (!isRead(exchange) && !(isBegin && exchange.method === 'POST')) {
      if (!exchange.request.complete) hangUpAfter(exchange);
      return sendError(exchange, 'method_not_allowed', { allow: isBegin ? 'GET, HEAD, POST' : 'GET, HEAD' });
    }
    if (path === '/oauth/done') return showDone(exchange);
    if (path === '/oauth/pages.css')
      return send(exchange, { type: 'text/css', body: await style(), headers: dataHeaders });
    if (!isBegin && path !== '/oauth/callback') return sendError(exchange, 'not_found');
    const seconds = takeCallToken(exchange);
    if (seconds > 0) {
      if (!exchange.request.complete) hangUpAfter(exchange);
      return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    }
    if (!isBegin) return complete(exchange);
    if (isRead(exchange)) return begin(exchange, queryOf(exchange));
    const form = await readForm(exchange, publicUrl);
    if (form) await begin(exchange, form, form.get('booking') ?? '');
  };

  /** The key of a booking that is kept in the account is posted: in an address it would be logged and remembered. */
  async function begin(exchange: RequestResponse, query: URLSearchParams, bookingKey = ''): Promise<void> {
    const { request } = exchange;
    const back: Return = {
      returnTo: returnPath(query.get('to'), publicUrl),
      mode: query.get('mode') === 'popup' ? 'popup' : 'page',
    };
    // Another site must not log its visitors in here without their doing.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      return redirect(exchange, logInPage(back.returnTo));
    try {
      const binding = randomBytes(32).toString('base64url');
      const booking = await findUnclaimedBooking(database.pool, bookingKey);
      const { request: logIn, address } = await (await issuer.client()).begin({
        locale: localeOf(back.returnTo),
        screen: issuer.ownIssuer ? accountScreen(query.get('screen')) : undefined,
        isProof: query.get('screen') === 'proof',
      });
      await beginAttempt(database.pool, { ...logIn, ...back, binding, bookingId: booking?.id ?? null });
      const attempt = { maxAge: attemptMinutes * 60 };
      const cookie = cookies.write('attempt', binding, attempt);
      // After a form, browsers would refuse to be redirected to another origin.
      if (isRead(exchange) || issuer.ownIssuer) return redirect(exchange, address.href, [cookie]);
      const look = { locale: localeOf(back.returnTo), theme: undefined } as const;
      const { document, headers } = leadPage({ look, siteName, address: address.href });
      send(exchange, { type: 'text/html', body: document, headers: { ...headers, 'set-cookie': cookie } });
    } catch (error) {
      if (!isIssuerUnavailable(error)) throw error;
      onRefused(error);
      redirect(exchange, problemAddress('unavailable', back));
    }
  }

  async function complete(exchange: RequestResponse): Promise<void> {
    const { request } = exchange;
    const callback = new URL(exchange.url, publicUrl);
    const state = callback.searchParams.get('state') ?? '';
    const binding = cookies.read(request, 'attempt');
    const attempt = binding && (await useUpAttempt(database.pool, { state, binding }));
    if (!attempt) return redirect(exchange, problemAddress('expired', { returnTo: '/', mode: 'page' }));
    const forget = cookies.write('attempt', '', { maxAge: 0 });
    const { returnTo, mode, ...logIn } = attempt;
    try {
      const session = await logInWith(exchange, callback, { state, ...logIn, returnTo });
      const to = mode === 'popup' ? doneAddress({ returnTo }) : returnTo + LOGGED_IN;
      redirect(exchange, to, [forget, session]);
    } catch (error) {
      onRefused(error);
      const problem = isIssuerUnavailable(error) ? 'unavailable' : 'failed';
      redirect(exchange, problemAddress(problem, { returnTo, mode }), [forget]);
    }
  }

  /** Exchanges the code and begins a session. Returns its cookie. */
  async function logInWith(
    exchange: RequestResponse,
    callback: URL,
    { returnTo, bookingId, ...logIn }: LogIn,
  ): Promise<string> {
    const { request } = exchange;
    const loggedInAt = await proofTime(database.pool);
    const loggedIn = await (await issuer.client()).exchange(callback, logIn);
    const locale = localeOf(returnTo);
    const { ownIssuer, isEmailTrusted } = issuer;
    const account = await linkAccount(database, { ...loggedIn, locale, ownIssuer, isEmailTrusted });
    const { id: accountId, unconfirmed } = account;
    if (unconfirmed !== undefined) {
      const recipient = { id: accountId, email: unconfirmed, locale, client: clientOf(exchange) };
      await sendVerification(database, recipient, { name: siteName, publicUrl });
    }
    const isExtended = loggedIn.scopes.includes(EXTENDED_SESSION);
    const secret = await beginSession(database.pool, {
      accountId,
      issuer: loggedIn.issuer,
      issuerSid: loggedIn.issuerSid,
      tokens: { idToken: loggedIn.idToken, refreshToken: loggedIn.refreshToken },
      ownSecret: await issuer.ownSecret(),
      isExtended,
      device: describeDevice(request.headers['user-agent']),
      authenticatedAt: loggedIn.authenticatedAt,
      replaces: cookies.read(request, 'session'),
      loggedInAt,
    });
    if (secret === undefined) throw new Failure('forbidden');
    if (bookingId !== null) await claimBooking(database.pool, { bookingId, accountId });
    const maxAge = sessionDays({ isExtended }) * 24 * 60 * 60;
    return cookies.write('session', secret, { maxAge });
  }

  function showDone(exchange: RequestResponse): void {
    const query = queryOf(exchange);
    const returnTo = returnPath(query.get('to'), publicUrl);
    const problem = LOG_IN_PROBLEMS.find((known) => known === query.get('problem'));
    const look = { locale: localeOf(returnTo), theme: undefined } as const;
    const end = query.has('left') ? 'left' : (problem ?? 'signed-in');
    const { document, headers } = donePage({ look, siteName, end, returnTo });
    send(exchange, { type: 'text/html', body: document, headers });
  }

  /** A message of the issuer that a session has ended there. Its signature proves the sender. */
  async function endAtIssuer(exchange: RequestResponse): Promise<void> {
    const isPost = exchange.method === 'POST';
    const seconds = isPost ? takeCallToken(exchange) : 0;
    const body = isPost && seconds === 0 ? await readBody(exchange, largestBody) : undefined;
    if (!exchange.request.complete) hangUpAfter(exchange);
    if (!isPost) return sendError(exchange, 'method_not_allowed', { allow: 'POST' });
    if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    if (!body) return sendError(exchange, 'payload_too_large');
    const client = await issuer.client().catch(() => undefined);
    if (!client) return sendError(exchange, 'unavailable');
    const token = new URLSearchParams(body.toString()).get('logout_token') ?? '';
    const message = await client.readLogoutToken(token).catch((error: unknown) => {
      onRefused(error);
      sendError(exchange, isIssuerUnavailable(error) ? 'unavailable' : 'bad_request');
      return undefined;
    });
    if (!message) return;
    // A fault of the database is answered as one, so that the issuer sends its message again.
    if (!(await endSessionsAtIssuer(database.pool, { ...message, issuer: issuer.name }))) {
      onRefused(new Error('The message came before.'));
      return sendError(exchange, 'bad_request');
    }
    exchange.response.writeHead(204, { ...dataHeaders, 'cache-control': 'no-store' }).end();
  }
}

function queryOf(exchange: RequestResponse): URLSearchParams {
  return new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
}

function localeOf(path: string): MessageLocale {
  return localeTable[splitLocale(path).locale ?? 'en'].messages;
}

function problemAddress(problem: LogInProblem, { returnTo, mode }: Return): string {
  return mode === 'popup' ? doneAddress({ returnTo, problem }) : `${logInPage(returnTo)}#${problem}`;
}

function doneAddress({ returnTo, problem }: { readonly returnTo: string; readonly problem?: LogInProblem }) {
  return `/oauth/done?${new URLSearchParams({ to: returnTo, ...(problem && { problem }) })}`;
}

function logInPage(returnTo: string): string {
  const { locale } = splitLocale(returnTo);
  return `${locale ? `/${locale}` : ''}/login`;
}

type OauthAnswer = {
  readonly type: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

function send({ response, id }: RequestResponse, { type, body, headers }: OauthAnswer): void {
  response.writeHead(200, {
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': id,
  });
  response.end(body);
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
