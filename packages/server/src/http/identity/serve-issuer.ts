import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/connect.ts';
import { demoAccountId } from '../../features/accounts/demo-member.ts';
import type { Account } from '../../features/accounts/find-account.ts';
import { createPasskeyRequest } from '../../features/accounts/passkeys/log-in-by-passkey.ts';
import { createPasskeyOptions } from '../../features/accounts/passkeys/passkeys.ts';
import { describeDevice } from '../../features/accounts/sessions/describe-device.ts';
import { isProofFresh, proofTime } from '../../features/accounts/sessions/proofs.ts';
import { findSession } from '../../features/accounts/sessions/sessions.ts';
import { findContactOfClaim } from '../../features/bookings/of-account/claim-booking-by-key.ts';
import type {
  EmbeddedProvider,
  Interaction,
  Proof,
} from '../../gateways/identity/embedded/embedded-provider.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import { identityHeaders } from '../responses/security-headers.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { type AccountPage, accountPage } from './account-page.ts';
import { type AccountStep, createAccountSteps } from './account-steps.ts';
import type { IdentityCookies } from './cookies.ts';
import { demoNote } from './demo-note.ts';
import { accountsKnownBy, addKnownAccount, readKnownAccounts } from './known-accounts.ts';
import { createLogInSteps, type SentForm } from './log-in-steps.ts';
import { lookOf, lookOfBrowser } from './page-look.ts';
import {
  type IdentityForm,
  type IdentityPage,
  identityPage,
  identityProblemPage,
  openForms,
} from './pages.ts';
import { readForm } from './read-form.ts';
import { redirectAfterForm, sendAnswer } from './send-answer.ts';
import { createServeReset } from './serve-reset.ts';
import { identityTexts } from './texts.ts';
import { readTypedValues } from './typed-values.ts';

type ServeIssuerInput = {
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
  readonly takeCallToken: (exchange: RequestResponse) => number;
  /** The same for the begin of a log-in at the issuer, which stores its state. */
  readonly takeLogInToken: (exchange: RequestResponse) => number;
  /** A key of the client, shared by all clients that share one limit. */
  readonly clientOf: (exchange: RequestResponse) => string;
};

/** An interaction, and for whom the shop asks to make an account in it. Their address is fixed. */
type OpenInteraction = Interaction & {
  readonly newAccount: { readonly name: string; readonly email: string } | undefined;
};

const interactionPath = /^\/oidc\/interaction\/([\w-]{1,64})$/;
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * Serves everything below /oidc: the protocol of the embedded issuer, and the pages on which travellers log in, create an
 * account, or choose a new password.
 */
