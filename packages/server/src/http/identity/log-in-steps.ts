import { createHmac } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { type CheckedCode, redeemCode, type TypedCode } from '../../features/accounts/codes/check-code.ts';
import { sendCode } from '../../features/accounts/codes/send-code.ts';
import { noteEvent } from '../../features/accounts/events/account-events.ts';
import { logInByPasskey } from '../../features/accounts/passkeys/log-in-by-passkey.ts';
import { checkPassword } from '../../features/accounts/passwords/check-password.ts';
import { hashPassword } from '../../features/accounts/passwords/hash-password.ts';
import { registerAccount } from '../../features/accounts/passwords/register-account.ts';
import { resetByCode } from '../../features/accounts/passwords/reset-password.ts';
import { proofTime } from '../../features/accounts/sessions/proofs.ts';
import { sendVerification } from '../../features/accounts/verification/send-verification.ts';
import type { PageLook } from '../responses/shop-document.ts';
import type { FieldName } from './page-parts.ts';
import type { IdentityPage } from './pages.ts';
import { identityTexts } from './texts.ts';
import { errorsOf, type FormValues } from './typed-values.ts';

type StepsInput = {
  readonly database: Database;
  readonly site: { readonly name: string; readonly publicUrl: string };
  readonly secret: () => Promise<Buffer>;
};

/** A form that was sent, and from where. */
export type SentForm = {
  readonly values: FormValues;
  readonly look: PageLook;
  /** What only this browser has for as long as it logs in. */
  readonly binding: string;
  readonly issuerSession: string | undefined;
  /** Accounts that were registered or used in this browser. */
  readonly knownAccounts: readonly string[];
  /** The clients that share a limit. */
  readonly client: string;
  /** What a script sent along. */
  readonly credential: string;
};

/** Either the next page, or the account that has been proved. */
export type StepResult =
  | {
      readonly page: IdentityPage;
      readonly status: 200 | 422 | 429;
      /** Seconds until it makes sense to try again. */
      readonly retryAfter?: number;
    }
  | Proven;

/** An account whose owner has been proved, and how. */
export type Proven = {
  readonly accountId: string;
  /** When it was proved, if not by what the form contains. */
  readonly at?: Date;
  readonly way: 'password' | 'code' | 'passkey' | 'registration' | 'reset';
};

export type LogInSteps = Readonly<Record<string, (sent: SentForm) => Promise<StepResult>>>;

