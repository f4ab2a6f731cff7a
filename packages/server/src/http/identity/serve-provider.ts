import type { Database } from '../../database/connect.ts';
import { demoAccountId } from '../../features/accounts/demo-member.ts';
import type { EmbeddedProvider, Interaction } from '../../gateways/identity/embedded/embedded-provider.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import { identityHeaders } from '../responses/security-headers.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import type { IdentityCookies } from './cookies.ts';
import { demoNote } from './demo-note.ts';
import { lookOf, lookOfBrowser, readForm, redirect, send } from './exchange.ts';
import { addKnownAccount, readKnownAccounts } from './known-accounts.ts';
import { createLogInSteps, type SentForm } from './log-in-steps.ts';
import {
  type IdentityForm,
  type IdentityPage,
  identityPage,
  identityProblemPage,
  openForms,
} from './pages.ts';
import { createServeReset } from './serve-reset.ts';
import { identityTexts } from './texts.ts';
import { readValues } from './typed-values.ts';

type ServeProviderInput = {
  readonly database: Database;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly cookies: IdentityCookies;
  readonly provider: () => Promise<EmbeddedProvider>;
  /** The secret of this installation, with which cookies are signed. */
  readonly secret: () => Promise<Buffer>;
  readonly style: () => Promise<string>;
  /** Whether the log-in page offers the member of the demonstration's organisation. */
  readonly hasDemo: boolean;
  /** Counts a log-in or registration against the sender's rate limit; seconds until the next one, or 0. */
  readonly secondsToWait: (exchange: RequestResponse) => number;
  /** The same for the begin of a log-in at the issuer, which stores its state. */
  readonly secondsToWaitForLogIn: (exchange: RequestResponse) => number;
  /** The clients that share a limit with this one. */
  readonly clientOf: (exchange: RequestResponse) => string;
};

const interactionPath = /^\/oidc\/interaction\/([\w-]{1,64})$/;
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * Serves everything below /oidc: the protocol of the embedded issuer, and the pages on which travellers log in, create an
 * account, or choose a new password.
 */
export function createServeProvider(input: ServeProviderInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, cookies, secret, style } = input;
  const steps = createLogInSteps({ database, site: { name: siteName, publicUrl }, secret });
  const serveReset = createServeReset({ ...input, remember });

  return async (exchange) => {
    const path = pathOf(exchange);
    if (path === '/oidc/pages.css' && isRead(exchange))
      return send(exchange, { type: 'text/css', body: await style(), cache: 'no-cache' });
    if (path === '/oidc/reset') return serveReset(exchange);
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
    const seconds = path.startsWith('/oidc/auth') ? input.secondsToWaitForLogIn(exchange) : 0;
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
    const look = lookOfBrowser(exchange);
    const problem = identityTexts[look.locale].error.expired;
    send(exchange, { status: 404, body: identityProblemPage({ look, siteName, problem }) });
  }

  function showForm(exchange: RequestResponse, { uid, locales }: Interaction): void {
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    const form = openForms.find((name) => name === query.get('form')) ?? 'log-in';
    send(exchange, { body: pageOf({ uid, locales }, { form }) });
  }

  function pageOf({ uid, locales }: Pick<Interaction, 'uid' | 'locales'>, page: IdentityPage): string {
    const [look, address] = [lookOf(locales), `/oidc/interaction/${uid}`];
    const note = input.hasDemo && page.form === 'log-in' ? demoNote(look.locale, address) : '';
    return identityPage({ look, siteName, address, page, note });
  }

  async function takeForm(
    exchange: RequestResponse,
    provider: EmbeddedProvider,
    interaction: Interaction,
  ): Promise<void> {
    const { request, response } = exchange;
    const look = lookOf(interaction.locales);
    const seconds = input.secondsToWait(exchange);
    const form = await readForm(exchange, publicUrl);
    if (!form) return;
    const name = form.get('form') ?? 'log-in';
    const values = readValues(form);
    const texts = identityTexts[look.locale].error;
    const again = (status: number, problem: string) =>
      send(exchange, {
        status,
        body: pageOf(interaction, { form: sentFrom[name] ?? 'log-in', typed: values, problem }),
      });
    if (seconds > 0) return again(429, texts.tooMany);
    const sent: SentForm = {
      values,
      look,
      binding: interaction.uid,
      // The published password of the demo member needs no code by email.
      knownAccounts: [...(await knownAccounts(exchange)), ...(input.hasDemo ? [demoAccountId] : [])],
      client: input.clientOf(exchange),
    };
    const step = steps[name] ?? steps['log-in'];
    try {
      const result = await step?.(sent);
      if (!result) return again(422, texts.failed);
      if ('page' in result) {
        const { page, status, retryAfter } = result;
        const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
        return send(exchange, { status, headers, body: pageOf(interaction, page) });
      }
      await remember(exchange, result.accountId);
      redirect(exchange, await provider.finish(request, response, result.accountId));
    } catch (error) {
      // Too many passwords are being compared at once, or the database restarts. The traveller keeps what was typed.
      if (codeOfFault(error) !== 'unavailable') throw error;
      again(503, texts.failed);
    }
  }

  async function knownAccounts({ request }: RequestResponse): Promise<readonly string[]> {
    return readKnownAccounts(cookies.read(request, 'known'), await secret());
  }

  async function remember(exchange: RequestResponse, accountId: string): Promise<void> {
    const known = addKnownAccount(await knownAccounts(exchange), accountId, await secret());
    const cookie = cookies.write('known', known, { maxAge: HALF_A_YEAR, sameSite: 'Lax' });
    exchange.response.appendHeader('set-cookie', cookie);
  }
}

/** The page on which each form stands, if it is not called like it. */
const sentFrom: Readonly<Record<string, IdentityForm>> = {
  'log-in': 'log-in',
  register: 'register',
  'send-code': 'log-in',
  code: 'code',
  'send-reset': 'forgot',
  reset: 'reset',
};
