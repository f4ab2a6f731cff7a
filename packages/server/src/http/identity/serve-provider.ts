import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/connect.ts';
import { demoAccountId } from '../../features/accounts/demo-member.ts';
import { passkeyRequest } from '../../features/accounts/passkeys/log-in-by-passkey.ts';
import { passkeyCreation } from '../../features/accounts/passkeys/passkeys.ts';
import { describeDevice } from '../../features/accounts/sessions/describe-device.ts';
import type { EmbeddedProvider, Interaction } from '../../gateways/identity/embedded/embedded-provider.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import { identityHeaders } from '../responses/security-headers.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { type AccountStep, createAccountSteps } from './account-steps.ts';
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
import { type AccountPage, accountPage } from './security-pages.ts';
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
/** Minutes after a log-in in which its traveller may change how to log in. */
const proofMinutes = 5;
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * Serves everything below /oidc: the protocol of the embedded issuer, and the pages on which travellers log in, create an
 * account, or choose a new password.
 */
export function createServeProvider(input: ServeProviderInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, cookies, secret, style } = input;
  const steps = createLogInSteps({ database, site: { name: siteName, publicUrl }, secret });
  const accountSteps = createAccountSteps({ database, site: { name: siteName, publicUrl } });
  const serveReset = createServeReset({ ...input, remember });

  return async (exchange) => {
    const path = pathOf(exchange);
    if (path === '/oidc/pages.css' && isRead(exchange))
      return send(exchange, { type: 'text/css', body: await style(), cache: 'no-cache' });
    if (path === '/oidc/passkeys.mjs' && isRead(exchange))
      return send(exchange, { type: 'text/javascript', body: await script(), cache: 'no-cache' });
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

  async function showForm(exchange: RequestResponse, interaction: Interaction): Promise<void> {
    const { screen } = interaction;
    const accountId = freshlyProven(interaction);
    if (screen === 'security' && accountId !== undefined) {
      const step = await accountSteps.show(accountId);
      if (step) return send(exchange, { body: accountPageOf(interaction, step.page) });
    }
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    const usual = interaction.newAccount ? 'register' : 'log-in';
    const form = openForms.find((name) => name === query.get('form')) ?? usual;
    send(exchange, { body: pageOf(interaction, { form }) });
  }

  function pageOf({ uid, locales, newAccount }: Interaction, page: IdentityPage): string {
    const [look, address] = [lookOf(locales), `/oidc/interaction/${uid}`];
    const note = input.hasDemo && page.form === 'log-in' ? demoNote(look.locale, address) : '';
    // The address is already known by the booking, so it is not asked and cannot be another one.
    const fixed = newAccount && page.form === 'register' ? { typed: newAccount, isFixed: true } : {};
    return identityPage({ look, siteName, address, page: { ...page, ...fixed }, note });
  }

  function accountPageOf({ uid, locales }: Interaction, page: AccountPage): string {
    return accountPage({ look: lookOf(locales), siteName, address: `/oidc/interaction/${uid}`, page });
  }

  async function takeForm(
    exchange: RequestResponse,
    provider: EmbeddedProvider,
    interaction: Interaction,
  ): Promise<void> {
    const { request } = exchange;
    const look = lookOf(interaction.locales);
    const form = await readForm(exchange, publicUrl);
    if (!form) return;
    const name = form.get('form') ?? 'log-in';
    if (name === 'passkey-options') return sendOptions(exchange, interaction);
    const seconds = input.secondsToWait(exchange);
    const typed = readValues(form);
    const values = name === 'register' ? { ...typed, ...interaction.newAccount } : typed;
    const texts = identityTexts[look.locale].error;
    const again = (status: number, problem: string) => {
      const page = { form: sentFrom[name] ?? 'log-in', typed: values, problem };
      send(exchange, { status, body: pageOf(interaction, page) });
    };
    if (seconds > 0) return again(429, texts.tooMany);
    const read = (field: string) => form.get(field) ?? '';
    const { uid: binding, issuerSession } = interaction;
    try {
      const change = accountSteps.forms[name];
      if (change) {
        const accountId = freshlyProven(interaction);
        if (accountId === undefined) return again(403, texts.proveAgain);
        const { system, browser } = describeDevice(request.headers['user-agent']);
        const device = system ?? browser ?? 'Passkey';
        const own = { accountId, look, binding, issuerSession, values, read, device };
        return goOn(exchange, interaction, { step: await change(own), to: interaction.returnTo });
      }
      const sent: SentForm = {
        values,
        look,
        binding,
        issuerSession,
        // The published password of the demo member needs no code by email.
        knownAccounts: [...(await knownAccounts(exchange)), ...(input.hasDemo ? [demoAccountId] : [])],
        client: input.clientOf(exchange),
        credential: read('credential'),
      };
      const result = await (steps[name] ?? steps['log-in'])?.(sent);
      if (!result) return again(422, texts.failed);
      if ('page' in result) {
        const { page, status, retryAfter } = result;
        const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
        return send(exchange, { status, headers, body: pageOf(interaction, page) });
      }
      await remember(exchange, result.accountId);
      const to = await provider.finish(request, exchange.response, result.accountId);
      const step = await accountSteps.after({
        ...result,
        wantsSecurity: interaction.screen === 'security',
        canHoldPasskeys: read('passkeys') === 'yes',
      });
      goOn(exchange, interaction, { step, to });
    } catch (error) {
      // Too many passwords are being compared at once, or the database restarts. The traveller keeps what was typed.
      if (codeOfFault(error) !== 'unavailable') throw error;
      again(503, texts.failed);
    }
  }

  function goOn(
    exchange: RequestResponse,
    interaction: Interaction,
    { step, to }: { readonly step: AccountStep; readonly to: string },
  ): void {
    if (step) send(exchange, { status: step.status, body: accountPageOf(interaction, step.page) });
    else redirect(exchange, to);
  }

  /** What the browser's script needs to ask a device for a passkey, or to have one made for the account just proved. */
  async function sendOptions(exchange: RequestResponse, interaction: Interaction): Promise<void> {
    const seconds = input.secondsToWaitForLogIn(exchange);
    if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    const accountId = freshlyProven(interaction);
    const site = { name: siteName, publicUrl };
    const options =
      accountId === undefined
        ? await passkeyRequest(database.pool, site, interaction.uid)
        : await passkeyCreation(database.pool, site, { accountId, binding: interaction.uid });
    if (!options) return sendError(exchange, 'conflict');
    send(exchange, { type: 'application/json', body: JSON.stringify(options) });
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

/** The account whose owner has been proved in this interaction, not long ago. */
function freshlyProven({ proven }: Interaction): string | undefined {
  const isFresh = proven !== undefined && Date.now() - proven.at.getTime() < proofMinutes * 60_000;
  return isFresh ? proven.accountId : undefined;
}

let scriptText: Promise<string> | undefined;

function script(): Promise<string> {
  scriptText ??= readFile(new URL('./passkeys.mjs', import.meta.url), 'utf8');
  return scriptText;
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
