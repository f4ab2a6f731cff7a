import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import {
  type CheckedCode,
  compareCode,
  redeemResetLink,
  type TypedCode,
  useCode,
} from '../codes/check-code.ts';
import { unlessAddressInUse } from '../verification/verify-email.ts';
import { changePassword, type NewPassword, type PasswordSite } from './change-password.ts';

type ChosenPassword = Omit<NewPassword, 'accountId'>;

/**
 * Takes the link of an email and gives its account the new password: both, or neither. An address that was restored or
 * confirmed must not keep a stranger's password. Returns the account; undefined for a link that is over.
 */
export async function resetByLink(
  database: Database,
  { linkSecret, ...chosen }: ChosenPassword & { readonly linkSecret: string },
  site: PasswordSite,
): Promise<string | undefined> {
  return unlessAddressInUse(() =>
    transaction(database, async ({ client }) => {
      const accountId = await redeemResetLink(client, linkSecret);
      if (accountId !== undefined) await changePassword(client, { ...chosen, accountId }, site);
      return accountId;
    }),
  );
}

/** The same with a code. An attempt is counted before the transaction begins, so that no failure gives it back. */
export async function resetByCode(
  database: Database,
  { typed, ...chosen }: ChosenPassword & { readonly typed: Omit<TypedCode, 'purpose'> },
  site: PasswordSite,
): Promise<CheckedCode> {
  const compared = await compareCode(database.pool, { ...typed, purpose: 'reset' });
  if (compared.result !== 'right') return { result: compared.result };
  const { id, accountId } = compared;
  const isChanged = await unlessAddressInUse(() =>
    transaction(database, async ({ client }) => {
      if (!(await useCode(client, id))) return false;
      await changePassword(client, { ...chosen, accountId }, site);
      return true;
    }),
  );
  return isChanged ? { result: 'right', accountId } : { result: 'over' };
}