/** The steps of a log-in, by the form that was sent. */
export function createLogInSteps({ database, site, secret }: StepsInput): LogInSteps {
  return {
    'log-in': checked({ form: 'log-in', names: ['email', 'password'] }, logIn),
    register: checked({ form: 'register', names: ['name', 'email', 'password'], isNew: true }, register),
    'send-code': checked({ form: 'log-in', names: ['email'] }, (sent) => askForCode(sent, 'log_in')),
    passkey: logInWithPasskey,
    code: checked({ form: 'code', names: ['code'] }, logInByCode),
    // The address that was typed so far goes along.
    forgot: async ({ values }) => ({ page: { form: 'forgot', typed: values }, status: 200 }),
    'send-reset': checked({ form: 'forgot', names: ['email'] }, (sent) => askForCode(sent, 'reset')),
    reset: checked({ form: 'reset', names: ['code', 'newPassword'] }, reset),
  };

  async function logIn(sent: SentForm): Promise<StepResult> {
    const { values, look } = sent;
    const texts = identityTexts[look.locale];
    const checkedPassword = await checkPassword(database, { ...sent, ...values });
    const again = { form: 'log-in', typed: values } as const;
    if (checkedPassword.result === 'limited') {
      const { seconds } = checkedPassword;
      const problem = texts.limited(Math.ceil(seconds / 60));
      return { page: { ...again, problem }, status: 429, retryAfter: seconds };
    }
    if (checkedPassword.result === 'wrong')
      return { page: { ...again, problem: texts.error.noMatch }, status: 422 };
    const { account } = checkedPassword;
    // A password may have leaked. In a browser that the account has never used, it takes a code as well.
    if (!account.isKnown) return askForCode(sent, 'log_in', { isNewBrowser: true });
    await noteEvent(database.pool, account.id, 'log_in_password');
    return { accountId: account.id, way: 'password' };
  }

  async function register({ values, binding, client, look: { locale } }: SentForm): Promise<StepResult> {
    const page = createHmac('sha256', await secret())
      .update(`account of ${binding}`)
      .digest();
    const id = await registerAccount(database.pool, { ...values, page, locale });
    await sendVerification(database, { id, email: values.email, locale, client }, site);
    return { accountId: id, way: 'registration' };
  }

  async function askForCode(
    sent: SentForm,
    purpose: 'log_in' | 'reset',
    page: Pick<IdentityPage, 'isNewBrowser'> = {},
  ): Promise<StepResult> {
    const { values, look } = sent;
    const wanted = { ...sent, purpose, email: values.email, locale: look.locale };
    const wait = await sendCode(database, wanted, { ...site, secret: await secret() });
    const next = { form: purpose === 'reset' ? 'reset' : 'code', typed: values, ...page } as const;
    if (!wait) return { page: next, status: 200 };
    const texts = identityTexts[look.locale];
    const textOf = wait.limitOf === 'address' ? texts.nextCode : texts.crowded;
    const problem = textOf(Math.ceil(wait.seconds / 60));
    return { page: { ...next, problem }, status: 429, retryAfter: wait.seconds };
  }

  async function logInWithPasskey({ values, look, credential, binding }: SentForm): Promise<StepResult> {
    const accountId = await logInByPasskey(database.pool, site, { credential, binding });
    if (accountId !== undefined) return { accountId, way: 'passkey' };
    const problem = identityTexts[look.locale].error.passkey;
    return { page: { form: 'log-in', typed: values, problem }, status: 422 };
  }

  async function logInByCode(sent: SentForm): Promise<StepResult> {
    const redeemed = await redeemCode(database.pool, { ...(await typedCode(sent)), purpose: 'log_in' });
    if (redeemed.result !== 'right') return codeAgain(sent, 'code', redeemed.result);
    const { accountId } = redeemed;
    await noteEvent(database.pool, accountId, 'log_in_code');
    return { accountId, way: 'code' };
  }

  async function reset(sent: SentForm): Promise<StepResult> {
    const hashed = await hashPassword(sent.values.newPassword);
    const { locale } = sent.look;
    const own = { interaction: sent.binding, issuerSession: sent.issuerSession };
    const chosen = { typed: await typedCode(sent), hashed, locale, own, event: 'password_reset' } as const;
    const redeemed = await resetByCode(database, chosen, site);
    if (redeemed.result !== 'right') return codeAgain(sent, 'reset', redeemed.result);
    // Everything that was proved before counts no longer; the code that was just used does.
    return { accountId: redeemed.accountId, way: 'reset', at: await proofTime(database.pool) };
  }

  async function typedCode({ values, binding }: SentForm): Promise<Omit<TypedCode, 'purpose'>> {
    return { code: values.code, binding, secret: await secret() };
  }
}

function codeAgain(
  { values, look }: SentForm,
  form: 'code' | 'reset',
  result: Exclude<CheckedCode['result'], 'right'>,
): StepResult {
  const { error } = identityTexts[look.locale];
  const errors = { code: result === 'wrong' ? error.code : error.codeOver };
  return { page: { form, typed: values, errors }, status: 422 };
}

type Fields = {
  readonly form: IdentityPage['form'];
  readonly names: readonly FieldName[];
  readonly isNew?: boolean;
};

/** A step whose fields are complete; otherwise the page says what is missing. */
function checked(
  { form, names, isNew = false }: Fields,
  step: (sent: SentForm) => Promise<StepResult>,
): (sent: SentForm) => Promise<StepResult> {
  return async (sent) => {
    const { values, look } = sent;
    const errors = errorsOf(names, values, { locale: look.locale, isNew });
    if (Object.keys(errors).length === 0) return step(sent);
    return { page: { form, typed: values, errors }, status: 422 };
  };
}
