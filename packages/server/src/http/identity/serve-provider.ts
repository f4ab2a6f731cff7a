import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { containsWebAddress, isEmailAddress } from '@ashore/core/text/email-address.ts';
import type { Database } from '../../database/connect.ts';
import { checkPassword } from '../../features/accounts/passwords/check-password.ts';
import { passwordProblem } from '../../features/accounts/passwords/password-rules.ts';
import { type Registration, registerAccount } from '../../features/accounts/passwords/register-account.ts';
import { sendVerification } from '../../features/accounts/verification/send-verification.ts';
import type { EmbeddedProvider, Interaction } from '../../gateways/identity/embedded/embedded-provider.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import { identityHeaders } from '../responses/security-headers.ts';
import type { PageLook } from '../responses/shop-document.ts';
import { readBody } from '../server/read-body.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import type { IdentityCookies } from './cookies.ts';
import { addKnownAccount, readKnownAccounts } from './known-accounts.ts';
import {
  type FieldErrors,
  type IdentityForm,
  identityForms,
  identityPage,
  identityProblemPage,
} from './pages.ts';
import { identityTexts } from './texts.ts';

type ServeProviderInput = {
  readonly database: Database;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly cookies: IdentityCookies;
  readonly provider: () => Promise<EmbeddedProvider>;
  /** The secret of this installation, with which cookies are signed. */
  readonly secret: () => Promise<Buffer>;
  readonly style: () => Promise<string>;
  /** Counts a log-in or registration against the sender's rate limit; seconds until the next one, or 0. */
  readonly secondsToWait: (exchange: RequestResponse) => number;
  /** The same for the begin of a log-in at the issuer, which stores its state. */
  readonly secondsToWaitForLogIn: (exchange: RequestResponse) => number;
};

const interactionPath = /^\/oidc\/interaction\/([\w-]{1,64})$/;
const largestBody = 8 * 1024;
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * Serves everything below /oidc: the protocol of the embedded issuer, and the pages on which travellers log in or create
 * an account.
 */
