import type { Database } from '../../database/connect.ts';
import { findReset, type ResetLink } from '../../features/accounts/codes/check-code.ts';
import { hashPassword } from '../../features/accounts/passwords/hash-password.ts';
import { resetByLink } from '../../features/accounts/passwords/reset-password.ts';
import { proofTime } from '../../features/accounts/sessions/proofs.ts';
import type { Proof } from '../../gateways/identity/embedded/embedded-provider.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import type { PageLook } from '../responses/shop-document.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { lookOf, readForm, send } from './forms-and-answers.ts';
import type { FormState } from './page-parts.ts';
import { identityProblemPage, resetDonePage, resetPage } from './pages.ts';
import { identityTexts } from './texts.ts';
import { errorsOf, readTypedValues } from './typed-values.ts';

type ServeResetInput = {
  readonly database: Database;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly takeCallToken: (exchange: RequestResponse) => number;
  /** Lets the browser log in to the account with its password alone. */
  readonly remember: (exchange: RequestResponse, proof: Proof) => Promise<void>;
};

type Again = {
  readonly link: string;
  readonly effect: ResetLink;
  readonly status?: number;
  readonly state: FormState;
};

/** Serves the page behind the link of an email, on which a new password is chosen. It works in any browser. */
export function createServeReset(input: ServeResetInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, takeCallToken, remember } = input;
  return async (exchange) => {
    if (isRead(exchange)) return show(exchange);
    if (exchange.method === 'POST') return change(exchange);
    if (!exchange.request.complete) hangUpAfter(exchange);
    sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD, POST' });
  };

  async function show(exchange: RequestResponse): Promise<void> {
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    const look = lookOf([query.get('lang')]);
    const link = query.get('code') ?? '';
    if (takeCallToken(exchange) > 0) return refuse(exchange, look, 429);
    const found = await findReset(database.pool, link);
    if (!found) return refuse(exchange, look, 410);
    send(exchange, { body: resetPage({ look, siteName, link, effect: found }) });
  }

  async function change(exchange: RequestResponse): Promise<void> {
    const seconds = takeCallToken(exchange);
    const form = await readForm(exchange, publicUrl);
    if (!form) return;
    const look = lookOf([form.get('lang')]);
    if (seconds > 0) return refuse(exchange, look, 429);
    const link = form.get('code') ?? '';
    const found = await findReset(database.pool, link);
    if (!found) return refuse(exchange, look, 410);
    const values = { ...readTypedValues(form), email: found.email };
    const errors = errorsOf(['newPassword'], values, look);
    if (Object.keys(errors).length > 0)
      return again(exchange, look, { link, effect: found, state: { errors } });
    const hashed = await hashPassword(values.newPassword).catch((error: unknown) => {
      if (codeOfFault(error) !== 'unavailable') throw error;
      return undefined;
    });
    if (hashed === undefined) {
      const problem = identityTexts[look.locale].error.failed;
      return again(exchange, look, { link, effect: found, status: 503, state: { problem } });
    }
    const { locale } = look;
    const accountId = await resetByLink(
      database,
      { link, hashed, locale, event: found.restoresAddress ? 'address_restored' : 'password_reset' },
      { name: siteName, publicUrl },
    );
    if (accountId === undefined) return refuse(exchange, look, 410);
    await remember(exchange, { accountId, at: await proofTime(database.pool) });
    send(exchange, { body: resetDonePage({ look, siteName, effect: found }) });
  }

  function again(
    exchange: RequestResponse,
    look: PageLook,
    { link, effect, status = 422, state }: Again,
  ): void {
    send(exchange, { status, body: resetPage({ look, siteName, link, effect, ...state }) });
  }

  function refuse(exchange: RequestResponse, look: PageLook, status: 410 | 429): void {
    const { linkOver, tooMany } = identityTexts[look.locale].error;
    const problem = status === 410 ? linkOver : tooMany;
    send(exchange, { status, body: identityProblemPage({ look, siteName, problem }) });
  }
}