export function createServeIssuer(input: ServeIssuerInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, cookies, secret, style } = input;
  const steps = createLogInSteps({ database, site: { name: siteName, publicUrl }, secret });
  const accountSteps = createAccountSteps({ database, site: { name: siteName, publicUrl }, secret });
  const serveReset = createServeReset({ ...input, rememberProof });

  return async (exchange) => {
    const path = pathOf(exchange);
    if (path === '/oidc/pages.css' && isRead(exchange))
      return sendAnswer(exchange, { contentType: 'text/css', body: await style(), cacheControl: 'no-cache' });
    if (path === '/oidc/passkeys.mjs' && isRead(exchange))
      return sendAnswer(exchange, {
        contentType: 'text/javascript',
        body: await script(),
        cacheControl: 'no-cache',
      });
    if (path === '/oidc/reset') return serveReset(exchange);
    if (!interactionPath.test(path)) return answerProtocol(exchange, path);
    const provider = await input.provider();
    const found = await provider.findInteraction(exchange.request, exchange.response);
    if (!found || !path.endsWith(`/${found.uid}`)) return showExpired(exchange);
    const interaction = { ...found, newAccount: await findContactOfClaim(database.pool, found.state) };
    if (isRead(exchange)) return showForm(exchange, interaction);
    if (exchange.method === 'POST') return answerForm(exchange, provider, interaction);
    if (!exchange.request.complete) hangUpAfter(exchange);
    sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD, POST' });
  };

  async function answerProtocol(exchange: RequestResponse, path: string): Promise<void> {
    const seconds = path.startsWith('/oidc/auth') ? input.takeLogInToken(exchange) : 0;
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
    sendAnswer(exchange, { status: 404, body: identityProblemPage({ look, siteName, problem }) });
  }

  async function showForm(exchange: RequestResponse, interaction: OpenInteraction): Promise<void> {
    const { screen } = interaction;
    const accountId = await freshlyProven(interaction);
    if (screen === 'security' && accountId !== undefined) {
      const step = await accountSteps.show(accountId);
      if (step) return sendAnswer(exchange, { body: accountPageOf(interaction, step.page) });
    }
    const owner = await ownerOf(exchange, interaction);
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    const usual = interaction.newAccount ? 'register' : 'log-in';
    const form = openForms.find((name) => name === query.get('form')) ?? usual;
    sendAnswer(exchange, { body: pageOf(interaction, { form }, owner) });
  }

  /** Who must be proved, if it is for the account that is logged in here. No other one may be proved instead. */
  async function ownerOf(
    { request }: RequestResponse,
    { screen }: Interaction,
  ): Promise<Pick<Account, 'id' | 'email'> | undefined> {
    const session = screen === undefined ? undefined : cookies.read(request, 'session');
    return session === undefined ? undefined : (await findSession(database.pool, session))?.account;
  }

  function pageOf(
    { uid, locales, screen, newAccount }: OpenInteraction,
    page: IdentityPage,
    owner?: { readonly email: string },
  ): string {
    const [look, address] = [lookOf(locales), `/oidc/interaction/${uid}`];
    const note = input.hasDemo && page.form === 'log-in' && !owner ? demoNote(look.locale, address) : '';
    // The address is already known by the booking, so it is not asked and cannot be another one.
    const known = page.form === 'register' ? newAccount : owner;
    const fixed = known && { typed: { ...page.typed, ...known }, isFixed: true, isProof: screen === 'proof' };
    return identityPage({ look, siteName, address, page: { ...page, ...fixed }, note });
  }

  function accountPageOf({ uid, locales }: Interaction, page: AccountPage): string {
    return accountPage({ look: lookOf(locales), siteName, address: `/oidc/interaction/${uid}`, page });
  }

  async function answerForm(
    exchange: RequestResponse,
    provider: EmbeddedProvider,
    interaction: OpenInteraction,
  ): Promise<void> {
    const { request, response } = exchange;
    const look = lookOf(interaction.locales);
    const form = await readForm(exchange, publicUrl);
    if (!form) return;
    const name = form.get('form') ?? 'log-in';
    if (name === 'passkey-options') return sendOptions(exchange, interaction);
    const seconds = input.takeCallToken(exchange);
    const owner = await ownerOf(exchange, interaction);
    const values = {
      ...readTypedValues(form),
      ...(name === 'register' ? interaction.newAccount : owner && { email: owner.email }),
    };
    const texts = identityTexts[look.locale].error;
    const again = (status: number, problem: string) => {
      const page = { form: formIn(sentFrom, name) ?? 'log-in', typed: values, problem };
      sendAnswer(exchange, { status, body: pageOf(interaction, page, owner) });
    };
    const change = formIn(accountSteps.forms, name);
    /** A form of the pages about the account comes back to its page, as long as its proof is fresh. */
    const refuse = async (status: 409 | 429 | 503, notice: 'tooMany' | 'failed') => {
      const accountId = change && (await freshlyProven(interaction));
      const step =
        accountId !== undefined &&
        (await accountSteps.refuse(name, { accountId, look, values, notice, status }));
      if (step) goOn(exchange, interaction, { step, to: interaction.returnTo });
      else again(status, texts[notice]);
    };
    if (seconds > 0) return refuse(429, 'tooMany');
    const read = (field: string) => form.get(field) ?? '';
    const { uid: binding, issuerSession } = interaction;
    try {
      if (change) {
        const accountId = await freshlyProven(interaction);
        if (accountId === undefined) return again(403, texts.proveAgain);
        const { system, browser } = describeDevice(request.headers['user-agent']);
        const device = [browser, system].filter(Boolean).join(', ') || 'Passkey';
        const proveAgain = async () => {
          const proof = { accountId, at: await proofTime(database.pool) };
          await provider.finish(request, response, proof);
          await rememberProof(exchange, proof);
        };
        const own = { accountId, look, binding, issuerSession, proveAgain, values, read, device };
        return goOn(exchange, interaction, { step: await change(own), to: interaction.returnTo });
      }
      const sent: SentForm = {
        values,
        look,
        binding,
        issuerSession,
        // The published password of the demo member needs no code by email.
        knownAccounts: [
          ...(await accountsKnownBy(database.pool, cookies.read(request, 'known'), await secret())),
          ...(input.hasDemo ? [demoAccountId] : []),
        ],
        client: input.clientOf(exchange),
        credential: read('credential'),
      };
      // It would make an account and email its address before the proof of another account is refused.
      if (owner && name === 'register') return again(422, texts.otherAccount);
      // Before anything is compared: what ends all sessions in the meantime ends this log-in as well.
      const arrivedAt = await proofTime(database.pool);
      const result = await (formIn(steps, name) ?? steps['log-in'])?.(sent);
      if (!result) return again(422, texts.failed);
      if ('page' in result) {
        const { page, status, retryAfter } = result;
        const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
        return sendAnswer(exchange, { status, headers, body: pageOf(interaction, page, owner) });
      }
      const { accountId, at = arrivedAt } = result;
      if (owner && accountId !== owner.id) return again(422, texts.otherAccount);
      await rememberProof(exchange, { accountId, at });
      const to = await provider.finish(request, response, { accountId, at });
      const step = await accountSteps.after({
        ...result,
        wantsSecurity: interaction.screen === 'security',
        canHoldPasskeys: read('passkeys') === 'yes',
      });
      goOn(exchange, interaction, { step, to });
    } catch (error) {
      // Too many passwords are being compared at once, the database restarts, or another account is being created with this
      // page. The traveller keeps what was typed.
      const code = codeOfFault(error);
      if (code !== 'unavailable' && code !== 'conflict') throw error;
      await refuse(code === 'conflict' ? 409 : 503, 'failed');
    }
  }

  function goOn(
    exchange: RequestResponse,
    interaction: Interaction,
    { step, to }: { readonly step: AccountStep; readonly to: string },
  ): void {
    if (step) sendAnswer(exchange, { status: step.status, body: accountPageOf(interaction, step.page) });
    else redirectAfterForm(exchange, to);
  }

  /** What the browser's script needs to ask a device for a passkey, or to have one made for the account just proved. */
  async function sendOptions(exchange: RequestResponse, interaction: Interaction): Promise<void> {
    const seconds = input.takeLogInToken(exchange);
    if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    const accountId = await freshlyProven(interaction);
    const site = { name: siteName, publicUrl };
    const options =
      accountId === undefined
        ? await createPasskeyRequest(database.pool, site, interaction.uid)
        : await createPasskeyOptions(database.pool, site, { accountId, binding: interaction.uid });
    if (!options) return sendError(exchange, 'conflict');
    sendAnswer(exchange, { contentType: 'application/json', body: JSON.stringify(options) });
  }

  /** The account whose owner has been proved in this interaction, not long ago. */
  async function freshlyProven({ proven }: Interaction): Promise<string | undefined> {
    return proven && (await isProofFresh(database.pool, proven)) ? proven.accountId : undefined;
  }

  async function rememberProof(exchange: RequestResponse, proof: Proof): Promise<void> {
    const used = readKnownAccounts(cookies.read(exchange.request, 'known'), await secret());
    const known = addKnownAccount(used, proof, await secret());
    const cookie = cookies.write('known', known, { maxAge: HALF_A_YEAR });
    exchange.response.appendHeader('set-cookie', cookie);
  }
}

/** What belongs to the form of that name. A name may be anything, also that of a property which every object has. */
function formIn<Part>(table: Readonly<Record<string, Part>>, name: string): Part | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
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
  forgot: 'log-in',
  'send-reset': 'forgot',
  reset: 'reset',
};