export function createServeProvider(input: ServeProviderInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, cookies, secret, style, secondsToWait, secondsToWaitForLogIn } =
    input;

  return async (exchange) => {
    const path = pathOf(exchange);
    if (path === '/oidc/pages.css' && isRead(exchange))
      return send(exchange, { type: 'text/css', body: await style(), cache: 'no-cache' });
    if (!interactionPath.test(path)) return answerProtocol(exchange, path);
    const provider = await input.provider();
    const interaction = await provider.findInteraction(exchange.request, exchange.response);
    if (!interaction || !path.endsWith(`/${interaction.uid}`)) return showExpired(exchange);
    if (isRead(exchange)) return showForm(exchange, interaction);
    if (exchange.method === 'POST') return takeForm(exchange, provider, interaction);
    if (!exchange.request.complete) hangUpAfter(exchange);
    sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD, POST' });
  };

  async function answerProtocol(exchange: RequestResponse, path: string): Promise<void> {
    const seconds = path.startsWith('/oidc/auth') ? secondsToWaitForLogIn(exchange) : 0;
    if (seconds > 0) {
      if (!exchange.request.complete) hangUpAfter(exchange);
      return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    }
    const { request, response } = exchange;
    for (const [name, value] of Object.entries(identityHeaders)) response.setHeader(name, value);
    (await input.provider()).handle(request, response);
  }

  function showExpired(exchange: RequestResponse): void {
    if (!exchange.request.complete) hangUpAfter(exchange);
    const look = lookOf(String(exchange.request.headers['accept-language'] ?? '').split(/[,;]/));
    const problem = identityTexts[look.locale].error.expired;
    send(exchange, {
      status: 404,
      type: 'text/html',
      body: identityProblemPage({ look, siteName, problem }),
    });
  }

  function showForm(exchange: RequestResponse, { uid, locales }: Interaction): void {
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    const form = identityForms.find((name) => name === query.get('form')) ?? 'log-in';
    const page = { look: lookOf(locales), siteName, form, address: `/oidc/interaction/${uid}` };
    send(exchange, { type: 'text/html', body: identityPage(page) });
  }

  async function takeForm(
    exchange: RequestResponse,
    provider: EmbeddedProvider,
    { uid, locales }: Interaction,
  ): Promise<void> {
    const { request, response } = exchange;
    const look = lookOf(locales);
    const texts = identityTexts[look.locale].error;
    if (request.headers.origin !== undefined && request.headers.origin !== publicUrl) {
      hangUpAfter(exchange);
      return sendError(exchange, 'forbidden');
    }
    const seconds = secondsToWait(exchange);
    const body = await readBody(exchange, largestBody);
    if (!body) {
      hangUpAfter(exchange);
      return sendError(exchange, 'payload_too_large');
    }
    const typed = new URLSearchParams(body.toString());
    const value = (name: string) => (typed.get(name) ?? '').trim();
    const values = { name: value('name'), email: value('email'), password: typed.get('password') ?? '' };
    const form = identityForms.find((name) => name === typed.get('form')) ?? 'log-in';
    const again = (status: number, more: { errors?: FieldErrors; problem?: string }) => {
      const page = { look, siteName, form, address: `/oidc/interaction/${uid}`, typed: values, ...more };
      send(exchange, { status, type: 'text/html', body: identityPage(page) });
    };
    if (seconds > 0) return again(429, { problem: texts.tooMany });
    const errors = errorsOf(form, values, look);
    if (Object.keys(errors).length > 0) return again(422, { errors });
    const ownSecret = await secret();
    const knownAccounts = readKnownAccounts(cookies.read(request, 'known'), ownSecret);
    let accountId: string | undefined;
    try {
      accountId =
        form === 'register'
          ? await register(values, look)
          : await checkPassword(database.pool, { ...values, knownAccounts });
    } catch (error) {
      // Too many passwords are being compared at once, or the database restarts. The traveller keeps what was typed.
      if (codeOfFault(error) !== 'unavailable') throw error;
      return again(503, { problem: texts.failed });
    }
    if (accountId === undefined) return again(422, { problem: texts.noMatch });
    const known = addKnownAccount(knownAccounts, accountId, ownSecret);
    response.appendHeader(
      'set-cookie',
      cookies.write('known', known, { maxAge: HALF_A_YEAR, sameSite: 'Lax' }),
    );
    const location = await provider.finish(request, response, accountId);
    response
      .writeHead(303, {
        ...identityHeaders,
        location,
        'cache-control': 'no-store',
        'x-request-id': exchange.id,
      })
      .end();
  }

  async function register(values: Pick<Registration, 'name' | 'email' | 'password'>, { locale }: PageLook) {
    const id = await registerAccount(database.pool, { ...values, locale });
    await sendVerification(database, { id, email: values.email, locale }, { name: siteName, publicUrl });
    return id;
  }
}

function errorsOf(
  form: IdentityForm,
  { name, email, password }: Readonly<Record<'name' | 'email' | 'password', string>>,
  { locale }: PageLook,
): FieldErrors {
  const { error } = identityTexts[locale];
  const complaints = { too_short: error.tooShort, too_long: error.tooLong, guessable: error.guessable };
  const problem = form === 'register' ? passwordProblem(password, email) : undefined;
  return {
    ...(form === 'register' && !isPersonName(name) && { name: error.name }),
    ...(!isEmailAddress(email) && { email: error.email }),
    ...(password === '' && { password: error.password }),
    ...(password !== '' && problem !== undefined && { password: complaints[problem] }),
  };
}

/** A name for the greeting in emails. Mail programs would turn a web address in it into a link. */
function isPersonName(name: string): boolean {
  return name !== '' && name.length <= 100 && !containsWebAddress(name) && !/[\p{Cc}<>]/u.test(name);
}

function lookOf(locales: readonly string[]): PageLook {
  const locale = MESSAGE_LOCALES.find((offered) => locales.includes(offered)) ?? 'en';
  return { locale, theme: undefined };
}

type IdentityAnswer = {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
  readonly cache?: string;
};

function send(
  { response, id }: RequestResponse,
  { status = 200, type, body, cache = 'no-store' }: IdentityAnswer,
): void {
  response.writeHead(status, {
    ...identityHeaders,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': cache,
    'x-request-id': id,
  });
  response.end(body);
}
