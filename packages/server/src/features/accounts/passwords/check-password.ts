import type { Database } from '../../../database/connect.ts';
import { noteEvent } from '../events/account-events.ts';
import { beginPasswordAttempt, forgetPasswordAttempts } from '../limits/password-attempts.ts';
import { findLogInAccount, type LogInAccount } from '../log-in-account.ts';
import { isPassword } from './hash-password.ts';

export type PasswordLogIn = {
  readonly email: string;
  readonly password: string;
  /** Accounts that were registered or used in this browser. */
  readonly knownAccounts: readonly string[];
  /** The clients that share a limit: an address or a network. */
  readonly client: string;
};

export type CheckedPassword =
  | { readonly result: 'right'; readonly account: LogInAccount }
  | { readonly result: 'wrong' }
  /** Too many wrong ones; the password is not even compared. */
  | { readonly result: 'limited'; readonly seconds: number };

/**
 * Compares a password with that of the account of an address. Without an account the same work is done, so that neither
 * time nor limits tell whether there is one.
 */
export async function checkPassword(
  database: Database,
  { email, password, knownAccounts, client }: PasswordLogIn,
): Promise<CheckedPassword> {
  const account = await findLogInAccount(database.pool, { email, knownAccounts });
  const attempt = { email, client, knownAccount: account?.isKnown ? account.id : undefined };
  const seconds = await beginPasswordAttempt(database, attempt);
  if (seconds > 0) return { result: 'limited', seconds };
  const isRight = await isPassword(password, account?.password ?? null);
  if (!account || !isRight) {
    await noteEvent(database.pool, account?.id, 'wrong_password');
    return { result: 'wrong' };
  }
  // A new password may have been chosen while the old one was compared. The statement waits for a change under way.
  const { rowCount } = await database.pool.query(LOCK_UNCHANGED_PASSWORD, [account.id, account.password]);
  if (rowCount !== 1) return { result: 'wrong' };
  await forgetPasswordAttempts(database.pool, attempt);
  return { result: 'right', account };
}

const LOCK_UNCHANGED_PASSWORD = 'select from accounts where id = $1 and password = $2 for share';
