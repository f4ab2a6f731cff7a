import type { Database } from '../../database/connect.ts';
import { findReset, takeReset } from '../../features/accounts/codes/check-code.ts';
import { changePassword } from '../../features/accounts/passwords/change-password.ts';
import { hashPassword } from '../../features/accounts/passwords/hash-password.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import type { PageLook } from '../responses/shop-document.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { lookOf, readForm, send } from './exchange.ts';
import type { FormState } from './page-parts.ts';
import { identityProblemPage, resetDonePage, resetPage } from './pages.ts';
import { identityTexts } from './texts.ts';
import { errorsOf, readValues } from './typed-values.ts';

type ServeResetInput = {
  readonly database: Database;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly secondsToWait: (exchange: RequestResponse) => number;
  /** Lets the browser log in to the account with its password alone. */
  readonly remember: (exchange: RequestResponse, accountId: string) => Promise<void>;
};

/** Serves the page behind the link of an email, on which a new password is chosen. It works in any browser. */
export function createServeReset(input: ServeResetInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, secondsToWait, remember } = input;
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
    if (secondsToWait(exchange) > 0) return refuse(exchange, look, 429);
    if (!(await findReset(database.pool, link))) return refuse(exchange, look, 410);
    send(exchange, { body: resetPage({ look, siteName, link }) });
  }

  async function change(exchange: RequestResponse): Promise<void> {
    const seconds = secondsToWait(exchange);
    const form = await readForm(exchange, publicUrl);
    if (!form) return;
    const look = lookOf([form.get('lang')]);
    if (seconds > 0) return refuse(exchange, look, 429);
    const link = form.get('code') ?? '';
    const found = await findReset(database.pool, link);
    if (!found) return refuse(exchange, look, 410);
    const values = { ...readValues(form), email: found.email };
    const errors = errorsOf(['newPassword'], values, look);
    if (Object.keys(errors).length > 0) return again(exchange, look, { link, state: { errors } });
    const hashed = await hashPassword(values.newPassword).catch((error: unknown) => {
      if (codeOfFault(error) !== 'unavailable') throw error;
      return undefined;
    });
    if (hashed === undefined) {
      const problem = identityTexts[look.locale].error.failed;
      return again(exchange, look, { link, status: 503, state: { problem } });
    }
    const accountId = await takeReset(database.pool, link);
    if (accountId === undefined) return refuse(exchange, look, 410);
    const { locale } = look;
    await changePassword(
      database,
      { accountId, hashed, locale, event: 'password_reset' },
      { name: siteName, publicUrl },
    );
    await remember(exchange, accountId);
    send(exchange, { body: resetDonePage({ look, siteName }) });
  }

  function again(
    exchange: RequestResponse,
    look: PageLook,
    {
      link,
      status = 422,
      state,
    }: { readonly link: string; readonly status?: number; readonly state: FormState },
  ): void {
    send(exchange, { status, body: resetPage({ look, siteName, link, ...state }) });
  }

  function refuse(exchange: RequestResponse, look: PageLook, status: 410 | 429): void {
    const { linkOver, tooMany } = identityTexts[look.locale].error;
    const problem = status === 410 ? linkOver : tooMany;
    send(exchange, { status, body: identityProblemPage({ look, siteName, problem }) });
  }
}
