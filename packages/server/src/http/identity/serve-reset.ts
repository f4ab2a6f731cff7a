import type { Database } from '../../database/connect.ts';
import { findReset, type ResetLink } from '../../features/accounts/codes/check-code.ts';
import { hashPassword } from '../../features/accounts/passwords/hash-password.ts';
import { resetByLink } from '../../features/accounts/passwords/reset-password.ts';
import { proofTime } from '../../features/accounts/sessions/proofs.ts';
import type { Proof } from '../../gateways/identity/embedded/embedded-provider.ts';
import { codeOfFault, sendError } from '../responses/errors.ts';
import type { PageLook } from '../responses/shop-document.ts';
import { hangUpAfter, isRead, pathOf, type RequestResponse } from '../server/request-response.ts';
import { lookOf } from './page-look.ts';
import type { FormState } from './page-parts.ts';
import { identityProblemPage, resetDonePage, resetPage } from './pages.ts';
import { readForm } from './read-form.ts';
import { sendAnswer } from './send-answer.ts';
import { identityTexts } from './texts.ts';
import { errorsOf, readTypedValues } from './typed-values.ts';

type ServeResetInput = {
  readonly database: Database;
  readonly siteName: string;
  readonly publicUrl: string;
  /** Counts a request against its sender's limit. Returns the seconds that the sender must wait, or 0. */
  readonly takeCallToken: (exchange: RequestResponse) => number;
  /** Lets the browser log in to the account with its password alone. */
  readonly rememberProof: (exchange: RequestResponse, proof: Proof) => Promise<void>;
};

type RetryPage = {
  readonly linkSecret: string;
  readonly resetLink: ResetLink;
  readonly status?: number;
  readonly state: FormState;
};

/**
 * Serves the page that the link of an email opens, on which a new password is chosen. The link may also restore or
 * confirm the address of the account (`ResetLink`). It works in any browser, also one that has never logged in. Its
 * tests are in `codes.test.ts`, `confirm-address.test.ts` and `odd-forms.test.ts`.
 */
export function createServeReset(input: ServeResetInput): (exchange: RequestResponse) => Promise<void> {
  const { database, siteName, publicUrl, takeCallToken, rememberProof } = input;
  return async (exchange) => {
    if (isRead(exchange)) return showForm(exchange);
    if (exchange.method === 'POST') return changePassword(exchange);
    if (!exchange.request.complete) hangUpAfter(exchange);
    sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD, POST' });
  };

  async function showForm(exchange: RequestResponse): Promise<void> {
    const query = new URLSearchParams(exchange.url.slice(pathOf(exchange).length));
    const look = lookOf([query.get('lang')]);
    const linkSecret = query.get('code') ?? '';
    if (takeCallToken(exchange) > 0) return showProblem(exchange, look, 429);
    const resetLink = await findReset(database.pool, linkSecret);
    if (!resetLink) return showProblem(exchange, look, 410);
    sendAnswer(exchange, { body: resetPage({ look, siteName, linkSecret, resetLink }) });
  }

  async function changePassword(exchange: RequestResponse): Promise<void> {
    const waitSeconds = takeCallToken(exchange);
    // The form is read before the refusal, because it states the language of the refusal.
    const form = await readForm(exchange, publicUrl);
    if (!form) return;
    const look = lookOf([form.get('lang')]);
    if (waitSeconds > 0) return showProblem(exchange, look, 429);
    const linkSecret = form.get('code') ?? '';
    const resetLink = await findReset(database.pool, linkSecret);
    if (!resetLink) return showProblem(exchange, look, 410);
    const values = { ...readTypedValues(form), email: resetLink.email };
    const errors = errorsOf(['newPassword'], values, look);
    if (Object.keys(errors).length > 0)
      return showAgain(exchange, look, { linkSecret, resetLink, state: { errors } });
    const hashed = await hashPassword(values.newPassword).catch((error: unknown) => {
      // Too many passwords are being hashed at once. The traveller may send the form again.
      if (codeOfFault(error) !== 'unavailable') throw error;
      return undefined;
    });
    if (hashed === undefined) {
      const problem = identityTexts[look.locale].error.failed;
      return showAgain(exchange, look, { linkSecret, resetLink, status: 503, state: { problem } });
    }
    const { locale } = look;
    const accountId = await resetByLink(
      database,
      {
        linkSecret,
        hashed,
        locale,
        event: resetLink.restoresAddress ? 'address_restored' : 'password_reset',
      },
      { name: siteName, publicUrl },
    );
    if (accountId === undefined) return showProblem(exchange, look, 410);
    await rememberProof(exchange, { accountId, at: await proofTime(database.pool) });
    sendAnswer(exchange, { body: resetDonePage({ look, siteName, resetLink }) });
  }

  function showAgain(
    exchange: RequestResponse,
    look: PageLook,
    { linkSecret, resetLink, status = 422, state }: RetryPage,
  ): void {
    sendAnswer(exchange, { status, body: resetPage({ look, siteName, linkSecret, resetLink, ...state }) });
  }

  function showProblem(exchange: RequestResponse, look: PageLook, status: 410 | 429): void {
    const { linkOver, tooMany } = identityTexts[look.locale].error;
    const problem = status === 410 ? linkOver : tooMany;
    sendAnswer(exchange, { status, body: identityProblemPage({ look, siteName, problem }) });
  }
}
